/** Players merged across the tables, with unnamed ones where a lineup is short. */
import type { Row, Season } from "../../../stats/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import type { CarrierPosition, SeasonFigures } from "../rules/index.js";
import { wholeParts } from "./figures.js";

export interface Passer {
  readonly name: string;
  readonly games: number;
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  readonly intercepted: number;
  readonly sacks: number;
  /** Rushes minus kneel-downs, and their yards. */
  readonly runs: number;
  readonly runYards: number;
  readonly longest: number;
  readonly fumblesLost: number;
  readonly season?: SeasonFigures;
}

export interface Carrier {
  readonly name: string;
  readonly position: CarrierPosition;
  /** Undefined if no table has them. */
  readonly games: number | undefined;
  readonly rushes: number;
  readonly rushYards: number;
  readonly longest: number | undefined;
  readonly receptions: number;
  readonly yards: number;
  readonly fumblesLost: number;
  readonly season?: SeasonFigures;
}

type Rows<T extends "passing" | "rushing" | "receiving"> = readonly Row<T>[];

const of = <R extends { readonly team: string }>(rows: readonly R[], team: string): R[] =>
  rows.filter((row) => row.team === team);

/** A passer's rushes as a share of drop-backs, and yards per rush. */
const RUSHES = 0.06;
const RUN_YARDS = 4;
const LONGEST = 20;
/** Fumbles lost: per sack or rush, per touch, and as a share of all fumbles. */
const PASSER_FUMBLES = 0.06;
const CARRIER_FUMBLES = 0.012;
const LOST = 0.5;
/** A player who threw less does not play quarterback. */
const LEAST_THROWN = 0.04;

/** The passers: most attempts first. @param sackRate the league's, per pass or sack */
export function passersOf(team: string, season: Season, sackRate: number): Passer[] {
  const rows: Rows<"passing"> = of(season.tables.passing, team);
  const row = season.own.get(team)!;
  const games = row.games ?? 16;
  const most = Math.max(0, ...rows.map(({ attempts }) => attempts));
  const throwers = rows
    .filter(
      ({ attempts, position }) => attempts >= LEAST_THROWN * most && (attempts >= 10 || /^QB/i.test(position ?? "")),
    )
    .sort((a, b) => b.attempts - a.attempts);
  const attempts = throwers.reduce((sum, one) => sum + one.attempts, 0);
  const sacked = row.sacks ?? ((row.passAttempts ?? attempts) * sackRate) / (1 - sackRate);
  const list = throwers.map((one): Passer => {
    const rush = of(season.tables.rushing, team).find(({ player }) => player === one.player);
    const sacks = one.sacks ?? (sacked * one.attempts) / Math.max(1, attempts);
    const kneels = rush?.kneels ?? 0;
    const noRushes = season.tables.rushing.every((other) => other.team !== team);
    const runs = rush ? Math.max(0, rush.attempts - kneels) : noRushes ? RUSHES * (one.attempts + sacks) : 0;
    const runYards = rush ? rush.yards + kneels : runs * RUN_YARDS;
    const fumblesLost =
      one.fumblesLost ?? (one.fumbles === undefined ? PASSER_FUMBLES * (sacks + runs) : LOST * one.fumbles);
    return {
      name: one.player,
      games: one.games ?? games,
      attempts: one.attempts,
      completions: one.completions,
      yards: one.yards,
      intercepted: one.interceptions,
      sacks,
      runs,
      runYards,
      longest: Math.max(LONGEST / 2, rush?.long ?? LONGEST),
      fumblesLost,
      season: known({
        attempts: one.attempts,
        completions: one.completions,
        passYards: one.yards,
        passTouchdowns: one.touchdowns,
        intercepted: one.interceptions,
        sacked: one.sacks === undefined ? undefined : one.sacks,
        sackYards: one.sackYards,
        rushes: Math.round(runs),
        rushYards: Math.round(runYards),
        rushTouchdowns: rush?.touchdowns,
        longestRush: rush?.long,
        fumbles: one.fumbles,
        fumblesLost: one.fumblesLost,
      }),
    };
  });
  if (list.length > 0) return list;
  const thrown = row.passAttempts!;
  return [
    {
      name: "Quarterback",
      games,
      attempts: thrown,
      completions: row.completions!,
      yards: row.passYards!,
      intercepted: row.interceptions ?? 0,
      sacks: sacked,
      runs: row.scrambles ?? RUSHES * (thrown + sacked),
      runYards: row.scrambleYards ?? RUN_YARDS * RUSHES * (thrown + sacked),
      longest: LONGEST,
      fumblesLost: PASSER_FUMBLES * sacked,
      season: known({
        attempts: thrown,
        completions: row.completions,
        passYards: row.passYards,
        passTouchdowns: row.passTouchdowns,
        intercepted: row.interceptions,
        sacked: row.sacks,
        sackYards: row.sackYards,
      }),
    },
  ];
}

