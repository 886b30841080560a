/** What the kit shows besides a game: a sample league with the proof of its charts and a season with playoffs, and a mid-career player. */
import type { GameSystem } from "../../contract/game.js";
import { drawsFrom, kindsOf } from "../../contract/records.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { proofFile } from "../../files/proof-file.js";

/** The invented 1998 league in `assets/samples/5d20/league`: eight teams that meet twice, four in the playoffs. */
const LEAGUE = { name: "Lakeside League", statistics: "5d20", settings: { rounds: "2", playoffs: "4" } };

/** One row per game and player would fill a book for eight teams, so these sheets show a single game. */
const TOO_LONG = new Set(["5d20 season-log"]);

export interface SampleSeason {
  /** The proof of the charts, for games with a proof sheet. */
  readonly proofs: readonly unknown[];
  /** The league after its first season. */
  readonly league: unknown;
  /** True for sheets that show the league, not a single game. */
  shows(sheet: SheetSpec): boolean;
}

/** The sample league, rated and played; undefined for games that do not rate teams with named players, or that show their own leagues. */
export async function sampleSeason(
  system: GameSystem,
  { rules, seed }: { readonly rules: unknown; readonly seed: number },
): Promise<SampleSeason | undefined> {
  const { id, kinds, seasons } = system;
  if (!seasons || !kinds.proof) return undefined;
  const { loadRater } = await import("../../systems/index.js");
  const rater = await loadRater(id);
  if (!rater) return undefined;
  const [{ readGrids, sampleLeague }, { seasonOf }] = await Promise.all([
    import("../../host/node/statistics.js"),
    import("../../stats/index.js"),
  ]);
  const rating = rater.rate({ season: seasonOf(await readGrids(sampleLeague(LEAGUE.statistics)!)).season });
  const { name, settings } = LEAGUE;
  let league = seasons.create({ rules, seed, name, settings, teams: rating.teams });
  while (seasons.status(league).finished < 1) league = seasons.step(league).league;
  const ofLeague = kindsOf(system).find(({ matches }) => matches(league))!;
  return {
    proofs: kinds.proof.prints ? [proofFile(rating)] : [],
    league,
    shows: (sheet) =>
      !TOO_LONG.has(`${id} ${sheet.id}`) &&
      sheet.from?.includes(ofLeague.id) === true &&
      !(kinds.teams && sheet.from.includes(kinds.teams.id)) &&
      drawsFrom(system, sheet, league),
  };
}

/** Seasons before the career is shown: enough for starts, purchases and honors. */
const SEASONS = 3;

/** The example career of a game after some seasons; undefined if no example is a career. */
export function grownCareer({ careers, kinds }: GameSystem, examples: readonly unknown[]): unknown {
  let career = examples.find((one) => kinds.career?.matches(one));
  if (career === undefined) return undefined;
  while (careers!.status(career).finished < SEASONS && !careers!.status(career).over)
    career = careers!.step(career).career;
  return career;
}
