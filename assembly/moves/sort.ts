/** Ascending order of short lists of u32: insertion sort, over Shell gaps where the list is long. */
export function sortMoves(base: usize, n: i32): void {
  for (let gap = n > 700 ? 701 : n > 130 ? 132 : n > 20 ? 23 : n > 8 ? 4 : 1; gap > 0; gap = narrower(gap)) {
    for (let i = gap; i < n; i++) {
      const v = load<u32>(base + ((<usize>i) << 2));
      let j = i;
      while (j >= gap && load<u32>(base + ((<usize>(j - gap)) << 2)) > v) {
        store<u32>(base + ((<usize>j) << 2), load<u32>(base + ((<usize>(j - gap)) << 2)));
        j -= gap;
      }
      store<u32>(base + ((<usize>j) << 2), v);
    }
  }
}
/** Ciura's gaps. */
function narrower(gap: i32): i32 {
  return gap == 701
    ? 301
    : gap == 301
      ? 132
      : gap == 132
        ? 57
        : gap == 57
          ? 23
          : gap == 23
            ? 10
            : gap == 10
              ? 4
              : gap == 4
                ? 1
                : 0;
}
