/** PC-4, the box score: line score, team figures, scoring, bonuses, and every drive of a game as a bar on a field. */
import {
  FIELD,
  lineScore,
  netPassYards,
  SIDES,
  totalFirstDowns,
  totalYards,
  type DriveResult,
  type DriveStart,
  type Side,
} from "../../../kernel/football/index.js";
import { chunks, keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { averageText, countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import {
  fromHome,
  logDrives,
  postcardBox,
  scoringSummary,
  type Conversions,
  type LogDrive,
  type PostcardBox,
} from "../log/index.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { playedGame, SIDE_NAMES, sideLetter, sideNames, spotName } from "./game-of.js";

export const boxScoreFacts = ({ card }: PostcardRules) => ({
  barCap: card.barCap,
  sides: SIDES.map((side) => ({ key: side, name: SIDE_NAMES[side] })),
});

/** Halves and the two-minute stage; overtimes share a column of their own. */
const PERIODS = ["half1", "half2", "twoMinutes"] as const;

const periodName = (period: number): string => (period < 3 ? `${period}` : period === 3 ? "2:00" : "OT");

const of = ({ made, tried }: Conversions): string => `${made} of ${tried}`;

function figures(box: PostcardBox): Values {
  const { firstDowns } = box;
  return {
    firstDowns: totalFirstDowns(box),
    firstDownsBy: `${firstDowns.rush}, ${firstDowns.pass}, ${firstDowns.penalty}`,
    plays: box.downs,
    yards: minusText(totalYards(box)),
    average: averageText(totalYards(box), box.plays),
    rushes: `${box.rushes}, ${minusText(box.rushYards)}`,
    passes: of({ made: box.completions, tried: box.attempts }),
    passYards: `${minusText(box.passYards)}, ${minusText(netPassYards(box))}`,
    sacked: `${box.sacks}, ${box.sackYards}`,
    interceptions: box.interceptions,
    fumbles: box.fumblesLost,
    downs: box.lostOnDowns,
    penalties: `${box.penalties}, ${box.penaltyYards}`,
    third: of(box.third),
    fourth: of(box.fourth),
    touchdowns: box.touchdowns,
    kicks: of({ made: box.extraPoints, tried: box.extraPointsTried }),
    twoPoints: of(box.twoPoints),
    fieldGoals: of({ made: box.fieldGoals, tried: box.fieldGoalsTried }),
    punts: `${box.punts}, ${averageText(box.puntYards, box.punts)}`,
    returns: `${box.kickReturns + box.puntReturns}, ${minusText(box.kickReturnYards + box.puntReturnYards)}`,
  };
}

/** The words that a hand writes for how a drive began and how it ended. */
const STARTS: Readonly<Record<DriveStart, string>> = {
  kickoff: "kickoff",
  freeKick: "free kick",
  onside: "onside kick",
  punt: "punt",
  interception: "interception",
  fumble: "fumble",
  downs: "downs",
  missedFieldGoal: "missed FG",
  // Only overtime gives the ball to a side without a kick.
  coinToss: "overtime",
};
const RESULTS: Readonly<Record<DriveResult, string>> = {
  touchdown: "TOUCHDOWN",
  fieldGoal: "FIELD GOAL",
  missedFieldGoal: "missed FG",
  punt: "punt",
  downs: "on downs",
  interception: "intercepted",
  fumble: "fumble",
  safety: "SAFETY",
  halfTime: "half-time",
  gameEnd: "end of game",
};

/** What stands behind a drive's bar; a touchdown and a kick reach into the end zone. */
const SIGNS: Readonly<Record<DriveResult, string>> = {
  touchdown: "ball",
  fieldGoal: "ring",
  safety: "ring",
  missedFieldGoal: "cross",
  interception: "cross",
  fumble: "cross",
  downs: "bar",
  punt: "arrow",
  halfTime: "none",
  gameEnd: "none",
};
/** Middle of an end zone, and how far behind its bar a sign or the arrow of a punt stands; yards. */
const [DEEP, BEHIND, PUNT] = [5, 2, 3.5] as const;

/** A drive in yards from home's goal line: home's bars are hatched, away's open. */
export function barOf({ team, from, to, result }: LogDrive): Values[string] {
  const way = team === "home" ? 1 : -1;
  const start = fromHome(team, from);
  const end = fromHome(team, result === "touchdown" ? FIELD : to);
  const goal = fromHome(team, FIELD + DEEP);
  const bar = { from: start, to: end, bar: team === "home" ? "hatched" : "open" };
  // A loss leaves the sign on the far side of the bar.
  const edge = way > 0 ? Math.max(start, end) : Math.min(start, end);
  const sign = SIGNS[result];
  if (sign === "none") return [bar];
  if (result === "touchdown") return [bar, { from: goal, end: sign }];
  if (result === "fieldGoal") return [bar, { from: edge + way, to: goal, dash: "dotted", end: sign }];
  if (result === "punt") return [bar, { from: edge, to: edge + way * PUNT, end: sign }];
  return [bar, { from: edge + way * BEHIND, end: sign }];
}

/** A bonus won is a box: struck when spent, crossed when lost, ringed while still in the bar. */
function bonusBoxes({ bonuses: { spent, lost, left } }: PostcardBox, room: number): Values[string] {
  return countFrom(1, Math.min(room, spent + lost + left)).map((place) => ({
    place,
    look: place <= spent ? "slash" : place <= spent + lost ? "cross" : "ring",
  }));
}

function scoreRow({
  period,
  row,
  team,
  words,
  plays,
  yards,
  score,
}: ReturnType<typeof scoringSummary>[number]): Values {
  const scored = (side: Side): Values[string] => (side === team ? { text: score[side], heavy: true } : score[side]);
  return {
    period: periodName(period),
    row,
    by: sideLetter(team),
    how: words,
    ...(plays !== undefined && { drive: `${plays}${DASH}${minusText(yards ?? 0)}` }),
    away: scored("away"),
    home: scored("home"),
  };
}

function driveRow(drive: LogDrive, number: number): Values {
  const result = RESULTS[drive.result];
  return {
    number,
    by: sideLetter(drive.team),
    start: STARTS[drive.how],
    from: spotName(drive.team, drive.from),
    bar: barOf(drive),
    plays: drive.plays,
    yards: minusText(drive.yards),
    result: drive.points > 0 ? { text: result, heavy: true } : result,
    ...(drive.points > 0 && { points: { text: drive.points, heavy: true } }),
  };
}

/** A table of the first page, the one that goes on with it, and what stands in their rows. */
interface Rows {
  readonly name: string;
  readonly more: string;
  readonly rows: readonly Values[];
}

/** Line score, figures and bonuses of a game. */
function gameValues({ events }: GameRecord, names: Partial<Record<Side, string>>): Values {
  const boxes = postcardBox(events);
  const { periods, total } = lineScore(events, PERIODS.length);
  const extra = periods.slice(PERIODS.length);
  return {
    line: keyed(SIDES, (side) => ({
      team: names[side] ?? "",
      ...Object.fromEntries(PERIODS.map((key, i) => [key, periods[i][side]])),
      overtime: extra.length > 0 ? sumOf(extra.map((period) => period[side])) : undefined,
      total: total[side],
    })),
    figures: keyed(SIDES, (side) => figures(boxes[side])),
    bonuses: keyed(SIDES, (side) => ({ ...boxes[side].bonuses })),
    boxes: keyed(SIDES, (side) => bonusBoxes(boxes[side], BONUS_BOXES)) as Values,
  };
}

/** Most bonuses that a side has a box for. */
export const BONUS_BOXES = 51;

export const boxScore: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => ({ ...boxScoreFacts(rules), boxes: BONUS_BOXES }),
  fill(records, { capacity }) {
    const names = sideNames(records);
    const line = keyed(SIDES, (side) => ({ team: names[side] ?? "" }));
    const game = playedGame(records);
    if (!game) return [{ values: { line } }];
    const drives = logDrives(game.events).map((drive, i) => driveRow(drive, i + 1));
    const tables: Rows[] = [
      { name: "scoring", more: "moreScoring", rows: scoringSummary(game.events).map(scoreRow) },
      { name: "drives", more: "moreDrives", rows: drives },
    ];
    const dealt = tables.map(({ name, more, rows }) => {
      const first = capacity(name);
      return chunks(rows, first + capacity(more)).map((own) => ({
        [name]: numbered(own.slice(0, first)),
        [more]: numbered(own.slice(first)),
      }));
    });
    return countFrom(0, Math.max(1, ...dealt.map(({ length }) => length)) - 1).map((copy) => ({
      values: { ...(copy === 0 ? gameValues(game, names) : { line }), ...dealt[0][copy], ...dealt[1][copy] },
    }));
  },
};
