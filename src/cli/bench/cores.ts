/** Many games counted on all cores versus on one: the complete program, startup included. */
import { countText } from "../../kernel/words/index.js";
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { packageFile } from "../../host/node/place.js";
import { seconds, type Measured } from "./measure.js";

const MAIN = packageFile("dist", "cli", "main.js");
/** The slowest and the fastest games, each about 15 s on one core. */
const PLAYED = [
  { system: "pen-and-paper", coach: "strong", count: 6000 },
  { system: "5d20", coach: "simple", count: 50_000 },
] as const;

export async function measureCores(): Promise<Measured[]> {
  const measured: Measured[] = [];
  const cores = availableParallelism();
  for (const { system, coach, count } of PLAYED) {
    const play = (games: number, threads: number, seed = 1): Promise<unknown> => {
      const asked = { "--coach": coach, "--count": games, "--threads": threads, "--seed": seed };
      const args = [MAIN, "play", system, ...Object.entries(asked).flat().map(String), "--quiet"];
      return promisify(execFile)(process.execPath, args);
    };
    const one = await seconds(1, () => play(count, 1));
    const all = await seconds(1, () => play(count, cores));
    // Upper limit: separate processes that share nothing but the machine. Threads of one program cannot be faster.
    const share = Math.ceil(count / cores);
    const apart = await seconds(1, () =>
      Promise.all(Array.from({ length: cores }, (_, i) => play(share, 1, i * share))),
    );
    measured.push({
      name: `${system} games counted on all cores: ${coach}`,
      value: count / all,
      unit: "games/s",
      peer: `one core, ${countText(Math.round(count / one))} games/s`,
      ratio: one / all,
      note: `${count} games, start included; ${cores} programs side by side reach ${(one / apart).toFixed(2)}`,
    });
  }
  return measured;
}
