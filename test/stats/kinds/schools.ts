/** Lists of schools and colleges. */
import { PASSING as P, RUSHING as R, table as t, type Kind } from "./kind.js";

/** The same of real clubs, which names of files can tell. */
const [P2, R2] = [P, R].map((text) => text.replaceAll("FOX", "CHI").replaceAll("OWL", "GB"));

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files">): void => {
  list.push({ id, files, ...rest });
};

add(
  "ncaa.org name team conf",
  {
    "passing.csv": t(
      "Rank,Player,Cl,Ht,Pos,G,Pass Att,Pass Comp,Int,Comp Pct,Pass Yds,Pass TD,Pass Eff",
      '1,"Alder Quick, Fox State (MAC)",Sr.,6-2,QB,12,500,300,14,60,3600,24,85.6',
      '2,"Birch Slow, Owl Tech (MAC)",Jr.,6-1,QB,12,500,280,16,56,3400,20,78',
    ),
  },
  {
    own: {
      "Fox State": { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 },
      "Owl Tech": { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 },
    },
  },
);
add(
  "ncaa.com",
  {
    "passing.csv": t(
      "Rank,Name,Team,Cl,Position,Height,G,Pass Att,Pass Comp,Int,Pass Yds,Pass TD,Pass Pct.,Pass Eff.",
      "1,Alder Quick,FOX,Sr.,QB,6-2,16,500,300,14,3600,24,60,85.6",
      "2,Birch Slow,OWL,Jr.,QB,6-1,16,500,280,16,3400,20,56,78",
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
  "maxpreps passing of one team",
  {
    "CHI passing.csv": t(
      "#,Athlete Name,GP,C,Att,Yds,C%,Avg,Y/G,TD,TD%,Int,Lng,QB Rate",
      "7,Alder Quick (Sr),16,300,500,3600,60.0,7.2,225,24,4.8,14,66,85.6",
    ),
    "CHI rushing.csv": t(
      "#,Athlete Name,GP,Car,Yds,Avg,Y/G,Lng,100+,TD",
      "22,Cedar Run (Jr),16,400,1700,4.3,106.3,60,8,12",
    ),
    "o.csv": t("Player,Tm,Cmp,Att,Yds,TD,Int", "Birch Slow,GB,280,500,3400,20,16"),
  },
  {
    own: {
      CHI: {
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        rushAttempts: 400,
        rushYards: 1700,
        rushTouchdowns: 12,
      },
    },
    issues: [
      "warning 1:1 no column names a team; the name of the file says CHI",
      "warning 1:1 no column names a team; the name of the file says CHI",
    ],
  },
);
add(
  "maxpreps defense",
  {
    "CHI defense.csv": t(
      "#,Athlete Name,GP,Solo,Asst,Tot Tckls,T/G,TFL,Sacks,Hurs",
      "55,Elm Stop (Sr),16,60,40,100,6.3,5,8.5,3",
    ),
    "p.csv": P2,
    "r.csv": R2,
  },
  {
    own: { CHI: { sacksMade: 8.5, tacklesForLoss: 5 } },
    against: { CHI: { sacks: 8.5 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);
add(
  "statcrew passing head is the table",
  {
    "CHI.csv": t(
      "Passing,G,Effic,Comp-Att-Int,Pct,Yds,TD,Lng,Avg/G",
      "Alder Quick,16,120.1,300-500-14,60.0,3600,24,66,225.0",
      "Total,16,120.1,300-500-14,60.0,3600,24,66,225.0",
      "Opponents,16,110,280-500-16,56.0,3400,20,60,212.5",
    ),
    "o.csv": t("Player,Tm,Cmp,Att,Yds,TD,Int", "Birch Slow,GB,280,500,3400,20,16"),
    "r.csv": R2,
  },
  {
    own: { CHI: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);
add(
  "statcrew rushing head is the table",
  {
    "CHI.csv": t(
      "Rushing,gp,att,gain,loss,net,avg,td,lg,avg/g",
      "Cedar Run,16,400,1750,50,1700,4.3,12,60,106.3",
      "Total..........,16,400,1750,50,1700,4.3,12,60,106.3",
      "Opponents......,16,420,1850,50,1800,4.3,11,60,112.5",
    ),
    "p.csv": P2,
    "o.csv": t("Player,Tm,Att,Yds,TD", "Dogwood Run,GB,420,1800,11"),
  },
  {
    own: { CHI: { rushAttempts: 400, rushYards: 1700, rushTouchdowns: 12 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);
add(
  "sidearm passing",
  {
    "CHI passing.csv": t(
      "#,Player,GP,Cmp-Att-Int,Pct,Yds,TD,Lng,Avg/G,Effic",
      '7,"Quick, Alder",16,300-500-14,60.0,3600,24,66,225.0,120.1',
    ),
    "CHI rushing.csv": t(
      "#,Player,GP,Att,Gain,Loss,Net,Avg,TD,Long,Avg/G",
      '22,"Run, Cedar",16,400,1750,50,1700,4.3,12,60,106.3',
    ),
    "CHI receiving.csv": t("#,Player,GP,Rec,Yds,Avg,TD,Long,Avg/G", '80,"Catch, Fir",16,300,3600,12,24,66,225'),
    "o.csv": t("Player,Tm,Cmp,Att,Yds,TD,Int", "Birch Slow,GB,280,500,3400,20,16"),
  },
  {
    own: {
      CHI: {
        passAttempts: 500,
        completions: 300,
        passYards: 3600,
        passTouchdowns: 24,
        interceptions: 14,
        rushAttempts: 400,
        rushYards: 1700,
        rushTouchdowns: 12,
      },
    },
    issues: [
      "warning 1:1 no column names a team; the name of the file says CHI",
      "warning 1:1 no column names a team; the name of the file says CHI",
      "warning 1:1 no column names a team; the name of the file says CHI",
    ],
  },
);
add(
  "sidearm defense",
  {
    "CHI defense.csv": t(
      "#,Player,GP,Solo,Ast,Total,TFL-Yds,Sacks-Yds,Int-Yds,BrUp,QBH,FR-Yds,FF,Kick,SAF",
      '55,"Stop, Elm",16,60,40,100,10.5-40,8.5-60,3-45,5,4,1-0,2,0,0',
    ),
    "p.csv": P2,
    "r.csv": R2,
  },
  {
    own: { CHI: { sacksMade: 8.5, interceptionsMade: 3, fumblesForced: 2, fumblesRecovered: 1, tacklesForLoss: 10.5 } },
    against: { CHI: { sacks: 8.5, interceptions: 3 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);
add(
  "sidearm team statistics",
  {
    "CHI team.csv": t(
      "Team Statistics,CHI,OPP",
      "SCORING,400,300",
      "Points Per Game,25.0,18.8",
      "FIRST DOWNS,300,280",
      "RUSHING YARDAGE,1700,1800",
      "Rushing Attempts,400,420",
      "PASSING YARDAGE,3600,3400",
      "Comp-Att-Int,300-500-14,280-500-16",
      "PENALTIES-Yards,95-800,90-700",
      "FUMBLES-Lost,20-10,18-8",
      "SACKS BY-Yards,35-210,30-200",
    ),
    "o.csv": P2,
    "r.csv": R2,
  },
  { issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "sidearm punt returns",
  {
    "CHI punt returns.csv": t("#,Player,GP,No.,Yds,Avg,TD,Long", '11,"Back, Kale",16,30,300,10.0,1,66'),
    "p.csv": P2,
    "r.csv": R2,
  },
  {
    own: { CHI: { puntReturns: 30, puntReturnYards: 300 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);
add(
  "statcrew receiving no",
  {
    "CHI receiving.csv": t(
      "Receiving,gp,no.,yds,avg,td,long,avg/g",
      "Fir Catch,16,300,3600,12.0,24,66,225.0",
      "Total..........,16,300,3600,12.0,24,66,225.0",
      "Opponents......,16,280,3400,12.1,20,60,212.5",
    ),
    "p.csv": P2,
    "r.csv": R2,
  },
  { issues: ["warning 1:1 no column names a team; the name of the file says CHI"] },
);
add(
  "kick returns no",
  {
    "CHI kick returns.csv": t("#,Player,GP,No.,Yds,Avg,TD,Long", '11,"Back, Kale",16,30,700,23.3,1,66'),
    "p.csv": P2,
    "r.csv": R2,
  },
  {
    own: { CHI: { kickReturns: 30, kickReturnYards: 700 } },
    issues: ["warning 1:1 no column names a team; the name of the file says CHI"],
  },
);

export const SCHOOLS: readonly Kind[] = list;
