/** Parts of a league file that are the same in every game. */
import { teamShapes } from "../kernel/football/team-shapes.js";
import { lazily } from "../kernel/lazy/index.js";
import { zod } from "../kernel/zod/index.js";

export const fileParts = lazily(() => {
  const z = zod();
  const id = z.string().min(1).max(60);
  const seed = z.int().min(0).max(0xffffffff);
  const season = z.int().min(1);
  return {
    id,
    seed,
    /** 1 = the first. */
    season,
    revision: z.int().min(1),
    /** Name of the rules, in a kept file. */
    rulesName: z.string().min(1).max(40),
    colors: teamShapes().colors,
    /** Checksums of the parts that only the program writes. */
    seal: z.record(z.string(), z.string()).optional(),
  };
});
