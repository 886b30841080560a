/** Many games counted on all cores against the same on one: the program as a person has it, its start included. */
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { packageFile } from "../../data/place.js";
import { seconds, type Measured } from "./measure.js";

const MAIN = packageFile("dist", "cli", "main.js");
/** The games that take longest and those that take least, each some 15 s on one core. */
const PLAYED = [
  { system: "pen-and-paper", coach: "strong", count: 6000 },
  { system: "5d20", coach: "simple", count: 50_000 },
] as const;

export async function measureCores(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { system, coach, count } of PLAYED) {
    const taken = (threads: number): Promise<number> => {
      const asked = { "--coach": coach, "--count": count, "--threads": threads, "--seed": 1 };
      const args = [MAIN, "play", system, ...Object.entries(asked).flat().map(String), "--quiet"];
      return seconds(1, () => execFileSync(process.execPath, args, { stdio: "ignore" }));
    };
    const one = await taken(1);
    const all = await taken(availableParallelism());
    measured.push({
      name: `${system} games counted on all cores: ${coach}`,
      value: count / all,
      unit: "games/s",
      peer: `one core, ${Math.round(count / one).toLocaleString("en-US")} games/s`,
      ratio: one / all,
      note: `${count} games, ${availableParallelism()} cores, start included`,
    });
  }
  return measured;
}
