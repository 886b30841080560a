/** The one list of coaches, from the simplest to the best. */
import { coachList } from "../../gamekit/coach-list.js";
import { simple, strong, type Coach } from "./coaches/index.js";

export const coaches = coachList<Coach>([simple, strong], "strong");
