/** C1, C2: the field from above. Lines every five yards, the lines five deep, hash marks, goal lines like spots. */
import type { Figure } from "../../../sheet/figures/index.js";
import { idPart, r3 } from "./figure-tools.js";

export interface Turf {
  readonly width: number;
  readonly height: number;
  /** Size against the postcard. */
  readonly s: number;
  /** Turf under every second ten yards, end zone of either side. */
  readonly stripe: string;
  readonly ends: readonly [string, string];
  /** Lines on the tens, on the fives, goal lines and frame. */
  readonly strong: string;
  readonly chalk: string;
  readonly frame: string;
  readonly paper: string;
}

/** Thinnest line that prints cleanly, millimeters. */
const HAIR = 0.2;

export const turfFigure: Figure<Turf> = {
  id: (p) => `turf-${idPart(p.width, p.height, p.s, p.stripe, ...p.ends, p.strong, p.chalk, p.frame)}`,
  draw: (group, { width, height, s, stripe, ends, strong, chalk, frame, paper }) => {
    const u = width / 24;
    group.rect(r3(width), r3(height)).fill(paper);
    for (const ten of [1, 3, 5, 7, 9])
      group
        .rect(r3(2 * u), r3(height))
        .move(r3((1 + ten) * 2 * u - 2 * u), 0)
        .fill(stripe);
    group
      .rect(r3(2 * u), r3(height))
      .move(0, 0)
      .fill(ends[0]);
    group
      .rect(r3(2 * u), r3(height))
      .move(r3(22 * u), 0)
      .fill(ends[1]);
    const line = (d: string, color: string, width_: number): void => {
      group.path(d).fill("none").stroke({ color, width: width_ });
    };
    const lines = (steps: readonly number[]): string =>
      steps.map((i) => `M${r3((2 + i) * u)} 0V${r3(height)}`).join("");
    const all = Array.from({ length: 19 }, (_, i) => i + 1);
    line(lines(all.filter((i) => i % 2 === 1)), chalk, Math.max(HAIR, HAIR * s * 0.85));
    line(lines(all.filter((i) => i % 2 === 0 && i !== 10)), strong, Math.max(HAIR, HAIR * 1.2 * s));
    line(lines([10]), strong, Math.max(HAIR * 1.7, 0.34 * s));
    // A tick a yard along the sidelines, and hash marks on the five-yard lines.
    const tick = 0.75 * s;
    let ticks = "";
    for (let yard = 1; yard < 100; yard++) {
      if (yard % 5 === 0) continue;
      const x = r3((2 + yard / 5) * u);
      ticks += `M${x} 0v${r3(tick)}M${x} ${r3(height)}v${r3(-tick)}`;
    }
    line(ticks, chalk, HAIR);
    let hashes = "";
    for (const i of all)
      for (const share of [0.36, 0.64]) hashes += `M${r3((2 + i) * u - 0.55 * s)} ${r3(height * share)}h${r3(1.1 * s)}`;
    line(hashes, strong, HAIR);
    const deep = [u, 23 * u].map((x) => `M${r3(x)} 0V${r3(height)}`).join("");
    group
      .path(deep)
      .fill("none")
      .stroke({ color: chalk, width: HAIR, dasharray: `${r3(0.8 * s)} ${r3(0.7 * s)}` });
    line([2 * u, 22 * u].map((x) => `M${r3(x)} 0V${r3(height)}`).join(""), frame, 0.75 * s);
    group
      .rect(r3(width), r3(height))
      .fill("none")
      .stroke({ color: frame, width: 0.4 * s });
  },
};
