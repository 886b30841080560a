/** The game that fills a sheet, the names of its teams, and positions on its field and track. */
import { FIELD, otherSide, SIDES, type Side, type Spot } from "../../../kernel/football/index.js";
import type { GameRecord } from "../game-record.js";
import { teamName, type Team } from "../rules/index.js";

export const QUARTERS = 4;

export const SIDE_KEYS = SIDES.map((side) => ({ key: side }));

const isGame = (record: object): record is GameRecord => "events" in record && "away" in record;

/** The first game in the records, finished or not. */
export const gameIn = (records: readonly object[]): GameRecord | undefined => records.find(isGame);

export const gamesIn = (records: readonly object[]): readonly GameRecord[] => records.filter(isGame);

export const isPlayed = ({ events }: GameRecord): boolean => events.length > 0;

/** `Houston Oilers 1975`. */
export const seasonName = (team: Team): string => `${teamName(team)} ${team.season}`;

/** `HOU 28`, `50`: a spot from the viewpoint of `side`. */
export function spotText(side: Side, spot: Spot, short: Readonly<Record<Side, string>>): string {
  const far = FIELD - spot;
  if (spot === far) return `${spot}`;
  return spot < far ? `${short[side]} ${spot}` : `${short[otherSide(side)]} ${far}`;
}

export const periodText = (period: number): string => (period > QUARTERS ? "OT" : `${period}`);

/** `26`, or `26½` for its second half. */
export const boxText = (box: number): string => (box % 1 === 0 ? `${box}` : `${Math.floor(box)}\u00bd`);
