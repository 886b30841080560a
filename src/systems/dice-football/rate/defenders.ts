/** Who defends where: players from the tables in the positions of a front, and unnamed ones if the tables list too few. */
import type { Row } from "../../../stats/index.js";

export type Kind = "end" | "tackle" | "linebacker" | "corner" | "safety";

export interface Man {
  readonly name: string;
  readonly kind: Kind;
  /** As written in the table. */
  readonly label: string;
  readonly games: number | undefined;
  readonly tackles: number;
  /** Undefined if the team's table lacks them. */
  readonly sacks: number | undefined;
  readonly interceptions: number | undefined;
  readonly row?: Row<"defense">;
}

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:DE|LDE|RDE|EDGE)$/, "end"],
  [/^(?:DT|NT|LDT|RDT|MG|DG|DL)$/, "tackle"],
  [/^(?:LB|ILB|OLB|MLB|LLB|RLB|LOLB|ROLB|LILB|RILB|SLB|WLB)$/, "linebacker"],
  [/^(?:CB|LCB|RCB|NB|LDH|RDH|LHB|RHB|DB)$/, "corner"],
  [/^(?:S|SS|FS|SAF|LS|RS)$/, "safety"],
];
const OFFENSIVE = /^(?:QB|RB|FB|HB|WR|TE|T|G|C|OT|OG|OL|K|P|OC|LT|RT|LG|RG|FL|SE)$/;

const wordOf = (position: string | undefined): string => position?.toUpperCase().split(/[-/,]/)[0] ?? "";

const kindOf = (row: Row<"defense">): Kind =>
  KINDS.find(([words]) => words.test(wordOf(row.position)))?.[1] ?? guessedKind(row);

/** True if a player's position is only a guess. */
export const isGuessed = ({ position }: Row<"defense">): boolean =>
  KINDS.every(([words]) => !words.test(wordOf(position)));

/**
 * Tackle profile used to guess a player's position: linemen tackle behind the line, defensive backs break up passes and
 * need less help. Of 482 players of 2019 with 20 tackles and a position, 72% are classified correctly as linemen,
 * linebackers or defensive backs.
 */
const BEHIND_LINE = 0.12;
const USUAL_HELP = 0.37;
const HELP_WEIGHT = 0.8;
const BACK = 0.1;
const CORNER = 0.1;

function guessedKind(row: Row<"defense">): Kind {
  const { sacks = 0, interceptions = 0, passesDefended = 0, tacklesForLoss = 0, tackles, combined, assists } = row;
  const all = tackles === undefined ? combined : tackles + (assists ?? 0);
  if (!all) return sacks > interceptions ? "end" : interceptions > 0 ? "corner" : "linebacker";
  const behind = (sacks + tacklesForLoss) / all;
  const defended = (passesDefended + interceptions) / all;
  if (behind >= BEHIND_LINE && behind > 2 * defended) return "end";
  const help = assists === undefined ? USUAL_HELP : assists / all;
  if (defended + HELP_WEIGHT * (USUAL_HELP - help) <= BACK) return "linebacker";
  return defended >= CORNER ? "corner" : "safety";
}

/** How much a player played, as far as the tables show. */
export const playedBy = ({ row, tackles }: Man): number =>
  tackles + 2 * (row?.sacks ?? 0) + 2 * (row?.interceptions ?? 0) + (row?.passesDefended ?? 0);

/** Players from the tables, most playing time first. */
export function menOf(rows: readonly Row<"defense">[]): Man[] {
  const knows = (column: "sacks" | "interceptions"): boolean => rows.some((row) => row[column] !== undefined);
  const [sacks, interceptions] = [knows("sacks"), knows("interceptions")];
  const seen = new Set<string>();
  // LS is the left safety in old tables, next to a right one; otherwise it is the long snapper, who is not a defender.
  const safeties = rows.some(({ position }) => wordOf(position) === "RS");
  return rows
    .filter(({ position }) => !OFFENSIVE.test(wordOf(position)) && (safeties || wordOf(position) !== "LS"))
    .filter(({ player }) => !seen.has(player) && seen.add(player))
    .map((row): Man => ({
      name: row.player,
      kind: kindOf(row),
      label: row.position?.toUpperCase() ?? "",
      games: row.games,
      tackles:
        row.tackles === undefined ? (row.combined ?? 0) - (row.assists ?? 0) / 2 : row.tackles + (row.assists ?? 0) / 2,
      sacks: sacks ? (row.sacks ?? 0) : undefined,
      interceptions: interceptions ? (row.interceptions ?? 0) : undefined,
      row,
    }))
    .sort((a, b) => playedBy(b) - playedBy(a) || (a.name < b.name ? -1 : 1));
}

/** Three linemen if inside linebackers and a nose tackle play more than others. */
export function frontOf(men: readonly Man[]): "3-4" | "4-3" {
  const most = (words: RegExp, count: number): number =>
    men
      .filter(({ label }) => words.test(label))
      .slice(0, count)
      .reduce((sum, man) => sum + playedBy(man), 0);
  const nose = most(/^NT$/, 1);
  return nose > 0 && most(/ILB$/, 2) > most(/^MLB$/, 1) && nose + most(/ILB$/, 2) > 60 ? "3-4" : "4-3";
}

