/** Compares a record with the game that its dice and choices produce when replayed. */
import { drawnDice, seededRoller, type Dice, type DiceDeck, type Shuffle } from "../dice/index.js";
import type { Side } from "../football/index.js";
import { fault, hasErrors, nowhereKnown, placeOf, UserError, type Issue, type Locate } from "../issue/index.js";
import { IllegalChoice, type GameTypes, type Machine, type Session, type Table } from "./machine.js";
import type { Kept } from "./keep.js";

export interface RecordFormat {
  readonly format: string;
  readonly version: number;
}

/** A game as one JSON file: `replay` plays `choices` and `dice` by the rules again and must get the same `events`, character for character. */
export interface GameFile<T extends GameTypes> extends Kept<T>, RecordFormat {
  /** 32-bit seed of the dice; absent if a person rolled them. */
  readonly seed?: number;
  /** Source of the dice. */
  readonly roller: (typeof ROLLERS)[number];
}

/** Sources of dice. */
export const ROLLERS = ["xoroshiro128+", "own dice", "dice deck", "dice deck, shuffled for each card"] as const;

/** Names of decks in records, by when they are reshuffled. */
const DECKS: Readonly<Record<Shuffle, GameFile<GameTypes>["roller"]>> = {
  empty: "dice deck",
  each: "dice deck, shuffled for each card",
};

/** The source of a record's dice, as the record writes it. */
export const rollerOf = (seed: number | undefined, shuffle?: Shuffle): GameFile<GameTypes>["roller"] =>
  seed === undefined ? "own dice" : shuffle === undefined ? "xoroshiro128+" : DECKS[shuffle];

/** True if the game was played with a deck of dice cards. */
export const isFromDeck = ({ roller }: Pick<GameFile<GameTypes>, "roller">): boolean =>
  Object.values(DECKS).includes(roller);

/** The dice that a record says it used; undefined if a person rolled them. */
function diceOf(
  { seed, roller }: Pick<GameFile<GameTypes>, "seed" | "roller">,
  deck: DiceDeck | undefined,
): Dice | undefined {
  if (seed === undefined || roller === "own dice") return undefined;
  if (roller === "xoroshiro128+") return seededRoller(seed);
  return drawnDice(deck, seed, roller === DECKS.each ? "each" : "empty");
}

type Recorded = Pick<Kept<GameTypes>, "events" | "choices" | "dice">;

/** Errors for a record of another kind or version, which cannot be read any further. */
export function formatIssues(record: RecordFormat, expected: RecordFormat): Issue[] {
  const { format, version } = expected;
  if (record.format === format && record.version === version) return [];
  const found = `${String(record.format)} version ${String(record.version)}`;
  const message = `the record is ${found}; expected ${format} version ${version}`;
  return [fault("record-format", message, { path: "format" })];
}

type Keyed = Readonly<Record<string, unknown>>;
const isKeyed = (value: unknown): value is Keyed => typeof value === "object" && value !== null;

/** `the event "roll"`; other values as JSON. */
const typeWords = (event: unknown): string =>
  isKeyed(event) && typeof event.type === "string" ? `the event "${event.type}"` : JSON.stringify(event);

/** The first value in which two events differ, in words; events of different types differ as a whole. */
function differenceWords(found: unknown, expected: unknown): string {
  const words = (path: readonly string[], a: unknown, b: unknown): string => {
    if (isKeyed(a) && isKeyed(b) && Array.isArray(a) === Array.isArray(b)) {
      const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      const key = keys.find((one) => JSON.stringify(a[one]) !== JSON.stringify(b[one]));
      if (key !== undefined) return words([...path, key], a[key], b[key]);
    }
    const at = path.length === 0 ? "" : ` for "${path.join(".")}" of ${typeWords(found)}`;
    const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));
    // Equal values, but keys in another order.
    const order = JSON.stringify(a) === JSON.stringify(b) ? " in another order of keys" : "";
    return `the record says ${show(a)}${at}; dice and choices give ${show(b)}${order}`;
  };
  const sameType = isKeyed(found) && isKeyed(expected) && found.type === expected.type;
  return sameType
    ? words([], found, expected)
    : `the record says ${typeWords(found)}; dice and choices give ${typeWords(expected)}`;
}

