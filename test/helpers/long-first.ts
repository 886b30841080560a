/** The order of the files: what takes longest begins first, so that no core waits for another at the end, also where nobody has run them before. */
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Longest first; the first of them also solves what the others read from the cache of the run. */
const LONG = [
  "systems/dynasty/solver.test.ts",
  "cli/kit.test.ts",
  "contract/pen-and-paper.test.ts",
  "contract/postcard.test.ts",
  "cli/pack.test.ts",
  "systems/dice-football/rate.test.ts",
  "contract/dice-football.test.ts",
  "contract/tags.test.ts",
  "contract/dynasty.test.ts",
  "systems/postcard/card/house-prints.test.ts",
  "contract/5d20.test.ts",
  "contract/duplex.test.ts",
  "files/game-logs.test.ts",
  "docs/docs.test.ts",
  "cli/season.test.ts",
  "cli/print.test.ts",
  "cli/outputs.test.ts",
  "cli/by-hand.test.ts",
  "cli/hand-kills.test.ts",
  "systems/dice-football/career.test.ts",
  "systems/postcard/coaches/solved.test.ts",
  "systems/dynasty/sweep.test.ts",
].map((file) => path.join("test", file));

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((file) => path.normalize(moduleId).endsWith(file));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
