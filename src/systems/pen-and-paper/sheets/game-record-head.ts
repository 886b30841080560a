/** Heads of the game record: both teams with modifiers, action dice and the score by quarter. */
import { columns, round } from "../../../page/lay-out.js";
import { STATS } from "../rules/index.js";
import { signed, type PenPaperContext } from "./shared.js";

/** What is written into the head for one side. */
export interface HeadTeam {
  readonly name: string;
  /** By stat, as in `STATS`; empty on a blank. */
  readonly modifiers: readonly number[];
  /** Action dice used up to the end of this page. */
  readonly diceUsed: number;
  /** Points by quarter up to the end of this page, overtime last; then the total. */
  readonly periods: readonly string[];
  readonly total: string;
}

export const NO_TEAM: HeadTeam = { name: "", modifiers: [], diceUsed: 0, periods: [], total: "" };

export interface HeadPlace {
  readonly x: number;
  readonly nameW: number;
  readonly cell: number;
  readonly scoreCell: number;
  readonly right: number;
}

const LABELS_Y = 1.9;
const TOP = 2.7;
const ROW = 5.6;

/** View-model of `record-head`; `prefix` keeps the field names of several pages apart. */
export function recordHead(
  context: PenPaperContext,
  teams: { readonly away: HeadTeam; readonly home: HeadTeam },
  place: HeadPlace,
  prefix: string,
) {
  const { game } = context.rules.tables;
  const gap = 3;
  const statX = place.x + place.nameW + 2;
  const stats = columns(statX, Object.fromEntries(STATS.map((stat) => [stat, place.cell])));
  const mostDice = Math.max(game.actionDice.home, game.actionDice.visitor);
  const pitch = 5;
  const diceX = round(stats.DB.right + gap);
  const periods = Array.from({ length: game.quarters }, (_, i) => `${i + 1}`);
  const heads = [...periods, "OT", "Total"];
  const scoreX = place.right - place.scoreCell * (heads.length + 0.4);
  const scores = columns(
    scoreX,
    Object.fromEntries(heads.map((head) => [head, place.scoreCell * (head === "Total" ? 1.4 : 1)])),
  );
  const sides = [
    { id: "visitor", label: "Visitor", team: teams.away, dice: game.actionDice.visitor },
    { id: "home", label: "Home", team: teams.home, dice: game.actionDice.home },
  ];
  return {
    labelsY: LABELS_Y,
    labels: [
      ...STATS.map((stat) => ({ text: stat, cx: stats[stat].cx })),
      { text: "Action dice", cx: diceX + (mostDice * pitch - 0.8) / 2 },
      ...heads.map((head) => ({ text: head, cx: scores[head].cx })),
    ],
    total: { x: scores.Total.x, y: TOP, w: scores.Total.w, h: 2 * ROW },
    sides: sides.map((side, i) => {
      const y = round(TOP + i * ROW);
      return {
        label: side.label,
        x: place.x,
        lineY: round(y + ROW - 0.6),
        w: place.nameW,
        y,
        h: ROW,
        name: {
          name: `${prefix}${side.id}.name`,
          label: `${side.label}: team`,
          value: side.team.name,
          x: round(place.x + 8.4),
          w: round(place.nameW - 8.4),
        },
        stats: STATS.map((stat, s) => ({
          name: `${prefix}${side.id}.${stat}`,
          label: `${side.label}: ${stat} modifier`,
          value: side.team.modifiers.length > s ? signed(side.team.modifiers[s]) : "",
          x: stats[stat].x,
          w: stats[stat].w,
        })),
        dice: Array.from({ length: side.dice }, (_, d) => ({
          name: `${prefix}${side.id}.die${d + 1}`,
          label: `${side.label}: action die ${d + 1}`,
          on: d < side.team.diceUsed,
          x: round(diceX + d * pitch),
          y: round(y + (ROW - 4.2) / 2),
          size: 4.2,
        })),
        scores: heads.map((head, s) => ({
          name: `${prefix}${side.id}.${head.toLowerCase()}`,
          label: `${side.label}: points, ${head}`,
          value: head === "Total" ? side.team.total : (side.team.periods[s] ?? ""),
          x: scores[head].x,
          w: scores[head].w,
        })),
      };
    }),
  };
}
