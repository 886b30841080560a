/** The ruler next to a field: one tick per yard between the goal lines, numbers at the tens; end zones of ten yards stay free. */
import type { FigureDraw } from "../../../sheet/drawing/brush.js";

/** Goal line to goal line are 100 of 120 yards. */
const YARDS = 120;
const END_ZONE = 10;
const TICKS = { ten: 4.2, five: 3, one: 1.7 } as const;
const HIGH = 7.2;

export const yardRuler: FigureDraw<object> = {
  high: () => HIGH,
  wide: () => 200,
  draw({ w }, _data, brush) {
    const x = (yard: number): number => ((END_ZONE + yard) * w) / YARDS;
    brush.line(x(0), 0, x(100), 0, { weight: "frame" });
    for (let yard = 0; yard <= 100; yard++) {
      const kind = yard % 10 === 0 ? "ten" : yard % 5 === 0 ? "five" : "one";
      brush.line(x(yard), 0, x(yard), TICKS[kind], { weight: kind === "ten" ? "frame" : "hair" });
      if (kind !== "ten") continue;
      const value = `${yard <= 50 ? yard : 100 - yard}`;
      brush.text({ value, x: x(yard), y: HIGH - 0.4, style: "strong", size: 8, align: "middle" });
    }
  },
};
