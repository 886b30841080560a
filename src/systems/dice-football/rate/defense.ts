/** Cards, formations and calls of a defense. */
import { sumOf } from "../../../kernel/lists/index.js";
import {
  LETTERS,
  SITUATION_SHARES,
  USUAL_DEFENSE_CALLS,
  type BackCard,
  type Code,
  type Defense,
  type DefenseCall,
  type FormationSlot,
  type FrontCard,
  type Letter,
  type Place,
  type Roster,
  type Rows,
  type Span,
} from "../rules/index.js";
import { rowsOf } from "./calls.js";
import { isLinebackerPlace, isLinePlace, postedMen, type Man, type Post } from "./defenders.js";
import { bounded, wholeParts } from "./figures.js";
import { injuryRange } from "./injury.js";
import { known } from "./people.js";

export interface DefenseInput {
  readonly games: number;
  readonly front: "3-4" | "4-3";
  readonly men: readonly Man[];
  /** Yards per rush allowed minus the league's. */
  readonly rushing: number;
  /** In the team's season. */
  readonly sacks: number;
  readonly interceptions: number;
}

/** Scales of a whole defense, chosen so that its effect on an average offense matches its actual record. */
export interface Scales {
  /** Share of calls that blitz, relative to the default. */
  readonly blitz: number;
  readonly sacks: number;
  readonly interceptions: number;
  /** Minimum width of a player's interception range, in numbers. */
  readonly leastRange: number;
  /**
   * Numbers on which the nickel back intercepts, if no table has interceptions; otherwise his range is computed like
   * the others'. He is on the field for few plays: with a wide range for him alone, a defense gets its interceptions
   * while passers keep their own numbers on all other plays.
   */
  readonly nickel?: number;
  readonly coverage: number;
  /** Pass defense of the free safety, if it differs from the other backs': the last man decides how far catches go. */
  readonly last?: number;
  /** Points of run defense that the front seven have beyond the formula. */
  readonly stops: number;
}
const NICKEL = "CB3";
const LAST = "FS";
export const PLAIN: Scales = { blitz: 1, sacks: 1, interceptions: 1, leastRange: 1, coverage: 1, stops: 0 };

export interface DefenseMade {
  readonly roster: Pick<Roster, "front" | "backs">;
  readonly defense: Defense;
}

/** Run defense control: the full credit for runs allowed. */
export const runDefenseControl = (rushing: number): number => bounded(Math.round(76 - 12 * rushing), 58, 94);

const MOST_SACKS = 20;
export const MOST_INTERCEPTIONS = 25;
const SACK_END = 89;

/** Numbers that sack; only 89 for a player without a sack. */
export const sackRange = (sacks14: number, scale = 1): Span => {
  const width = bounded(Math.round(0.7 * sacks14 * scale), 1, MOST_SACKS);
  return [SACK_END + 1 - width, SACK_END];
};
const toEnd = (count: number): Span => (count > 0 ? [100 - Math.min(MOST_INTERCEPTIONS, count), 99] : null);
/**
 * Numbers on which a player intercepts; half as many in zone, rounded up, and none if he has none.
 * @param least narrower ranges become none: only the widest range on the field counts, so narrow ranges of many players
 * would take away only the passes of careful passers
 */
export function interceptionRanges(int14: number, scale = 1, least = 1): { readonly intM: Span; readonly intZ: Span } {
  const exact = int14 * scale;
  return rangesOf(exact < least - 0.5 ? 0 : Math.round(exact));
}
const rangesOf = (inMan: number) => ({ intM: toEnd(inMan), intZ: toEnd(Math.ceil(inMan / 2)) });

/** The strongest pass defense. */
export const MOST_COVER = 20;

/** Pass defense of a player without honors; negative. */
export function passDefense(kind: "CB" | "S" | "LB", int14: number, bench = false, scale = 1): number {
  const [base, each] = kind === "CB" ? [4, 0.8] : kind === "S" ? [2, 0.75] : [2, 0];
  const plain = bench ? Math.min(base + 1, base + each * int14) : base + each * int14;
  return -bounded(Math.round(plain * scale), 0, MOST_COVER) + 0;
}

/** Pass rush control: of a lineman, a linebacker; without his sacks. */
const PASS_RUSH = { line: 12, lineBench: 8, linebacker: 5, linebackerBench: 3 } as const;
const BACK_CONTROL = 2;
const MOST_CONTROL = 40;
const BENCH_CONTROL = 5;
const RUN_DEFENSE = 3;
const SEVEN = 7;

const isBench = (place: string): boolean => /\d$/.test(place) && !/^CB[12]$/.test(place);

interface Posted {
  readonly post: Post;
  readonly man: Man;
  readonly sacks14: number;
  readonly int14: number;
}