/** Only the known figures. */
export const known = (figures: Readonly<Record<string, number | undefined>>): SeasonFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as SeasonFigures;

function positionOf(position: string | undefined, rushes: number, receptions: number): CarrierPosition | undefined {
  const word = position?.toUpperCase().split(/[-/,]/)[0] ?? "";
  if (/^(?:RB|HB|FB|TB|LH|RH|B)$/.test(word)) return "RB";
  if (/^(?:WR|FL|SE|E)$/.test(word)) return "WR";
  if (word === "TE") return "TE";
  if (word !== "" && !/^[K0-9]/.test(word)) return undefined;
  return rushes > receptions ? "RB" : "WR";
}

/** Minimum number of players for each lineup, if the tables name fewer. */
const NEEDED: readonly (readonly [CarrierPosition, number, string])[] = [
  ["RB", 3, "Back"],
  ["WR", 4, "Receiver"],
  ["TE", 2, "End"],
];
const ORDINALS = ["First", "Second", "Third", "Fourth"];

/** Backs, wide receivers and tight ends of a team, without passers. */
export function carriersOf(
  team: string,
  season: Season,
  passers: readonly Pick<Passer, "name" | "runs" | "runYards">[],
): Carrier[] {
  const rushing: Rows<"rushing"> = of(season.tables.rushing, team);
  const receiving: Rows<"receiving"> = of(season.tables.receiving, team);
  const names = [...new Set([...rushing, ...receiving].map(({ player }) => player))];
  const throwers = new Set(passers.map(({ name }) => name));
  const players = names.flatMap((name): Carrier[] => {
    if (throwers.has(name)) return [];
    const rush = rushing.find(({ player }) => player === name);
    const catches = receiving.find(({ player }) => player === name);
    const rushes = Math.max(0, (rush?.attempts ?? 0) - (rush?.kneels ?? 0));
    const receptions = catches?.receptions ?? 0;
    const position = positionOf(catches?.position ?? rush?.position, rushes, receptions);
    if (!position || rushes + receptions === 0) return [];
    const lost = (row: { fumbles?: number; fumblesLost?: number } | undefined): number | undefined =>
      row?.fumblesLost ?? (row?.fumbles === undefined ? undefined : LOST * row.fumbles);
    const fumblesLost = Math.max(lost(rush) ?? -1, lost(catches) ?? -1);
    return [
      {
        name,
        position,
        games: rush?.games ?? catches?.games,
        rushes,
        rushYards: (rush?.yards ?? 0) + (rush?.kneels ?? 0),
        longest: rush?.long,
        receptions,
        yards: catches?.yards ?? 0,
        fumblesLost: fumblesLost >= 0 ? fumblesLost : CARRIER_FUMBLES * (rushes + receptions),
        season: known({
          rushes,
          rushYards: rush?.yards ?? 0,
          rushTouchdowns: rush?.touchdowns,
          longestRush: rush?.long,
          receptions,
          receivingYards: catches?.yards ?? 0,
          receivingTouchdowns: catches?.touchdowns,
          longestReception: catches?.long,
          fumbles: rush?.fumbles ?? catches?.fumbles,
          fumblesLost: rush?.fumblesLost ?? catches?.fumblesLost,
        }),
      },
    ];
  });
  const own = season.own.get(team)!;
  const { completions = 0, passYards = 0, passTouchdowns, rushAttempts = 0, rushYards = 0, rushTouchdowns } = own;
  const keptBy = (of: (one: (typeof passers)[number]) => number): number => sumOf(passers.map(of));
  return filledUp(players, {
    completions,
    passYards,
    passTouchdowns,
    rushes: Math.max(0, Math.round(rushAttempts - keptBy(({ runs }) => runs))),
    rushYards: Math.max(0, Math.round(rushYards - keptBy(({ runYards }) => runYards))),
    rushTouchdowns,
  });
}

