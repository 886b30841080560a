/** League games and head-to-head games per second, the latter with every event kept; and the season book. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { seededRoller } from "../../kernel/dice/index.js";
import { coaches } from "../../systems/pen-and-paper/coach-list.js";
import { playGame } from "../../systems/pen-and-paper/game-record.js";
import { playLeagueGame } from "../../systems/pen-and-paper/league/index.js";
import { STANDARD_RULES } from "../../systems/pen-and-paper/rules/index.js";
import { pickTeams } from "../../systems/pen-and-paper/team-pick.js";
import { fullGames, seconds, type Measured } from "./measure.js";

const LEAGUE_GAMES = 200_000;
const GAMES: Readonly<Record<string, number>> = { solo: 1500, simple: 1500, strong: 300 };

export async function measurePenAndPaper(): Promise<Measured[]> {
  return [await leagueGames(), ...(await headToHead()), ...seasonBook()];
}

async function leagueGames(): Promise<Measured> {
  const roller = seededRoller(1);
  const side = { off: 10, def: 9 };
  let points = 0;
  const play = (): void => {
    for (let i = 0; i < LEAGUE_GAMES; i++) points += playLeagueGame(STANDARD_RULES, roller, side, side).homePoints;
  };
  play();
  points = 0;
  const taken = await seconds(1, play);
  const note = `home side ${(points / LEAGUE_GAMES).toFixed(2)} points`;
  return { name: "league games: pen-and-paper", value: LEAGUE_GAMES / taken, unit: "games/s", note };
}

async function headToHead(): Promise<Measured[]> {
  const teams = pickTeams({ rules: STANDARD_RULES, names: { away: "Knoxville", home: "Philadelphia" } });
  const measured: Measured[] = [];
  for (const coach of coaches.known) {
    const count = GAMES[coach.id] ?? 300;
    const setup = { rules: STANDARD_RULES, ...teams, coaches: coach };
    const { perSecond, note } = await fullGames((seed) => playGame({ ...setup, seed }), { count, warm: 50 });
    measured.push({ name: `head-to-head with full log: ${coach.id}`, value: perSecond, unit: "games/s", note });
  }
  return measured;
}

/** In a separate process, for a separate memory figure. */
function seasonBook(): Measured[] {
  const script = fileURLToPath(new URL("./season-book.js", import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" })) as Measured[];
}
