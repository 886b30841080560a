/** The board of a game under way says what its words say, and what its events add up to. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameSystem } from "../../src/contract/game.js";
import { nameSeries, otherSide, scoreOf, SIDES, type Side } from "../../src/kernel/football/index.js";
import { seededRoller } from "../../src/kernel/dice/index.js";
import {
  boardWords,
  playOut,
  type FieldBoard,
  type GameTypes,
  type HandSession,
  type Machine,
  type TrayBoard,
} from "../../src/kernel/machine/index.js";
import { NO_CACHE, requireSystem } from "../../src/sim/play.js";

const GAMES = 200;

interface LoggedEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}
const eventsOf = (session: HandSession): readonly LoggedEvent[] =>
  (session.record() as { readonly events: readonly LoggedEvent[] }).events;

const begin = (system: GameSystem, seed: number | undefined, coach = system.coaches[0].id): HandSession =>
  system.byHand!.begin({
    rules: system.standardRules,
    names: {},
    cache: NO_CACHE,
    coach,
    hands: { away: true, home: true },
    ...(seed !== undefined && { seed }),
  });

/** Score and what is held, as the words say it. */
function read(now: string, board: FieldBoard, side: Side) {
  const { name } = board[side];
  const rest = now.slice(now.indexOf(name, side === "home" ? now.indexOf(", ") : 0) + name.length);
  const [, score, held] = /^ (\d+)(?: \((no|\d+) \w+\))?[,;]/.exec(rest)!;
  return { score: Number(score), held: held === "no" ? 0 : held === undefined ? undefined : Number(held) };
}

/** A game that can be played without keeping it, and looked at at each of its decisions. */
interface Watched {
  readonly setup: unknown;
  readonly decide: (ask: unknown, view: unknown) => unknown;
  readonly machine: Machine<GameTypes>;
  board(view: unknown): FieldBoard;
}

/** Games that are made from a table of their decisions. */
const MATCHES: Readonly<Record<string, () => Promise<AnyMatch>>> = {
  "5d20": async () => ({
    ...(await import("../../src/systems/5d20/table.js")),
    ...(await import("../../src/systems/5d20/game-record.js")),
    ...(await import("../../src/systems/5d20/decisions.js")),
  }),
  "dice-football": async () => ({
    ...(await import("../../src/systems/dice-football/table.js")),
    ...(await import("../../src/systems/dice-football/game-record.js")),
    ...(await import("../../src/systems/dice-football/decisions.js")),
  }),
  postcard: async () => ({
    ...(await import("../../src/systems/postcard/table.js")),
    ...(await import("../../src/systems/postcard/record.js")),
    ...(await import("../../src/systems/postcard/decisions.js")),
  }),
  "pen-and-paper": async () => ({
    ...(await import("../../src/systems/pen-and-paper/table.js")),
    ...(await import("../../src/systems/pen-and-paper/game-record.js")),
    ...(await import("../../src/systems/pen-and-paper/decisions.js")),
  }),
} as unknown as Readonly<Record<string, () => Promise<AnyMatch>>>;

interface AnyMatch {
  readonly table: AnyTable;
  readonly games: AnyGames;
  readonly decisionSpec: { board(view: unknown, game: unknown): FieldBoard };
}

async function watched(id: string, seed: number): Promise<Watched> {
  const { table, games, decisionSpec } = await MATCHES[id]();
  const system = await requireSystem(id);
  const rules = system.standardRules;
  const setup = games.match.makeGame(table.given({ rules, names: {} }));
  const coach = table.coaches.of(table.coaches.known[0].id, { rules });
  return {
    setup,
    machine: games.match.machine,
    decide: games.match.answers({ away: coach, home: coach }, setup, seed),
    board: (view) => decisionSpec.board(view, setup),
  };
}
interface AnyTable {
  given(fixture: object): object;
  readonly coaches: { readonly known: readonly { readonly id: string }[]; of(id: string, work: object): unknown };
}
interface AnyGames {
  readonly match: {
    readonly machine: Machine<GameTypes>;
    makeGame(given: object): unknown;
    answers(coaches: object, game: unknown, seed: number): Watched["decide"];
  };
}

