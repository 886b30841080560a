/** A football field from above: sidelines, end zones, a line every five yards, hash marks. Drawn lightly, as a background. */
import type { Figure } from "./canvas.js";

export interface FootballField {
  /** Millimeters, including both end zones. */
  readonly width: number;
  readonly height: number;
  /** Distance of the hash marks from the nearer sideline, as a share of the height. */
  readonly hash: number;
  readonly chalk: string;
  /** Color of sidelines and goal lines. */
  readonly frame: string;
  readonly endZone: string;
}

/** 100 yards and two end zones of ten. */
const YARDS = 120;
/** Length of a one-yard mark. */
const TICK = 1.7;

const r3 = (value: number): number => Math.round(value * 1000) / 1000;
const hex = (color: string): string => color.replace("#", "");

/** Positions of the numbers: yards from the near goal, and the line's position; `toward` points to that goal, 0 at midfield. */
export function fieldNumbers(width: number): { tens: string; x: number; toward: -1 | 0 | 1 }[] {
  return [10, 20, 30, 40, 50, 60, 70, 80, 90].map((yard) => ({
    tens: `${Math.min(yard, 100 - yard) / 10}`,
    x: r3(((10 + yard) * width) / YARDS),
    toward: yard === 50 ? 0 : yard < 50 ? -1 : 1,
  }));
}

export const footballField: Figure<FootballField> = {
  id: (p) =>
    `field-${r3(p.width)}-${r3(p.height)}-${r3(p.hash)}-${hex(p.chalk)}-${hex(p.frame)}-${hex(p.endZone)}`.replace(
      /\./g,
      "_",
    ),
  draw: (group, { width, height, hash, chalk, frame, endZone }) => {
    const yard = width / YARDS;
    for (const x of [0, 110 * yard])
      group
        .rect(r3(10 * yard), height)
        .move(r3(x), 0)
        .fill(endZone);
    let lines = "";
    let marks = "";
    for (let y = 1; y < 100; y++) {
      const x = r3((10 + y) * yard);
      if (y % 5 === 0) lines += `M${x} 0V${height}`;
      else
        for (const top of [0, height * hash - TICK, height * (1 - hash), height - TICK])
          marks += `M${x} ${r3(top)}v${TICK}`;
    }
    group.path(lines).fill("none").stroke({ color: chalk, width: 0.25 });
    group.path(marks).fill("none").stroke({ color: chalk, width: 0.18 });
    // Ticks on the five-yard lines, at the hash marks.
    let serifs = "";
    for (let y = 5; y < 100; y += 5)
      for (const at of [hash, 1 - hash]) serifs += `M${r3((10 + y) * yard - 0.9)} ${r3(height * at)}h1.8`;
    group.path(serifs).fill("none").stroke({ color: chalk, width: 0.25 });
    const goals = [10, 110].map((y) => `M${r3(y * yard)} 0V${height}`).join("");
    group.path(goals).fill("none").stroke({ color: frame, width: 0.5 });
  },
};
