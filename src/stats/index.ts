/** Season statistics: what the tables contain, how they are read, and the season made from them. */
export * from "./columns.js";
export * from "./counted.js";
export * from "./gains.js";
export { bareClub, clubBook, codeOf, findClub, sameClubs, teamCode, teamWords } from "./clubs/clubs.js";
export type { Club, ClubBook, ClubOptions, FindOptions, FoundClubs } from "./clubs/clubs.js";
export type { Grid } from "./read/grid.js";
export { isStatistics, readTables, unread, type ReadRow, type SheetReport } from "./read/read.js";
export { CLUB_COLUMNS, ownClubs, type OwnClubs } from "./clubs/own-clubs.js";
export { accountLines, reportObject, reportText } from "./report.js";
export { homeWinShare } from "./home-wins.js";
export { isMissed, missedIssues } from "./missed.js";
export { LEAST_TEAMS, ratedTeam, requireFigures, yearOf } from "./rated.js";
export { readSeason, seasonOf, type Season, type SeasonOptions, type TeamRow } from "./season/season.js";
export { emptyTables } from "./templates.js";
export { gamesOfPlays, type RecordedGame } from "./plays/games.js";
export type { RecordedFoul, RecordedKind, RecordedPlay } from "./plays/recorded.js";