/** The first snap that the events log from a place on; undefined where another thing comes first. */
function nextSnap(events: readonly LoggedEvent[], from: number): LoggedEvent | undefined {
  const first = events.slice(from).find(({ type }) => type === "play" || type === "kick" || type === "penalty");
  return first?.type === "play" && first.isTry !== true ? first : undefined;
}

describe.each(["5d20", "dice-football", "pen-and-paper", "postcard"])("%s", (id) => {
  let system: GameSystem;
  beforeAll(async () => {
    system = await requireSystem(id);
  });

  it(`agrees in numbers with its words and its events, in ${GAMES} games`, async () => {
    let [snaps, compared] = [0, 0];
    const faults: string[] = [];
    const same = (what: string, found: unknown, expected: unknown): void => {
      if (found !== expected && JSON.stringify(found) !== JSON.stringify(expected))
        faults.push(`${what}: ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`);
    };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { setup, machine, decide, board: boardOf } = await watched(id, seed);
      const events: LoggedEvent[] = [];
      const score = { away: 0, home: 0 };
      const seen: { readonly board: FieldBoard; readonly at: number }[] = [];
      const dice = seededRoller(seed);
      playOut(machine, setup, {
        die: (sides) => dice.die(sides),
        emit(event) {
          events.push(event as LoggedEvent);
          const { type, team, points } = event as LoggedEvent;
          if (type === "points") score[team as Side] += points as number;
        },
        choose(ask, view) {
          const board = boardOf(view);
          const now = boardWords(board);
          for (const side of SIDES) {
            const said = read(now, board, side);
            same("score", board[side].score, score[side]);
            same("score in words", said.score, score[side]);
            same("held", said.held, board[side].held?.count);
          }
          if (!now.includes(`${board.clock.figure} ${board.clock.unit}`.trim())) faults.push(`clock: ${now}`);
          const { at, series, ball } = board;
          if (board.snaps) {
            snaps++;
            const place = `. ${board[ball].name} ball, ${nameSeries(series!, at!.spot)}, ${at!.words}`;
            if (!now.includes(place)) faults.push(`${now} has no ${place}`);
            const { kind } = ask as { kind: string };
            if (kind === "snap" || kind === "defense" || kind === "down") seen.push({ board, at: events.length });
          }
          return decide(ask, view);
        },
      });
      expect(score).toEqual(scoreOf(events));
      for (const { board, at } of seen) {
        const snap = nextSnap(events, at);
        if (!snap) continue;
        compared++;
        const { series, ball } = board;
        same(
          `snap of seed ${seed}`,
          [series!.down, series!.toGo, board.at!.spot, ball],
          [snap.down, snap.toGo, snap.spot, snap.team],
        );
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
    expect(snaps).toBeGreaterThan(GAMES * 20);
    expect(compared).toBeGreaterThan(GAMES * 5);
  });

  it("shows what follows from an answer before any die, and nothing that a die decides", () => {
    let told = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const session = begin(system, seed);
      while (session.turn.for === "choice") {
        const { question } = session.turn;
        expect(question.now).toBe(boardWords(session.board!));
        const before = JSON.stringify(session.board);
        const after = question.options.flatMap((_, i) => {
          const said = question.many ? undefined : question.then([i]);
          return said && "choice" in said ? [[said.choice, session.after(said.choice)] as const] : [];
        });
        expect(JSON.stringify(session.board)).toBe(before);
        const at = after.findIndex(([choice]) => JSON.stringify(choice) === JSON.stringify(session.advice));
        const dice = (session.record() as { dice: readonly unknown[] }).dice.length;
        session.chooseAsCoach();
        const rolled = (session.record() as { dice: readonly unknown[] }).dice.length > dice;
        const expected = at < 0 ? undefined : after[at][1];
        if (at < 0 || rolled) {
          if (at >= 0) expect(expected).toBeUndefined();
          continue;
        }
        told++;
        expect(expected).toEqual(session.board);
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  it("keeps the dice of each throw separate, with their purpose, as rolled", () => {
    const session = begin(system, 7);
    let throws = 0;
    for (let i = 0; i < 60 && session.turn.for === "choice"; i++) {
      const dice = (session.record() as { dice: readonly number[] }).dice.length;
      session.chooseAsCoach();
      const rolled = (session.record() as { dice: readonly number[] }).dice.slice(dice);
      expect(session.thrown.flatMap(({ dice: thrown }) => thrown.map(({ face }) => face))).toEqual(rolled);
      for (const { words } of session.thrown)
        expect(words).toMatch(/^(the|a|an|which|whether|who|how|what|where|yards) /);
      throws += session.thrown.length;
    }
    expect(throws).toBeGreaterThan(20);
  });

  it("shows the same board again after an undo, and after leaving the game", () => {
    const session = begin(system, 11);
    for (let i = 0; i < 40; i++) session.chooseAsCoach();
    const board = session.board;
    session.chooseAsCoach();
    session.undo();
    expect(session.board).toEqual(board);
    const again = system.byHand!.resume(session.record(), { coach: system.coaches[0].id, cache: NO_CACHE });
    expect(again.board).toEqual(board);
  });

  it("has a board while it waits for a die, with the throw's dice so far", () => {
    const session = begin(system, undefined);
    let asked = 0;
    for (let i = 0; i < 300 && session.turn.for !== "nothing"; i++) {
      if (session.turn.for === "choice") {
        session.chooseAsCoach();
        continue;
      }
      if (session.board) asked++;
      const { roll } = session.turn;
      if (session.thrown.at(-1)?.words === roll && asked % 5 === 1) expect(roll).toBeTypeOf("string");
      session.roll(1 + (i % session.turn.sides));
    }
    expect(asked).toBeGreaterThan(30);
    expect((session.board as FieldBoard).kind).toBe("field");
  });
});

describe("secrets", () => {
  const secretsOf = async (id: string, rules?: (system: GameSystem) => unknown) => {
    const system = await requireSystem(id);
    const session = system.byHand!.begin({
      rules: rules?.(system) ?? system.standardRules,
      names: {},
      cache: NO_CACHE,
      coach: system.coaches[0].id,
      hands: { away: true, home: true },
      seed: 7,
    });
    const found: (Side | undefined)[] = [];
    for (let i = 0; i < 60 && session.turn.for === "choice"; i++) {
      let { question } = session.turn;
      found.push(question.secret);
      // Both calls of a snap are questions of one decision.
      for (let said = question.then([0]); "question" in said; said = question.then([0])) {
        question = said.question;
        found.push(question.secret);
      }
      session.chooseAsCoach();
    }
    return found;
  };

  it("are both picks of PostCard, both calls of Pen & Paper, and no answer of 5D20", async () => {
    expect(new Set(await secretsOf("postcard"))).toEqual(new Set(["away", "home", undefined]));
    const pen = (await secretsOf("pen-and-paper")).filter((side) => side !== undefined);
    expect(pen.length).toBeGreaterThan(20);
    const changes = pen.filter((side, i) => i > 0 && side === otherSide(pen[i - 1])).length;
    expect(changes).toBeGreaterThan(10);
    expect(new Set(await secretsOf("5d20"))).toEqual(new Set([undefined]));
  });
});

describe("dynasty", () => {
  it(`shows tray, influence and points as words and events have them, in ${GAMES / 10} campaigns`, async () => {
    const system = await requireSystem("dynasty");
    let boards = 0;
    for (let seed = 1; seed <= GAMES / 10; seed++) {
      const session = begin(system, seed);
      while (session.turn.for === "choice") {
        const { now } = session.turn.question;
        const { title, owned, purse, points, note, dice } = session.board as TrayBoard;
        const [, season, die, influence, contract] =
          /^Season (\d+): (\d+) Team D\w+, (\d+) influence, contract to season (\d+)\.$/.exec(now)!;
        expect({ title, die: owned.count, purse: purse.count, note }).toEqual({
          title: `Season ${season}`,
          die: Number(die),
          purse: Number(influence),
          note: `contract to season ${contract}`,
        });
        const events = eventsOf(session);
        expect(points).toBe(
          events.filter(({ type }) => type === "points").reduce((sum, event) => sum + (event.points as number), 0),
        );
        expect(events.filter(({ type }) => type === "seasonStart").at(-1)?.season).toBe(Number(season));
        const special = dice.filter((one) => one.special).length;
        expect(special === 0 || (special === 1 && dice[0].special && dice.length === owned.count)).toBe(true);
        boards++;
        session.chooseAsCoach();
      }
    }
    expect(boards).toBeGreaterThan(GAMES);
  });
});
