/** The file of a cup as the tool knows it. */
import { z } from "zod";
import type { FileKind } from "../../contract.js";
import { rulesOfCup } from "./cup-rules.js";
import { cupSchema, parseCup } from "./cup-schema.js";
import { describeCup, tellCup } from "./describe-cup.js";
import type { GamePlayer } from "./play-cup.js";
import { proveCup } from "./prove-cup.js";
import { CUP_FORMAT, type Cup } from "./types.js";

const title = "PostCard Football cup";

/** `player` plays its games again, and knows the coaches that teams may name. */
export const cupKindFor = (player: GamePlayer): FileKind<Cup> => ({
  id: "postcard-cup",
  title,
  shape: cupSchema,
  matches: (data) => typeof data === "object" && data !== null && (data as { format?: unknown }).format === CUP_FORMAT,
  schema: () => ({ title, ...z.toJSONSchema(cupSchema, { io: "input" }) }),
  check(data, locate) {
    const { issues, cup } = parseCup(data, locate, player.coaches);
    return cup ? { issues, value: cup } : { issues };
  },
  prove: (cup, locate) => proveCup(cup, player, locate),
  // A person may name it anew and say who plays by hand; what a win is worth is open until the first result.
  sealed: ({ rules, seed, contest, points, teams, season, order, results, history }) => ({
    state: { rules, seed, contest, season, order },
    ...(results.length + history.length > 0 ? { points } : {}),
    teams,
    results,
    history,
  }),
  prints: { describe: describeCup, rulesOf: rulesOfCup, tell: tellCup },
});
