/** The file kinds that two-team games share: how files are recognized and checked. Each game supplies the rest. */
import type { ZodType } from "zod";
import { hasErrors, isObject, type Issue, type Locate } from "../kernel/issue/index.js";
import { isHouse } from "../kernel/rulings/index.js";
import type { FileKind, Printed } from "../contract/files.js";

interface Named {
  readonly id: string;
  readonly title: string;
  readonly shape: ZodType;
  /** Value of the file's `format` key: `pressbox/5d20-game`. */
  readonly format: string;
}

/** A file kind whose schema is built on first use. */
const kindOf = <T>(named: Named, rest: Omit<FileKind<T>, "id" | "title" | "shape">): FileKind<T> =>
  Object.assign(
    {
      id: named.id,
      title: named.title,
      get shape() {
        return named.shape;
      },
    },
    rest,
  );

const hasFormat = (data: unknown, format: string): boolean => isObject(data) && data.format === format;

interface House<Rules> extends Named {
  parse(data: unknown, locate: Locate): { readonly rules?: Rules; readonly issues: readonly Issue[] };
  /** Checks a file of which some parts do not fit the schema. */
  sense(data: unknown, locate: Locate): readonly Issue[];
}

/** House rules: changes to the standard rules. */
export const houseRules = <Rules>(house: House<Rules>): FileKind<Rules> =>
  kindOf(house, {
    matches: (data) => isHouse(data, house.format),
    check(data, locate) {
      const { rules, issues } = house.parse(data, locate);
      return rules ? { issues, value: rules } : { issues };
    },
    sense: (data, locate) => house.sense(data, locate),
  });

interface Teams<T> extends Named, Pick<FileKind<T>, "fromTable" | "columns" | "knowsHead"> {
  /** Id of the game. */
  readonly system: string;
  /** True if the team has keys that only this game's teams have: identifies files without a `format`. */
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: T };
  /** Checks the teams of a file of which some parts do not fit the schema. */
  sense(file: T, locate: Locate): readonly Issue[];
}

/** Teams to play with. */
export const teamFiles = <T extends { readonly teams: readonly unknown[] }>(teams: Teams<T>): FileKind<T> => {
  const { system, format, isTeam, read, sense, ...named } = teams;
  return {
    ...named,
    matches: (data) => {
      if (!isObject(data)) return false;
      if (data.format !== undefined) return data.format === format;
      return Array.isArray(data.teams) && data.teams.some((team) => isObject(team) && isTeam(team));
    },
    check(data, locate) {
      const { issues, file } = read(data, locate);
      return { issues, value: file };
    },
    sense: (data, locate) => sense(data as T, locate),
    prints: {
      describe: ({ teams: { length } }) => ({
        line: length === 1 ? "1 team" : `${length} teams`,
        command: `pressbox print ${system} --record FILE`,
      }),
    },
  };
};

interface Game<R> extends Named {
  /** Upgrades records of earlier versions. */
  today?(record: R): R;
  /** Errors in its rules and teams. */
  faults(record: R, locate: Locate): readonly Issue[];
  replay(record: R, locate: Locate): { readonly issues: readonly Issue[] };
  readonly prints: Printed<R>;
}

/** Records of games. */
export const gameRecords = <R>(game: Game<R>): FileKind<R> =>
  kindOf(game, {
    matches: (data) => hasFormat(data, game.format),
    check(data, locate) {
      // Uses the input, not zod's copy: events must keep their key order to be compared word for word.
      const record = game.today?.(data as R) ?? (data as R);
      const issues = game.faults(record, locate);
      return hasErrors(issues) ? { issues } : { issues, value: record };
    },
    prove: (record, locate) => game.replay(record, locate).issues,
    prints: game.prints,
  });

interface DiceLog<R> extends Named {
  /** The list key that identifies files without a `format`. */
  readonly list?: string;
  play(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly record?: R };
}

/** Dice that people rolled. */
export const diceLogs = <R>(log: DiceLog<R>): FileKind<R> =>
  kindOf(log, {
    matches: (data) =>
      hasFormat(data, log.format) || (log.list !== undefined && isObject(data) && Array.isArray(data[log.list])),
    check(data, locate) {
      const { issues, record } = log.play(data, locate);
      return { issues, ...(record && { value: record }) };
    },
  });
