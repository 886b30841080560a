/**
 * Game codes: a few printed characters that play a game again. A code contains game, seed and coach, the rules and teams if they are not
 * the defaults, and the play to stop after. Rules and teams from a user's files do not fit: the code has a checksum of them, so that the
 * right file is recognized and a wrong one is refused.
 *
 * Games, coaches, rules presets and built-in teams are numbered by their positions in lists that only grow at the end: codes already
 * printed stay valid.
 */
import { otherSide, SIDES, type Side } from "../kernel/football/index.js";
import { CodeFault, dataCheck, readSigns, signsOf, SignReader, SignWriter, wordCheck } from "../kernel/code/index.js";
import { fault, hasErrors, UserError } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";
import { sameData } from "../kernel/rulings/index.js";
import type { SideOrigin } from "./coded.js";
import { SYSTEM_IDS, type GameSystem, type SystemId } from "./game.js";
import { rulesOfRecord } from "./records.js";

/** A side in a code. */
export type SideCode = { readonly team: number } | { readonly name: string } | { readonly check: number };

/** Rules in a code: a preset; or a name with switches, by checksums of their ids and positions of their answers; or a checksum of all. */
export type RulesCode =
  | { readonly preset: number }
  | {
      readonly name: string;
      readonly over?: number;
      readonly switches: readonly (readonly [id: number, answer: number])[];
    }
  | { readonly check: number };

/** Everything a code contains. */
export interface CodeFacts {
  readonly system: SystemId;
  readonly seed: number;
  /** Position in the list of coaches; absent = the default coach. */
  readonly coach?: number;
  readonly rules?: RulesCode;
  readonly sides?: Readonly<Record<Side, SideCode>>;
  readonly plays?: number;
}

const VERSION = 0;
const GAMES = 8;
const FLAG = { coach: 1, rules: 2, sides: 4, plays: 8 } as const;
const KNOWN_FLAGS = 15;
/** Lengths, in characters, of checksums of data and of words. */
const [DATA, WORD] = [4, 3];
const RULES = { switches: 30, check: 31 } as const;
const SIDE = { check: 0, name: 1, team: 2 } as const;
/** Longer names become checksums: people type codes by hand. */
const MOST_LETTERS = 20;
/** In codes longer than this, the switches become one checksum. */
const MOST_SIGNS = 60;

/** A code: `1QK4-2T`. */
export function writeCode({ system, seed, coach, rules, sides, plays }: CodeFacts): string {
  const to = new SignWriter();
  to.fixed(VERSION * GAMES + SYSTEM_IDS.indexOf(system), 1);
  const flags =
    (coach === undefined ? 0 : FLAG.coach) +
    (rules ? FLAG.rules : 0) +
    (sides ? FLAG.sides : 0) +
    (plays === undefined ? 0 : FLAG.plays);
  to.fixed(flags, 1).number(seed);
  if (coach !== undefined) to.number(coach);
  if (rules) writeRules(rules, to);
  if (sides) for (const side of [sides.away, sides.home]) writeSide(side, to);
  if (plays !== undefined) to.number(plays);
  return signsOf(to.values);
}

function writeRules(rules: RulesCode, to: SignWriter): void {
  if ("preset" in rules) to.fixed(rules.preset, 1);
  else if ("check" in rules) to.fixed(RULES.check, 1).fixed(rules.check, DATA);
  else {
    const { name, over, switches } = rules;
    to.fixed(RULES.switches, 1).text(name);
    to.number(over === undefined ? 0 : over + 1).number(switches.length);
    for (const [id, answer] of switches) to.fixed(id, WORD).number(answer);
  }
}

function writeSide(side: SideCode, to: SignWriter): void {
  if ("check" in side) to.number(SIDE.check).fixed(side.check, DATA);
  else if ("name" in side) to.number(SIDE.name).text(side.name);
  else to.number(SIDE.team + side.team);
}

