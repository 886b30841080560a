/** A game under way as a short word: who sits, the dice's seed, and every answer. Another phone plays it to the same place. */
import { SIDES } from "../../kernel/football/index.js";
import { fingerprint } from "../../kernel/hash/index.js";
import { fault, isObject, UserError } from "../../kernel/issue/index.js";
import { BY_HAND, type HandSession } from "../../kernel/machine/index.js";
import type { FileKind } from "../../contract/files.js";
import type { GameSystem } from "../../contract/game.js";
import { NO_CACHE } from "../../sim/play.js";
import { bytesOfWord, wordOf } from "../link-word.js";
import { joined } from "./bytes.js";
import type { PassedGame, TakenGame } from "../protocol.js";
import { atDesk, gameAt } from "./assets.js";
import { readOne } from "./read-one.js";
import { coachNamed, rulesNamed } from "./sheets.js";
import { act, sessionAt, sit } from "./table.js";

/** Longest word that is looked at, and longest text in it; characters. */
const MOST_WORD = 8 * 1024;
const MOST_TEXT = 256 * 1024;
/** What a packer can look back on. */
const LOOK_BACK = 32_000;

/** What a record adds to its head. */
const PLAYED = ["choices", "dice", "events"] as const;
interface Played {
  readonly seed?: number;
  readonly rules?: unknown;
  readonly coach?: string;
  readonly coaches?: Readonly<Partial<Record<string, string>>>;
  readonly choices: readonly unknown[];
  readonly dice: readonly number[];
}

/** Begins a word whose game has teams, names or rules of a person's own: no letter of packed bytes. */
const OWN = ".";

/** What a word holds. */
interface Word {
  readonly hands: { readonly away: boolean; readonly home: boolean };
  /** The record before its first answer, where what stands in the other fields does not make it. */
  readonly head?: object;
  readonly seed?: number;
  readonly coach?: string;
  /** Id of a preset. */
  readonly rules?: string;
  readonly choices: readonly unknown[];
  /** Of a person's own; those of a seed follow from it. */
  readonly dice?: readonly number[];
  /** Answers on the way to the decision that is open: options by their places. */
  readonly open?: readonly (readonly number[])[];
  /** Of the whole record: both phones have the same. */
  readonly sum: string;
}

type Seated = Pick<Word, "hands" | "seed" | "coach" | "rules" | "head">;

const damaged = (): UserError =>
  new UserError(
    fault("passed", "this game link is cut short or altered", {
      hint: "pass the game again from the other phone",
    }),
  );

function begun(system: GameSystem, { hands, seed, coach, rules }: Seated): HandSession {
  return system.byHand!.begin({
    rules: rulesNamed(system, rules),
    names: {},
    cache: NO_CACHE,
    coach: coachNamed(system, coach),
    hands,
    ...(seed !== undefined && { seed }),
  });
}

/** A record before its first answer. */
const beginningOf = (record: unknown): object =>
  Object.fromEntries(Object.entries(record as object).filter(([key]) => !(PLAYED as readonly string[]).includes(key)));
const headOf = (record: unknown): string => JSON.stringify(beginningOf(record));

/** Who sits at a game; its whole head, where it was not begun in Studio alone: teams or rules of a file, a league's names. */
function seatsOf(system: GameSystem, record: Played): Seated {
  const { coaches, seed } = record;
  const isByHand = (side: "away" | "home"): boolean => coaches === undefined || coaches[side] === BY_HAND;
  const hands = { away: isByHand("away"), home: isByHand("home") };
  const others = [...new Set([...SIDES.map((side) => coaches?.[side]), record.coach])].filter(
    (id): id is string => id !== undefined && system.coaches.some((one) => one.id === id),
  );
  for (const rules of [undefined, ...(system.presets ?? []).map(({ id }) => id)])
    for (const coach of [undefined, ...others]) {
      const seats = {
        hands,
        ...(seed !== undefined && { seed }),
        ...(coach !== undefined && { coach }),
        ...(rules !== undefined && { rules }),
      };
      if (headOf(begun(system, seats).record()) === headOf(record)) return seats;
    }
  return { hands, ...(seed !== undefined && { seed }), head: beginningOf(record) };
}

/** Another game: this one is much like it. */
const likely = new Map<string, Uint8Array>();
/** @param own with the teams of that game, and fewer of its answers */
function lookBackOf(system: GameSystem, own: boolean): Uint8Array {
  const key = `${system.id} ${own}`;
  let found = likely.get(key);
  if (!found) {
    const { standardRules: rules, defaultCoach: coach } = system;
    const record = system.play({ rules, seed: 1, coach, names: {}, cache: NO_CACHE }) as Played;
    const choices = JSON.stringify(record.choices);
    found = joined(own ? [choices.slice(-LOOK_BACK / 4), headOf(record)] : [choices]).slice(-LOOK_BACK);
    likely.set(key, found);
  }
  return found;
}

