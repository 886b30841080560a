/** A team's season for the back of its envelope. */
import type { KeptSeason } from "../contract/kept-season.js";
import { gamesOf, letterOf, recordText, tallyOf } from "./results.js";
import { championOf, countedIn, fixturesOf, type SeasonView } from "./season.js";

/** Undefined before the first game of the season: an empty line is for the pencil. @param nameOf a team's nickname, by its id */
export function keptSeason(view: SeasonView, team: string, nameOf: (id: string) => string): KeptSeason | undefined {
  const played = gamesOf(view.results, team);
  if (played.length === 0) return undefined;
  const fixtures = new Map(fixturesOf(view).map((one) => [one.game, one]));
  const tally = tallyOf(gamesOf(countedIn(view), team));
  const last = fixtures.get(played[played.length - 1].result.game);
  return {
    season: view.season,
    games: played.map(({ result, home, rival, own, other }) => ({
      opponent: home || fixtures.get(result.game)?.neutral === true ? nameOf(rival) : `at ${nameOf(rival)}`,
      for: own,
      against: other,
      result: letterOf({ own, other }),
    })),
    record: recordText(tally),
    for: tally.pointsFor,
    against: tally.pointsAgainst,
    playoffs: championOf(view) === team ? "champion" : last?.playoff === true ? (last.title ?? "") : "",
  };
}
