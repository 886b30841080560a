/** Lists of teams as leagues, sites and people write them. */
import { PASSING as P, RUSHING as R, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files">): void => {
  list.push({ id, files, ...rest });
};

add(
  "stathead team seasons",
  {
    "x.csv": t(
      "Rk,Team,Season,Cmp,Att,Cmp%,Yds,TD,Int,Sk,Yds,Rate,G,W,L,T",
      "1,FOX,2019,300,500,60,3400,24,14,30,200,85.6,16,10,6,0",
      "2,OWL,2019,280,500,56,3190,20,16,35,210,78,16,6,10,0",
    ),
    "r.csv": R,
  },
  {
    own: {
      FOX: {
        games: 16,
        completions: 300,
        passAttempts: 500,
        losses: 6,
        netPassYards: 3400,
        wins: 10,
        passTouchdowns: 24,
        sackYards: 200,
        sacks: 30,
        interceptions: 14,
        passYards: 3600,
      },
      OWL: {
        games: 16,
        completions: 280,
        passAttempts: 500,
        losses: 10,
        netPassYards: 3190,
        wins: 6,
        passTouchdowns: 20,
        sackYards: 210,
        sacks: 35,
        interceptions: 16,
        passYards: 3400,
      },
    },
  },
);
add(
  "nfl.com team defense passing",
  {
    "team defense passing.csv": t(
      "Team,Att,Cmp,Cmp %,Yds/Att,Yds,TD,INT,Rate,1st,1st%,20+,40+,Lng,Sck",
      "FOX,500,280,56,6.8,3400,20,16,78,170,34,38,7,66,35",
      "OWL,500,300,60,7.2,3600,24,14,85,180,36,40,8,66,30",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { sacksMade: 35, interceptionsMade: 16 }, OWL: { sacksMade: 30, interceptionsMade: 14 } },
    against: {
      FOX: { completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16, passAttempts: 500, sacks: 35 },
      OWL: { completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14, passAttempts: 500, sacks: 30 },
    },
  },
);
add(
  "nfl.com team downs",
  {
    "downs.csv": t(
      "Team,3rd Att,3rd Md,4th Att,4th Md,Rec 1st,Rec 1st%,Rush 1st,Rush 1st%,Scrm Plys",
      "FOX,200,80,20,10,180,36,90,22,930",
      "OWL,210,75,25,9,170,34,95,23,955",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: {
        thirdDownAttempts: 200,
        thirdDownConversions: 80,
        fourthDownAttempts: 20,
        fourthDownConversions: 10,
        plays: 930,
      },
      OWL: {
        thirdDownAttempts: 210,
        thirdDownConversions: 75,
        fourthDownAttempts: 25,
        fourthDownConversions: 9,
        plays: 955,
      },
    },
  },
);
add(
  "hand yards only",
  {
    "teams.csv": t("Team,Rush Yards,Pass Yards,Total Yards,Points", "FOX,1700,3400,5100,400", "OWL,1800,3190,4990,300"),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { passYards: 3400, points: 400 }, OWL: { passYards: 3190, points: 300 } },
    issues: [
      "warning : passYards: the team and its players in passing (p.csv) differ: OWL 3190 and 3400, FOX 3400 and 3600 (2 of 2 teams)",
    ],
  },
);
add(
  "hand per game",
  {
    "teams.csv": t("Team,Pass Yds/G,Rush Yds/G,PPG", "FOX,225,106.3,25", "OWL,212.5,112.5,18.8"),
    "p.csv": P,
    "r.csv": R,
  },
  { issues: ['warning 1:28 only 0 columns of figures are known here; not read: "PPG"'] },
);
add(
  "CFL standings with points",
  {
    "standings.csv": t(
      "Team,GP,W,L,T,PTS,PF,PA,Home,Away",
      "FOX,16,10,6,0,20,400,300,6-2,4-4",
      "OWL,16,6,10,0,12,300,400,4-4,2-6",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: { FOX: { games: 16, losses: 6, wins: 10, points: 400 }, OWL: { games: 16, losses: 10, wins: 6, points: 300 } },
    against: { FOX: { points: 300 }, OWL: { points: 400 } },
  },
);
add(
  "standings streak",
  {
    "standings.csv": t(
      "NFC North,W,L,T,PCT,PF,PA,NET,Home,Road,DIV,CONF,STRK,L5",
      "FOX,10,6,0,.625,400,300,100,6-2,4-4,4-2,7-5,W2,3-2",
      "OWL,6,10,0,.375,300,400,-100,4-4,2-6,2-4,5-7,L1,2-3",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  { issues: ["error 1:1 the column is missing: team (teams)"] },
);
add(
  "teamrankings",
  {
    "rushing-attempts.csv": t(
      "Rank,Team,2019,Last 3,Last 1,Home,Away,2018",
      "1,FOX,25.0,26,24,27,23,24.1",
      "2,OWL,26.3,25,24,27,23,24.1",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  { issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "sr cfb team offense means",
  {
    "offense.csv": t(
      ",,,,Passing,Passing,Passing,Passing,Passing,Rushing,Rushing,Rushing,Rushing,Total Offense,Total Offense,Total Offense,First Downs,First Downs,First Downs,First Downs,Penalties,Penalties,Turnovers,Turnovers,Turnovers",
      "Rk,School,G,Pts,Cmp,Att,Pct,Yds,TD,Att,Yds,Avg,TD,Plays,Yds,Avg,Pass,Rush,Pen,Tot,No.,Yds,Fum,Int,TO",
      "1,FOX,10,40.0,20.0,30.0,66.7,250.0,2.5,40.0,200.0,5.0,2.0,70.0,450.0,6.4,11.0,9.0,2.0,22.0,5.0,50.0,0.7,0.6,1.3",
      "2,OWL,10,30.0,18.0,32.0,56.3,240.0,2.1,38.0,180.0,4.7,1.8,70.0,420.0,6.0,10.0,9.0,2.0,21.0,6.0,55.0,0.7,0.8,1.5",
    ),
  },
  { issues: ["error 2:33 these are averages per game (passTouchdowns 2.5); expected season totals"] },
);
add(
  "team own opp rows",
  {
    "teams.csv": t(
      "Team,Side,Cmp,Att,Yds,TD,Int,Rush,RYds,RTD",
      "FOX,Own,300,500,3600,24,14,400,1700,12",
      "FOX,Opp,280,500,3400,20,16,420,1800,11",
      "OWL,Own,280,500,3400,20,16,420,1800,11",
      "OWL,Opp,300,500,3600,24,14,400,1700,12",
    ),
  },
  {
    own: {
      FOX: {
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        interceptionsMade: 16,
      },
      OWL: {
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        interceptionsMade: 14,
      },
    },
    against: {
      FOX: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 },
      OWL: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 },
    },
  },
);
add(
  "RuYds PaYds",
  {
    "teams.csv": t(
      "Team,GP,PaAtt,PaCmp,PaYds,PaTD,PaInt,RuAtt,RuYds,RuTD",
      "FOX,16,500,300,3600,24,14,400,1700,12",
      "OWL,16,500,280,3400,20,16,420,1800,11",
    ),
  },
  {
    own: {
      FOX: {
        games: 16,
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        rushAttempts: 400,
        rushYards: 1700,
        rushTouchdowns: 12,
      },
      OWL: {
        games: 16,
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        rushAttempts: 420,
        rushYards: 1800,
        rushTouchdowns: 11,
      },
    },
  },
);
add(
  "both kinds: Name (TEAM) pos",
  {
    "p.csv": t(
      "Player,Pos,Comp.,Att.,Yds.,TDs,INTs",
      "Alder Quick (FOX),QB,300,500,3600,24,14",
      "Birch Slow (OWL),QB,280,500,3400,20,16",
    ),
    "r.csv": R,
  },
  {
    own: {
      FOX: {
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        rushAttempts: 400,
        rushYards: 1700,
        rushTouchdowns: 12,
      },
      OWL: {
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        rushAttempts: 420,
        rushYards: 1800,
        rushTouchdowns: 11,
      },
    },
  },
);
add(
  "team name long own list",
  {
    "t.csv": t(
      "Club,Played,Passes,Completed,Passing Yardage,Passing Touchdowns,Passes Intercepted,Rushes,Rushing Yardage,Rushing Touchdowns",
      "FOX,16,500,300,3600,24,14,400,1700,12",
      "OWL,16,500,280,3400,20,16,420,1800,11",
    ),
  },
  {
    own: {
      FOX: {
        games: 16,
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        rushAttempts: 400,
        rushYards: 1700,
        rushTouchdowns: 12,
      },
      OWL: {
        games: 16,
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        rushAttempts: 420,
        rushYards: 1800,
        rushTouchdowns: 11,
      },
    },
  },
);

export const TEAM_LISTS: readonly Kind[] = list;
