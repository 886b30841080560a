/** C1, C2: the field from above, and the background that bleeds off the card. Lines every five yards, lines five yards deep, hash marks. */
import type { Brush, FigureDraw } from "../../../sheet/drawing/brush.js";
import { boardPlaces, yardX } from "./board-places.js";
import { BOARD_TAKES, boardShape, type BoardData } from "./board-data.js";
import { cardInks } from "./inks.js";
import { HAIR } from "./shapes.js";

const FIVES = Array.from({ length: 19 }, (_, i) => 5 * (i + 1));

export const turf: FigureDraw<BoardData> = {
  takes: BOARD_TAKES,
  draw(room, data, brush) {
    const places = boardPlaces(room, boardShape(data));
    const { field, u } = places;
    const inks = cardInks(brush.theme);
    const ends = [data.home, data.away].map(({ colors }) => cardInks(brush.theme, colors).tints[2]);
    const { x, y, w, h } = field;
    // A card without bleed keeps a white border: half of it would stay white anyway at the printer's margin.
    brush.rect(-data.beyond, y, room.w + 2 * data.beyond, h, { fill: inks.tints[1] });
    brush.rect(x, y, w, h, { fill: "paper" });
    for (const ten of [0, 20, 40, 60, 80]) brush.rect(yardX(places, ten), y, 2 * u, h, { fill: inks.tints[0] });
    brush.rect(x, y, 2 * u, h, { fill: ends[0] });
    brush.rect(x + w - 2 * u, y, 2 * u, h, { fill: ends[1] });
    const across = (yards: number, weight: number, stroke: string, dash?: readonly number[]): void =>
      brush.line(yardX(places, yards), y, yardX(places, yards), y + h, { weight, stroke, ...(dash && { dash }) });
    for (const yards of FIVES) {
      if (yards % 10 === 5) across(yards, HAIR, inks.line);
      else across(yards, yards === 50 ? 0.34 : 0.24, inks.accent);
    }
    drawTicks(brush, places, inks.line, inks.accent);
    for (const yards of [-5, 105]) across(yards, HAIR, inks.line, [0.8, 0.7]);
    for (const yards of [0, 100]) across(yards, 0.75, inks.accent);
    brush.rect(x, y, w, h, { stroke: inks.accent, weight: 0.4 });
  },
};

/** One tick per yard along the sidelines, and hash marks on the five-yard lines: one path for each kind. */
function drawTicks(brush: Brush, places: ReturnType<typeof boardPlaces>, chalk: string, strong: string): void {
  const { y, h } = places.field;
  const ticks: ("M" | "L" | number)[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number): void => void ticks.push("M", x1, y1, "L", x2, y2);
  for (let yard = 1; yard < 100; yard++) {
    if (yard % 5 === 0) continue;
    const at = yardX(places, yard);
    add(at, y, at, y + 0.75);
    add(at, y + h, at, y + h - 0.75);
  }
  brush.path(ticks.splice(0), { stroke: chalk, weight: HAIR });
  for (const yards of FIVES)
    for (const share of [0.36, 0.64]) {
      const [at, row] = [yardX(places, yards), y + h * share];
      add(at - 0.55, row, at + 0.55, row);
    }
  brush.path(ticks, { stroke: strong, weight: HAIR });
}
