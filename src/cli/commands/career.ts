import { OPTIONS } from "../season/career-options.js";
import { findSystem } from "../../make/find.js";
import { ABSENT } from "../absent.js";
import { defineCommand, usageError } from "../spec.js";

export const career = defineCommand({
  name: "career",
  summary: "play one player's career: games earn points, points buy upgrades of his card",
  details:
    "A new player joins a team and plays its seasons, from special-teamer to the Hall of Fame. The career is one readable file, saved after every game: " +
    "repeat the same command to continue. --by-hand plays his next game at the table, in a file next to the career, and enters it once it is over. pressbox check replays everything except games played at the table.",
  absent: ABSENT.career,
  args: [{ name: "game", summary: "the game (see pressbox list)", required: true }],
  options: OPTIONS,
  examples: [
    'pressbox career dice-football --player "Joe Kowalski" --position RB --team Oilers --seed 7',
    "pressbox career dice-football --years 5",
    "pressbox career dice-football --training own --buy stamina,I.3 --weeks 1",
    "pressbox career dice-football --by-hand --own-dice",
  ],
  async run({ args: [what], options, io }) {
    const system = await findSystem(what);
    const { careers } = system;
    if (!careers) throw usageError(`${system.title} has no careers`, "pressbox list shows the games");
    const { playCareer } = await import("../season/play-career.js");
    return playCareer({ system, careers }, options, io);
  },
});