function readRules(from: SignReader): RulesCode {
  const kind = from.fixed(1);
  if (kind === RULES.check) return { check: from.fixed(DATA) };
  if (kind !== RULES.switches) return { preset: kind };
  const name = from.text();
  const over = from.number();
  const count = from.number();
  const switches: [number, number][] = [];
  for (let i = 0; i < count; i++) switches.push([from.fixed(WORD), from.number()]);
  return { name, ...(over > 0 && { over: over - 1 }), switches };
}

function readSide(from: SignReader): SideCode {
  const kind = from.number();
  if (kind === SIDE.check) return { check: from.fixed(DATA) };
  return kind === SIDE.name ? { name: from.text() } : { team: kind - SIDE.team };
}

const COMPARE = "compare it with the sheet, character by character";

/** The values of a code's characters. @throws UserError for text that is not a code: `code-sign`, `code-check` */
export function codeValues(typed: string): readonly number[] {
  const read = readSigns(typed);
  if ("values" in read) return read.values;
  const shown = JSON.stringify(typed.trim().slice(0, 80));
  if ("strange" in read) {
    const hint = "use digits and letters other than U";
    throw new UserError(
      fault("code-sign", `the code ${shown} contains ${JSON.stringify(read.strange)}, which no code does`, { hint }),
    );
  }
  const hint = read.near === undefined ? COMPARE : `did you mean ${read.near}?`;
  throw new UserError(
    fault("code-check", `the code ${shown} is mistyped: its check characters do not match`, { hint }),
  );
}

/** Error for a code whose check characters match but whose content is unknown. */
const unreadable = (typed: string, why: string): UserError =>
  new UserError(
    fault("code-unknown", `this Pressbox does not know the code "${typed.trim()}": ${why}`, { hint: COMPARE }),
  );

/**
 * Reads a code as typed: lowercase, spaces and O for 0 do not matter.
 * @throws UserError `code-sign`; `code-check` for a mistyped one; `code-unknown`
 */
export function readCode(typed: string): CodeFacts {
  const from = new SignReader(codeValues(typed));
  try {
    const first = from.fixed(1);
    if (first >= GAMES) throw new CodeFault("a newer Pressbox wrote it");
    const system = SYSTEM_IDS.at(first);
    if (system === undefined) throw new CodeFault("it belongs to a game that this version does not have");
    const flags = from.fixed(1);
    if (flags > KNOWN_FLAGS) throw new CodeFault("a newer Pressbox wrote it");
    const facts = {
      system,
      seed: from.number(),
      ...(flags & FLAG.coach && { coach: from.number() }),
      ...(flags & FLAG.rules && { rules: readRules(from) }),
      ...(flags & FLAG.sides && { sides: { away: readSide(from), home: readSide(from) } }),
      ...(flags & FLAG.plays && { plays: from.number() }),
    };
    from.end();
    return facts;
  } catch (error) {
    if (error instanceof CodeFault) throw unreadable(typed, error.message);
    throw error;
  }
}

const place = (list: readonly string[], id: string): number | undefined => {
  const found = list.indexOf(id);
  return found < 0 ? undefined : found;
};

/** Answers of switches, converted to the types that house rules use. */
const answerOf = (word: string): string | boolean | number =>
  word === "true" ? true : word === "false" ? false : /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;

/** House rules from a name and switches. @throws CodeFault for any that this version does not have */
function houseOf(system: GameSystem, { name, over, switches }: Extract<RulesCode, { readonly name: string }>): unknown {
  const { presets = [], rulings, kinds } = system;
  const asked = switches.map(([check, answer]) => {
    const ruling = rulings.find(({ id }) => wordCheck(id) === check);
    const value = ruling?.values.at(answer);
    if (!ruling || !value) throw new CodeFault("its rules use an unknown switch");
    return [ruling.id, answerOf(value.id)] as const;
  });
  const base = over === undefined ? undefined : presets.at(over)?.id;
  if (over !== undefined && base === undefined) throw new CodeFault("its rules extend unknown rules");
  const house = {
    name,
    ...(base !== undefined && { extends: base }),
    ...(asked.length > 0 && { switches: Object.fromEntries(asked) }),
  };
  const parsed = kinds.rules.shape.safeParse(house);
  if (!parsed.success) throw new CodeFault("its rules do not fit this game");
  const { value, issues } = kinds.rules.check(house, () => ({}));
  if (value === undefined || hasErrors(issues)) throw new CodeFault("its rules do not fit this game");
  return value;
}

