/** Small settings that stay in the browser. Storage may be refused: then they last as long as the page. */
const forgotten = new Map<string, string>();

/** Reads a setting, or sets it. What was stored may be anything: the caller checks it. */
export function setting(name: string, value?: string): string | null {
  const key = `highwayman.${name}`;
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    if (value !== undefined) forgotten.set(key, value);
    return forgotten.get(key) ?? null;
  }
}
/** One of a list, or its first. */
export function choiceSetting<T extends string>(name: string, among: readonly T[]): T {
  const found = setting(name);
  return among.find((each) => each === found) ?? (among[0] as T);
}
