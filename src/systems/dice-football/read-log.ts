/** Reads a filled DF-4 play-by-play: its rows, with every die, rebuild the game record. */
import { BY_HAND, facesIn, growingRows, writtenRows, type WrittenRow } from "../../kernel/machine/index.js";
import { SIDES } from "../../kernel/football/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { sameText } from "../../kernel/words/same-text.js";
import { countFrom } from "../../kernel/words/index.js";
import type { ReadBack, ReadContext, WrittenCopy } from "../../contract/sheet.js";
import { answersByRow, gameOfRows, rollCells, teamsInHead } from "../../gamekit/written-log.js";
import { shortNames } from "../../gamekit/team-words.js";
import { decisionSpec } from "./decisions.js";
import { diceMachine, makeGame, type DiceTypes, type GameEvent } from "./engine/index.js";
import { seasonName } from "./facts/game-of.js";
import { lineValues } from "./facts/log-lines.js";
import { namesInGame } from "./facts/names.js";
import { games } from "./game-record.js";
import { beginsRow, logRows, ROLLS, type LogRow } from "./log/log-rows.js";
import type { DiceRules } from "./rules/index.js";
import { findTeam } from "./team-pick.js";
import { sampleTeams } from "./teams/sample-teams.js";
import type { TeamFile } from "./teams/teams-file.js";

const COLORS = { red: "r", white: "w", black: "k", blue: "b" } as const;
type Color = (typeof COLORS)[keyof typeof COLORS];
/** In rolling order. */
const LETTERS = Object.values(COLORS);

const BEGINNING = ["number", "period", "box", "team", "down", "toGo", "spot"];
const CELLS = [...BEGINNING, "code", ...ROLLS.flatMap((roll) => LETTERS.map((letter) => `${roll}.${letter}`))];

/** Rolls among the remarks, by when they are rolled: first in a row, after the call, after the line, last. */
const EARLY = ["touchback", "aim"];
const CALLED = ["receiver", "ret?"];
const LINED = ["sack"];
const LATE = [
  "lg/inj",
  "A",
  "B",
  "ret",
  "rec",
  "who",
  "range",
  "length",
  "flag",
  "TD?",
  "home",
  "hot",
  "fumble",
  "99",
  "block",
];
const USES = [...EARLY, ...CALLED, ...LINED, ...LATE].map((use) => use.replace("?", "\\?")).join("|");
const THROWN = new RegExp(`(?<=^|[\\s\u00b7])(${USES}) (\\d{1,2})(?=$|[\\s\u00b7])`, "g");

type Queues = Record<Color, (number | undefined)[]>;

/** A 0 is the tenth face. */
const faceOf = (digit: string): number | undefined => (/^\d$/.test(digit) ? Number(digit) || 10 : undefined);

function addRow(queues: Queues, row: WrittenRow): void {
  const thrown = [...row.remarks.matchAll(THROWN)].map(([, use, dice]) => ({ use, dice }));
  const firstReturn = thrown.findIndex(({ use }) => use === "ret");
  // The yards of a return follow its dice under the same name.
  const rolls = thrown.filter(({ use }, i) => use !== "ret" || i === firstReturn);
  const addNamed = (uses: readonly string[]): void => {
    for (const { use, dice } of rolls)
      if (uses.includes(use)) [...dice].forEach((digit, i) => queues[LETTERS[i]].push(faceOf(digit)));
  };
  const addColumn = (roll: string): void => {
    const digits = LETTERS.map((letter) => row.text(`${roll}.${letter}`));
    const last = digits.findLastIndex((digit) => digit !== "");
    const count = last < 0 ? 0 : last < 2 ? 2 : LETTERS.length;
    for (let i = 0; i < count; i++) queues[LETTERS[i]].push(faceOf(digits[i]));
  };
  addNamed(EARLY);
  addColumn("call");
  addNamed(CALLED);
  addColumn("line");
  addNamed(LINED);
  addColumn("result");
  addNamed(LATE);
}

function queuesOf(rows: readonly WrittenRow[], tosses: readonly string[]): Queues {
  const queues: Queues = { r: [faceOf(tosses[0])], w: [], k: [], b: [] };
  let overtime = false;
  for (const row of rows) {
    if (!overtime && sameText("OT", row.text("period"))) {
      overtime = true;
      queues.r.push(faceOf(tosses[1]));
    }
    addRow(queues, row);
  }
  return queues;
}

const FACES = countFrom(1, 10);

export function readLog(copies: readonly WrittenCopy[], { rules, teams: given }: ReadContext<DiceRules>): ReadBack {
  const known = (given as TeamFile | undefined)?.teams ?? sampleTeams();
  const typedIn = (fields: readonly string[]): string =>
    copies.flatMap((copy) => fields.map((field) => copy.text(field).trim())).find((text) => text !== "") ?? "";
  const typed = keyed(SIDES, (side) => typedIn(["log", "sheet", "squads"].map((place) => `${place}.${side}`)));
  const { teams, issues } = teamsInHead(typed, known, { nameOf: seasonName, find: findTeam });
  const rows = writtenRows(copies, "play", CELLS);
  if (!teams || rows.length === 0) return { issues, contradicted: [] };
  const match = { rules, ...teams };
  const short = shortNames(match);
  const people = namesInGame(match);
  const queues = queuesOf(rows, [typedIn(["toss.1.die"]), typedIn(["toss.2.die"])]);
  const { found, ...rest } = gameOfRows<DiceTypes, LogRow>(diceMachine, makeGame(match), {
    rows,
    standing: () => BEGINNING,
    rowsOf: growingRows<GameEvent, LogRow>({
      rowsOf: (events, before) => logRows(events, short, people, before),
      startOf: (events, _, at) => events.flatMap((event, i) => (beginsRow(event) ? [i] : []))[at],
    }),
    cellsOf: (row) => rollCells(lineValues(row, short, people), ROLLS),
    clues: {
      answers: answersByRow(decisionSpec, rows, beginsRow, short),
      faces: ({ use, nth }) => facesIn(queues[COLORS[use as keyof typeof COLORS]], nth, FACES),
    },
  });
  return { record: games.record(match, found, { away: BY_HAND, home: BY_HAND }), ...rest };
}
