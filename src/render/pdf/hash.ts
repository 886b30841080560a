/** A fast 64-bit hash for naming things by content; not for security. */

/** Two unsigned 32-bit halves. */
export type Hash = readonly [high: number, low: number];

/** Hashes bytes piece by piece (cyrb53's mixing, kept in two halves). */
export class Hasher {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  add(bytes: Uint8Array): this {
    let [a, b] = [this.#a, this.#b];
    for (let i = 0; i < bytes.length; i++) {
      a = Math.imul(a ^ bytes[i], 2654435761);
      b = Math.imul(b ^ bytes[i], 1597334677);
    }
    [this.#a, this.#b] = [a, b];
    return this;
  }

  addText(text: string): this {
    return this.add(new TextEncoder().encode(`${text}\n`));
  }

  finish(): Hash {
    let [a, b] = [this.#a, this.#b];
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return [a >>> 0, b >>> 0];
  }
}

export const hashText = (text: string): Hash => new Hasher().addText(text).finish();

/** Sixteen hexadecimal digits. */
export const hashHex = (hash: Hash): string => hash.map((half) => half.toString(16).padStart(8, "0")).join("");
