/** The game that a sheet is filled from, the names of its sides, and places on its field. */
export { clockText } from "../log/clock-text.js";
import { FIELD, otherSide, type Side, type Spot } from "../../../kernel/football/index.js";
import type { GameRecord } from "../game-record.js";
import { teamName, type TeamChart } from "../rules/index.js";

const isGame = (record: object): record is GameRecord => "events" in record && "away" in record;

/** The first game of the records, played or to be played. */
export const gameIn = (records: readonly object[]): GameRecord | undefined => records.find(isGame);

export const isPlayed = ({ events }: GameRecord): boolean => events.length > 0;

/** Short names, never the same twice. */
export function shortOf(game: Pick<GameRecord, Side>): Readonly<Record<Side, string>> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}

/** `Chicago Bears 1985`. */
export const seasonName = (chart: TeamChart): string => `${teamName(chart)} ${chart.season}`;

/** `CHI 28`, `50`: a spot as `side` counts it. */
export function spotText(side: Side, spot: Spot, short: Readonly<Record<Side, string>>): string {
  const far = FIELD - spot;
  if (spot === far) return `${spot}`;
  return spot < far ? `${short[side]} ${spot}` : `${short[otherSide(side)]} ${far}`;
}

/** All games of the records, in their order. */
export const gamesIn = (records: readonly object[]): readonly GameRecord[] => records.filter(isGame);
