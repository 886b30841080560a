/** The defenders: players from the tables, their positions, and unnamed ones if the tables list too few. */
import type { Row } from "../../../../stats/index.js";

export type Line = "DL" | "LB" | "DB";

/** Position group for a source's position code. */
export function lineOf(position: string | undefined): Line | undefined {
  if (!position) return undefined;
  const first = position.toUpperCase().split(/[-/,]/)[0];
  if (/^(?:DE|DT|NT|DL|LDE|RDE|LDT|RDT|EDGE|MG|DG|DLINE)$/.test(first)) return "DL";
  if (/^(?:LB|ILB|OLB|MLB|LLB|RLB|LOLB|ROLB|LILB|RILB|SLB|WLB)$/.test(first)) return "LB";
  if (/^(?:CB|S|SS|FS|DB|SAF|LCB|RCB|NB|LS|LDH|RDH|LHB|RHB)$/.test(first)) return "DB";
  return undefined;
}

/** A defender and what is known about him. */
export interface Defender {
  readonly name: string;
  readonly pos: string;
  readonly line: Line;
  readonly corner: boolean;
  readonly sacks: number;
  readonly hits: number;
  readonly tackles: number;
  readonly forLoss: number;
  readonly interceptions: number;
  readonly interceptionYards: number;
  readonly broken: number | undefined;
  readonly special: number | undefined;
}

/** Starting eleven for defenses without any names, also used to fill up short ones. */
const NAMELESS: readonly (readonly [string, string, Line])[] = [
  ["Left Corner", "CB", "DB"],
  ["Right Corner", "CB", "DB"],
  ["Free Safety", "FS", "DB"],
  ["Strong Safety", "SS", "DB"],
  ["Middle Linebacker", "LB", "LB"],
  ["Left Linebacker", "LB", "LB"],
  ["Right Linebacker", "LB", "LB"],
  ["Left End", "DE", "DL"],
  ["Left Tackle", "DT", "DL"],
  ["Right Tackle", "DT", "DL"],
  ["Right End", "DE", "DL"],
];

/** Offensive players, whose tackles come after turnovers. */
const OFFENSIVE = /^(?:QB|RB|FB|HB|WR|TE|T|G|C|OT|OG|OL|K|P|LS|OC|LT|RT|LG|RG|FL|SE)$/i;

export function defendersOf(rows: readonly Row<"defense">[]): Defender[] {
  const players = rows
    .filter(({ position }) => !position || !OFFENSIVE.test(position) || lineOf(position) !== undefined)
    .map((row): Defender => {
      const tackles = row.tackles ?? (row.combined === undefined ? undefined : row.combined - (row.assists ?? 0) * 0.5);
      const line = lineOf(row.position) ?? guessLine(row);
      return {
        name: row.player,
        pos: (row.position ?? line).toUpperCase().split(/[-/,]/)[0].slice(0, 4),
        line,
        corner: /CB/i.test(row.position ?? "") || (line === "DB" && !/S/i.test(row.position ?? "")),
        sacks: row.sacks ?? 0,
        hits: row.hits ?? 0,
        tackles: tackles ?? 0,
        forLoss: row.tacklesForLoss ?? 0,
        interceptions: row.interceptions ?? 0,
        interceptionYards: row.interceptionYards ?? 0,
        broken: row.passesDefended,
        special: row.specialTackles,
      };
    });
  const seen = new Set<string>();
  const unique = players.filter(({ name }) => !seen.has(name) && seen.add(name));
  const total = unique.reduce((sum, man) => sum + man.tackles, 0);
  // Every defense has a line, linebackers and a secondary, known players or not.
  const least: Readonly<Record<Line, number>> = rows.length === 0 ? { DL: 4, LB: 3, DB: 4 } : { DL: 3, LB: 2, DB: 4 };
  for (const line of ["DL", "LB", "DB"] as const) {
    const have = unique.filter((man) => man.line === line).length;
    const spare = NAMELESS.filter(([, , l]) => l === line);
    for (let i = have; i < least[line]; i++) {
      const [name, pos] = spare[i % spare.length];
      unique.push(nameless(name, pos, line, total));
    }
  }
  return unique;
}

const nameless = (name: string, pos: string, line: Line, tackles: number): Defender => ({
  name,
  pos,
  line,
  corner: pos === "CB",
  sacks: 0,
  hits: 0,
  tackles: tackles * 0.06,
  forLoss: 0,
  interceptions: 0,
  interceptionYards: 0,
  broken: undefined,
  special: undefined,
});

/** Without positions: interceptions suggest a defensive back, sacks a lineman. */
function guessLine({ sacks = 0, interceptions = 0, passesDefended = 0, tackles = 0 }: Row<"defense">): Line {
  if (sacks > 0 && sacks >= interceptions * 1.5 && sacks * 12 >= tackles) return "DL";
  if (interceptions > 0 || passesDefended >= 3) return interceptions >= sacks ? "DB" : "LB";
  return tackles > 0 && sacks === 0 ? "LB" : "DL";
}

export const byWeight =
  (weight: (man: Defender) => number) =>
  (a: Defender, b: Defender): number =>
    weight(b) - weight(a) || (a.name < b.name ? -1 : 1);
export const passWeight = (man: Defender): number =>
  man.tackles + 6 * man.sacks + 5 * (man.broken ?? 0) + 6 * man.interceptions + man.hits;
export const runWeight = (man: Defender): number => man.tackles + 2 * man.forLoss + man.sacks;

/** Defensive backs first, then linebackers, then the line, as charts are printed. */
export function inOrder(men: readonly Defender[]): Defender[] {
  const rank: Readonly<Record<Line, number>> = { DB: 0, LB: 1, DL: 2 };
  return [...men].sort(
    (a, b) =>
      rank[a.line] - rank[b.line] ||
      Number(b.corner) - Number(a.corner) ||
      runWeight(b) - runWeight(a) ||
      (a.name < b.name ? -1 : 1),
  );
}

export const anySacks = (men: readonly Defender[]): boolean => men.some(({ sacks }) => sacks > 0);
export const anyTackles = (men: readonly Defender[]): boolean => men.some(({ tackles }) => tackles > 0);
