/** 5D-4 read back: the rows of a filled log, with every die, make the game's record again. */
import { SIDES } from "../../kernel/football/index.js";
import { BY_HAND, facesIn, writtenRows, type DiceQueue, type WrittenRow } from "../../kernel/machine/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { sameText } from "../../kernel/words/same-text.js";
import { countFrom } from "../../kernel/words/index.js";
import type { ReadBack, ReadContext, WrittenCopy } from "../../contract/sheet.js";
import { answersByRow, gameOfRows, rollCells, teamsInHead } from "../../gamekit/written-log.js";
import {
  CLOCK_ANSWERS,
  d20Machine,
  makeGame,
  type Ask,
  type Choice,
  type ClockAnswer,
  type D20Types,
} from "./engine/index.js";
import { games } from "./game-record.js";
import { beginsRow, logRows, type LogRow } from "./log/log-rows.js";
import type { FiveD20Rules } from "./rules/index.js";
import { findTeam } from "./team-pick.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";
import type { TeamFile } from "./teams/teams-file.js";
import { seasonName, shortOf } from "./facts/game-of.js";
import { lineValues, type LogWords } from "./facts/log-lines.js";

const COLORS = { red: "r", white: "w", blue: "b", black: "k", yellow: "y" } as const;
type Color = (typeof COLORS)[keyof typeof COLORS];
const LETTERS = Object.values(COLORS);

/** Cells that are known once a row has begun; the others may still change. */
const BEGINNING = ["number", "period", "clock", "team", "down", "toGo", "spot"];
/** Any of these begins a row; the others go on in the next line. */
const CELLS = [...BEGINNING, "call", ...LETTERS.map((letter) => `one.${letter}`)];

/** A roll of five; an onside kick has three. What a person left out is unknown. */
function rollIn(row: WrittenRow, roll: "one" | "two"): Partial<Record<Color, number | undefined>> {
  const faces = LETTERS.map((letter) => row.text(`${roll}.${letter}`));
  const last = faces.findLastIndex((face) => face !== "");
  const count = last < 0 ? 0 : last < 3 && sameText(row.text("down"), "OS") ? 3 : LETTERS.length;
  return Object.fromEntries(
    LETTERS.slice(0, count).map((letter, i) => [letter, /^\d+$/.test(faces[i]) ? Number(faces[i]) : undefined]),
  );
}

/** All dice of each color, in the order thrown: both rolls of a row, then those among its remarks. */
function queuesOf(rows: readonly WrittenRow[]): Readonly<Record<Color, DiceQueue>> {
  const queues: Record<Color, (number | undefined)[]> = { r: [], w: [], b: [], k: [], y: [] };
  for (const row of rows) {
    for (const roll of ["one", "two"] as const)
      for (const [letter, face] of Object.entries(rollIn(row, roll))) queues[letter as Color].push(face);
    for (const [, letter, face] of row.remarks.matchAll(/\b([RWBKY])(\d{1,2})\b/g))
      queues[letter.toLowerCase() as Color].push(Number(face));
  }
  return queues;
}

const FACES = countFrom(1, 20);
const COIN = [1, 2];

/**
 * Legal answers; those come first that what was written speaks for.
 * @param row the one that the answer begins, where it begins one
 * @param last the one under way
 */
function answersTo(
  ask: Ask,
  row: WrittenRow | undefined,
  last: WrittenRow | undefined,
  short: LogWords["short"],
): readonly Choice[] {
  const remarks = last?.remarks.toLowerCase() ?? "";
  const stops = (how: ClockAnswer): boolean =>
    how === "timeout"
      ? remarks.includes(`timeout ${short[ask.team].toLowerCase()}`)
      : how === "hurry" && remarks.includes("hurry");
  switch (ask.kind) {
    case "toss":
      return (["heads", "tails"] as const).map((coin) => ({ kind: "toss", coin }));
    case "kickoff": {
      const kicks = ["deep", "onside"] as const;
      const onside = row !== undefined && sameText(row.text("down"), "OS") && row.text("down") !== "";
      return (onside ? [...kicks].reverse() : kicks).map((kick) => ({ kind: "kickoff", kick }));
    }
    case "snap": {
      const calls = { PUNT: "punt", FG: "fieldGoal", KNEEL: "kneel" } as const;
      const said = calls[(row?.text("call").toUpperCase() ?? "") as keyof typeof calls] ?? "chart";
      const ordered = [...ask.calls].sort((a, b) => Number(b === said) - Number(a === said));
      return ordered.map((call) => ({ kind: "snap", call }));
    }
    case "buyOff":
      return [false, true].map((timeout) => ({ kind: "buyOff", timeout }));
    case "penalty":
      return [true, false].map((accept) => ({ kind: "penalty", accept }));
    case "clock":
      return [...ask.answers]
        .sort((a, b) => Number(stops(b)) - Number(stops(a)) || CLOCK_ANSWERS.indexOf(a) - CLOCK_ANSWERS.indexOf(b))
        .map((how) => ({ kind: "clock", how }));
    case "try":
      return (["kick", "two"] as const).map((go) => ({ kind: "try", go }));
    case "lastKick":
      return [true, false].map((kick) => ({ kind: "lastKick", kick }));
  }
}

export function readLog(copies: readonly WrittenCopy[], { rules, teams: given }: ReadContext<FiveD20Rules>): ReadBack {
  const known = (given as TeamFile | undefined)?.teams ?? SAMPLE_TEAMS;
  const typed = keyed(SIDES, (side) => copies.map((copy) => copy.text(side).trim()).find((text) => text !== "") ?? "");
  const { teams, issues } = teamsInHead(typed, known, { nameOf: seasonName, find: findTeam });
  const rows = writtenRows(copies, "play", CELLS);
  if (!teams || rows.length === 0) return { issues, contradicted: [] };
  const match = { rules, ...teams };
  const words = { short: shortOf(match), fronts: rules.tables.fronts };
  const queues = queuesOf(rows);
  const { found, ...told } = gameOfRows<D20Types, LogRow>(d20Machine, makeGame(match), {
    rows,
    standing: () => BEGINNING,
    rowsOf: (events) => logRows(events, words.short),
    cellsOf: (row) => rollCells(lineValues(row, words), ["one", "two"]),
    clues: {
      answers: answersByRow(rows, beginsRow, (ask, row, last) => answersTo(ask, row, last, words.short)),
      faces: ({ sides, use, nth }) =>
        sides === 2 ? COIN : facesIn(queues[COLORS[use as keyof typeof COLORS]], nth, FACES),
    },
  });
  return { record: games.record(match, found, { away: BY_HAND, home: BY_HAND }), ...told };
}
