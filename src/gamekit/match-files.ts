/** The kinds of files that games of two sides share: what they are known by and how they are checked. A game says what is its own. */
import type { ZodType } from "zod";
import { hasErrors, isObject, type Issue, type Locate } from "../kernel/issue/index.js";
import { isHouse } from "../kernel/rulings/index.js";
import type { FileKind, Printed } from "../contract/files.js";

interface Named {
  readonly id: string;
  readonly title: string;
  readonly shape: ZodType;
  /** In the file's key of that name: `pressbox/5d20-game`. */
  readonly format: string;
}

/** A kind whose form is made when it is first asked for. */
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
}

/** House rules over the standard ones. */
export const houseRules = <Rules>(house: House<Rules>): FileKind<Rules> =>
  kindOf(house, {
    matches: (data) => isHouse(data, house.format),
    check(data, locate) {
      const { rules, issues } = house.parse(data, locate);
      return rules ? { issues, value: rules } : { issues };
    },
  });

interface Teams<T> extends Named, Pick<FileKind<T>, "fromTable" | "columns" | "knowsHead"> {
  /** Id of the game. */
  readonly system: string;
  /** Keys that only teams of this game have: files without a format are known by them. */
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: T };
  /** What is said to the teams of a file of which parts have the wrong form. */
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
  /** Records of earlier versions in the words of this one. */
  today?(record: R): R;
  /** What is wrong with its rules and teams. */
  faults(record: R, locate: Locate): readonly Issue[];
  replay(record: R, locate: Locate): { readonly issues: readonly Issue[] };
  readonly prints: Printed<R>;
}

/** Records of games. */
export const gameRecords = <R>(game: Game<R>): FileKind<R> =>
  kindOf(game, {
    matches: (data) => hasFormat(data, game.format),
    check(data, locate) {
      // The data itself, not zod's copy: events must keep their keys in order to be compared word for word.
      const record = game.today?.(data as R) ?? (data as R);
      const issues = game.faults(record, locate);
      return hasErrors(issues) ? { issues } : { issues, value: record };
    },
    prove: (record, locate) => game.replay(record, locate).issues,
    prints: game.prints,
  });

interface DiceLog<R> extends Named {
  /** The key of a list by which files without a format are known. */
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
