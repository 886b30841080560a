/** Games per second, play by play, with every die and event kept; a season replayed on all cores. */
import { coaches as list } from "../../systems/5d20/coach-list.js";
import { playGame } from "../../systems/5d20/game-record.js";
import { rater } from "../../systems/5d20/rater.js";
import { SEASON_RULES } from "../../systems/5d20/rules/index.js";
import { sampleTeams } from "../../systems/5d20/teams/sample-teams.js";
import { strong } from "../../systems/5d20/coaches/index.js";
import { seasonsOnCores } from "../cores/cores.js";
import { pickTeams } from "../../systems/5d20/team-pick.js";
import { fullGames, seconds, type Measured } from "./measure.js";

const GAMES = { count: 3000, warm: 300 };
/** A season of 256 games, replayed this many times. */
const SEASON = 256;
const TIMES = 100;

export async function measureFiveD20(): Promise<Measured[]> {
  const teams = pickTeams({});
  const measured: Measured[] = [];
  for (const coaches of list.known) {
    const { perSecond, note } = await fullGames((seed) => playGame({ ...teams, coaches, seed }), GAMES);
    measured.push({ name: `5d20 games with full record: ${coaches.id}`, value: perSecond, unit: "games/s", note });
  }
  return [...measured, await measureSeasons()];
}

/** The sample teams, on a schedule as long as the NFL's. */
async function measureSeasons(): Promise<Measured> {
  const teams = { teams: sampleTeams() };
  const count = sampleTeams().length;
  const fixtures = Array.from({ length: SEASON }, (_, i) => ({
    away: i % count,
    home: (i + 1 + (Math.floor(i / count) % (count - 1))) % count,
    neutral: false,
  }));
  const work = {
    system: "5d20",
    teams,
    rules: SEASON_RULES,
    coach: strong.id,
    fixtures,
    teamCount: count,
    shaped: false,
  };
  const play = { seed: 1, times: TIMES, progress: () => undefined };
  const hear = rater.seasons.open(teams, SEASON_RULES, strong.id);
  const now = (): number => performance.now();
  const taken = await seconds(1, async () => void (await seasonsOnCores(hear, work, play, { now })));
  const note = `${TIMES} seasons of ${SEASON} games in ${taken.toFixed(1)} s`;
  return { name: "5d20 season played again, all cores", value: (SEASON * TIMES) / taken, unit: "games/s", note };
}
