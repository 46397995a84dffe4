/** Least squares over rows that come one by one: sums, and the weights that fit them best without straying far from a guess. */
export class Regression {
  /** Sum of weight * x xᵀ, row by row. */
  readonly squares: Float64Array;
  readonly products: Float64Array;
  rows = 0;

  constructor(readonly size: number) {
    this.squares = new Float64Array(size * size);
    this.products = new Float64Array(size);
  }
  add(x: Float64Array, y: number): void {
    const { size, squares, products } = this;
    for (let i = 0; i < size; i++) {
      const xi = x[i] as number;
      if (xi === 0) continue;
      products[i] = (products[i] as number) + xi * y;
      for (let k = 0; k <= i; k++) squares[i * size + k] = (squares[i * size + k] as number) + xi * (x[k] as number);
    }
    this.rows++;
  }
  /** Earlier rows count less from now on. */
  fade(share: number): void {
    for (const sums of [this.squares, this.products]) sums.forEach((each, i) => (sums[i] = each * share));
    this.rows *= share;
  }
  /**
   * The weights w with the least sum of squares (y - w x)² + pull * rows * (w - guess)²; by Cholesky's decomposition.
   * @param pull above 0
   */
  solve(guess: Float64Array, pull: number): Float64Array {
    const { size, squares, products } = this;
    const held = pull * Math.max(1, this.rows);
    const at = (i: number, k: number): number => squares[i * size + k] as number;
    const root = new Float64Array(size * size);
    const w = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let k = 0; k <= i; k++) {
        let sum = at(i, k) + (i === k ? held : 0);
        for (let m = 0; m < k; m++) sum -= (root[i * size + m] as number) * (root[k * size + m] as number);
        root[i * size + k] = i === k ? Math.sqrt(sum) : sum / (root[k * size + k] as number);
      }
    }
    for (let i = 0; i < size; i++) {
      let sum = (products[i] as number) + held * (guess[i] as number);
      for (let m = 0; m < i; m++) sum -= (root[i * size + m] as number) * (w[m] as number);
      w[i] = sum / (root[i * size + i] as number);
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = w[i] as number;
      for (let m = i + 1; m < size; m++) sum -= (root[m * size + i] as number) * (w[m] as number);
      w[i] = sum / (root[i * size + i] as number);
    }
    return w;
  }
}
