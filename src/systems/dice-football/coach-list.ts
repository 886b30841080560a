/** THE list of coaches. */
import { coachList } from "../../gamekit/match-table.js";
import { solo, type Coach } from "./coaches/index.js";

export const coaches = coachList<Coach>([solo], "solo");
