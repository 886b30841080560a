/** A team's two colors on paper; every game inks its teams the same way. */
export { teamInk, type TeamInk } from "../../../page/team-ink.js";
