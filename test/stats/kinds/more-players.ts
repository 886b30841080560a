/** Lists of kickers, defenders and of other leagues. */
import { PASSING as P, RUSHING as R, table as t, type Kind } from "./kind.js";

/** The same of real clubs, which names of files can tell. */
const [P2, R2] = [P, R].map((text) => text.replaceAll("FOX", "CHI").replaceAll("OWL", "GB"));

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files">): void => {
  list.push({ id, files, ...rest });
};

add(
  "cfl.ca leaders",
  {
    "passing.csv": t(
      "RK,PLAYER,TEAM,GP,COMP,ATT,PCT,YDS,TD,INT,LG,EFF",
      "1,Alder Quick,FOX,18,300,500,60,3600,24,14,66,85.6",
      "2,Birch Slow,OWL,18,280,500,56,3400,20,16,60,78",
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
  "german heads",
  {
    "passing.csv": t(
      "Spieler;Verein;Spiele;Versuche;Komplett;Yards;TD;INT",
      "Alder Quick;FOX;10;500;300;3600;24;14",
      "Birch Slow;OWL;10;500;280;3400;20;16",
    ),
  },
  { issues: ["error 1:1 the columns are missing: player, team, attempts, completions (passing)"] },
);
add(
  "ELF site",
  {
    "passing.csv": t(
      "Name,Team,GP,CMP,ATT,CMP%,YDS,AVG,YDS/G,LNG,TD,INT,SACK,SYL,RTG",
      "Alder Quick,FOX,12,300,500,60,3600,7.2,300,66,24,14,30,200,100",
      "Birch Slow,OWL,12,280,500,56,3400,6.8,283,60,20,16,35,210,90",
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
  "units in cells",
  {
    "qb.csv": t(
      "QB,Team,Comp,Att,Yards,TD,INT",
      "Alder Quick,FOX,300,500,3600 yds,24 TD,14",
      "Birch Slow,OWL,280,500,3400 yds,20 TD,16",
    ),
    "r.csv": R,
  },
  {
    issues: [
      'error 2:25 found "3600 yds"; expected a number such as 31, 44.5 or 4,120',
      'error 2:34 found "24 TD"; expected a number such as 31, 44.5 or 4,120',
      'error 3:24 found "3400 yds"; expected a number such as 31, 44.5 or 4,120',
      'error 3:33 found "20 TD"; expected a number such as 31, 44.5 or 4,120',
    ],
  },
);
add(
  "UFL site",
  {
    "passing.csv": t(
      "RANK,PLAYER,TEAM,POS,GP,PASS ATT,PASS COMP,PASS PCT,PASS YDS,PASS TDS,INTS,RATING,SACKS",
      "1,Alder Quick,FOX,QB,10,500,300,60,3600,24,14,85.6,30",
      "2,Birch Slow,OWL,QB,10,500,280,56,3400,20,16,78,35",
    ),
    "r.csv": R,
  },
  {
    own: {
      FOX: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14, sacks: 30 },
      OWL: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16, sacks: 35 },
    },
  },
);
add(
  "espn kicking",
  {
    "kicking.csv": t(
      "RK,PLAYER,TEAM,FGM,FGA,FG%,LNG,1-19,20-29,30-39,40-49,50+,XPM,XPA,XP%,PTS",
      "1,Gum Boot,FOX,22,28,78.6,52,1-1,6-6,7-8,6-8,2-5,40,41,97.6,106",
      "2,Hazel Boot,OWL,20,28,71.4,52,0-0,6-6,7-8,5-8,2-6,30,31,96.8,90",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: { fieldGoals: 22, fieldGoalAttempts: 28, made0: 1, tried0: 1 },
      OWL: { fieldGoals: 20, fieldGoalAttempts: 28, made0: 0, tried0: 0 },
    },
  },
);
add(
  "hand kicking FGM-A",
  {
    "kicking.csv": t("Kicker,Team,FGM-A,XPM-A,Long", "Gum Boot,FOX,22-28,40-41,52", "Hazel Boot,OWL,20-28,30-31,52"),
    "p.csv": P,
    "r.csv": R,
  },
  { own: { FOX: { fieldGoals: 22, fieldGoalAttempts: 28 }, OWL: { fieldGoals: 20, fieldGoalAttempts: 28 } } },
);
add(
  "espn punting",
  {
    "punting.csv": t(
      "RK,PLAYER,TEAM,PUNTS,YDS,LNG,AVG,NET,BP,IN20,TB,FC,RET,RETY,AVG",
      "1,Ivy Hang,FOX,70,3150,60,45,40,0,25,5,15,30,250,8.3",
      "2,Juniper Hang,OWL,75,3300,60,44,39,1,22,6,15,33,300,9.1",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: { punts: 70, puntYards: 3150, puntsInside20: 25, puntTouchbacks: 5 },
      OWL: { punts: 75, puntYards: 3300, puntsInside20: 22, puntTouchbacks: 6 },
    },
  },
);
add(
  "hand punting",
  {
    "punting.csv": t(
      "Punter,Team,Punts,Yds,Avg,Net,In 20,TB,Lg,Blk",
      "Ivy Hang,FOX,70,3150,45,40,25,5,60,0",
      "Juniper Hang,OWL,75,3300,44,39,22,6,60,1",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: { punts: 70, puntYards: 3150, puntsInside20: 25, puntTouchbacks: 5, puntsBlocked: 0 },
      OWL: { punts: 75, puntYards: 3300, puntsInside20: 22, puntTouchbacks: 6, puntsBlocked: 1 },
    },
  },
);
add(
  "espn defense 2020",
  {
    "defense.csv": t(
      "RK,Name,Team,POS,GP,SOLO,AST,TOT,SACK,YDS,TFL,PD,INT,YDS,LNG,TD,FF,FR,FTD",
      "1,Elm Stop,FOX,LB,16,60,40,100,8.5,60,10,5,3,45,30,1,2,1,0",
      "2,Fir Stop,OWL,LB,16,70,40,110,2,10,10,5,1,5,5,0,2,1,0",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: { sacksMade: 8.5, interceptionsMade: 3, fumblesForced: 2, fumblesRecovered: 1, tacklesForLoss: 10 },
      OWL: { sacksMade: 2, interceptionsMade: 1, fumblesForced: 2, fumblesRecovered: 1, tacklesForLoss: 10 },
    },
    against: { FOX: { sacks: 8.5, interceptions: 3 }, OWL: { sacks: 2, interceptions: 1 } },
  },
);
add(
  "QBAttempts",
  {
    "qb.csv": t(
      "Name,Team,QBAttempts,QBCompletions,QBYards,QBTouchdowns,QBInterceptions,QBSacks,QBSackYardage",
      "Alder Quick,FOX,500,300,3600,24,14,30,200",
      "Birch Slow,OWL,500,280,3400,20,16,35,210",
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
  "nfl rushing json heads",
  {
    "rushing.csv": t(
      "Player,Team,Pos,Att/G,Att,Yds,Avg,Yds/G,TD,Lng,1st,1st%,20+,40+,FUM",
      'Cedar Run,FOX,RB,25,400,"1,700",4.3,106.3,12,60T,90,22.5,10,2,3',
      'Dogwood Run,OWL,RB,26.3,420,"1,800",4.3,112.5,11,60,90,21.4,10,2,3',
    ),
    "p.csv": P,
  },
  {
    own: {
      FOX: { rushAttempts: 400, rushYards: 1700, rushTouchdowns: 12 },
      OWL: { rushAttempts: 420, rushYards: 1800, rushTouchdowns: 11 },
    },
  },
);
add(
  "spanish/mexican heads",
  {
    "pases.csv": t(
      "Jugador,Equipo,Intentos,Completos,Yardas,TD,INT",
      "Alder Quick,FOX,500,300,3600,24,14",
      "Birch Slow,OWL,500,280,3400,20,16",
    ),
  },
  {
    issues: ["warning : this file has no statistics that Pressbox reads", "error : no table of statistics was found"],
  },
);
add(
  "fg ranges",
  {
    "kicking.csv": t(
      "Player,Team,FGM,FGA,Lng,20-29,30-39,40-49,50+,XPM,XPA",
      "Gum Boot,CHI,21,27,52,6-6,7-8,6-8,2-5,40,41",
      "Hazel Boot,GB,20,28,52,6-6,7-8,5-8,2-6,30,31",
    ),
    "p.csv": P2,
    "r.csv": R2,
  },
  {
    own: {
      CHI: {
        fieldGoals: 21,
        fieldGoalAttempts: 27,
        made20: 6,
        tried20: 6,
        made30: 7,
        tried30: 8,
        made40: 6,
        tried40: 8,
        made50: 2,
        tried50: 5,
      },
      GB: {
        fieldGoals: 20,
        fieldGoalAttempts: 28,
        made20: 6,
        tried20: 6,
        made30: 7,
        tried30: 8,
        made40: 5,
        tried40: 8,
        made50: 2,
        tried50: 6,
      },
    },
  },
);

export const MORE_PLAYERS: readonly Kind[] = list;
