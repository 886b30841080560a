/** What schedules and brackets know of a league: team names by number and results; nothing on a blank. */
import {
  LEAGUE_SIZES,
  SCHEDULES,
  type Candidate,
  type LeagueSize,
  type ScheduleSpec,
  type Slot,
} from "../rules/index.js";
import type { PenPaperContext } from "./shared.js";

/** Points of a game, visitor first. */
export type Result = readonly [away: string, home: string];

export interface LeagueView {
  readonly spec: ScheduleSpec;
  readonly league: string;
  readonly season: string;
  /** Team names by schedule number (from 1); empty when not known. */
  readonly teams: readonly string[];
  /** By week (from 0) and game of the week. */
  readonly results: readonly (readonly Result[])[];
  /** Playoff games by id: both teams and points. */
  readonly playoffs: Readonly<
    Record<string, { readonly away: string; readonly home: string; readonly points: Result }>
  >;
  readonly champion: string;
}

export const scheduleOf = (size: LeagueSize): ScheduleSpec => SCHEDULES[size];

/** One page a size on a blank; the league's own size when there is one. */
export function leagueViews(context: PenPaperContext): LeagueView[] {
  return LEAGUE_SIZES.map((size) => ({
    spec: scheduleOf(size),
    league: (context.names as Record<string, string | undefined>).league ?? "",
    season: (context.names as Record<string, string | undefined>).season ?? "",
    teams: [],
    results: [],
    playoffs: {},
    champion: "",
  }));
}

function candidateWords(candidate: Candidate): string {
  if ("champion" in candidate) return `${candidate.champion} champion`;
  if ("runnerUp" in candidate) return `${candidate.runnerUp} runner-up`;
  if ("seed" in candidate) return `seed ${candidate.seed}`;
  return "winner";
}

/** Who plays in a slot, in words: `East champion`, `seed 3`, `lower-ranked winner`. */
export function slotWords(slot: Slot): string {
  if (slot.from.length === 1) return candidateWords(slot.from[0]);
  const champions = slot.from.every((candidate) => "champion" in candidate);
  return `${slot.rank === "better" ? "better" : "lower"}-ranked ${champions ? "champion" : "winner"}`;
}

/** The last word of a team name. */
export const nickname = (name: string): string => name.split(" ").at(-1) ?? name;
