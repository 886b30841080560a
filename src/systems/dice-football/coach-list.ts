/** THE list of coaches. */
import { solo, type Coach } from "./coaches/index.js";

export const COACHES: readonly Coach[] = [solo];

/** Who coaches when no one says. */
export const DEFAULT_COACH = "solo";

/** A coach by id; the id was checked before. */
export const coachOf = (id: string): Coach => COACHES.find((coach) => coach.id === id)!;
