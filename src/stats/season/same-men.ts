/** Gives each player on a team one spelling, however the tables write him: `Odell Beckham Jr.`, `T.J. Watt`, `A. Birch`. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { columnsOf, TABLE_IDS, TABLES, type TableId } from "../columns.js";
import { asInitial, initialOf, nameKey } from "../read/names.js";
import type { ReadRow } from "../read/read-rows.js";

type Tables = Readonly<Record<TableId, readonly ReadRow[]>>;

/** The statistic that shows whether two rows are about the same player. */
const MAIN: Readonly<Partial<Record<TableId, string>>> = {
  passing: "attempts",
  rushing: "attempts",
  receiving: "receptions",
  punting: "punts",
};

interface Man {
  readonly spellings: Set<string>;
  /** Sources that list him, by spelling. */
  readonly sources: Map<string, Set<string>>;
}

/** Rows under one spelling; two players in one table whose names differ only by a suffix stay separate. */
export function sameMen(tables: Tables): { readonly tables: Tables; readonly issues: readonly Issue[] } {
  const players = TABLE_IDS.filter((id) => columnsOf(id).includes("player"));
  const men = new Map<string, Man>();
  const weeks = new Set<string>();
  const apart = new Set<string>();
  for (const id of players)
    for (const row of tables[id]) {
      const { player, team, week } = row.values;
      const key = manOf(team, nameKey(String(player)));
      const man = men.get(key) ?? { spellings: new Set<string>(), sources: new Map<string, Set<string>>() };
      men.set(key, man);
      man.spellings.add(String(player));
      // A sheet with two spellings of a name in the same week means two players.
      const source = `${sourceOf(id, row)}\t${week ?? ""}`;
      if (man.spellings.size > 1) {
        const other = [...man.spellings].find((one) => one !== player && weeks.has(`${key}\t${one}\t${source}`));
        if (other !== undefined && other.toLowerCase() !== String(player).toLowerCase()) apart.add(key);
      }
      weeks.add(`${key}\t${player}\t${source}`);
    }
  const spelling = new Map<string, string>();
  for (const [key, { spellings }] of men) {
    if (apart.has(key) || spellings.size < 2) continue;
    const [first] = spellings;
    for (const one of spellings) spelling.set(`${key}\t${one}`, first);
  }
  const issues = initials(tables, players, men, spelling, weeks);
  if (spelling.size === 0) return { tables, issues };
  const renamed = (row: ReadRow): ReadRow => {
    const { player, team } = row.values;
    const name = spelling.get(`${manOf(team, nameKey(String(player)))}\t${player}`);
    return name === undefined || name === player ? row : { ...row, values: { ...row.values, player: name } };
  };
  return {
    tables: { ...tables, ...Object.fromEntries(players.map((id) => [id, tables[id].map(renamed)])) },
    issues,
  };
}

const manOf = (team: unknown, key: string): string => `${String(team)}\t${key}`;
function sourceOf(id: TableId, row: ReadRow): string {
  const { file, detail } = row.at() as ReturnType<ReadRow["at"]> & { readonly detail?: { readonly sheet?: string } };
  return [id, file, detail?.sheet ?? ""].join("\t");
}

/** Players listed by one source with only an initial: identified by equal statistics in another source. */
function initials(
  tables: Tables,
  players: readonly TableId[],
  men: ReadonlyMap<string, Man>,
  spelling: Map<string, string>,
  weeks: ReadonlySet<string>,
): Issue[] {
  const whole = new Map<string, string[]>();
  for (const [key, { spellings }] of men) {
    const [name] = spellings;
    if (initialOf(name) !== undefined) continue;
    const short = manOf(key.split("\t")[0], asInitial(name));
    whole.set(short, [...(whole.get(short) ?? []), spelling.get(`${key}\t${name}`) ?? name]);
  }
  const issues: Issue[] = [];
  const reported = new Set<string>();
  /** A sheet with both names in the same week means two players, in every table. */
  const two = new Set<string>();
  for (const id of players)
    for (const row of tables[id]) {
      const { player, team, week } = row.values;
      const name = initialOf(String(player)) && whole.get(manOf(team, initialOf(String(player))!))?.[0];
      if (name === undefined) continue;
      const source = `${sourceOf(id, row)}\t${week ?? ""}`;
      if (weeks.has(`${manOf(team, nameKey(name))}\t${name}\t${source}`)) two.add(manOf(team, String(player)));
    }
  for (const id of players) {
    const main = MAIN[id];
    const short = tables[id].filter(({ values }) => initialOf(String(values.player)) !== undefined);
    if (short.length === 0) continue;
    const figures = sumsBy(tables[id], main);
    for (const row of short) {
      const { player, team } = row.values;
      const key = manOf(team, nameKey(String(player)));
      const [name, ...others] = whole.get(manOf(team, initialOf(String(player))!)) ?? [];
      if (name === undefined || spelling.has(`${key}\t${player}`)) continue;
      const [own, his] = [figures.get(`${team}\t${player}`), figures.get(`${team}\t${name}`)];
      if (others.length === 0 && !two.has(manOf(team, String(player))) && (his === undefined || own === his)) {
        spelling.set(`${key}\t${player}`, name);
        continue;
      }
      if (his === undefined || reported.has(`${id}\t${key}`)) continue;
      reported.add(`${id}\t${key}`);
      const message = `${TABLES[id].title}: "${player}" and "${name}" of ${team} count as two players`;
      issues.push(warning("stats-names", message, { ...row.at("player"), hint: "write the name in full" }));
    }
  }
  return issues;
}

function sumsBy(rows: readonly ReadRow[], column: string | undefined): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  if (column !== undefined)
    for (const { values } of rows) {
      const key = `${values.team}\t${values.player}`;
      if (typeof values[column] === "number") sums.set(key, (sums.get(key) ?? 0) + values[column]);
    }
  return sums;
}