const NAMELESS: Readonly<Record<Kind, string>> = {
  end: "End",
  tackle: "Tackle",
  linebacker: "Linebacker",
  corner: "Corner",
  safety: "Safety",
};
const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** Positions of the front seven and the secondary, with their share of the team's sacks and interceptions. */
export interface Post {
  readonly place: string;
  readonly sacks: number;
  readonly interceptions: number;
  /** Weight in RDC, before honors and control. */
  readonly RDC: number;
}
const post = (place: string, sacks: number, interceptions: number, RDC: number): Post => ({
  place,
  sacks,
  interceptions,
  RDC,
});
const BACKFIELD = [
  post("CB1", 0, 0.22, 2),
  post("CB2", 0, 0.15, 2),
  post("FS", 0, 0.17, 2),
  post("SS", 0, 0.15, 2),
  post("CB3", 0, 0.065, 2),
  post("CB4", 0, 0, 2),
];
/**
 * Players used only for injuries: without them, goal line and dime use every lineman, linebacker and back on the
 * roster. A designer's roster has 45 players or more.
 */
const RESERVES = [
  post("DL6", 0, 0, 5),
  post("DL7", 0, 0, 5),
  post("LB5", 0, 0, 5),
  post("LB6", 0, 0, 5),
  post("CB5", 0, 0, 2),
  post("S3", 0, 0, 2),
  post("S4", 0, 0, 2),
];
const POSTS: Readonly<Record<"3-4" | "4-3", readonly Post[]>> = {
  "4-3": [
    post("RDE", 0.3, 0, 10),
    post("LDE", 0.22, 0, 10),
    post("RDT", 0.16, 0, 12),
    post("LDT", 0.13, 0, 12),
    post("MLB", 0.05, 0.065, 12),
    post("RLB", 0.06, 0.065, 10),
    post("LLB", 0.05, 0.065, 10),
    post("LB4", 0, 0, 5),
    post("DL5", 0, 0, 5),
    ...BACKFIELD,
    ...RESERVES,
  ],
  "3-4": [
    post("RDE", 0.22, 0, 11),
    post("LDE", 0.2, 0, 11),
    post("NT", 0.18, 0, 13),
    post("RILB", 0.04, 0.065, 11),
    post("LILB", 0.04, 0.065, 11),
    post("ROLB", 0.17, 0.065, 9.5),
    post("LOLB", 0.13, 0, 9.5),
    post("DL4", 0, 0, 5),
    ...BACKFIELD,
    ...RESERVES,
  ],
};
const LINE_PLACES = /^(?:[LR]D[ET]|NT|DL\d)$/;
const LB_PLACES = /LB\d?$/;

/** Kinds of players for a position, best fit first. */
function kindsAt(place: string): readonly Kind[] {
  if (/DE$/.test(place)) return ["end", "tackle"];
  if (LINE_PLACES.test(place)) return ["tackle", "end"];
  if (LB_PLACES.test(place)) return ["linebacker", "end"];
  return place.startsWith("CB") ? ["corner", "safety"] : ["safety", "corner"];
}

/** Labels with priority at a position. */
function labelAt(place: string): RegExp | undefined {
  if (place === "NT") return /^NT$/;
  if (place === "MLB") return /^(?:MLB|ILB)$/;
  if (/ILB$/.test(place)) return /^(?:ILB|MLB)$/;
  if (/OLB$|^[LR]LB$/.test(place)) return /^[LR]?OLB$|^[LR]LB$/;
  if (place === "SS" || place === "FS") return new RegExp(`^${place}$`);
  return undefined;
}

/** The players of a front by position, and the remaining ones. */
export function postedMen(men: readonly Man[], front: "3-4" | "4-3"): readonly (readonly [Post, Man])[] {
  const free = [...men];
  const taken = new Set<string>();
  const names = new Set(men.map(({ name }) => name));
  return POSTS[front].map((one) => {
    const label = labelAt(one.place);
    const kinds = kindsAt(one.place);
    const fits = free.filter(({ name, kind }) => !taken.has(name) && kind === kinds[0]);
    const spare = free.filter(({ name, kind }) => !taken.has(name) && kind === kinds[1]);
    // A reserve with the right label does not come before a regular.
    const regular = fits.slice(0, 4).find((man) => label?.test(man.label));
    // Positions in the lineups leave two players to the other kind; the bench takes whoever is left.
    const best = regular ?? fits[0] ?? spare.at(RESERVES.includes(one) ? 0 : spare.length > 2 ? 2 : spare.length);
    const man = best ?? nameless(kinds[0], names);
    taken.add(man.name);
    return [one, man] as const;
  });
}

function nameless(kind: Kind, names: Set<string>): Man {
  const name = ORDINALS.map((ordinal) => `${ordinal} ${NAMELESS[kind]}`).find((one) => !names.has(one))!;
  names.add(name);
  return { name, kind, label: "", games: undefined, tackles: 0, sacks: undefined, interceptions: undefined };
}

export const isLinePlace = (place: string): boolean => LINE_PLACES.test(place);
export const isLinebackerPlace = (place: string): boolean => LB_PLACES.test(place);
