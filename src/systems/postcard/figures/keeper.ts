/** C16: the score keeper: a circle for the score, in a ring of the four team skills. Players circle their team's skill. */
import type { FigureDraw, Room } from "../../../sheet/drawing/brush.js";
import type { FieldOp } from "../../../sheet/drawing/types.js";
import type { Skill } from "../engine/index.js";
import { cardInks } from "./inks.js";
import { HAIR, onCircle, ringPart } from "./shapes.js";

export interface KeeperData {
  readonly colors?: readonly [string, string];
}

/** Center of each skill's arc, degrees clockwise from twelve o'clock: offense at the top, defense at the bottom. */
const SKILL_PLACES: Readonly<Record<Skill, number>> = {
  "offense-rush": -45,
  "offense-pass": 45,
  "defense-rush": -135,
  "defense-pass": 135,
};
/** Gap between two arcs, degrees. */
const OPEN = 7;
const RING = 2.2;

function keeperPlaces({ w, h }: Room) {
  const outer = Math.min(w, h) / 2 - 0.1;
  const inner = outer * 0.72;
  return { x: w / 2, y: h / 2, outer, inner, middle: (outer + inner + 0.35) / 2 };
}

const skillSpot = (room: Room, skill: Skill): { x: number; y: number } => {
  const { x, y, middle } = keeperPlaces(room);
  return onCircle(x, y, middle, SKILL_PLACES[skill]);
};

export const keeper: FigureDraw<KeeperData> = {
  takes: [],
  high: (_data, width) => width,
  draw(room, { colors }, brush) {
    const { x, y, outer, inner } = keeperPlaces(room);
    const inks = cardInks(brush.theme, colors);
    for (let quarter = 0; quarter < 4; quarter++) {
      const from = quarter * 90 + OPEN / 2;
      const arc = ringPart(x, y, outer, inner + 0.35, from, from + 90 - OPEN);
      brush.path(arc, { fill: inks.arc, stroke: inks.accent, weight: HAIR });
    }
    brush.circle(x, y, inner, { fill: "paper", stroke: inks.accent, weight: 0.6 });
  },
  write(room, _data, value, brush) {
    const { x, y } = skillSpot(room, value as Skill);
    brush.hand.ring(`skill.${value as string}`, x, y, RING);
  },
  fields: (room, _data, value) =>
    (Object.keys(SKILL_PLACES) as Skill[]).map((skill): FieldOp => {
      const { x, y } = skillSpot(room, skill);
      return {
        op: "field",
        kind: "check",
        name: skill,
        label: skill.replace("-", " "),
        value: value === skill ? "on" : "",
        size: 8,
        align: "center",
        look: "circle",
        x: x - RING,
        y: y - RING,
        w: 2 * RING,
        h: 2 * RING,
      };
    }),
};
