/** DF-9, the timing chart: the pawn's track, box by box, and the timeouts of both halves. */
import { SIDES } from "../../../kernel/football/index.js";
import { keyed, ofType } from "../../../kernel/lists/index.js";
import { rangeText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { shortNames } from "../../../gamekit/team-words.js";
import { logRows } from "../log/log-rows.js";
import { trackOf, trackRows, type TrackQuarter } from "../log/track.js";
import type { DiceRules } from "../rules/index.js";
import { gameIn, isPlayed, seasonName, SIDE_KEYS } from "./game-of.js";
import { byHalf } from "./timeouts.js";

const HALVES = ["a", "b"] as const;

/** The quarters shown in a cell of the track; a late box that is whole in an odd quarter is in its first half. */
function places(quarters: readonly TrackQuarter[], box: number, half: "" | "a" | "b") {
  return quarters.flatMap(({ key, overtime, boxes }) => {
    const { there, halves } = boxes[box - 1];
    if (!there || (half === "b" && !halves)) return [];
    return [{ quarter: key, overtime, cell: `${key}.${box}${halves ? half : ""}` }];
  });
}

/** The boxes before the last two minutes, those before the end of short odd quarters, and the halved ones. */
function board(rules: DiceRules) {
  const { boxes, halves } = rules.tables.timing;
  const quarters = trackOf(rules);
  const plain = (key: number) => ({ key, places: places(quarters, key, "") });
  const keys = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const before = keys(1, halves - 1).map(plain);
  const rows = before.length - (before.length % ROW);
  return {
    rows: before.slice(0, rows),
    rest: before.slice(rows),
    late: keys(halves, boxes).flatMap((key) =>
      HALVES.map((half) => ({ key, first: half === "a", places: places(quarters, key, half) })),
    ),
  };
}

/** Boxes per row of the track. */
const ROW = 10;

export const timingChart: SheetContent<object, DiceRules> = {
  form: ({ rules }) => {
    const { boxes, halves, timeouts } = rules.tables.timing;
    return {
      board: board(rules),
      sides: SIDE_KEYS,
      timeouts,
      boxes,
      before: halves - 1,
      halves,
      late: rangeText(halves, boxes),
      quarters: trackOf(rules).map(({ key, overtime, boxes: cells }) => ({
        key,
        overtime,
        last: cells.filter(({ there }) => there).length,
      })),
      twoMinute: rules.switches.twoMinute === "on",
    };
  },
  fill(records, { rules }) {
    const game = gameIn(records);
    if (!game) return [];
    const played = isPlayed(game);
    const timeouts = ofType(game.events, "timeout");
    const [taken, held] = [timeouts, timeouts.filter(({ hold }) => hold)].map(byHalf);
    return [
      {
        values: {
          team: keyed(SIDES, (side) => ({
            name: { text: seasonName(game[side]), shorter: [`${game[side].name} ${game[side].season}`] },
            ...(played && keyed(["1", "2"], (half) => ({ taken: taken[half][side], held: held[half][side] }))),
          })),
          ...(played && {
            track: trackRows(logRows(game.events, shortNames(game)), rules) as Values,
            quarter: Object.fromEntries(ofType(game.events, "periodEnd").map(({ period }) => [period, { over: true }])),
          }),
        },
      },
    ];
  },
};
