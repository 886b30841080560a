/** A team as a record of a game or of a league keeps it. */
import { z } from "zod";
import { POSITIONS, STATS } from "./rules/index.js";

export const gameTeam = z.strictObject({
  name: z.string().max(80),
  modifiers: z.strictObject(Object.fromEntries(STATS.map((name) => [name, z.int().min(0).max(30)]))),
  stars: z.array(z.enum(POSITIONS)),
});
