/** Writes outlines of letters compactly: relative commands, horizontal and vertical lines with one number. */
import { compact } from "../../sheet/drawing/short-numbers.js";

/** Font units are thousandths of an em or finer: one decimal is more than enough. */
const DIGITS = 1;
const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/** fontkit's absolute path data (M, L, Q, C, Z) -> the same outline in nearly the fewest characters. */
export function shortenGlyphPath(data: string): string {
  const pen = new Pen();
  for (const [, command, list] of data.matchAll(COMMAND)) {
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((number) => round(Number(number)));
    pen.draw(command, numbers);
  }
  return pen.data;
}

const round = (value: number): number => Math.round(value * 10) / 10;

class Pen {
  data = "";
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #last = "";

  draw(command: string, numbers: readonly number[]): void {
    if (command === "Z") {
      this.#put("z", []);
      [this.#x, this.#y] = [this.#startX, this.#startY];
      return;
    }
    const [x, y] = numbers.slice(-2);
    // Rounds positions before taking differences, so that rounding errors never add up along an outline.
    const [dx, dy] = [x - this.#x, y - this.#y];
    if (command === "L" && round(dy) === 0) this.#put("h", [dx]);
    else if (command === "L" && round(dx) === 0) this.#put("v", [dy]);
    else {
      const steps = numbers.map((value, i) => value - (i % 2 === 0 ? this.#x : this.#y));
      this.#put(command.toLowerCase(), steps);
    }
    [this.#x, this.#y] = [x, y];
    if (command === "M") [this.#startX, this.#startY] = [x, y];
  }

  #put(command: string, steps: readonly number[]): void {
    const repeated = command === this.#last && command !== "z" && command !== "m";
    let text = repeated ? "" : command;
    steps.forEach((step, i) => {
      const number = compact(step, DIGITS);
      const apart = (i > 0 || repeated) && !number.startsWith("-");
      text += apart ? ` ${number}` : number;
    });
    this.data += text;
    this.#last = command;
  }
}
