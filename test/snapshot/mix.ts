/** A digest of 32 bits, of numbers and texts in their order (Fowler, Noll and Vo). */
export class Mix {
  #hash = 0x811c9dc5;

  add(...values: readonly (number | string | boolean | null | undefined)[]): this {
    for (const value of values) {
      const text = `${value};`;
      for (let i = 0; i < text.length; i++) this.#hash = Math.imul(this.#hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
    }
    return this;
  }
  floats(values: Float32Array): this {
    const words = new Uint32Array(values.slice().buffer);
    for (const word of words) this.#hash = Math.imul(this.#hash ^ word, 0x01000193) >>> 0;
    return this;
  }
  get text(): string {
    return this.#hash.toString(16).padStart(8, '0');
  }
}
