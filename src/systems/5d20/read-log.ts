/** Reads a filled 5D-4 log: its rows, with every die, rebuild the game record. */
import { SIDES } from "../../kernel/football/index.js";
import { BY_HAND, facesIn, writtenRows, type DiceQueue, type WrittenRow } from "../../kernel/machine/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { sameText } from "../../kernel/words/same-text.js";
import { countFrom } from "../../kernel/words/index.js";
import type { ReadBack, ReadContext, WrittenCopy } from "../../contract/sheet.js";
import { answersByRow, gameOfRows, rollCells, teamsInHead } from "../../gamekit/written-log.js";
import { decisionSpec } from "./decisions.js";
import { d20Machine, makeGame, type D20Types } from "./engine/index.js";
import { games } from "./game-record.js";
import { beginsRow, logRows, type LogRow } from "./log/log-rows.js";
import type { FiveD20Rules } from "./rules/index.js";
import { findTeam } from "./team-pick.js";
import { sampleTeams } from "./teams/sample-teams.js";
import type { TeamFile } from "./teams/teams-file.js";
import { seasonName, shortOf } from "./facts/game-of.js";
import { lineValues } from "./facts/log-lines.js";

const COLORS = { red: "r", white: "w", blue: "b", black: "k", yellow: "y" } as const;
type Color = (typeof COLORS)[keyof typeof COLORS];
const LETTERS = Object.values(COLORS);

/** Cells that are known once a row starts; the others may still change. */
const BEGINNING = ["number", "period", "clock", "team", "down", "toGo", "spot"];
/** Any of these starts a row; other cells continue on the next line. */
const CELLS = [...BEGINNING, "call", ...LETTERS.map((letter) => `one.${letter}`)];

/** A roll of five; an onside kick has three. Missing dice are unknown. */
function rollIn(row: WrittenRow, roll: "one" | "two"): Partial<Record<Color, number | undefined>> {
  const faces = LETTERS.map((letter) => row.text(`${roll}.${letter}`));
  const last = faces.findLastIndex((face) => face !== "");
  const count = last < 0 ? 0 : last < 3 && sameText(row.text("down"), "OS") ? 3 : LETTERS.length;
  return Object.fromEntries(
    LETTERS.slice(0, count).map((letter, i) => [letter, /^\d+$/.test(faces[i]) ? Number(faces[i]) : undefined]),
  );
}

/** All dice of each color, in order: both rolls of a row, then those in its remarks. */
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

export function readLog(copies: readonly WrittenCopy[], { rules, teams: given }: ReadContext<FiveD20Rules>): ReadBack {
  const known = (given as TeamFile | undefined)?.teams ?? sampleTeams();
  const typed = keyed(SIDES, (side) => copies.map((copy) => copy.text(side).trim()).find((text) => text !== "") ?? "");
  const { teams, issues } = teamsInHead(typed, known, { nameOf: seasonName, find: findTeam });
  const rows = writtenRows(copies, "play", CELLS);
  if (!teams || rows.length === 0) return { issues, contradicted: [] };
  const match = { rules, ...teams };
  const words = { short: shortOf(match), fronts: rules.tables.fronts };
  const queues = queuesOf(rows);
  const { found, ...rest } = gameOfRows<D20Types, LogRow>(d20Machine, makeGame(match), {
    rows,
    standing: () => BEGINNING,
    rowsOf: (events) => logRows(events, words.short),
    cellsOf: (row) => rollCells(lineValues(row, words), ["one", "two"]),
    clues: {
      answers: answersByRow(decisionSpec, rows, beginsRow, words.short),
      faces: ({ sides, use, nth }) =>
        sides === 2 ? COIN : facesIn(queues[COLORS[use as keyof typeof COLORS]], nth, FACES),
    },
  });
  return { record: games.record(match, found, { away: BY_HAND, home: BY_HAND }), ...rest };
}