/** True only for values that are equal as JSON, keys in the same order; several times faster than serializing both. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isKeyed(a) || !isKeyed(b)) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  let at = 0;
  for (const key of keys) {
    // Undefined values are not saved.
    if (a[key] === undefined) continue;
    while (at < others.length && b[others[at]] === undefined) at++;
    if (others[at] !== key || !isSame(a[key], b[key])) return false;
    at++;
  }
  return others.slice(at).every((key) => b[key] === undefined);
}

/** A record does not say which version saved it. */
const WHY_OTHERWISE =
  "the record was edited, or saved before a rules fix (see CHANGELOG.md); its seed replays the game";

/** The first event that differs, or the end of the shorter list. */
export function eventIssues(
  recorded: Recorded["events"],
  played: readonly unknown[],
  locate: Locate = nowhereKnown,
): Issue[] {
  const length = Math.max(recorded.length, played.length);
  for (let i = 0; i < length; i++) {
    const [found, expected] = [recorded[i], played[i]];
    if (isSame(found, expected) || JSON.stringify(found) === JSON.stringify(expected)) continue;
    const message =
      i >= recorded.length
        ? `the record ends here; dice and choices continue with ${typeWords(expected)}`
        : i >= played.length
          ? `dice and choices end before ${typeWords(found)}`
          : differenceWords(found, expected);
    const at = placeOf(locate, ["events", Math.min(i, recorded.length - 1)]);
    return [fault("replay-differs", message, { ...at, path: `events[${i}]`, hint: WHY_OTHERWISE })];
  }
  return [];
}

/** Errors for unused choices and dice beyond the number used; the hint says why. */
export function leftoverIssues(
  { choices, dice }: Omit<Recorded, "events">,
  used: { readonly choices: number; readonly dice: number },
  hint: string,
  locate: Locate = nowhereKnown,
): Issue[] {
  const left = (what: "choices" | "dice", count: number, first: number): Issue[] =>
    count > 0
      ? [
          fault(
            `replay-${what}`,
            `${count === 1 ? `1 ${what === "dice" ? "die is" : "choice is"}` : `${count} ${what} are`} left over`,
            { ...placeOf(locate, [what, first]), hint },
          ),
        ]
      : [];
  return [
    ...left("choices", choices.length - used.choices, used.choices),
    ...left("dice", dice.length - used.dice, used.dice),
  ];
}

/** Dice or choices have run out: the game stops here. */
class Pause extends Error {}

/** Replays a record, and remembers how far it got at the last full step. */
class ScriptTable<T extends GameTypes> implements Table<T> {
  readonly events: T["event"][] = [];
  /** The first die that the record's seed would not roll. */
  strange: { readonly at: number; readonly rolls: number } | undefined;
  private readonly used = { dice: 0, choices: 0 };
  private readonly full = { events: 0, dice: 0, choices: 0 };

  constructor(
    private readonly record: GameFile<T>,
    private readonly locate: Locate,
    private readonly seeded: Dice | undefined,
  ) {}