export function makeDefense(input: DefenseInput, scales: Scales): DefenseMade {
  const { games, front, men } = input;
  const posted = postedMen(men, front).map(([post, man]): Posted => ({
    post,
    man,
    sacks14: ((man.sacks ?? post.sacks * input.sacks) * 14) / games,
    int14: ((man.interceptions ?? post.interceptions * input.interceptions) * 14) / games,
  }));
  const seven = posted.filter(
    ({ post: { place } }) => (isLinePlace(place) || isLinebackerPlace(place)) && !isBench(place),
  );
  const RDC = runDefenseControl(input.rushing);
  const runs = wholeParts(
    seven.map(({ post }) => (post.RDC * RDC) / sumOf(seven.map((one) => one.post.RDC))),
    RDC,
  );
  const points = Math.round(SEVEN * (RUN_DEFENSE - 0.75 * input.rushing)) + scales.stops;
  const stops = wholeParts(
    seven.map(() => points / SEVEN),
    points,
  );
  const line = seven.filter(({ post }) => isLinePlace(post.place));
  const rushes = wholeParts(line.map(({ sacks14 }) => PASS_RUSH.line + sacks14));
  const ranks = new Map(
    [...posted]
      .sort((a, b) => b.man.tackles - a.man.tackles || TACKLES.indexOf(kindAt(a)) - TACKLES.indexOf(kindAt(b)))
      .map((one, i) => [one.man.name, i + 1]),
  );
  const common = ({ man, sacks14, int14, post }: Posted) => ({
    name: man.name,
    games: man.games ?? games,
    starts: isBench(post.place) ? 0 : (man.games ?? games),
    injury: injuryRange("defense", games, isBench(post.place) ? undefined : man.games),
    tackle: ranks.get(man.name)!,
    sack: sackRange(sacks14, scales.sacks),
    ...(post.place === NICKEL && scales.nickel !== undefined
      ? rangesOf(scales.nickel)
      : interceptionRanges(int14, scales.interceptions, scales.leastRange)),
    ...(man.row?.fumblesForced !== undefined && {
      FF: bounded(Math.round((man.row.fumblesForced * 14) / games / 2), 0, 2),
    }),
    ...(man.row && { season: figuresOf(man) }),
  });
  const frontCards = posted
    .filter(({ post: { place } }) => isLinePlace(place) || isLinebackerPlace(place))
    .map((one): FrontCard => {
      const { place } = one.post;
      const at = seven.indexOf(one);
      const isLine = isLinePlace(place);
      const bench = at < 0;
      const { lineBench, linebacker, linebackerBench } = PASS_RUSH;
      const PRC = isLine
        ? bench
          ? Math.round(lineBench + one.sacks14)
          : rushes[line.indexOf(one)]
        : Math.round((bench ? linebackerBench : linebacker) + one.sacks14);
      return {
        ...common(one),
        position: positionAt(place),
        RDC: bench ? BENCH_CONTROL : runs[at],
        PRC: Math.min(MOST_CONTROL, PRC),
        PD: isLine ? 0 : passDefense("LB", one.int14, bench, scales.coverage),
        RD: bench ? -2 : -bounded(stops[at], 1, 8),
      };
    });
  const backCards = posted
    .filter(({ post: { place } }) => !isLinePlace(place) && !isLinebackerPlace(place))
    .map((one): BackCard => {
      const { place } = one.post;
      const kind = place.startsWith("CB") ? "CB" : "S";
      return {
        ...common(one),
        position: kind === "CB" ? "CB" : isBench(place) ? "S" : (place as "SS" | "FS"),
        RDC: BACK_CONTROL,
        PRC: BACK_CONTROL,
        PD:
          place === LAST && scales.last !== undefined
            ? -scales.last + 0
            : passDefense(kind, one.int14, isBench(place), scales.coverage),
      };
    });
  const at = (place: string): string => posted.find(({ post }) => post.place === place)!.man.name;
  return {
    roster: { front: frontCards, backs: backCards },
    defense: { front, formations: formationsOf(front, at, RDC), calls: blitzCalls(scales.blitz) },
  };
}

/** Who tackles if no table says. */
const TACKLES = ["MLB", "SS", "OLB", "FS", "ILB", "CB", "DE", "DT", "bench"];
function kindAt({ post: { place } }: Posted): string {
  if (isBench(place)) return "bench";
  if (place === "RLB" || place === "LLB" || place.endsWith("OLB")) return "OLB";
  if (place.endsWith("ILB")) return "ILB";
  if (place.endsWith("DE")) return "DE";
  if (isLinePlace(place)) return "DT";
  return place.startsWith("CB") ? "CB" : place;
}

