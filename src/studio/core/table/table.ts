/** Games at the Table: a player's answers go in, the next question comes out. A record is all it takes to continue a game. */
import { SIDES } from "../../../kernel/football/index.js";
import { BY_HAND, placeWords, type Board, type HandSession, type Question } from "../../../kernel/machine/index.js";
import { parseSeed } from "../../../kernel/dice/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { FileKind } from "../../../contract/files.js";
import type { GameSystem } from "../../../contract/game.js";
import { NO_CACHE } from "../../../sim/play.js";
import type { Follows, Seats, TableAct, TableView } from "../../protocol/calls.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { readOne } from "../files/read-one.js";
import { coachNamed, rulesNamed } from "../sheets/sheets.js";

interface Sitting {
  readonly system: GameSystem;
  readonly session: HandSession;
  /** Questions answered on the way to a decision; the last one is open. */
  path: Question[];
  /** Answers to all of them but the last. */
  picked: (readonly number[])[];
}

/** Games in progress by file name. */
const sittings = new Map<string, Sitting>();

/** A game in progress. @throws UserError if there is no game of that name */
export function sessionAt(name: string): Readonly<Pick<Sitting, "system" | "session" | "picked">> {
  const sitting = sittings.get(name);
  if (!sitting) throw new UserError(fault("table", `no game called ${name} is in progress`));
  return sitting;
}

/** The record of a game in progress, for its sheets. */
export const recordAt = (name: string): unknown => sittings.get(name)?.session.record();

function byHandOf(system: GameSystem) {
  if (!system.byHand) throw new UserError(fault("by-hand", `${system.title} is not played by hand`));
  return system.byHand;
}

export async function sitDown(name: string, seats: Seats): Promise<TableView> {
  return atDesk(async () => {
    const system = await gameAt(seats.system);
    const session = byHandOf(system).begin({
      rules: rulesNamed(system, seats.rules),
      names: {},
      cache: NO_CACHE,
      coach: coachNamed(system, seats.coach),
      hands: seats.hands,
      ...(seats.seed !== undefined && { seed: parseSeed(seats.seed) }),
    });
    return sit(name, system, session);
  });
}

/** The record of a game before the first answer, with the opening events. */
export const begunRecord = (system: GameSystem, record: unknown): unknown =>
  byHandOf(system).resume(record, { coach: system.defaultCoach, cache: NO_CACHE }).record();

/** The text of a record; adds the opening events to a record without any play, as leagues used to store them. */
function begunText(system: GameSystem, text: string): string {
  try {
    const record = JSON.parse(text) as { readonly events?: readonly unknown[]; readonly choices?: readonly unknown[] };
    const isNew = record.events?.length === 0 && record.choices?.length === 0;
    return isNew ? JSON.stringify(begunRecord(system, record)) : text;
  } catch {
    // The reader reports its errors.
    return text;
  }
}

/**
 * Continues a game: from this table, or from the file if it was played further elsewhere.
 * @throws UserError with every error of the record, or for a record of another game
 */
export async function resume(name: string, systemId: string, record: string): Promise<TableView> {
  const known = sittings.get(name);
  const left = known && view(known);
  if (left?.record === record) return left;
  return atDesk(async () => {
    const system = await gameAt(systemId);
    const words = `a game of ${system.title}`;
    const { value } = await readOne(begunText(system, record), name, system.kinds.record as FileKind, words);
    const session = byHandOf(system).resume(value, { coach: system.defaultCoach, cache: NO_CACHE });
    return sit(name, system, session);
  });
}

export function sit(name: string, system: GameSystem, session: HandSession): TableView {
  const sitting: Sitting = { system, session, path: [], picked: [] };
  sittings.set(name, sitting);
  return view(sitting);
}

/** Forgets a game: its file has it. */
export function leave(name: string): void {
  sittings.delete(name);
}

/** @throws UserError if the rules do not allow it; nothing has changed then */
export async function act(name: string, done: TableAct): Promise<TableView> {
  const sitting = sittings.get(name);
  if (!sitting) throw new UserError(fault("table", `no game called ${name} is in progress`));
  return atDesk(() => {
    const { session } = sitting;
    switch (done.act) {
      case "undo":
        if (sitting.path.length > 1) {
          sitting.path.pop();
          sitting.picked.pop();
        } else {
          session.undo();
          anew(sitting);
        }
        break;
      case "coach":
        session.chooseAsCoach();
        anew(sitting);
        break;
      case "roll":
        session.roll(done.face);
        anew(sitting);
        break;
      case "pick": {
        const said = questionOf(sitting).then(done.places);
        if ("choice" in said) {
          session.choose(said.choice);
          anew(sitting);
        } else {
          sitting.path.push(said.question);
          sitting.picked.push(done.places);
        }
      }
    }
    return view(sitting);
  });
}

