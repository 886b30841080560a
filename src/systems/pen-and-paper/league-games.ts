/** League games outside of weekly league play: head to head, and results from the table. */
import { parseSeed } from "../../kernel/dice/index.js";
import { scoreOf } from "../../kernel/football/index.js";
import type { Known } from "../../league/season.js";
import { simple } from "./coaches/index.js";
import type { GameEvent, GameSetup } from "./engine/index.js";
import { playGame } from "./game-record.js";
import {
  leagueTeam,
  mustDecide,
  packGame,
  rulesOfLeague,
  withPlayed,
  type Fixture,
  type GameInjuries,
  type GameResult,
  type League,
} from "./league/index.js";
import { gameTeam } from "./team-pick.js";

export function setupOf(league: League, fixture: Fixture): GameSetup {
  const rules = rulesOfLeague(league);
  const side = (id: string) => {
    const { team, injuries } = leagueTeam(league, id);
    return gameTeam(rules, team, injuries);
  };
  return { rules, away: side(fixture.away!), home: side(fixture.home!), playoff: mustDecide(rules, fixture) };
}

/** Injuries that outlast the game. */
function seasonInjuries(events: readonly GameEvent[]): GameInjuries {
  const of = (side: "away" | "home") =>
    events.flatMap((event) => (event.type === "injury" && event.season && event.team === side ? [event.stat] : []));
  return { away: of("away"), home: of("home") };
}

/** Plays this game of the league play by play. Its dice depend only on the league's seed, the season and the game. */
export function playedOut(league: League, fixture: Fixture): League {
  const record = playGame({
    ...setupOf(league, fixture),
    coaches: simple,
    seed: parseSeed(`${league.seed}/${league.season}/${fixture.game}`),
  });
  const { away: awayPoints, home: homePoints } = scoreOf(record.events);
  const injuries = seasonInjuries(record.events);
  return withPlayed(league, fixture, { awayPoints, homePoints, injuries, played: packGame(record) });
}

/** A result from the table. */
export const enteredResult = (
  { game, week, away, home }: Pick<Known, "game" | "week" | "away" | "home">,
  awayPoints: number,
  homePoints: number,
): GameResult => ({ game, week, away, home, awayPoints, homePoints, mode: "hand", byHand: true });
