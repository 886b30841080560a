/** Compares a sheet's headings with all shapes: which fits best, and which heading is which. */
import type { Head, HeadedGrid } from "./grid.js";
import { isByPlayer } from "./match.js";
import { SHAPES, type Shape, type ShapeHead } from "./shapes/index.js";

/** A shape matched with a sheet's headings. */
export interface Laid {
  readonly shape: Shape;
  /** From 0 to 1: how well they agree. */
  readonly score: number;
  /** Headings of the sheet, by headings of the shape. */
  readonly heads: ReadonlyMap<ShapeHead, Head>;
  /** Repeated headings that only their order distinguishes. */
  readonly unsure: readonly Head[];
}

/** With a lower score, a sheet is read only by the names of its headings. */
const ENOUGH = 0.55;
/** A shape may lack one required heading if it has at least LEAST_NEEDS of them and a score of at least SURE. */
const LEAST_NEEDS = 4;
const SURE = 0.75;
/** If a shape of another table comes this close, the sheet is ambiguous. */
const MARGIN = 0.02;

/** Weight of a shape's headings without a meaning, relative to those with one. */
const QUIET = 0.5;

/** Weight of an everyday word, relative to the site's own heading. */
const ALMOST = 0.9;

/** A shape with this many headings combines several tables, and older versions may lack whole ones. */
const WIDE = 40;

/**
 * The shape that fits best, and equally good shapes of other tables. Undefined if none fits.
 * @param name words in the name of the file or sheet: they decide between equally good shapes
 */
export function shapeOf(
  grid: HeadedGrid,
  name: string,
): { readonly best: Laid; readonly rivals: readonly Laid[] } | undefined {
  const keys = new Set(grid.heads.map(({ key }) => key));
  const words = new Set(grid.heads.map(({ key }) => everyday(key)));
  const byPlayer = isByPlayer(grid);
  const possible = SHAPES.filter(
    ({ named, not, table, unused }) =>
      (named?.test(name) ?? true) &&
      !not.some((one) => keys.has(one)) &&
      // Unused team tables may list players.
      !(byPlayer && table === "team" && unused === undefined),
  );
  const passers = grid.heads.filter(({ key }) => OF_PASSERS.has(key));
  const isOfRunners = ({ table, heads }: Shape): boolean =>
    table === "rushing" && passers.filter((head) => !heads.some((wanted) => isSame(wanted, head))).length > 1;
  // Headings grouped by several kinds of plays do not fit a shape without groups.
  const kinds = new Set(grid.heads.flatMap(({ group }) => (KINDS.has(group) ? [group] : [])));
  const isFlat = ({ heads }: Shape): boolean => kinds.size > 1 && heads.every(({ groups }) => groups.length === 0);
  const lacking = ({ needs }: Shape): number =>
    needs.filter((need) => !need.split("|").some((one) => keys.has(one) || words.has(everyday(one)))).length;
  const laidOver = (shapes: readonly Shape[], least: number): Laid[] =>
    shapes
      .map((shape) => lay(shape, grid.heads))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score);
  const whole = laidOver(
    possible.filter((shape) => lacking(shape) === 0 && !isOfRunners(shape) && !isFlat(shape)),
    ENOUGH,
  );
  // A table from which a user deleted one column is still the same table.
  const but = possible.filter(({ unused, needs }) => unused === undefined && needs.length >= LEAST_NEEDS);
  const laid =
    whole.length > 0
      ? whole
      : laidOver(
          but.filter((shape) => lacking(shape) === 1 && !isOfRunners(shape) && !isFlat(shape)),
          SURE,
        );
  if (laid.length === 0) return undefined;
  const [best] = laid;
  const rivals = laid.filter((one) => one.shape.what !== best.shape.what && best.score - one.score < MARGIN);
  return { best, rivals };
}

/** Passing headings: if a sheet has two that a rushing shape lacks, the shape is wrong. */
const OF_PASSERS: ReadonlySet<string> = new Set(
  "int ints sk sck sacks sckyds sckyd rate rtg qbr cmp% int% sk%".split(" "),
);

