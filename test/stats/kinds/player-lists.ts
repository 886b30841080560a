/** Lists of players as sites and people write them. */
import { RUSHING as R, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files">): void => {
  list.push({ id, files, ...rest });
};

add(
  "stathead player seasons",
  {
    "sportsref_download.csv": t(
      "Rk,Player,Cmp,Season,Team,G,GS,Att,Inc,Cmp%,Yds,TD,Int,Pick6,TD%,Int%,Rate,Sk,Yds,Sk%,Y/A,AY/A,ANY/A,Y/G,W,L,T",
      "1,Alder Quick,300,2019,FOX,16,16,500,200,60.0,3600,24,14,1,4.8,2.8,85.6,30,200,5.7,7.2,6.9,6.0,225,10,6,0",
      "2,Birch Slow,280,2019,OWL,16,16,500,220,56,3400,20,16,2,4.0,3.2,78,35,210,6.5,6.8,6.2,5.4,212,6,10,0",
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
        sacks: 30,
        sackYards: 200,
      },
      OWL: {
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        sacks: 35,
        sackYards: 210,
      },
    },
  },
);
add(
  "fantasydata api",
  {
    "PlayerSeason.csv": t(
      "PlayerID,SeasonType,Season,Team,Number,Name,Position,Played,Started,PassingAttempts,PassingCompletions,PassingYards,PassingCompletionPercentage,PassingTouchdowns,PassingInterceptions,PassingRating,PassingLong,PassingSacks,PassingSackYards,RushingAttempts,RushingYards,RushingTouchdowns,RushingLong,ReceivingTargets,Receptions,ReceivingYards,ReceivingTouchdowns,Fumbles,FumblesLost",
      "1,1,2019,FOX,7,Alder Quick,QB,16,16,500,300,3600,60,24,14,85.6,66,30,200,0,0,0,0,0,0,0,0,3,1",
      "2,1,2019,OWL,8,Birch Slow,QB,16,16,500,280,3400,56,20,16,78,60,35,210,0,0,0,0,0,0,0,0,3,1",
      "3,1,2019,FOX,22,Cedar Run,RB,16,16,0,0,0,0,0,0,0,0,0,0,400,1700,12,60,400,300,3600,24,5,2",
      "4,1,2019,OWL,23,Dogwood Run,RB,16,16,0,0,0,0,0,0,0,0,0,0,420,1800,11,60,400,280,3400,20,5,2",
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
        sacks: 30,
        sackYards: 200,
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
        sacks: 35,
        sackYards: 210,
        rushAttempts: 420,
        rushYards: 1800,
        rushTouchdowns: 11,
      },
    },
    issues: ["warning 1:362 the column is not read", "warning 1:370 the column is not read"],
  },
);
add(
  "fantasydata shown",
  {
    "qb.csv": t(
      "RK,NAME,TEAM,POS,GMS,CMP,ATT,PCT,YDS,AVG,TD,INT,RATE,LNG,SCK,SCKY,ATT,YDS,AVG,TD",
      "1,Alder Quick,FOX,QB,16,300,500,60,3600,7.2,24,14,85.6,66,30,200,50,200,4,1",
      "2,Birch Slow,OWL,QB,16,280,500,56,3400,6.8,20,16,78,60,35,210,40,100,2.5,1",
    ),
    "r.csv": R,
  },
  {
    issues: [
      'error 1:34 "YDS" appears here more than once, and nothing next to it shows which one this is',
      'error 1:42 "TD" appears here more than once, and nothing next to it shows which one this is',
      'error 1:71 "YDS" appears here more than once, and nothing next to it shows which one this is',
    ],
  },
);
add(
  "espn old",
  {
    "p.csv": t(
      "RK,PLAYER,TEAM,COMP,ATT,PCT,YDS,YDS/A,LONG,TD,INT,SACK,RATE,YDS/G",
      '1,"Alder Quick, QB",FOX,300,500,60.0,"3,600",7.2,66,24,14,30,85.6,225',
      '2,"Birch Slow, QB",OWL,280,500,56.0,"3,400",6.8,60,20,16,35,78.0,212',
    ),
    "r.csv": t(
      "RK,PLAYER,TEAM,ATT,YDS,YDS/A,LONG,20+,TD,YDS/G,FUM,1DN",
      '1,"Cedar Run, RB",FOX,400,"1,700",4.3,60,10,12,106,3,90',
      '2,"Dogwood Run, RB",OWL,420,"1,800",4.3,60,10,11,112,3,90',
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
        sacks: 30,
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
        sacks: 35,
        rushAttempts: 420,
        rushYards: 1800,
        rushTouchdowns: 11,
      },
    },
  },
);
add(
  "drinen download",
  {
    "1985.csv": t(
      "ID,last name,first name,year,team,position,G,GS,COMP,ATT,PassYD,PassTD,INT,rush,rushYD,rushTD,rec,recYD,recTD",
      "QuicAl00,Quick,Alder,1985,FOX,QB,16,16,300,500,3600,24,14,0,0,0,0,0,0",
      "SlowBi00,Slow,Birch,1985,OWL,QB,16,16,280,500,3400,20,16,0,0,0,0,0,0",
      "RunCe00,Run,Cedar,1985,FOX,RB,16,16,0,0,0,0,0,400,1700,12,300,3600,24",
      "RunDo00,Run,Dogwood,1985,OWL,RB,16,16,0,0,0,0,0,420,1800,11,280,3400,20",
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
  "hand C/A TD/INT",
  {
    "qb.csv": t("QB,Team,C/A,Yds,TD/INT", "Alder Quick,FOX,300/500,3600,24/14", "Birch Slow,OWL,280/500,3400,20/16"),
    "r.csv": R,
  },
  {
    own: {
      FOX: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 },
      OWL: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 },
    },
  },
);
add(
  "hand Comp/Att/Int",
  {
    "qb.csv": t(
      "QB,Team,Comp/Att/Int,Yards,TDs",
      "Alder Quick,FOX,300/500/14,3600,24",
      "Birch Slow,OWL,280/500/16,3400,20",
    ),
    "r.csv": R,
  },
  {
    own: {
      FOX: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 },
      OWL: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 },
    },
  },
);
add(
  "hand pct no completions",
  {
    "qb.csv": t(
      "QB,Team,Att,Comp %,Yards,TD,INT",
      "Alder Quick,FOX,500,60.0%,3600,24,14",
      "Birch Slow,OWL,500,56.0%,3400,20,16",
    ),
    "r.csv": R,
  },
  { issues: ["error 1:1 the column is missing: completions (passing)"] },
);
add(
  "footballdb scoring etc. old offense",
  {
    "qb.csv": t(
      "Player,Team,Gms,Att,Cmp,Pct,Yds,YPA,TD,TD%,Int,Int%,Lg,Sack,Loss,Rate",
      "Alder Quick,FOX,16,500,300,60.0,3600,7.2,24,4.8,14,2.8,66t,30,200,85.6",
      "Birch Slow,OWL,16,500,280,56.0,3400,6.8,20,4.0,16,3.2,60,35,210,78.0",
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
        sacks: 30,
        sackYards: 200,
      },
      OWL: {
        passAttempts: 500,
        completions: 280,
        passYards: 3400,
        passTouchdowns: 20,
        interceptions: 16,
        sacks: 35,
        sackYards: 210,
      },
    },
  },
);
add(
  "Player Att Yards TD INT without completions",
  {
    "x.csv": t("Player,Team,Att,Yards,TD,INT", "Alder Quick,FOX,500,3600,24,14", "Birch Slow,OWL,500,3400,20,16"),
    "r.csv": R,
  },
  { issues: ["error 1:1 the column is missing: completions (passing)"] },
);

export const PLAYER_LISTS: readonly Kind[] = list;