/** Prepares for the next decision. */
function anew(sitting: Sitting): void {
  sitting.path = [];
  sitting.picked = [];
}

function questionOf(sitting: Sitting): Question {
  const { session } = sitting;
  if (sitting.path.length === 0 && session.turn.for === "choice") sitting.path = [session.turn.question];
  const question = sitting.path.at(-1);
  if (!question) throw new UserError(fault("table", "no question is open: a die is asked for"));
  return question;
}

/** Maximum number of answers tried to find the coach's. */
const MOST_TRIED = 400;

/** The option of an open question that leads to the coach's choice. */
function adviceOf(question: Question, coached: unknown): number | undefined {
  if (coached === undefined || question.many) return undefined;
  const wanted = JSON.stringify(coached);
  let tried = 0;
  const leads = (from: Question, place: number): boolean => {
    if (tried++ > MOST_TRIED) return false;
    const said = from.then([place]);
    if ("choice" in said) return JSON.stringify(said.choice) === wanted;
    const { question: next } = said;
    return !next.many && next.options.some((_, i) => leads(next, i));
  };
  const place = question.options.findIndex((_, i) => leads(question, i));
  return place < 0 ? undefined : place;
}

/** Beyond this many answers, their results are not shown: they form a plain list. */
const MOST_FOLLOWED = 8;

/** The certain results of an answer: spot, score, timeouts and bonuses, price. */
function followsOf(now: Board | undefined, board: Board | undefined): Follows | undefined {
  if (!now || !board) return undefined;
  if (now.kind === "tray") {
    if (board.kind !== "tray") return undefined;
    const price = now.purse.count - board.purse.count;
    const words = board.note === now.note ? (price > 0 ? board.purse.words : "") : board.note;
    return price <= 0 && words === "" ? undefined : { board, words, ...(price > 0 && { price }) };
  }
  if (board.kind === "tray") return undefined;
  const place = placeWords(board);
  if (place !== undefined && place !== placeWords(now)) return { board, words: place };
  const sides = SIDES.filter((side) => board[side].score !== now[side].score);
  if (sides.length > 0)
    return { board, words: SIDES.map((side) => `${board[side].name} ${board[side].score}`).join(", ") };
  const held = SIDES.filter((side) => board[side].held?.count !== now[side].held?.count);
  if (held.length === 0) return undefined;
  return { board, words: held.map((side) => `${board[side].name}: ${board[side].held?.words ?? ""}`).join(", ") };
}

/** The answer's result, if one answer decides it without dice. */
function follows({ session }: Sitting, question: Question, place: number): { readonly follows?: Follows } {
  if (question.many || question.options.length > MOST_FOLLOWED) return {};
  const said = question.then([place]);
  const found = "choice" in said ? followsOf(session.board, session.after(said.choice)) : undefined;
  return found ? { follows: found } : {};
}

function view(sitting: Sitting): TableView {
  const { session, system } = sitting;
  const record = session.record();
  const { coaches } = record as { readonly coaches?: Readonly<Partial<Record<string, string>>> };
  const common = {
    undo: session.begun || sitting.path.length > 1,
    two: coaches !== undefined && SIDES.every((side) => coaches[side] === BY_HAND),
    ...(session.board && { board: session.board }),
    thrown: session.thrown,
    plays: system.plays.starts(record).length,
    story: session.story(),
    record: `${JSON.stringify(record, null, 1)}\n`,
  };
  const { turn } = session;
  if (turn.for === "nothing")
    return { ...common, waits: "over", now: "", words: "The game is over.", options: [], many: false };
  if (turn.for === "die") {
    const { sides, zeros = false, use, roll, words } = turn;
    return {
      ...common,
      waits: "die",
      now: "",
      words,
      options: [],
      many: false,
      die: { sides, zeros, ...(use !== undefined && { use }), ...(roll !== undefined && { roll }) },
    };
  }
  const question = questionOf(sitting);
  const { now, words, options, many = false, secret } = question;
  const advice = adviceOf(question, session.advice);
  return {
    ...common,
    waits: "question",
    now,
    words,
    options: options.map((option, i) => ({ id: option.id, words: option.words, ...follows(sitting, question, i) })),
    many,
    ...(secret !== undefined && { secret }),
    ...(advice !== undefined && { advice }),
  };
}
