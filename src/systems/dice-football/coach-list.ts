/** THE list of coaches. */
import { coachList } from "../../gamekit/coach-list.js";
import { solo, type Coach } from "./coaches/index.js";

export const coaches = coachList<Coach>([solo], "solo");
