/**
 * What an author declares about custom data (`own:` of a set): the keys of teams, players and the league, and their types. Data is checked
 * against it and converted by it: a spreadsheet cell becomes a number or a yes/no answer.
 */
import { fault, isObject, suggest, suggestHint, type Issue, type Locate, type Path } from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import { OWN, OWN_KEY, OWN_KEY_WORDS, type Own, type OwnValue } from "../../kernel/own/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { CellTable, FileKind } from "../../contract/files.js";

const TYPES = ["text", "number", "yes/no"] as const;
type Type = (typeof TYPES)[number];

/** `text`, or a list of allowed words; or either of them as `type:`, with more settings. */
type Short = Type | readonly string[];
interface Long {
  readonly type: Short;
  /** True if every team (or player, or the league) must have it. */
  readonly required?: boolean;
  /** Maximum length of a text. */
  readonly most?: number;
  readonly about?: string;
}
type Keys = Readonly<Record<string, Short | Long>>;

/** Which things have the data. */

type Owner = "team" | "player" | "league";
export type DeclaredOwn = Readonly<Partial<Record<Owner, Keys>>>;

/** Schema of such declarations. */
export const declaredShape = lazily(() => {
  const z = zod();
  const short = z.union([z.enum(TYPES), z.array(z.string().min(1).max(60)).min(1).max(100)]);
  const long = z.strictObject({
    type: short.describe("text, number, yes/no, or a list of the allowed words"),
    required: z.boolean().optional().describe("every team has it, or the league"),
    most: z.int().min(1).max(500).optional().describe("maximum number of letters in a text"),
    about: z.string().max(200).optional().describe("what it is, for the person who fills it in"),
  });
  const keys = z.record(z.string().max(40).regex(OWN_KEY, OWN_KEY_WORDS), z.union([short, long]));
  return z
    .strictObject({ team: keys.optional(), player: keys.optional(), league: keys.optional() })
    .describe("keys under own: of teams, players and leagues, and what is in them");
});

const isLong = (said: Short | Long): said is Long => typeof said === "object" && !Array.isArray(said);
const longOf = (said: Short | Long): Long => (isLong(said) ? said : { type: said });

/** A type in words: `number`, `grass or dirt`. */
const wordsOf = (type: Short): string =>
  typeof type === "string" ? (type === "yes/no" ? "yes or no" : `a ${type}`) : orList(type);
const orList = (words: readonly string[]): string =>
  words.length === 1 ? words[0] : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** Custom data in a file, and its location. */
interface Place {
  readonly owner: Owner;
  /** Path of its owner. */
  readonly path: Path;
  readonly own: Own;
}

/** At the top of a file it is the league's; in an entry of `teams`, a team's; deeper, a player's. */
const ownerAt = (path: Path): Owner => {
  if (path.length === 0) return "league";
  // A league wraps each team in an entry of its own.
  return path[0] === "teams" &&
    (path.length === 2 || (path.length === 3 && (path[2] === "team" || path[2] === "chart")))
    ? "team"
    : "player";
};

/** The data with every `own` part replaced by the result of `map`; parts without any stay the same object. */
function mapOwn(data: unknown, map: (place: Place) => Own, path: Path = []): unknown {
  if (Array.isArray(data)) {
    const items = data as readonly unknown[];
    const made = items.map((item, i) => mapOwn(item, map, [...path, i]));
    return made.some((item, i) => item !== items[i]) ? made : data;
  }
  if (!isObject(data)) return data;
  const made = Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === OWN && isObject(value)) return [key, map({ owner: ownerAt(path), path, own: value as Own })];
      return [key, mapOwn(value, map, [...path, key])];
    }),
  );
  return Object.keys(made).some((key) => made[key] !== data[key]) ? made : data;
}

const YES: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** A value converted to its declared type. */
function asType(value: OwnValue, type: Short): OwnValue {
  if (typeof value !== "string") return Array.isArray(type) && value !== null ? `${value}` : value;
  if (type === "number" && /^[+-]?\d+(?:\.\d+)?$/.test(value.trim())) return Number(value);
  if (type === "yes/no") return YES[value.trim().toLowerCase()] ?? value;
  return value;
}

const fits = (value: OwnValue, type: Short): boolean => {
  if (type === "text") return typeof value === "string" || typeof value === "number";
  if (type === "number") return typeof value === "number";
  return type === "yes/no" ? typeof value === "boolean" : type.includes(`${value}`);
};