interface Packed {
  readonly name: string;
  readonly extends?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
}

function rulesCode(system: GameSystem, rules: unknown): RulesCode | undefined {
  const { presets = [], rulings } = system;
  if (rules === system.standardRules) return undefined;
  const packed = system.packRules(rules) as Packed;
  if (sameData(packed, system.packRules(system.standardRules))) return undefined;
  const preset = presets.findIndex((one) => sameData(system.packRules(one.rules), packed));
  if (preset >= 0) return { preset };
  const check = { check: dataCheck(packed) };
  const { name, extends: base, switches = {}, ...more } = packed;
  if (Object.keys(more).length > 0 || [...name].length > MOST_LETTERS) return check;
  const over =
    base === undefined
      ? undefined
      : place(
          presets.map(({ id }) => id),
          base,
        );
  const code = {
    name,
    ...(over !== undefined && { over }),
    switches: Object.entries(switches).map(([id, answer]) => {
      const values = rulings.find((ruling) => ruling.id === id)?.values ?? [];
      return [wordCheck(id), values.findIndex((value) => value.id === String(answer))] as const;
    }),
  };
  try {
    return sameData(system.packRules(houseOf(system, code)), packed) ? code : check;
  } catch (error) {
    if (error instanceof CodeFault) return check;
    throw error;
  }
}

const sideCode = (ids: readonly string[], side: SideOrigin): SideCode => {
  if ("own" in side) return { check: dataCheck(side.own) };
  if ("name" in side)
    return [...side.name].length > MOST_LETTERS ? { check: dataCheck(side.name) } : { name: side.name };
  return { team: ids.indexOf(side.id) };
};

/** The code of a game; undefined if its dice and coach alone cannot play it again. */
export function codeOfGame(system: GameSystem, record: unknown): string | undefined {
  if (!system.kinds.record.matches(record)) return undefined;
  const origin = system.origin?.(record);
  if (!origin) return undefined;
  const { seed, sides, plays } = origin;
  const coaches = system.coaches.map(({ id }) => id);
  const coach = place(coaches, origin.coach);
  if (coach === undefined) return undefined;
  const inForce = rulesOfRecord(system, record);
  const rules = rulesCode(system, inForce);
  const ids = sides ? (system.coded?.ids() ?? []) : [];
  const facts: CodeFacts = {
    system: system.id,
    seed,
    ...(origin.coach !== system.defaultCoach && { coach }),
    ...(rules && { rules }),
    ...(sides && { sides: keyed(SIDES, (side) => sideCode(ids, sides[side])) }),
    ...(plays !== undefined && { plays }),
  };
  const code = writeCode(facts);
  if (code.length <= MOST_SIGNS || !rules || !("name" in rules)) return code;
  return writeCode({ ...facts, rules: { check: dataCheck(system.packRules(inForce)) } });
}

/** A game as read from its code. */
export interface CodedGame {
  readonly rules: unknown;
  readonly seed: number;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly teams?: unknown;
  /** Stops after this many plays. */
  readonly plays?: number;
}

/** What a person adds to a code: rules and teams from files, names of teams. */
export interface CodeGiven {
  readonly rules?: unknown;
  readonly teams?: unknown;
  readonly names?: Readonly<Record<string, string>>;
}

/** What a person has to add to a code: files of rules, of teams. @internal */
export const codeNeeds = ({ rules, sides }: CodeFacts): { readonly rules: boolean; readonly teams: boolean } => ({
  rules: rules !== undefined && "check" in rules,
  teams: sides !== undefined && ("check" in sides.away || "check" in sides.home),
});

