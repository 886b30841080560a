/** `npm run bench` as a program: its arguments and output (run.ts). */
import "../../host/node.js";
import { runBench } from "./run.js";

const args = process.argv.slice(2).filter((word) => !word.endsWith("cli/bench/main"));
process.exitCode = await runBench(args, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
