/**
 * An interactive game, question by question: `pressbox play --by-hand`, `pressbox career --by-hand`. Its file is a complete record after
 * every answer, so that after any interruption the same command continues, and every reader of records can read it.
 */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Side } from "../kernel/football/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import type { HandSession } from "../kernel/machine/index.js";
import { Dialogue, ORDERS, type DialogueMessage } from "../sim/dialogue.js";
import type { GameSystem } from "../contract/game.js";
import type { ByHand, Coaching, HandSeats } from "../contract/by-hand.js";
import { findCoach } from "../make/find.js";
import { loadedOf, readAs } from "../make/inputs.js";
import type { CliIo } from "./io.js";
import { KeptFile, textAt } from "./output/kept-file.js";
import { isStream } from "./output/target.js";
import { replaceFiles, shownPath } from "./output/write-files.js";

/** Command-line options of a game by hand. */
export interface HandOptions {
  readonly seed: number | undefined;
  readonly coach: string | undefined;
  readonly side: Side | "both" | undefined;
  readonly ownDice: boolean;
  readonly save: string | undefined;
  readonly json: boolean;
  readonly force: boolean;
}

/** A game as requested on the command line. */
export interface HandAsked extends Omit<Coaching, "coach"> {
  readonly system: GameSystem;
  /** Starts a new game for these players. */
  begin(byHand: ByHand, seats: HandSeats): HandSession;
  /** Parts of the record that the command line sets: a resumed game must agree. */
  readonly fixed: { readonly rules: boolean; readonly sides: boolean };
  /** The side that people play if the command line names none. */
  readonly own?: Side;
  /** How to start a different game from the one in the file. */
  readonly another: string;
}

export interface HandPlayed {
  readonly record: unknown;
  readonly over: boolean;
  readonly file: string;
}

/** Beginning of a game record, the same in all games. */
interface Head {
  readonly seed?: number;
  readonly [key: string]: unknown;
}

/** Plays until the game is over or the person quits; undefined if no one made a move. */
export async function playByHand(asked: HandAsked, options: HandOptions, io: CliIo): Promise<HandPlayed | undefined> {
  const { system } = asked;
  const { byHand } = system;
  if (!byHand) throw new UserError(fault("by-hand", `${system.title} is not played by hand`), 2);
  if (!byHand.sides && options.side !== undefined) {
    throw new UserError(fault("usage", `${system.title} has one player: remove --side`), 2);
  }
  const { lines } = io;
  if (!lines) throw new UserError(fault("by-hand", "no answers to read: the input is closed"));
  const file = options.save ?? `${system.id}-by-hand.json`;
  const path = resolve(io.cwd, file);
  const there = existsSync(path) && !isStream(path);
  const goesOn = there && !options.force;
  const { sitting, text } = goesOn
    ? await leftGame(file, byHand, asked, options, io)
    : { sitting: begin(byHand, asked, options, io), text: there ? textAt(path) : undefined };
  const show = options.json ? jsonShow(io) : textShow(io);
  const keeper = gameKeeper(file, text, sitting, io);
  const dialogue = new Dialogue(sitting, show, () => {
    const lost = keeper.keep();
    if (lost !== undefined) show({ type: "fault", text: lost });
  });
  if (!options.json) io.out(`${HELP}\n`);
  dialogue.begin(goesOn);
  if (!dialogue.done) {
    for await (const line of lines()) {
      if (!options.json && !io.typed) io.out(`${line}\n`);
      dialogue.hear(line);
      if (dialogue.done) break;
    }
  }
  const over = sitting.turn.for === "nothing";
  if (!options.json && !over) io.out("\n");
  if (!keeper.finish()) return undefined;
  if (!options.json)
    io.out(`${shownPath(file, io.cwd)}  (${over ? "record" : "unfinished game; the same command resumes it"})\n`);
  return { record: sitting.record(), over, file };
}

const CHANGED = "game-changed";

interface GameKeeper {
  /** Saves the game; returns why if the disk refuses. The next answer tries again and saves everything missing. */
  keep(): string | undefined;
  /** Final save; false if no one made a move. @throws UserError if the disk still refuses */
  finish(): boolean;
}

/** @param text current content of the file: resumed, or overwritten with --force */
function gameKeeper(file: string, text: string | undefined, sitting: HandSession, io: CliIo): GameKeeper {
  const write = (): void => {
    const bytes = `${JSON.stringify(sitting.record(), null, 1)}\n`;
    if (stream) replaceFiles([{ path: file, bytes }], io.cwd);
    else at.write(bytes);
  };
  const stream = isStream(resolve(io.cwd, file));
  const hint = "the game on the disk is someone else's; name another file with --save";
  const at = new KeptFile(file, io, text, {
    comesBack: true,
    changed: () => fault(CHANGED, "someone else is playing this game, or changed its file", { file, hint }),
  });
  return {
    keep() {
      // A device receives the game only once, at the end.
      if (stream || !sitting.begun) return undefined;
      try {
        write();
        return undefined;
      } catch (error) {
        if (!(error instanceof UserError) || error.issues.some(({ code }) => code === CHANGED)) throw error;
        const [{ message }] = error.issues;
        return `this answer is not on the disk yet: ${shownPath(file, io.cwd)}: ${message}`;
      }
    },
    finish() {
      const played = sitting.begun || sitting.turn.for === "nothing";
      if (played) write();
      // Every move was undone.
      else if (text === undefined && at.written) rmSync(resolve(io.cwd, file), { force: true });
      return played;
    },
  };
}

