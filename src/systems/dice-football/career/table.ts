/** Career games by hand: his next game to play, and the round that contains it. */
import { otherSide } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { isFinished } from "../../../kernel/machine/index.js";
import { matchOf } from "../../../league/plain/play.js";
import { seasonsOf } from "../../../league/plain/seasons-of.js";
import { currentWeek, fixturesOf, isKnown } from "../../../league/season.js";
import type { CareerStep, CareerTable } from "../../../contract/careers.js";
import { handWords } from "../table.js";
import { coaches } from "../coach-list.js";
import { gameRulesOf, games, type GameRecord } from "../game-record.js";
import { playedOf, type LeagueMatch } from "../league/game.js";
import { chronicleOf } from "./chronicle.js";
import { careerGame, viewOf } from "./league.js";
import { leagueWith, playRound, requireGoing, train } from "./play.js";
import type { Career } from "./types.js";

const { player } = careerGame;

/** His next game as the league would play it. */
function nextMatch(career: Career): LeagueMatch | undefined {
  requireGoing(career);
  const trained = train(career);
  const league = leagueWith(trained, chronicleOf(trained).now);
  const view = viewOf(league);
  const round = currentWeek(view);
  const { team } = career.player;
  const fixture = fixturesOf(view).find(
    (one) => one.week === round && !one.result && [one.away, one.home].includes(team),
  );
  return fixture && isKnown(fixture) ? matchOf(careerGame, league, fixture) : undefined;
}

const isHis = ({ away, home }: LeagueMatch): boolean => (away.team.career ?? home.team.career) !== undefined;

export function nextGame(career: Career): CareerTable | undefined {
  const match = nextMatch(career);
  if (!match) return undefined;
  const side = match.away.team.career ? "away" : "home";
  return {
    id: `season-${career.league.season}-round-${match.week}`,
    side,
    sit({ hands, seed }) {
      const given = player.unplayed(match);
      const coach = coaches.of(match.coaches[otherSide(side)]);
      const rolled = seed === undefined ? undefined : match.seed;
      return games.sit({ ...given, rules: gameRulesOf(given) }, { hands, coach, seed: rolled }, handWords);
    },
  };
}

/** Everything that determines a game except dice and decisions. */
const headOf = ({ rules, away, home, playoff, missing }: GameRecord): string =>
  JSON.stringify([rules, away, home, playoff, missing ?? null]);

export function enterGame(career: Career, given: unknown): CareerStep<Career> {
  const record = given as GameRecord;
  const match = nextMatch(career);
  if (!match || headOf(record) !== headOf(player.unplayed(match))) {
    const hint = "his card, the injured or the schedule have changed since; remove it to play the game again";
    throw new UserError(fault("career-other-game", `this is not the next game of ${career.player.name}`, { hint }));
  }
  if (!isFinished(record)) throw new UserError(fault("career-unfinished", "this game is not over"));
  const { seasons } = seasonsOf({
    ...careerGame,
    player: {
      ...player,
      play: (one) => (isHis(one) ? { ...playedOf(one, record), byHand: true } : player.play(one)),
    },
  });
  return playRound(career, seasons);
}