/**
 * The game that a code plays.
 * @param typed the code, for messages
 * @throws UserError `code-unknown`; `code-needs` if a file of the user's is missing, `code-other` if it is the wrong one,
 * `code-twice` if the code already sets what is given
 */
export function gameOfCode(system: GameSystem, typed: string, given: CodeGiven = {}): CodedGame {
  const facts = readCode(typed);
  const { seed, plays } = facts;
  try {
    const coach = facts.coach === undefined ? system.defaultCoach : system.coaches.at(facts.coach)?.id;
    if (coach === undefined) throw new CodeFault("its coach is unknown");
    const rules = rulesOf(system, facts, given);
    const { names, teams } = sidesOf(system, facts, rules, given);
    const more = { ...(teams !== undefined && { teams }), ...(plays !== undefined && { plays }) };
    return { rules, seed, coach, names, ...more };
  } catch (error) {
    if (error instanceof CodeFault) throw unreadable(typed, error.message);
    throw error;
  }
}

const needs = (what: string, hint: string): UserError =>
  new UserError(fault("code-needs", `this game used ${what}, which its code cannot hold`, { hint }));
const other = (what: string): UserError =>
  new UserError(fault("code-other", `this game used other ${what}: the ones you gave do not match its code`));
const twice = (what: string): UserError =>
  new UserError(fault("code-twice", `the code already sets the ${what}`, { hint: `remove your own ${what}` }));

function rulesOf(system: GameSystem, { rules }: CodeFacts, given: CodeGiven): unknown {
  if (rules && "check" in rules) {
    if (given.rules === undefined) throw needs("house rules", "add the file of these house rules: --rules FILE");
    if (dataCheck(system.packRules(given.rules)) !== rules.check) throw other("rules");
    return given.rules;
  }
  if (given.rules !== undefined) throw twice("rules");
  if (!rules) return system.standardRules;
  if ("name" in rules) return houseOf(system, rules);
  const preset = system.presets?.at(rules.preset);
  if (!preset) throw new CodeFault("its rules are unknown");
  return preset.rules;
}

function sidesOf(
  { coded }: GameSystem,
  { sides }: CodeFacts,
  rules: unknown,
  { teams, names = {} }: CodeGiven,
): { readonly names: Readonly<Record<string, string>>; readonly teams?: unknown } {
  const named = SIDES.some((side) => names[side] !== undefined);
  if (!sides || !coded) {
    if (sides) throw new CodeFault("it has teams, and its game has none");
    if (teams !== undefined || named) throw twice("teams");
    return { names };
  }
  const checked = SIDES.filter((side) => "check" in sides[side]);
  if (checked.length === 0 && (teams !== undefined || named)) throw twice("teams");
  if (checked.length > 0 && teams === undefined && !checked.every((side) => names[side] !== undefined))
    throw needs("its own teams", "add the file of these teams: --teams FILE (or their names: --away NAME --home NAME)");
  const ids = coded.ids();
  const words = teams === undefined ? [] : coded.words(teams);
  const found = keyed(SIDES, (side): string => {
    const code = sides[side];
    if ("name" in code) return code.name;
    if ("team" in code) {
      const id = ids.at(code.team);
      if (id === undefined) throw new CodeFault("one of its teams is unknown");
      return id;
    }
    const fits = (word: string): boolean => {
      const against = words.find((one) => one !== word);
      const both = { [side]: word, ...(against !== undefined && { [otherSide(side)]: against }) };
      return dataCheck(coded.kept({ rules, names: both, teams })[side]) === code.check;
    };
    const word = names[side] === undefined ? words.find(fits) : names[side];
    if (word === undefined || !fits(word)) throw other("teams");
    return word;
  });
  return { names: { ...names, ...found }, ...(teams !== undefined && { teams }) };
}
