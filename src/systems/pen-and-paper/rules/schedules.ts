/**
 * The five schedules of Jerry Linscott with divisions and playoffs.
 * A week is written as printed: `away@home` by schedule number.
 */
import type { PlayoffGame, PlayoffRound, Slot } from "../../../league/bracket.js";
import type { Division, Pairing } from "../../../league/schedule.js";
import type { LeagueSize, ScheduleSpec } from "./types.js";

const readWeek = (text: string): Pairing[] =>
  text.split(" ").map((game) => game.split("@").map(Number) as unknown as Pairing);

const division = (name: string, from: number, to: number, conference?: string): Division => ({
  name,
  from,
  to,
  ...(conference ? { conference } : {}),
});

// ---- playoffs --------------------------------------------------------------------------------------------------------

const champion = (of: string): Slot => ({ from: [{ champion: of }], rank: "better" });
const runnerUp = (of: string): Slot => ({ from: [{ runnerUp: of }], rank: "better" });
const seed = (n: number): Slot => ({ from: [{ seed: n }], rank: "better" });
const winners = (rank: Slot["rank"], ...games: string[]): Slot => ({ from: games.map((winner) => ({ winner })), rank });
const champions = (rank: Slot["rank"], ...of: string[]): Slot => ({
  from: of.map((name) => ({ champion: name })),
  rank,
});

const game = (id: string, away: Slot, home: Slot): PlayoffGame => ({ id, away, home });
const finalOf = (week: number, ...games: string[]): PlayoffRound => ({
  title: "League Championship",
  week,
  games: [game("final", winners("worse", ...games), winners("better", ...games))],
});
const divisionGame = (id: string, name: string): PlayoffGame => game(id, runnerUp(name), champion(name));

const TWO_DIVISIONS: readonly PlayoffRound[] = [
  { title: "Division Championships", week: 15, games: [divisionGame("east", "East"), divisionGame("west", "West")] },
  finalOf(16, "east", "west"),
];

/** Week 16 for the six-team final is ours: the source names none (E18). */
const SIX: readonly PlayoffRound[] = [
  {
    title: "League Championship",
    week: 16,
    games: [game("final", champions("worse", "East", "West"), champions("better", "East", "West"))],
  },
];

const TWELVE: readonly PlayoffRound[] = [
  {
    title: "Wild Card Playoffs",
    week: 15,
    games: [game("wild-card-1", seed(6), seed(3)), game("wild-card-2", seed(5), seed(4))],
  },
  {
    title: "League Semi-Finals",
    week: 16,
    games: [
      game("semi-final-1", winners("worse", "wild-card-1", "wild-card-2"), seed(1)),
      game("semi-final-2", winners("better", "wild-card-1", "wild-card-2"), seed(2)),
    ],
  },
  finalOf(17, "semi-final-1", "semi-final-2"),
];

const conferenceGame = (id: string, ...games: string[]): PlayoffGame =>
  game(id, winners("worse", ...games), winners("better", ...games));

const SIXTEEN: readonly PlayoffRound[] = [
  {
    title: "Division Playoffs",
    week: 15,
    games: [
      divisionGame("american-east", "American East"),
      divisionGame("american-west", "American West"),
      divisionGame("national-east", "National East"),
      divisionGame("national-west", "National West"),
    ],
  },
  {
    title: "Conference Championships",
    week: 16,
    games: [
      conferenceGame("american", "american-east", "american-west"),
      conferenceGame("national", "national-east", "national-west"),
    ],
  },
  finalOf(17, "american", "national"),
];

// ---- schedules -------------------------------------------------------------------------------------------------------