function positionAt(place: string): FrontCard["position"] {
  if (place.endsWith("DE")) return "DE";
  if (place === "NT") return "NT";
  if (isLinePlace(place)) return "DT";
  if (place === "MLB") return "MLB";
  if (place.endsWith("ILB")) return "ILB";
  return isBench(place) ? "LB" : "OLB";
}

const figuresOf = ({ row }: Man) =>
  known({
    tackles: row!.tackles ?? row!.combined,
    assists: row!.assists,
    sacks: row!.sacks,
    interceptions: row!.interceptions,
    interceptionYards: row!.interceptionYards,
    forcedFumbles: row!.fumblesForced,
  });

/** RDC from which the free safety no longer plays deep. */
const LOADED = 84;

function formationsOf(front: "3-4" | "4-3", at: (place: string) => string, RDC: number): Defense["formations"] {
  const three = front === "3-4";
  const slot = (place: Place, man: string, box?: "5" | "O"): FormationSlot => ({
    at: place,
    name: at(man),
    ...(box && { box }),
  });
  const tackles = three ? (["NT", "DL4"] as const) : (["LDT", "RDT"] as const);
  const four = [slot("LDE", "LDE"), slot("LDT", tackles[0]), slot("RDT", tackles[1]), slot("RDE", "RDE")];
  const middle = three ? "RILB" : "MLB";
  const backs = [slot("CB1", "CB1"), slot("CB2", "CB2"), slot("SS", "SS"), slot("FS", "FS")];
  const base = three
    ? [
        slot("LDE", "LDE"),
        slot("NT", "NT"),
        slot("RDE", "RDE"),
        slot("LOLB", "LOLB"),
        slot("LILB", "LILB"),
        slot("RILB", "RILB"),
        slot("ROLB", "ROLB"),
      ]
    : [...four, slot("LLB", "LLB"), slot("MLB", "MLB"), slot("RLB", "RLB")];
  const goal = three
    ? [slot("LOLB", "LOLB"), slot("LILB", "LILB"), slot("RILB", "RILB"), slot("ROLB", "ROLB")]
    : [slot("LOLB", "LLB"), slot("LILB", "MLB"), slot("RILB", "LB4"), slot("ROLB", "RLB")];
  return [
    {
      name: `${front}-4`,
      players: [
        ...base,
        slot("CB1", "CB1"),
        slot("CB2", "CB2"),
        slot("SS", "SS", "5"),
        slot("FS", "FS", RDC >= LOADED ? "O" : undefined),
      ],
    },
    {
      name: "4-2-5",
      players: [...four, slot("MLB", middle), slot("RLB", three ? "ROLB" : "RLB"), ...backs, slot("CB3", "CB3")],
    },
    { name: "4-1-6", players: [...four, slot("MLB", middle), ...backs, slot("CB3", "CB3"), slot("CB4", "CB4")] },
    { name: "4-4-3", players: [...four, ...goal, slot("CB1", "CB1"), slot("CB2", "CB2"), slot("SS", "SS")] },
  ];
}

const isBlitz = (call: DefenseCall): boolean => !["N", "M", "Z"].includes(call);

/** Share of all plays on which the default calls blitz. */
const USUAL_BLITZ = sumOf(
  (Object.entries(SITUATION_SHARES) as [Code, number][]).map(
    ([code, share]) =>
      (share / 1e4) *
      sumOf(USUAL_DEFENSE_CALLS[code[1] as Letter].map(({ from, to, value }) => (isBlitz(value) ? to - from + 1 : 0))),
  ),
);
/** Minimum and maximum multiple of the default blitzes: 10 to 60 per 100 calls. */
export const BLITZ_RANGE = [0.1 / USUAL_BLITZ, 0.6 / USUAL_BLITZ] as const;

/** The default calls with the blitzes of all columns multiplied. */
function blitzCalls(factor: number): Defense["calls"] {
  return Object.fromEntries(
    LETTERS.map((letter) => {
      const rows = USUAL_DEFENSE_CALLS[letter];
      const counts = rows.map(({ from, to }) => to - from + 1);
      const blitzes = sumOf(counts.filter((_, i) => isBlitz(rows[i].value)));
      const share = Math.min(90, blitzes * factor);
      const whole = wholeParts(
        counts.map((count, i) =>
          isBlitz(rows[i].value) ? (count * share) / blitzes : (count * (100 - share)) / (100 - blitzes),
        ),
        100,
      );
      const list = rows.flatMap(({ value }, i) => new Array<DefenseCall>(Math.max(0, whole[i])).fill(value));
      return [letter, rowsOf(list) as Rows<DefenseCall>];
    }),
  ) as Record<Letter, Rows<DefenseCall>>;
}