/** Totals of a team's players, without passers. */
interface TeamTotals {
  readonly completions: number;
  readonly passYards: number;
  readonly passTouchdowns: number | undefined;
  readonly rushes: number;
  readonly rushYards: number;
  readonly rushTouchdowns: number | undefined;
}

/** Shares of a team's carries and catches by depth at a position, if no table has them; each list adds up to 1. */
const CARRIES = [0.5, 0.38, 0.12];
const CATCHES: Readonly<Record<CarrierPosition, readonly number[]>> = {
  RB: [0.15, 0.12, 0.05],
  WR: [0.25, 0.18, 0.08, 0.02],
  TE: [0.13, 0.02],
};
/** Yards per catch by position, relative to each other. */
const DEPTH = { RB: 8, WR: 13.5, TE: 11 } as const;

/** Fills an incomplete lineup with unnamed players. If no table says who ran or caught the ball, they share the team's totals, so nothing is lost. */
function filledUp(men: readonly Carrier[], team: TeamTotals): Carrier[] {
  const noRunners = men.every(({ rushes }) => rushes === 0);
  const noReceivers = men.every(({ receptions }) => receptions === 0);
  const all = [...men];
  for (const [position, least, word] of NEEDED) {
    const have = men.filter((man) => man.position === position).length;
    for (let i = have; i < least; i++) all.push(nameless(`${ORDINALS[i]} ${word}`, position));
  }
  // Players known from the other table come first.
  const places = new Map<Carrier, number>();
  for (const position of ["RB", "WR", "TE"] as const) {
    all
      .filter((man) => man.position === position)
      .sort((a, b) => b.rushes + b.receptions - (a.rushes + a.receptions))
      .forEach((man, place) => places.set(man, place));
  }
  const dealt = (total: number | undefined, shareOf: (man: Carrier) => number): (number | undefined)[] => {
    if (total === undefined) return all.map(() => undefined);
    const shares = all.map(shareOf);
    const sum = sumOf(shares);
    return sum > 0
      ? wholeParts(
          shares.map((share) => (share * total) / sum),
          total,
        )
      : shares;
  };
  const carries = (man: Carrier): number => (man.position === "RB" ? (CARRIES[places.get(man)!] ?? 0) : 0);
  const catches = (man: Carrier): number => CATCHES[man.position][places.get(man)!] ?? 0;
  const depth = (man: Carrier): number => catches(man) * DEPTH[man.position];
  const runs = noRunners && [team.rushes, team.rushYards, team.rushTouchdowns].map((total) => dealt(total, carries));
  const receptions = noReceivers && [
    dealt(team.completions, catches),
    dealt(team.passYards, depth),
    dealt(team.passTouchdowns, depth),
  ];
  return all.map((man, i) => {
    const ran = runs && { rushes: runs[0][i]!, rushYards: runs[1][i]! };
    const caught = receptions && { receptions: receptions[0][i]!, yards: receptions[1][i]! };
    const full = { ...man, ...ran, ...caught };
    if (!men.includes(man))
      return {
        ...full,
        season: known({
          ...(ran && { ...ran, rushTouchdowns: runs[2][i] }),
          ...(caught && {
            receptions: caught.receptions,
            receivingYards: caught.yards,
            receivingTouchdowns: receptions[2][i],
          }),
        }),
      };
    return { ...full, season: withoutGuesses(man.season, { runs: noRunners, catches: noReceivers }) };
  });
}

const nameless = (name: string, position: CarrierPosition): Carrier => ({
  name,
  position,
  games: undefined,
  rushes: 0,
  rushYards: 0,
  longest: undefined,
  receptions: 0,
  yards: 0,
  fumblesLost: 0,
});

/** Statistics of a real player contain no guesses: unknown ones stay blank. */
function withoutGuesses(
  season: SeasonFigures | undefined,
  guessed: { readonly runs: boolean; readonly catches: boolean },
): SeasonFigures | undefined {
  if (!season) return undefined;
  return Object.fromEntries(
    Object.entries(season).filter(
      ([figure]) => !(guessed.runs && /^rush/.test(figure)) && !(guessed.catches && /^recept|^receiving/.test(figure)),
    ),
  );
}
