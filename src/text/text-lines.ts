/** Lines and columns of a text, counted from 1 as editors do. */

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Finds the line and column of any offset; line starts are computed once. */
export class TextLines {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  /** Line and column of a 0-based offset. */
  at(offset: number): LineColumn {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#starts[low] + 1 };
  }
}
