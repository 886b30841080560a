/** PC-3, the game log: one row per play, running totals at the foot of every page, and the clock. */
import { SIDES, totalFirstDowns } from "../../../kernel/football/index.js";
import { DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { GameEvent } from "../engine/events.js";
import { ENDS } from "../engine/state.js";
import { logRows, postcardBox, type LogRow, type PostcardBox } from "../log/index.js";
import { readLog } from "../read/read-log.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { playedGame, SIDE_NAMES, sideNames } from "./game-of.js";
import { dealLines } from "../../../gamekit/log-lines.js";
import { logLines, standing, type LogLine } from "./log-lines.js";

export function gameLogFacts({ card }: PostcardRules) {
  return {
    clock: card.clock,
    ends: ENDS.map((end) => ({
      key: end,
      letter: end[0].toUpperCase(),
      count: card.timeStars[end].length,
      stars: card.timeStars[end].map((count) => "\u2605".repeat(count)),
    })),
    // Totals carried over are above the first row.
    starts: [{ key: "start" }],
    sides: SIDES.map((side) => ({ key: side, name: SIDE_NAMES[side] })),
  };
}

/** Totals of a side at the foot of a page. */
function figures(box: PostcardBox): Values {
  const { bonuses } = box;
  return {
    plays: box.downs,
    firstDowns: totalFirstDowns(box),
    rushes: `${box.rushes}${DASH}${minusText(box.rushYards)}`,
    passes: `${box.completions}${DASH}${box.attempts}${DASH}${minusText(box.passYards)}`,
    touchdowns: box.touchdowns,
    interceptions: box.interceptions,
    fumbles: box.fumblesLost,
    sacked: box.sacks,
    fieldGoals: `${box.fieldGoals}${DASH}${box.fieldGoalsTried}`,
    punts: box.punts,
    penalties: box.penalties,
    third: `${box.thirdDowns}${DASH}${box.thirdDownsTried}`,
    fourth: `${box.fourthDowns}${DASH}${box.fourthDownsTried}`,
    won: bonuses.ones + bonuses.stars,
    spent: bonuses.spent,
    lost: bonuses.lost,
  };
}

/** The events of a game up to the end of a row. */
function eventsThrough(events: readonly GameEvent[], row: number): readonly GameEvent[] {
  const next = events.findIndex((event) => event.type === "row" && event.number > row);
  return next < 0 ? events : events.slice(0, next);
}

/** A page: its lines, the totals carried over, and those at its end. */
function pageValues(game: GameRecord, lines: readonly LogLine[], before: LogRow | undefined, rules: PostcardRules) {
  const after = lines[lines.length - 1].row;
  const boxes = postcardBox(eventsThrough(game.events, after.holds[after.holds.length - 1]));
  const { finalPlays } = rules.card.clock;
  return {
    start: plain(standing(before)),
    play: Object.fromEntries(lines.map(({ values }, i) => [i + 1, values])),
    box: Object.fromEntries(SIDES.map((side) => [side, figures(boxes[side])])),
    time: { ...after.time },
    twoMinutes: after.stage === "main" ? 0 : finalPlays - (after.stage === "final" ? after.leftAfter : 0),
  };
}

/** Carried-over totals are neither circled nor bold. */
const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "object" && "text" in value ? (value.text as string | number) : value,
    ]),
  );

export const gameLog: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => gameLogFacts(rules),
  read: readLog,
  fill(records, { rules, capacity }) {
    const head: Values = sideNames(records);
    const game = playedGame(records);
    if (!game) return [{ values: head }];
    const rows = logRows(game.events);
    const last = rows.at(-1);
    // Interrupted before its first kickoff.
    if (!last) return [{ values: head }];
    const pages = dealLines(logLines(rows), capacity("play"));
    const { score } = last;
    return pages.map((lines, i) => ({
      values: {
        ...head,
        final: { ...score },
        ...pageValues(game, lines, pages[i - 1]?.at(-1)?.row, rules),
      },
    }));
  },
};
