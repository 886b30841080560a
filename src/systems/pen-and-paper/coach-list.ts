/** The one list of coaches, from the simplest to the strongest. */
import { coachList } from "../../gamekit/coach-list.js";
import { simple, solo, strong, type Coach } from "./coaches/index.js";

export const coaches = coachList<Coach>([solo, simple, strong], "simple");
