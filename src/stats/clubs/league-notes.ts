/** Rules of a league that no game here can reproduce. A note names them once to explain the charts. */
import type { Club } from "./clubs.js";

const SPRING = "its touchdowns are followed by tries for 1, 2 or 3 points; the games kick extra points or try for 2";
const NOTES: Readonly<Record<string, readonly [league: string, note: string]>> = {
  CFL: [
    "Canadian Football League",
    "its three downs, its longer field and its single points (rouges) are not in the games; points include the single points, and drives and punts differ",
  ],
  XFL: ["XFL", SPRING],
  USFL2: ["USFL", SPRING],
  UFL2: ["UFL", SPRING],
};

/** Share of a season's names that must be clubs of the league. */
const MOST = 0.75;

/** @param clubs the club of each name; @param names number of team names */
export function leagueNotes(clubs: Iterable<Club>, names: number): string[] {
  const counts = new Map<string, number>();
  for (const { league } of clubs) counts.set(league, (counts.get(league) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const note = (NOTES as Readonly<Partial<typeof NOTES>>)[id];
    return note && count >= MOST * names ? [`${note[0]}: ${note[1]}`] : [];
  });
}