/** @throws UserError for a game whose own teams a link has no room for */
export async function passGame(name: string): Promise<PassedGame> {
  const { deflateSync } = await import("fflate");
  return atDesk(() => {
    const { system, session, picked } = sessionAt(name);
    const record = session.record() as Played;
    const seats = seatsOf(system, record);
    const word: Word = {
      ...seats,
      choices: record.choices,
      ...(seats.seed === undefined && { dice: record.dice }),
      ...(picked.length > 0 && { open: picked }),
      sum: fingerprint(record),
    };
    const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(word)), {
      level: 9,
      dictionary: lookBackOf(system, seats.head !== undefined),
    });
    const text = `${seats.head === undefined ? "" : OWN}${wordOf(bytes)}`;
    if (text.length > MOST_WORD)
      throw new UserError(
        fault("passed", "a link has no room for the teams of this game", {
          hint: "save its file, send that, and open it under Files on the other phone",
        }),
      );
    return { system: system.id, word: text };
  });
}

/** @throws UserError for a word that is none */
async function unpacked(system: GameSystem, text: string): Promise<Word> {
  if (text.length > MOST_WORD) throw damaged();
  const { inflateSync } = await import("fflate");
  let word: unknown;
  const own = text.startsWith(OWN);
  try {
    const bytes = inflateSync(bytesOfWord(own ? text.slice(OWN.length) : text), {
      dictionary: lookBackOf(system, own),
      out: new Uint8Array(MOST_TEXT),
    });
    word = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw damaged();
  }
  const { hands, head, seed, coach, rules, choices, dice, open = [], sum } = word as Partial<Word>;
  const isText = (value: unknown): boolean => value === undefined || typeof value === "string";
  const fits =
    isObject(word) &&
    isObject(hands) &&
    typeof hands.away === "boolean" &&
    typeof hands.home === "boolean" &&
    (seed === undefined || (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) &&
    own === isObject(head) &&
    isText(coach) &&
    isText(rules) &&
    Array.isArray(choices) &&
    (dice === undefined || (Array.isArray(dice) && dice.every((face) => Number.isInteger(face)))) &&
    Array.isArray(open) &&
    open.every((places) => Array.isArray(places) && places.every((place) => Number.isInteger(place))) &&
    typeof sum === "string";
  if (!fits) throw damaged();
  return word as Word;
}

/** The head of a stranger's record, in the form that records have: what it says is checked with the whole record. @throws Error for another */
function shaped(system: GameSystem, { head, choices, dice = [] }: Word): object {
  const record = { ...head, choices, dice, events: [] };
  if (!system.kinds.record.matches(record) || !system.kinds.record.shape.safeParse(record).success) throw damaged();
  return head!;
}

/** Whether one game is the other, further on. */
const isPart = (before: unknown, { choices, dice }: Played): boolean => {
  const { choices: first, dice: thrown } = before as Partial<Played>;
  const begins = (all: readonly unknown[], part: readonly unknown[] = []): boolean =>
    part.length <= all.length && JSON.stringify(all.slice(0, part.length)) === JSON.stringify(part);
  return begins(choices, first) && begins(dice, thrown);
};

/**
 * Goes on with a game that another phone passed.
 * @param left the record of the game that waits here
 * @throws UserError for a link that is cut short or altered, or from another version
 */
export async function takeGame(name: string, systemId: string, text: string, left?: string): Promise<TakenGame> {
  return atDesk(async () => {
    const system = await gameAt(systemId);
    if (!system.byHand) throw damaged();
    const word = await unpacked(system, text);
    let head: object;
    let record: Played;
    try {
      head = word.head === undefined ? (begun(system, word).record() as object) : shaped(system, word);
      const played = { ...head, choices: word.choices, dice: word.dice ?? [], events: [] };
      record = system.byHand.resume(played, { coach: system.defaultCoach, cache: NO_CACHE }).record() as Played;
    } catch {
      // Answers of a stranger may be anything.
      throw damaged();
    }
    if (fingerprint(record) !== word.sum)
      throw new UserError(
        fault("passed", "the other phone has a different version of Pressbox", {
          hint: "reload Studio on both phones",
        }),
      );
    const { value } = await readOne(JSON.stringify(record), name, system.kinds.record as FileKind, system.title);
    const session = system.byHand.resume(value, { coach: system.defaultCoach, cache: NO_CACHE });
    let same = left === undefined;
    try {
      const before = JSON.parse(left ?? "null") as object | null;
      same ||=
        before !== null &&
        headOf(before) === headOf(record) &&
        (isPart(before, record) || isPart(record, before as Played));
    } catch {
      // What waits here is no game: it stays as it is.
    }
    let view = sit(name, system, session);
    try {
      for (const places of word.open ?? []) view = await act(name, { act: "pick", places });
    } catch {
      throw damaged();
    }
    return { view, same };
  });
}
