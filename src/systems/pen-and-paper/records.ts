/** Short names of teams. */
import { apart } from "../../gamekit/team-words.js";
import type { GameRecord } from "./game-record.js";
import { sampleNamed } from "./teams/sample-teams.js";

/** One to three letters for a team: its monogram, or its initials. */
function shortTeam(name: string): string {
  const known = sampleNamed(name);
  if (known) return known.monogram;
  const letters = name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join("");
  return (letters.length > 1 ? letters : name).slice(0, 3).toUpperCase();
}

/** Short names of both sides; always different. */
export const shortNames = ({ away, home }: Pick<GameRecord, "away" | "home">) =>
  apart(shortTeam(away.name), shortTeam(home.name));
