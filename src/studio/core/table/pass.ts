/** A game in progress as a short string: seats, seed and every answer. Another phone replays it to the same point. */
import { SIDES } from "../../../kernel/football/index.js";
import { fingerprint } from "../../../kernel/hash/index.js";
import { fault, isObject, UserError } from "../../../kernel/issue/index.js";
import { BY_HAND, type HandSession } from "../../../kernel/machine/index.js";
import type { FileKind } from "../../../contract/files.js";
import type { GameSystem } from "../../../contract/game.js";
import { NO_CACHE } from "../../../sim/play.js";
import { bytesOfWord, wordOf } from "../../link-word.js";
import { joined } from "../desk/bytes.js";
import type { PassedGame, TakenGame } from "../../protocol/calls.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { readOne } from "../files/read-one.js";
import { coachNamed, rulesNamed } from "../sheets/sheets.js";
import { act, sessionAt, sit } from "./table.js";

/** Longest accepted string, and longest text inside it; characters. */
const MOST_WORD = 8 * 1024;
const MOST_TEXT = 256 * 1024;
/** Window of the compressor, bytes. */
const LOOK_BACK = 32_000;

/** Fields that a record has besides its head. */
const PLAYED = ["choices", "dice", "events"] as const;
interface Played {
  readonly seed?: number;
  readonly rules?: unknown;
  readonly coach?: string;
  readonly coaches?: Readonly<Partial<Record<string, string>>>;
  readonly choices: readonly unknown[];
  readonly dice: readonly number[];
}

/** Starts the string of a game with the user's own teams, names or rules; base64url does not use it. */
const OWN = ".";

/** Contents of the string. */
interface Word {
  readonly hands: { readonly away: boolean; readonly home: boolean };
  /** The record before its first answer, if the other fields do not determine it. */
  readonly head?: object;
  readonly seed?: number;
  readonly coach?: string;
  /** ID of a preset. */
  readonly rules?: string;
  readonly choices: readonly unknown[];
  /** The user's own dice; a seed determines all others. */
  readonly dice?: readonly number[];
  /** Answers on the way to the open decision: indexes of options. */
  readonly open?: readonly (readonly number[])[];
  /** Checksum of the whole record: both phones must have the same. */
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

/** The seats of a game; its whole head if it began outside Studio: teams or rules from a file, a league's names. */
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

/** Typical games, as compression dictionaries: another game is much like them. */
const likely = new Map<string, Uint8Array>();
/** @param own includes that game's teams, and fewer of its answers */
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

/** @throws UserError if the game's own teams do not fit in a link */
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

/** @throws UserError for an invalid string */
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

/** The head of an untrusted record, in record form; it is checked later with the whole record. @throws Error for an invalid head */
function shaped(system: GameSystem, { head, choices, dice = [] }: Word): object {
  const record = { ...head, choices, dice, events: [] };
  if (!system.kinds.record.matches(record) || !system.kinds.record.shape.safeParse(record).success) throw damaged();
  return head!;
}

/** True if one game continues the other. */
const isPart = (before: unknown, { choices, dice }: Played): boolean => {
  const { choices: first, dice: thrown } = before as Partial<Played>;
  const begins = (all: readonly unknown[], part: readonly unknown[] = []): boolean =>
    part.length <= all.length && JSON.stringify(all.slice(0, part.length)) === JSON.stringify(part);
  return begins(choices, first) && begins(dice, thrown);
};

/**
 * Continues a game from another phone.
 * @param left the record of the game already stored here
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
      // An untrusted answer can be anything.
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
      // The stored file is not a game: leave it.
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
