/** PostCard games per second, with full records and with results only; and solving the card. */
import { countText } from "../../kernel/words/index.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import { coaches } from "../../systems/postcard/coach-list.js";
import { solvePoints } from "../../systems/postcard/odds/index.js";
import { games, playGame } from "../../systems/postcard/record.js";
import { STANDARD_RULES } from "../../systems/postcard/rules/index.js";
import { fullGames, seconds, type Measured } from "./measure.js";

const GAMES: Readonly<Record<string, number>> = { solved: 300 };
const USUAL_GAMES = 2000;
const WARM = 200;

export async function measurePostcard(cache: ByteCache): Promise<Measured[]> {
  const measured: Measured[] = [];
  const rules = STANDARD_RULES;
  for (const { id } of coaches.known) {
    const setup = { rules, away: "Away", home: "Home", coaches: coaches.of(id, { rules, cache }) };
    const count = GAMES[id] ?? USUAL_GAMES;
    const full = await fullGames((seed) => playGame({ ...setup, seed }), { count, warm: WARM });
    const bare = await seconds(1, () => {
      for (let seed = 0; seed < count; seed++) games.hear(setup, { ...setup, seed });
    });
    const note = `${full.note}; ${countText(Math.round(count / bare))} games/s without a record`;
    measured.push({ name: `postcard games with full record: ${id}`, value: full.perSecond, unit: "games/s", note });
  }
  const taken = await seconds(3, () => void solvePoints(rules));
  measured.push({ name: "postcard card solved for points", value: 1 / taken, unit: "cards/s", note: "924 states" });
  return measured;
}
