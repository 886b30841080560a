/** A team's season in a few numbers, and limits that no real season has exceeded. */

/** `10-6`, `10-3-1`: wins, losses and ties. */
export const RECORD_TEXT = /^\d{1,2}[-–]\d{1,2}(?:[-–]\d{1,2})?$/;

/** Number of games in a record; 0 if absent. */
export const gamesOfRecord = (record = ""): number =>
  (record.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);

export const MOST_GAMES = 40;
/** Maximum points of a side in a game: more than any team has ever scored (222, in 1916). */
export const MOST_POINTS = 250;

/** What is wrong with a record. @param played number of games, if known */
export function recordFault(record: string | undefined, played: number | null | undefined): string | undefined {
  const games = gamesOfRecord(record);
  if (games > MOST_GAMES) return `found a record of ${games} games; expected at most ${MOST_GAMES}`;
  if (typeof played !== "number" || games <= played) return undefined;
  return `found a record of ${games} games; the team played ${played}`;
}

/** What is wrong with that many points in a season. */
export const pointsFault = (points: number, games: number): string | undefined =>
  points > games * MOST_POINTS
    ? `found ${points} points in ${games} games; expected at most ${MOST_POINTS} each`
    : undefined;
