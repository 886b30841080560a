/** Leagues with a past for the tests of the season book: every final, and one game of week 1, played in full. */
import { scoreOf } from "../../../src/kernel/football/index.js";
import type { BookGame } from "../../../src/systems/pen-and-paper/league/years.js";
import { solo } from "../../../src/systems/pen-and-paper/coaches/solo.js";
import type { GameTeam } from "../../../src/systems/pen-and-paper/engine/index.js";
import { playGame } from "../../../src/systems/pen-and-paper/game-record.js";
import * as L from "../../../src/systems/pen-and-paper/league/index.js";
import { sampleTeams } from "../../../src/systems/pen-and-paper/teams/sample-teams.js";
import { fullName } from "../../../src/systems/pen-and-paper/teams/types.js";
import { playOffSeason } from "./play-on.js";

export interface PlayedLeague {
  /** Before the first week of the season after the last. */
  readonly league: L.League;
  /** At the end of every season. */
  readonly archive: readonly L.League[];
  readonly games: readonly BookGame[];
}

export function playLeague(size: L.League["size"], seasons: number, inFull: readonly string[], seed = 3): PlayedLeague {
  const teams = sampleTeams().slice(5, 5 + size);
  let league = L.createLeague({ name: "Sunday Night League", teams, seed });
  const archive: L.League[] = [];
  const games: BookGame[] = [];
  for (let season = 1; season <= seasons; season++) {
    while (league.phase !== "offSeason") {
      for (const fixture of L.weekFixtures(league).filter(({ game }) => inFull.includes(game))) {
        const record = playGame({
          away: teamOf(league, fixture.away!),
          home: teamOf(league, fixture.home!),
          playoff: fixture.playoff,
          coaches: solo,
          seed: 100 * season + games.length,
        });
        const { away, home } = scoreOf(record.events);
        const points = { awayPoints: away, homePoints: home };
        league = L.withPlayed(league, fixture, { ...points, injuries: {}, played: L.packGame(record) });
        games.push({ season, game: fixture.game, record });
      }
      league = L.playWeek(league);
    }
    archive.push(league);
    league = playOffSeason(league);
  }
  return { league, archive, games };
}

function teamOf(league: L.League, id: string): GameTeam {
  const { team } = L.leagueTeam(league, id);
  return { name: fullName(team), modifiers: L.strengthOf(league, id).modifiers, stars: team.stars };
}

/** A league as older versions wrote it: without dice, games and teams of its past. */
export const asOlder = (league: L.League): L.League => ({
  ...league,
  history: league.history.map(({ end: _end, ...past }) => ({
    ...past,
    results: past.results.map(({ dice: _dice, played: _played, ...result }) => result),
  })),
});