  die(sides: number, use?: string, _side?: Side, roll?: string): number {
    const at = this.used.dice;
    if (at >= this.record.dice.length) throw new Pause();
    const face = this.record.dice[at];
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      const message = `a d${sides} cannot show ${String(face)}; expected 1 to ${sides}${use ? ` for the ${use} die` : ""}`;
      throw new UserError(fault("die-face", message, this.at("dice", at)));
    }
    const rolls = this.seeded?.die(sides, use, roll);
    if (rolls !== undefined && rolls !== face) this.strange ??= { at, rolls };
    this.used.dice++;
    return face;
  }

  choose(): T["choice"] {
    this.seeded?.pause?.();
    if (this.used.choices >= this.record.choices.length) throw new Pause();
    return this.record.choices[this.used.choices++];
  }

  emit(event: T["event"]): void {
    this.seeded?.pause?.();
    this.events.push(event);
  }

  /** A step is complete. */
  mark(): void {
    this.full.events = this.events.length;
    Object.assign(this.full, this.used);
  }

  /** Drops a step that cannot be finished, unless the record stops in the middle of it. */
  rewind(): void {
    const { record, used } = this;
    if (record.events.length > this.full.events) return;
    const answered = used.dice + used.choices > this.full.dice + this.full.choices;
    const isAll = used.dice === record.dice.length && used.choices === record.choices.length;
    if (answered && isAll && this.events.length === record.events.length) return;
    this.events.length = this.full.events;
    this.used.dice = this.full.dice;
    this.used.choices = this.full.choices;
  }

  /** Location of the last answer read. */
  lastChoice(): Partial<Issue> {
    return this.at("choices", this.used.choices - 1);
  }

  leftovers(over: boolean): Issue[] {
    const hint = over ? "the game is over before them" : "they play nothing to its end";
    return leftoverIssues(this.record, this.used, hint, this.locate);
  }

  at(list: "dice" | "choices", index: number): Partial<Issue> {
    return { ...placeOf(this.locate, [list, index]), path: `${list}[${index}]` };
  }
}

export interface Replay<T extends GameTypes> {
  /** Every error found; empty if the record is correct. */
  readonly issues: readonly Issue[];
  /** The game that the dice and choices produce, as far as they go. */
  readonly events: readonly T["event"][];
  /** The last state of a finished game. */
  readonly state?: T["state"];
}

/** Replays a record. Reports the first event that differs and compares nothing after it. */
export function replayGame<T extends GameTypes>(
  machine: Machine<T>,
  setup: T["setup"],
  record: GameFile<T>,
  format: RecordFormat & { readonly deck?: DiceDeck },
  locate: Locate = nowhereKnown,
): Replay<T> {
  const misfit = formatIssues(record, format);
  if (misfit.length > 0) return { issues: misfit, events: [] };
  let seeded: Dice | undefined;
  try {
    seeded = diceOf(record, format.deck);
  } catch (error) {
    if (error instanceof UserError) return { issues: error.issues, events: [] };
    throw error;
  }
  const table = new ScriptTable<T>(record, locate, seeded);
  const issues: Issue[] = [];
  let session: Session<T> | undefined;
  try {
    session = machine.open(setup, table);
    for (table.mark(); !session.over; table.mark()) session.step();
  } catch (error) {
    if (error instanceof Pause) table.rewind();
    else if (error instanceof IllegalChoice)
      issues.push(...error.issues.map((issue) => ({ ...issue, ...table.lastChoice() })));
    else if (error instanceof UserError) issues.push(...error.issues);
    else throw error;
  }
  const broken = hasErrors(issues);
  const { events, strange } = table;
  const played = { events, ...(session?.over && { state: session.keep() }) };
  if (strange) return { issues: [seedFault(record, strange, table.at("dice", strange.at))], ...played };
  // What goes wrong after the first difference follows from it.
  const recorded = broken ? record.events.slice(0, events.length) : record.events;
  const first = eventIssues(recorded, events, locate);
  if (first.length > 0) return { issues: first, ...played };
  return { issues: broken ? issues : table.leftovers(session?.over ?? false), ...played };
}

/** Checks that the dice are those of the seed, because a sheet prints a command that plays the seed again. */
function seedFault(
  { seed, dice, roller }: Pick<GameFile<GameTypes>, "seed" | "dice" | "roller">,
  { at, rolls }: { readonly at: number; readonly rolls: number },
  place: Partial<Issue>,
): Issue {
  const message = `die ${at + 1} of the game shows ${dice[at]}; ${isFromDeck({ roller }) ? `the deck of seed ${seed} has` : `seed ${seed} rolls`} ${rolls} there`;
  const hint = 'dice from the table need roller "own dice" and no seed';
  return fault("seed-dice", message, { ...place, hint });
}
