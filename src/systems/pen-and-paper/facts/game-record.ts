/** M1, PP-1 and PP-1a: forty rows a quarter, and what a head-to-head game writes in them. */
import { ofPlays } from "../../../contract/plays.js";
import { keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import { lineScore, pointCells, type Side } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy } from "../../../contract/sheet.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { shortNames } from "../records.js";
import { bySide, gameSheet, periodName, sidesWithDice } from "./games.js";
import { recordLines, type RecordLine } from "./record-fold.js";

/** Every fifth row has a bold number. */
const FIFTH = 5;

/** Letters of plays that use no round: 40a, 40b. */
const letterOf = (count: number): string => String.fromCharCode(96 + count);

/** A quarter with more plays than this, relative to its rounds, continues on another page instead of being compressed. */
const SQUEEZED = 1.25;

/** How the plays of a game are distributed: rows of a page, and pages of a quarter. Games distributed alike share a form. */
interface Dealt {
  readonly rows: number;
  readonly parts: number;
  readonly periods: number;
}

/** @param plays plays of each period */
function dealtFor(plays: readonly number[], periods: number, rounds: number): Dealt {
  const rows = Math.max(rounds, ...plays.filter((count) => count <= rounds * SQUEEZED));
  return { rows, parts: Math.max(1, ...plays.map((count) => Math.ceil(count / rows))), periods };
}

const keyOf = (page: string, part: number): string => (part === 1 ? page : `${page}-${part}`);

/** @param dealt how a game's plays are distributed; a blank has the rows and periods of the rules */
export function recordFacts(rules: PenAndPaperRules, dealt?: Dealt) {
  const { quarters, rounds } = rules.tables.game;
  const { rows: count, parts } = dealt ?? { rows: rounds, parts: 1 };
  const rowsOf = (part: number) =>
    countFrom((part - 1) * count + 1, part * count).map((key) => ({
      key: key - (part - 1) * count,
      number: part > 1 ? "" : key <= rounds ? key : `${rounds}${letterOf(key - rounds)}`,
      fifth: key % FIFTH === 0,
    }));
  const partRows = countFrom(1, parts).map(rowsOf);
  const period = (n: number, part: number) => ({
    key: keyOf(`q${n}`, part),
    name: periodName(n, quarters),
    overtime: n > quarters,
    continued: part > 1,
    spare: n > quarters || part > 1,
    rows: partRows[part - 1],
  });
  const periods = Math.max(quarters + 1, dealt?.periods ?? 0);
  const everyPart = <T>(count: number, make: (n: number, part: number) => T): T[] =>
    countFrom(1, count).flatMap((n) => countFrom(1, parts).map((part) => make(n, part)));
  const halves = everyPart(Math.ceil(periods / 2), (half, part) => {
    const two = [period(2 * half - 1, part), period(2 * half, part)];
    const [{ overtime, continued, spare }] = two;
    return { key: keyOf(`p${half}`, part), first: half === 1, overtime, continued, spare, periods: two };
  });
  return {
    rounds,
    quarters: countFrom(1, quarters),
    stats: STATS,
    sides: sidesWithDice(rules),
    periods: everyPart(periods, period),
    halves,
  };
}

/** Page headings at the end of a period; before the game, only names and modifiers. */
function headValues(game: GameRecord, through: number, quarters: number): Values {
  const { periods } = lineScore(game.events, quarters);
  const begun = game.events.length > 0;
  return bySide(({ side }) => {
    const { name, modifiers } = game[side];
    const played = periods.slice(0, through).map((score) => score[side]);
    return {
      name,
      ...keyed(STATS, (stat) => signedText(modifiers[stat])),
      ...(begun && {
        dice: diceUsed(game, side, through),
        points: {
          ...pointCells(played, quarters),
          total: through >= periods.length ? sumOf(played) : undefined,
        },
      }),
    };
  });
}

function diceUsed(game: GameRecord, side: Side, through: number): number {
  let used = 0;
  let period = 1;
  for (const event of game.events) {
    if (event.type === "periodEnd") period = event.period + 1;
    if (period > through) break;
    if (event.type === "diceSpent" && event.team === side) used += event.dice.filter((die) => die === "action").length;
  }
  return used;
}

/**
 * Values of the rows, play by play: a circle around scores, a line under the end of a drive. A play that used no round has the number of
 * the round before it and a letter, so that the game numbers its rows; leftover rows of a continued page have no numbers.
 */
function rowValues(lines: readonly NumberedLine[], rows: number, rounds: number, part: number): Values {
  const written = lines.map(({ play, round, suffix, values, endsDrive }) =>
    ofPlays({ number: `${round}${suffix}`, ...values, ring: values.score !== "", drive: endsDrive }, play),
  );
  if (part > 1) return numbered<Values>(written);
  const last = Math.max(0, ...lines.map(({ round }) => round));
  const lettered = lines.filter(({ round, suffix }) => round === rounds && suffix !== "").length;
  const rest = countFrom(last + 1, last + rows - lines.length).map((number) => ({
    number: number <= rounds ? number : `${rounds}${letterOf(lettered + number - Math.max(last, rounds))}`,
  }));
  return numbered<Values>([...written, ...rest]);
}

/** A line with its number among the plays of the game. */
type NumberedLine = RecordLine & { readonly play: number };

/** @param wide true for two periods on a page, with one heading for both */
function copyOf(game: GameRecord, rules: PenAndPaperRules, wide: boolean): Copy {
  const { quarters, rounds } = rules.tables.game;
  const periods = new Map<number, NumberedLine[]>();
  recordLines(game.events, shortNames(game), rules).forEach((line, i) => {
    periods.set(line.period, [...(periods.get(line.period) ?? []), { ...line, play: i + 1 }]);
  });
  const last = Math.max(0, ...periods.keys());
  const counts = [...periods.values()].map(({ length }) => length);
  const dealt = dealtFor(counts, last, rounds);
  const { rows } = dealt;
  const facts = recordFacts(rules, dealt);
  const values: Record<string, Values> = {};
  const put = (key: string, more: Values): void => void (values[key] = { ...values[key], ...more });
  const partsOf = (period: number): number => Math.max(1, Math.ceil((periods.get(period)?.length ?? 0) / rows));
  for (const [period, lines] of periods)
    for (const part of countFrom(1, partsOf(period))) {
      const own = lines.slice((part - 1) * rows, part * rows);
      put(keyOf(`q${period}`, part), { play: rowValues(own, rows, rounds, part) });
    }
  // Headings only appear with plays: a page without plays is left out.
  const through = last === 0 ? facts.periods.length : last;
  const headed = (page: string, until: number, count: number): void => {
    for (const part of countFrom(1, count)) put(keyOf(page, part), headValues(game, until, quarters));
  };
  if (wide)
    for (const half of countFrom(1, Math.ceil(through / 2)))
      headed(`p${half}`, 2 * half, Math.max(partsOf(2 * half - 1), partsOf(2 * half)));
  else for (const period of countFrom(1, through)) headed(`q${period}`, period, partsOf(period));
  return { values, facts };
}

const content = (wide: boolean) => gameSheet(recordFacts, (game, { rules }) => [copyOf(game, rules, wide)]);
export const gameRecord = content(false);
export const gameRecordWide = content(true);
