/** The three coaches that play by habit: picks by die, television football, and the fourth-down chart. */
import { footballFourth, pointsFourth } from "./downs.js";
import { habitCoach } from "./habits.js";
import { diePicks, kickoffPicks } from "./picks.js";

export const die = habitCoach({
  id: "die",
  title: "Die",
  summary: "Picks every number with a die, as the rules advise for playing alone; otherwise like the football coach",
  picks: diePicks,
  fourth: footballFourth,
});

export const football = habitCoach({
  id: "football",
  title: "Football",
  summary: "Punts and kicks on fourth down as in real football; picks by the die, kickoffs by the best mix",
  picks: kickoffPicks,
  fourth: footballFourth,
});

export const points = habitCoach({
  id: "points",
  title: "Points",
  summary: "Like the football coach, but reads fourth downs off a chart of expected points: it goes for it often",
  picks: kickoffPicks,
  fourth: pointsFourth,
});
