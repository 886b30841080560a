/** A sheet's headings laid over all shapes: which fits best, and which heading is which. */
import type { Head, HeadedGrid } from "./grid.js";
import { isByPlayer } from "./match.js";
import { SHAPES, type Shape, type ShapeHead } from "./shapes/index.js";

/** A shape laid over a sheet's headings. */
export interface Laid {
  readonly shape: Shape;
  /** From 0 to 1: how much of both agrees. */
  readonly score: number;
  /** Headings of the sheet by the shape's headings. */
  readonly heads: ReadonlyMap<ShapeHead, Head>;
  /** Headings that appear several times and differ only in their order. */
  readonly unsure: readonly Head[];
}

/** Below this, a sheet is read by the names of its headings only. */
const ENOUGH = 0.55;
/** Required headings that a shape must have to be recognized without one of them, and how much must agree then. */
const LEAST_NEEDS = 4;
const SURE = 0.75;
/** A shape of another table that comes this near makes a sheet doubtful. */
const MARGIN = 0.02;

/** Weight of a shape's headings without a meaning, against those with one. */
const QUIET = 0.5;

/** Weight of an everyday word, against the site's own. */
const ALMOST = 0.9;

/** From this many headings on, a shape holds several tables, and a vintage may lack whole ones. */
const WIDE = 40;

/**
 * The shape that fits best, and those of other tables that fit as well. Undefined where none fits.
 * @param name words of the file's or sheet's name: they decide between shapes that fit alike
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
      // Tables of teams that are not used may hold players.
      !(byPlayer && table === "team" && unused === undefined),
  );
  const passers = grid.heads.filter(({ key }) => OF_PASSERS.has(key));
  const isOfRunners = ({ table, heads }: Shape): boolean =>
    table === "rushing" && passers.filter((head) => !heads.some((wanted) => isSame(wanted, head))).length > 1;
  // Below groups for several kinds of plays, headings do not fit a shape without groups.
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
  // A table that a person took one column from is still what it was.
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

/** Passing headings: two of them that a rushing shape lacks show that the table has another shape. */
const OF_PASSERS: ReadonlySet<string> = new Set(
  "int ints sk sck sacks sckyds sckyd rate rtg qbr cmp% int% sk%".split(" "),
);

/** Heading groups for one kind of play. */
const KINDS: ReadonlySet<string> = new Set(["passing", "rushing", "receiving"]);

/** Pairs headings of one name by what is next to them, so that a column that was moved stays what it is. */
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
  // Columns that a user added, or that a vintage lacks, count less than those that say something else.
  const part = shape.heads.length > WIDE ? QUIET / 4 : QUIET;
  const lacking = shape.heads.reduce((sum, wanted) => sum + (pairs.has(wanted) ? 0 : weightOf(wanted) * part), 0);
  const strange = heads.filter((head) => !taken.has(head)).length * QUIET;
  // A table that is not used may be known by its signs alone.
  const isSigned = shape.unused !== undefined && shape.heads.length === shape.needs.length;
  return { shape, score: isSigned ? 1 : met / (met + lacking + strange), heads: pairs, unsure };
}

/** Everyday words for headings of sites. */
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

/** Evidence for a pair: its group, the headings before and after it, then its place. */
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