const HELP = `Answer with a number or a word from the list; ${Object.keys(ORDERS).join(", ")} at any time.`;

/** The side that people play: the one named, the default one, home if only a coach is named, or both. */
const handsOf = ({ own }: HandAsked, { side, coach }: HandOptions): Readonly<Record<Side, boolean>> => {
  const played = side ?? own ?? (coach === undefined ? "both" : "home");
  return { away: played !== "home", home: played !== "away" };
};

function begin(byHand: ByHand, asked: HandAsked, options: HandOptions, io: CliIo): HandSession {
  const coach = findCoach(asked.system, options.coach);
  const seed = options.ownDice ? undefined : (options.seed ?? io.freshSeed());
  return asked.begin(byHand, { coach, seed, hands: handsOf(asked, options) });
}

/** An unfinished game from its file. The command line must not ask for a different one. */
async function leftGame(
  file: string,
  byHand: ByHand,
  asked: HandAsked,
  options: HandOptions,
  io: CliIo,
): Promise<{ readonly sitting: HandSession; readonly text: string }> {
  const { system, cache, progress, another } = asked;
  const game = { words: `a game of ${system.title}`, hint: another };
  const { value, source } = loadedOf(await readAs(file, [system.kinds.record], io, { wanted: game, prove: true }));
  const sitting = byHand.resume(value, { coach: findCoach(system, options.coach), cache, progress });
  const head = value as Head;
  if (sitting.turn.for === "nothing")
    throw new UserError(fault("game-over", "this game is over", { file, hint: another }));
  if (!sitting.begun)
    throw new UserError(fault("file-kind", "this game was not started with --by-hand", { file, hint: another }));
  const wanted = begin(byHand, asked, { ...options, seed: options.seed ?? head.seed ?? 0 }, io).record() as Head;
  const same = (key: string): boolean => JSON.stringify(head[key]) === JSON.stringify(wanted[key]);
  const isFixed = (key: string): boolean => {
    if (key === "rules") return asked.fixed.rules;
    if (key === "seed") return options.seed !== undefined && !options.ownDice;
    if (key === "roller") return options.ownDice;
    if (key === "coach" || key === "coaches") return options.coach !== undefined || options.side !== undefined;
    return asked.fixed.sides && key !== "choices" && key !== "dice" && key !== "events";
  };
  const other = Object.keys(wanted).find((key) => isFixed(key) && !same(key));
  if (other !== undefined) {
    const message = `the game in this file has a different "${other}" than this command requests`;
    throw new UserError(fault("game-other", message, { file, hint: `remove it to continue, ${another}` }));
  }
  return { sitting, text: source.text() };
}

/** One JSON object per line, for programs that play. */
const jsonShow =
  (io: CliIo) =>
  (message: DialogueMessage): void =>
    io.out(`${JSON.stringify(message)}\n`);

function textShow(io: CliIo): (message: DialogueMessage) => void {
  let now = "";
  let fresh = true;
  const prompt = (): void => io.out("> ");
  return (message) => {
    switch (message.type) {
      case "story":
        io.out(`${fresh ? "" : "\n"}${message.lines.join("\n")}\n`);
        fresh = false;
        return;
      case "question": {
        if (message.now !== now) io.out(`\n${message.now}\n`);
        now = message.now;
        io.out(`${message.words}\n${optionLines(message.options, io.columns).join("\n")}\n`);
        return prompt();
      }
      case "die":
        io.out(`Roll ${message.words}${message.roll === undefined ? "" : ` for ${message.roll}`}:\n`);
        return prompt();
      case "note":
        return io.out(`${message.text}\n`);
      case "fault":
        return io.out(`${message.text}\n`);
      case "over":
        return io.out("\n");
    }
  };
}

/** Answers one below another, long lists in columns. */
function optionLines(options: Extract<DialogueMessage, { type: "question" }>["options"], columns: number): string[] {
  const width = Math.max(...options.map(({ label }) => label.length));
  const cells = options.map(
    ({ label, id, words }) => `  ${label.padStart(width)}  ${words}${hintOf(label, id, words)}`,
  );
  if (cells.length <= LONG_LIST) return cells;
  const cell = Math.max(...cells.map(({ length }) => length));
  const across = Math.max(1, Math.floor(columns / cell));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    cells
      .filter((_cell, i) => i % down === row)
      .map((text) => text.padEnd(cell))
      .join("")
      .trimEnd(),
  );
}

const LONG_LIST = 10;

/** The id, if the words do not already contain it. */
const hintOf = (label: string, id: string, words: string): string => {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+]/g, "");
  return id === label || plain(words).startsWith(plain(id)) ? "" : ` [${id}]`;
};