/** What is wrong with one value. */
function valueFault(value: OwnValue, { type, most = Infinity }: Long): { message: string; hint?: string } | undefined {
  if (value === null || value === "") return undefined;
  const found = JSON.stringify(value);
  if (!fits(value, type)) {
    const near = typeof type === "object" ? suggest(`${value}`, type) : undefined;
    return { message: `found ${found}; expected ${wordsOf(type)}`, ...(near && { hint: `did you mean "${near}"?` }) };
  }
  const letters = [...`${value}`].length;
  return letters > most ? { message: `found ${letters} letters; expected at most ${most}` } : undefined;
}

function placeFaults({ owner, path, own }: Place, keys: Keys, locate: Locate): Issue[] {
  const known = Object.keys(keys);
  return Object.entries(own).flatMap(([key, value]) => {
    const at = [...path, OWN, key];
    if (!Object.hasOwn(keys, key)) {
      const message = `the set declares no "${key}" of a ${owner}`;
      return [fault("own-unknown", message, { ...locate(at, "key"), hint: suggestHint(key, known) })];
    }
    const found = valueFault(value, longOf(keys[key]));
    return found ? [fault("own-value", found.message, { ...locate(at), ...(found.hint && { hint: found.hint }) })] : [];
  });
}

/** Teams, players and leagues without required data. */
function missingFaults(data: unknown, declared: DeclaredOwn, locate: Locate): Issue[] {
  const needed = (owner: Owner): string[] =>
    Object.entries(declared[owner] ?? {}).flatMap(([key, said]) => (longOf(said).required ? [key] : []));
  const lacks = (thing: unknown, path: Path, owner: Owner): Issue[] => {
    const own = isObject(thing) && isObject(thing[OWN]) ? thing[OWN] : {};
    return needed(owner)
      .filter((key) => (own[key] ?? "") === "")
      .map((key) => {
        const type = wordsOf(longOf(declared[owner]![key]).type);
        return fault("own-missing", `${OWN}.${key} is missing; expected ${type}`, locate(path));
      });
  };
  if (!isObject(data)) return [];
  const teams = Array.isArray(data.teams) ? (data.teams as readonly unknown[]) : [];
  return [...lacks(data, [], "league"), ...teams.flatMap((team, i) => lacks(team, ["teams", i], "team"))];
}

/** Data converted by its declarations, and errors for what does not fit them. */
export function readOwn(
  data: unknown,
  declared: DeclaredOwn,
  locate: Locate,
): { readonly data: unknown; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const read = mapOwn(data, (place) => {
    const keys = declared[place.owner];
    if (!keys) return place.own;
    const own = Object.fromEntries(
      Object.entries(place.own).map(([key, value]) => [
        key,
        Object.hasOwn(keys, key) ? asType(value, longOf(keys[key]).type) : value,
      ]),
    );
    issues.push(...placeFaults({ ...place, own }, keys, locate));
    return Object.keys(own).some((key) => own[key] !== place.own[key]) ? own : place.own;
  });
  return { data: read, issues: [...issues, ...missingFaults(read, declared, locate)] };
}

/**
 * A file kind whose custom data follows declarations; declared keys can also be plain spreadsheet columns.
 * @param asItIs true if the value must be the file's own data, unchanged: then it is checked but not converted
 */
export function declaredKind<T>(
  kind: FileKind<T>,
  declared: DeclaredOwn | undefined,
  { asItIs = false }: { readonly asItIs?: boolean } = {},
): FileKind<T> {
  if (!declared) return kind;
  const keys = Object.keys(declared.team ?? {});
  const { fromTable, knowsHead, columns = [] } = kind;
  const isOwn = (head: string): boolean => keys.includes(head.trim()) && !columns.includes(head.trim());
  return Object.assign(Object.create(kind) as FileKind<T>, {
    check(data: unknown, locate: Locate) {
      const own = readOwn(data, declared, locate);
      const { issues, value } = kind.check(asItIs ? data : own.data, locate);
      return { issues: [...issues, ...own.issues], ...(value !== undefined && { value }) };
    },
    ...(fromTable && {
      fromTable: (table: CellTable) =>
        fromTable(withHeads(table, (head) => (isOwn(head) ? `${OWN}.${head.trim()}` : head))),
      knowsHead: (head: string) => isOwn(head) || (knowsHead?.(head) ?? columns.includes(head)),
    }),
  });
}

/** A table with renamed headings, with locations in the same cells. */
function withHeads(table: CellTable, rename: (head: string) => string): CellTable {
  const before = new Map(table.heads.map((head) => [rename(head), head]));
  return {
    heads: [...before.keys()],
    rows: table.rows.map((row) => Object.fromEntries([...before].map(([head, old]) => [head, row[old]]))),
    ...(table.issues && { issues: table.issues }),
    locateCell: (row, head) => table.locateCell(row, head === undefined ? undefined : (before.get(head) ?? head)),
  };
}
