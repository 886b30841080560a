/** What a cup is: a plain league of PostCard teams. */
import type { BracketGame } from "../../../league/bracket.js";
import { viewsBy } from "../../../league/plain/contest.js";
import type { ContestFormat, PlainLeague, PlainResult, PlainView } from "../../../league/plain/types.js";
import type { Team } from "../teams/types.js";

export const CUP_FORMAT = "pressbox/postcard-cup";

export const isCup = (record: unknown): record is Cup =>
  typeof record === "object" && record !== null && (record as { format?: unknown }).format === CUP_FORMAT;

/** Default number of teams in a cup. */
export const USUAL_SIZE = 8;
/** The formats, with the default name of a cup. */
export const USUAL_NAMES: Readonly<Record<ContestFormat, string>> = {
  "round-robin": "PostCard League",
  schedule: "PostCard League",
  "knock-out": "PostCard Cup",
  "final-four": "PostCard Championship",
};

export interface CupResult extends PlainResult {
  /** Team skills used in the game, if the rules have them. */
  readonly skills?: readonly [away: Team["skill"], home: Team["skill"]];
}
export type Cup = PlainLeague<Team, CupResult>;
export type CupView = PlainView<CupResult>;
export type CupGame = BracketGame;

/** The views from which all sheets and books of a cup are made. */
export const viewOf = viewsBy<Team, CupResult>();

export const teamOf = (cup: Pick<Cup, "teams">, id: string): Team => cup.teams.find((team) => team.id === id)!;
