/** Schedules and results as people write them. */
import { PASSING as P, RUSHING as R, table as t, type Kind } from "./kind.js";

/** The same of real clubs, which names of files can tell. */
const [P2, R2] = [P, R].map((text) => text.replaceAll("FOX", "CHI").replaceAll("OWL", "GB"));

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files">): void => {
  list.push({ id, files, ...rest });
};

add(
  "score in one cell, away home",
  {
    "games.csv": t("Week,Away,Home,Score", "1,FOX,OWL,24-10", "2,OWL,FOX,13-20", "3,FOX,OWL,7-30", "4,OWL,FOX,21-20"),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { games: 4, wins: 2, losses: 2, points: 71 }, OWL: { games: 4, wins: 2, losses: 2, points: 74 } },
    against: { FOX: { points: 74 }, OWL: { points: 71 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
      ["3", "FOX", 7, "OWL", 30],
      ["4", "OWL", 21, "FOX", 20],
    ],
    issues: ['warning 1:16 "Score" has both teams\' points; they are read in the order of the teams: visitor, host'],
  },
);
add(
  "score winner column",
  {
    "games.csv": t(
      "Week,Away,Home,Score,Winner",
      "1,FOX,OWL,24-10,FOX",
      "2,OWL,FOX,20-13,FOX",
      "3,FOX,OWL,30-7,OWL",
      "4,OWL,FOX,21-20,OWL",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { games: 4, wins: 2, losses: 2, points: 71 }, OWL: { games: 4, wins: 2, losses: 2, points: 74 } },
    against: { FOX: { points: 74 }, OWL: { points: 71 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
      ["3", "FOX", 7, "OWL", 30],
      ["4", "OWL", 21, "FOX", 20],
    ],
  },
);
add(
  "FOX @ OWL",
  {
    "games.csv": t("Week,Game,Score", "1,FOX @ OWL,24-10", "2,OWL @ FOX,13-20", "3,FOX @ OWL,7-30"),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { games: 3, wins: 2, losses: 1, points: 51 }, OWL: { games: 3, wins: 1, losses: 2, points: 53 } },
    against: { FOX: { points: 53 }, OWL: { points: 51 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
      ["3", "FOX", 7, "OWL", 30],
    ],
    issues: ['warning 1:11 "Score" has both teams\' points; they are read in the order of the teams: visitor, host'],
  },
);
add(
  "FOX 24 @ OWL 10",
  { "games.csv": t("Week,Result", "1,FOX 24 @ OWL 10", "2,OWL 13 @ FOX 20"), "p.csv": P, "r.csv": R },
  {
    own: { FOX: { games: 2, wins: 2, losses: 0, points: 44 }, OWL: { games: 2, wins: 0, losses: 2, points: 23 } },
    against: { FOX: { points: 23 }, OWL: { points: 44 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
    ],
  },
);
add(
  "FOX 24, OWL 10",
  {
    "games.csv": t("Week,Date,Result", '1,Sep 8,"FOX 24, OWL 10"', '2,Sep 15,"FOX 20, OWL 13"'),
    "p.csv": P,
    "r.csv": R,
  },
  { issues: ["error 1:1 the columns are missing: away, home (games)"] },
);
add(
  "Matchup and two points",
  {
    "games.csv": t("Week,Matchup,Away Score,Home Score", "1,FOX @ OWL,24,10", "2,OWL at FOX,13,20"),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { games: 2, wins: 2, losses: 0, points: 44 }, OWL: { games: 2, wins: 0, losses: 2, points: 23 } },
    against: { FOX: { points: 23 }, OWL: { points: 44 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
    ],
  },
);
add(
  "Visitor Score Home Score",
  { "games.csv": t("Week,Visitor,Score,Home,Score", "1,FOX,24,OWL,10", "2,OWL,13,FOX,20"), "p.csv": P, "r.csv": R },
  {
    own: { FOX: { games: 2, wins: 2, losses: 0, points: 44 }, OWL: { games: 2, wins: 0, losses: 2, points: 23 } },
    against: { FOX: { points: 23 }, OWL: { points: 44 } },
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 13, "FOX", 20],
    ],
  },
);
add(
  "Team1 Score1",
  {
    "games.csv": t("Week,Team 1,Score 1,Team 2,Score 2", "1,FOX,24,OWL,10", "2,OWL,13,FOX,20"),
    "p.csv": P,
    "r.csv": R,
  },
  { issues: ["error 1:1 the columns are missing: away, home (games)"] },
);
add(
  "soccer style",
  {
    "results.csv": t(
      "Round,Date,Home Team,Away Team,Result",
      "1,2019-09-08,OWL,FOX,10:24",
      "2,2019-09-15,FOX,OWL,20:13",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { points: null } },
    games: [
      ["2019-09-08", "FOX", null, "OWL", null],
      ["2019-09-15", "OWL", null, "FOX", null],
    ],
    issues: ['warning 1:32 the points of its games are not read: "Result" has both teams\' in one cell'],
  },
);
add(
  "winner loser score",
  { "games.csv": t("Week,Winner,Loser,Score", "1,FOX,OWL,24-10", "2,FOX,OWL,20-13"), "p.csv": P, "r.csv": R },
  {
    own: { FOX: { games: 2, wins: 2, losses: 0, points: 44 }, OWL: { games: 2, wins: 0, losses: 2, points: 23 } },
    against: { FOX: { points: 23 }, OWL: { points: 44 } },
    games: [
      ["1", "OWL", 10, "FOX", 24],
      ["2", "OWL", 13, "FOX", 20],
    ],
    issues: ["warning 1:6 no column says who played at home; the loser of every game counts as the visitor"],
  },
);
add(
  "wikipedia schedule",
  {
    "2019 Chicago Bears season.csv": t(
      "Week,Date,Opponent,Result,Record,Venue",
      "1,September 5,Green Bay Packers,L 3–10,0–1,Soldier Field",
      "2,September 15,at Denver Broncos,W 16–14,1–1,Mile High",
      "3,Bye,,,,",
    ),
    "p.csv": P2,
    "r.csv": R2,
  },
  { issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "schedule grid",
  { "schedule grid.csv": t("Team,1,2,3,4", "FOX,@OWL,OWL,BYE,OWL", "OWL,FOX,@FOX,BYE,@FOX"), "p.csv": P, "r.csv": R },
  {
    games: [
      ["1", "FOX", null, "OWL", null],
      ["2", "OWL", null, "FOX", null],
      ["4", "OWL", null, "FOX", null],
    ],
  },
);

export const GAME_LISTS: readonly Kind[] = list;
