/** Games a second, play by play, every die and event kept. */
import { scoreOf } from "../../kernel/football/index.js";
import { COACHES } from "../../systems/dice-football/coach-list.js";
import { playGame } from "../../systems/dice-football/game-record.js";
import { pickTeams } from "../../systems/dice-football/team-pick.js";
import { median, seconds, type Measured } from "./measure.js";

const GAMES = 3000;
const WARM_UP = 300;

export async function measureDiceFootball(): Promise<Measured[]> {
  const teams = pickTeams({});
  const measured: Measured[] = [];
  for (const coaches of COACHES) {
    const play = (seed: number) => playGame({ ...teams, coaches, seed });
    for (let seed = 0; seed < WARM_UP; seed++) play(seed);
    const points: number[] = [];
    let events = 0;
    const taken = await seconds(1, () => {
      for (let seed = 0; seed < GAMES; seed++) {
        const record = play(seed);
        const { away, home } = scoreOf(record.events);
        points.push(away + home);
        events += record.events.length;
      }
    });
    const note = `${Math.round(events / GAMES)} events a game, median ${median(points)} points`;
    measured.push({
      name: `DICE Football games with full record: ${coaches.id}`,
      value: GAMES / taken,
      unit: "games/s",
      note,
    });
  }
  return measured;
}
