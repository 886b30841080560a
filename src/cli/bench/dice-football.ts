/** Games per second, play by play, with every die and event kept. */
import { coaches as list } from "../../systems/dice-football/coach-list.js";
import { playGame } from "../../systems/dice-football/game-record.js";
import { pickTeams } from "../../systems/dice-football/team-pick.js";
import { fullGames, type Measured } from "./measure.js";

const GAMES = { count: 3000, warm: 300 };

export async function measureDiceFootball(): Promise<Measured[]> {
  const teams = pickTeams({});
  const measured: Measured[] = [];
  for (const coaches of list.known) {
    const { perSecond, note } = await fullGames((seed) => playGame({ ...teams, coaches, seed }), GAMES);
    const name = `DICE Football games with full record: ${coaches.id}`;
    measured.push({ name, value: perSecond, unit: "games/s", note });
  }
  return measured;
}
