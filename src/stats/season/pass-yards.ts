/** Decides whether team passing yards are net or gross: by the team's passers, then by the table's total yards; otherwise warns. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import type { TableId } from "../columns.js";
import { isOfSacks, type PassYards, type UnsureYards } from "../read/pass-yards.js";
import type { ReadRow } from "../read/read.js";
import { isFew } from "./balances.js";

type Tables = Readonly<Record<TableId, readonly ReadRow[]>>;

/** The tables with net yards in their own column; warnings for undecided ones. */
export function withPassYards(
  tables: Tables,
  unsure: readonly UnsureYards[],
): { readonly tables: Tables; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const net = new Set<string>();
  for (const { place, head, evidence } of unsure) {
    const rows = tables.team.filter((row) => sheetOf(row) === sheetAt(place));
    const is = ofPassers(rows, tables.passing) ?? evidence;
    if (is === "net") net.add(sheetAt(place));
    // Without sacks, net equals gross.
    if (is !== undefined || rows.every(({ values }) => values.sacks === 0)) continue;
    const message = `"${head}" may be with sack yards taken off (net) or not (gross); it is read as gross`;
    const hint = 'call it "Net Pass Yds" or "Gross Pass Yds"';
    issues.push(warning("stats-pass-yards", message, { ...place, hint }));
  }
  if (net.size === 0) return { tables, issues };
  const turned = (row: ReadRow): ReadRow => {
    const { passYards, ...values } = row.values;
    if (passYards === undefined || !net.has(sheetOf(row))) return row;
    const named = (column?: string): string | undefined => (column === "netPassYards" ? "passYards" : column);
    return {
      values: { ...values, netPassYards: passYards },
      at: (column) => row.at(named(column)),
      has: (column) => row.has(named(column)!),
    };
  };
  return { tables: { ...tables, team: tables.team.map(turned) }, issues };
}

/** What the passers' totals indicate for most teams. */
function ofPassers(teams: readonly ReadRow[], passers: readonly ReadRow[]): PassYards | undefined {
  const sums = new Map<string, number>();
  // A second table of the same passers adds nothing.
  const [first] = passers;
  for (const row of passers) {
    if (sheetOf(row) !== sheetOf(first)) continue;
    const { team, yards } = row.values;
    if (typeof yards === "number") sums.set(String(team), (sums.get(String(team)) ?? 0) + yards);
  }
  const votes = { net: 0, gross: 0, all: 0 };
  for (const { values } of teams) {
    const { team, side, passYards, sacks, sackYards } = values;
    const sum = sums.get(String(team));
    if (side === "against" || typeof passYards !== "number" || sum === undefined) continue;
    votes.all++;
    const over = sum - passYards;
    if (typeof sackYards === "number" ? isFew(sum, passYards + sackYards) : isOfSacks(over, sacks)) votes.net++;
    else if (isFew(sum, passYards)) votes.gross++;
  }
  return (["net", "gross"] as const).find((one) => votes.all > 0 && 2 * votes[one] > votes.all);
}

type Placed = ReturnType<ReadRow["at"]> & { readonly detail?: { readonly sheet?: string } };
const sheetAt = ({ file, detail }: Placed): string => `${file}\t${detail?.sheet ?? ""}`;
const sheetOf = (row: ReadRow): string => sheetAt(row.at());
