/** The visual signature of every sheet: a strip of football field, one tick per yard, hatched end zones, numbers from both goals. */
import type { Figure } from "./canvas.js";

export interface YardBand {
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  readonly field: string;
  readonly chalk: string;
  /** Frame color; low-ink bands are only outlined. */
  readonly frame: string;
}

const r3 = (value: number): number => Math.round(value * 1000) / 1000;
const hex = (color: string): string => color.replace("#", "");
/** 100 yards and two end zones of ten. */
const YARDS = 120;
/** If yards are narrower than this, ticks blur in print: only every fifth is drawn. */
const FINEST = 1;

export const yardBand: Figure<YardBand> = {
  id: (p) => `yards-${r3(p.width)}-${r3(p.height)}-${hex(p.field)}-${hex(p.chalk)}-${hex(p.frame)}`.replace(/\./g, "_"),
  draw: (group, { width, height, field, chalk, frame }) => {
    const inset = frame === "none" ? 0 : 0.09;
    const band = group
      .rect(r3(width - 2 * inset), r3(height - 2 * inset))
      .move(inset, inset)
      .fill(field);
    if (frame !== "none") band.stroke({ color: frame, width: 0.176 });
    const yard = width / YARDS;
    const tick = height * 0.17;
    const coarse = yard < FINEST;
    let path = "";
    for (let y = 1; y < 100; y++) {
      const x = r3((10 + y) * yard);
      if (y % 10 === 0) continue;
      if (coarse && y % 5 !== 0) continue;
      if (y % 5 === 0 && !coarse) path += `M${x} 0V${r3(height)}`;
      else path += `M${x} 0V${r3(tick)}M${x} ${r3(height - tick)}V${r3(height)}`;
    }
    for (let y = 10; y < 100; y += 10) path += `M${r3((10 + y) * yard)} ${r3(height * 0.12)}V${r3(height * 0.88)}`;
    group.path(path).fill("none").stroke({ color: chalk, width: 0.13 });
    let goals = "";
    for (const x of [10, 110]) goals += `M${r3(x * yard)} 0V${r3(height)}`;
    group.path(goals).fill("none").stroke({ color: chalk, width: 0.5 });
    let hatch = "";
    for (const end of [0, 110 * yard]) {
      const step = (10 * yard - 2) / 8;
      for (let i = 0; i < 8; i++) {
        const x = end + 1 + i * step;
        hatch += `M${r3(x)} ${r3(height * 0.78)}L${r3(x + step * 0.9)} ${r3(height * 0.22)}`;
      }
    }
    group.path(hatch).fill("none").stroke({ color: chalk, width: 0.3 });
  },
};

/** Positions of the yard numbers: center of the line in millimeters, and the digit to its left; to its right is a zero. */
export function yardNumbers(width: number): { x: number; tens: string }[] {
  const yard = width / YARDS;
  return [10, 20, 30, 40, 50, 40, 30, 20, 10].map((number, i) => ({
    x: (10 + (i + 1) * 10) * yard,
    tens: `${number / 10}`,
  }));
}
