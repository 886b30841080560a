/** A team's two colors on paper; every game inks its teams the same way. */
export { teamInk, type TeamInk } from "../../../sheet/team-ink.js";
