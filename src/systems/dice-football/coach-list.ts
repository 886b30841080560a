/** The one list of coaches. */
import { coachList } from "../../gamekit/coach-list.js";
import { solo, strong, type Coach } from "./coaches/index.js";

export const coaches = coachList<Coach>([solo, strong], "solo");
