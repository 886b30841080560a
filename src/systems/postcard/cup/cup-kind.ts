/** The file of a cup as the tool knows it. */
import { z } from "zod";
import type { FileKind } from "../../contract.js";
import { cupSchema, parseCup } from "./cup-schema.js";
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
  prints: true,
});
