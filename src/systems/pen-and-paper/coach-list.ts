/** THE list of coaches, from the plainest to the best. */
import { simple, solo, strong, type Coach } from "./coaches/index.js";

export const COACHES: readonly Coach[] = [solo, simple, strong];

/** Who coaches when no one says. */
export const DEFAULT_COACH = "simple";

/** A coach by id; the id was checked before. @internal */
export const coachOf = (id: string): Coach => COACHES.find((coach) => coach.id === id)!;