/** Heading groups for one kind of play. */
const KINDS: ReadonlySet<string> = new Set(["passing", "rushing", "receiving"]);

/** Pairs headings of the same name by their neighbors, so that a moved column keeps its meaning. */
function lay(shape: Shape, heads: readonly Head[]): Laid {
  const pairs = new Map<ShapeHead, Head>();
  const taken = new Set<Head>();
  const unsure: Head[] = [];
  const candidates = shape.heads.flatMap((wanted, i) =>
    heads.flatMap((head, j) => (isSame(wanted, head) ? [{ wanted, head, weight: neighbors(shape, i, heads, j) }] : [])),
  );
  candidates.sort((a, b) => b.weight - a.weight);
  for (const { wanted, head, weight } of candidates) {
    if (pairs.has(wanted) || taken.has(head)) continue;
    pairs.set(wanted, head);
    taken.add(head);
    const alike = candidates.filter((one) => one.wanted === wanted || one.head === head).length > 1;
    if (alike && weight < 1 && wanted.means.length > 0) unsure.push(head);
  }
  const weightOf = ({ means }: ShapeHead): number => (means.length > 0 ? 1 : QUIET);
  const met = [...pairs].reduce(
    (sum, [wanted, head]) => sum + weightOf(wanted) * (wanted.names.includes(head.key) ? 1 : ALMOST),
    0,
  );
  // Columns that a user added, or that older versions lack, count less than columns that contradict.
  const part = shape.heads.length > WIDE ? QUIET / 4 : QUIET;
  const lacking = shape.heads.reduce((sum, wanted) => sum + (pairs.has(wanted) ? 0 : weightOf(wanted) * part), 0);
  const strange = heads.filter((head) => !taken.has(head)).length * QUIET;
  // Unused tables may be identified by characteristic headings alone.
  const isSigned = shape.unused !== undefined && shape.heads.length === shape.needs.length;
  return { shape, score: isSigned ? 1 : met / (met + lacking + strange), heads: pairs, unsure };
}

/** Everyday words for the headings of sites. */
const EVERYDAY: Readonly<Record<string, string>> = {
  attempts: "att",
  completions: "cmp",
  comp: "cmp",
  yards: "yds",
  touchdowns: "td",
  tds: "td",
  interceptions: "int",
  ints: "int",
  sacks: "sk",
  sack: "sk",
  sck: "sk",
  long: "lng",
  lg: "lng",
  longest: "lng",
  team: "tm",
  club: "tm",
  games: "g",
  gp: "g",
  gms: "g",
  gamesplayed: "g",
  position: "pos",
  name: "player",
  receptions: "rec",
  targets: "tgt",
  tgts: "tgt",
  wins: "w",
  losses: "l",
  ties: "t",
  punts: "pnt",
};
const everyday = (key: string): string => EVERYDAY[key] ?? key;

const isSame = ({ names, groups }: ShapeHead, head: Head): boolean => {
  if (names.includes(head.key) || names.some((name) => everyday(name) === everyday(head.key)))
    return head.group === "" || groups.length === 0 || groups.includes(head.group);
  // `PassingYds` for `Yds` below `Passing`.
  return groups.some((group) => names.some((name) => head.key === group + name));
};

/** Evidence for a pair: its group, its neighbors, then its position. */
function neighbors(shape: Shape, i: number, heads: readonly Head[], j: number): number {
  const { groups } = shape.heads[i];
  const own = heads[j];
  const group = groups.some((one) => one === own.group || own.key.startsWith(one)) && groups.length > 0 ? 4 : 0;
  const beside = (step: number): number => {
    const wanted = shape.heads[i + step];
    const head = heads[j + step];
    if (wanted === undefined || head === undefined) return wanted === undefined && head === undefined ? 0.5 : 0;
    return isSame(wanted, head) ? 1 : 0;
  };
  const exact = shape.heads[i].names.includes(own.key) ? 0.2 : 0;
  const near = exact + beside(-1) * 1.5 + beside(1) + beside(-2) * 0.4 + beside(2) * 0.3;
  return group + near + 0.1 * (1 - Math.abs(i / shape.heads.length - j / heads.length));
}