const SCHEDULE_LIST: readonly ScheduleSpec[] = [
  {
    size: 6,
    divisions: [division("East", 1, 3), division("West", 4, 6)],
    weeks: [
      "1@6 4@3 5@2",
      "2@1 3@5 6@4",
      "2@6 3@1 5@4",
      "1@5 4@2 6@3",
      "1@4 2@3 5@6",
      "3@5 6@2",
      "3@1 4@6",
      "2@4 5@1",
      "1@2 4@3 6@5",
      "1@6 2@3 4@5",
      "3@4 5@1 6@2",
      "1@3 2@4 6@5",
      "1@2 4@6 5@3",
      "3@2 5@4 6@1",
      "2@5 3@6 4@1",
    ].map(readWeek),
    byes: { 6: [1, 4], 7: [2, 5], 8: [3, 6] },
    qualifiers: 2,
    playoffs: SIX,
  },
  {
    size: 8,
    divisions: [division("East", 1, 4), division("West", 5, 8)],
    weeks: [
      "2@4 3@1 6@7 8@5",
      "3@2 4@1 5@6 7@8",
      "1@2 4@3 5@7 6@8",
      "2@5 3@6 7@1 8@4",
      "3@7 4@5 6@1 8@2",
      "1@8 2@6 4@7 5@3",
      "1@5 6@4 7@2 8@3",
      "2@1 3@4 7@5 8@6",
      "1@7 4@8 5@2 6@3",
      "1@6 2@8 5@4 7@3",
      "3@5 6@2 7@4 8@1",
      "2@7 3@8 4@6 5@1",
      "1@4 2@3 6@5 8@7",
      "1@3 4@2 5@8 7@6",
    ].map(readWeek),
    byes: {},
    qualifiers: 4,
    playoffs: TWO_DIVISIONS,
  },
  {
    size: 10,
    divisions: [division("East", 1, 5), division("West", 6, 10)],
    weeks: [
      "1@2 3@4 6@5 7@8 10@9",
      "1@8 4@7 5@3 6@10 9@2",
      "2@4 3@1 7@5 8@10 9@6",
      "3@2 4@9 5@8 6@7 10@1",
      "1@5 2@6 8@4 9@7 10@3",
      "1@4 3@6 5@2 7@10 8@9",
      "2@10 4@5 6@8 7@3 9@1",
      "1@7 3@9 6@4 8@2 10@5",
      "4@3 5@1 7@2 9@8 10@6",
      "1@6 2@3 5@4 8@7 9@10",
      "2@5 3@8 4@1 6@9 10@7",
      "1@3 4@2 5@10 7@9 8@6",
      "2@1 3@5 7@6 9@4 10@8",
      "2@7 4@10 5@9 6@1 8@3",
    ].map(readWeek),
    byes: {},
    qualifiers: 4,
    playoffs: TWO_DIVISIONS,
  },
  {
    size: 12,
    divisions: [division("East", 1, 4), division("Central", 5, 8), division("West", 9, 12)],
    weeks: [
      "1@4 2@3 5@8 6@7 11@10 12@9",
      "1@3 4@2 7@5 8@6 9@11 10@12",
      "2@10 3@8 4@6 5@9 11@7 12@1",
      "1@2 3@4 6@5 8@7 9@10 12@11",
      "4@1 5@2 6@3 7@12 10@8 11@9",
      "1@5 2@6 3@7 8@12 9@4 10@11",
      "4@11 5@10 6@1 7@2 9@8 12@3",
      "1@7 2@8 3@9 4@12 10@6 11@5",
      "3@10 6@11 7@4 8@1 9@2 12@5",
      "1@9 5@3 7@10 8@4 11@2 12@6",
      "2@12 4@5 6@8 9@7 10@1 11@3",
      "1@11 3@2 7@6 8@5 9@12 10@4",
      "2@4 3@1 5@7 6@9 8@11 12@10",
      "2@1 4@3 5@6 7@8 10@9 11@12",
    ].map(readWeek),
    byes: {},
    qualifiers: 6,
    playoffs: TWELVE,
  },
  {
    size: 16,
    divisions: [
      division("American East", 1, 4, "American"),
      division("American West", 5, 8, "American"),
      division("National East", 9, 12, "National"),
      division("National West", 13, 16, "National"),
    ],
    weeks: [
      "1@14 2@16 5@11 7@12 9@6 10@8 13@3 15@4",
      "3@15 4@13 6@10 8@9 11@7 12@5 14@2 16@1",
      "1@11 2@12 5@14 7@16 9@4 10@3 13@6 15@8",
      "3@9 4@10 6@15 8@13 11@2 12@1 14@7 16@5",
      "1@3 2@4 5@8 7@6 9@11 10@12 13@16 15@14",
      "3@2 4@1 6@5 8@7 11@10 12@9 14@13 16@15",
      "2@1 4@3 7@5 8@6 10@9 12@11 15@13 16@14",
      "1@8 3@6 5@4 7@2 9@16 11@14 13@12 15@10",
      "1@7 2@5 6@4 8@3 9@15 10@13 14@12 16@11",
      "3@5 4@7 6@1 8@2 11@13 12@15 14@9 16@10",
      "2@6 4@8 5@1 7@3 10@14 12@16 13@9 15@11",
      "1@2 3@4 5@7 6@8 9@10 11@12 13@15 14@16",
      "3@1 4@2 6@7 8@5 11@9 12@10 14@15 16@13",
      "1@4 2@3 5@6 7@8 9@12 10@11 13@14 15@16",
    ].map(readWeek),
    byes: {},
    qualifiers: 8,
    playoffs: SIXTEEN,
  },
];

export const SCHEDULES = Object.fromEntries(SCHEDULE_LIST.map((s) => [s.size, s])) as unknown as Readonly<
  Record<LeagueSize, ScheduleSpec>
>;
