/** The game that fills a sheet, the names of its teams, and field positions. */
export { clockText } from "../log/clock-text.js";
import { FIELD, otherSide, type Side, type Spot } from "../../../kernel/football/index.js";
import type { GameRecord } from "../game-record.js";
import { teamName, type TeamChart } from "../rules/index.js";

const isGame = (record: object): record is GameRecord => "events" in record && "away" in record;

/** The first game in the records, finished or not. */
export const gameIn = (records: readonly object[]): GameRecord | undefined => records.find(isGame);

export const isPlayed = ({ events }: GameRecord): boolean => events.length > 0;

/** Short names, always different. */
export function shortOf(game: Pick<GameRecord, Side>): Readonly<Record<Side, string>> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}

/** `Chicago Bears 1985`. */
export const seasonName = (chart: TeamChart): string => `${teamName(chart)} ${chart.season}`;

/** `CHI 28`, `50`: a spot from the viewpoint of `side`. */
export function spotText(side: Side, spot: Spot, short: Readonly<Record<Side, string>>): string {
  const far = FIELD - spot;
  if (spot === far) return `${spot}`;
  return spot < far ? `${short[side]} ${spot}` : `${short[otherSide(side)]} ${far}`;
}

/** All games in the records, in order. */
export const gamesIn = (records: readonly object[]): readonly GameRecord[] => records.filter(isGame);
