/** Averages per game, opponents, points for and against, records. */
import { PASSING as P, RUSHING as R, TEAMS as TM, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// -- per game
add(
  "team per game heads",
  {
    "teams.csv": t(
      "Team,GP,Pts/G,Yds/G,Pass Yds/G,Rush Yds/G",
      "FOX,16,25.0,331.3,225.0,106.3",
      "OWL,16,18.8,325.0,212.5,112.5",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: null, passYards: 3600, rushYards: 1700 } } },
);
add(
  "PPG YPG",
  {
    "teams.csv": t(
      "Team,W,L,PPG,YPG,PYPG,RYPG,OPPG",
      "FOX,10,6,25.0,331.3,225.0,106.3,18.8",
      "OWL,6,10,18.8,325.0,212.5,112.5,25",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  {
    own: { FOX: { points: null, wins: 10 } },
    issues: ['warning 1:10 only 2 columns of figures are known here; not read: "PPG", "PYPG", "RYPG", "OPPG"'],
  },
);
add(
  "PF per game under PF",
  {
    "standings.csv": t("Team,W,L,PF,PA", "FOX,10,6,25.0,18.8", "OWL,6,10,18.8,25.0"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { issues: ["error 1:10 all teams together have 43.8 points in 32 games; expected those of the season"] },
);
add(
  "PF whole per game",
  { "standings.csv": t("Team,W,L,PF,PA", "FOX,10,6,25,19", "OWL,6,10,19,25"), "passing.csv": P, "rushing.csv": R },
  { issues: ["error 1:10 all teams together have 44 points in 32 games; expected those of the season"] },
);
add(
  "player per game",
  {
    "passing.csv": t(
      "Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int",
      "Alder Quick,FOX,QB,16,18.8,31.3,225.0,1.5,0.9",
      "Birch Slow,OWL,QB,16,17.5,31.3,212.5,1.3,1.0",
    ),
    "rushing.csv": R,
  },
  { issues: ["error 1:21 these are averages per game (attempts 31.3); expected season totals"] },
);
add(
  "rushing per game only yards",
  {
    "passing.csv": P,
    "rushing.csv": t(
      "Player,Tm,Pos,G,Att,Yds,TD",
      "Cedar Run,FOX,RB,16,25.0,106.3,0.8",
      "Dogwood Run,OWL,RB,16,26.3,112.5,0.7",
    ),
  },
  { issues: ["error 1:21 these are averages per game (yards 106.3); expected season totals"] },
);
// -- opponents
add(
  "opponents by title",
  {
    "teams.csv": TM,
    "opp.csv":
      "Opponents' statistics\n" +
      TM.replace("300,500,3600,24,14,400,1700,12", "1,1,1,1,1,1,1,1")
        .replace("280,500,3400,20,16,420,1800,11", "300,500,3600,24,14,400,1700,12")
        .replace("1,1,1,1,1,1,1,1", "280,500,3400,20,16,420,1800,11"),
  },
  {
    own: { FOX: { rushYards: 1700 } },
    against: { FOX: { rushYards: 1800 } },
    issues: [
      'warning 1:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
      'warning 2:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
add(
  "team defense by file",
  {
    "team offense.csv": TM,
    "team defense.csv": TM.replace(/FOX,/, "X,").replace("OWL,", "FOX,").replace("X,", "OWL,"),
  },
  {
    own: { FOX: { rushYards: 1700 } },
    against: { FOX: { rushYards: 1800 } },
    issues: [
      'warning 1:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
      'warning 1:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
add(
  "allowed heads",
  {
    "teams.csv": TM,
    "d.csv": t(
      "Team,G,Pass Att Allowed,Comp Allowed,Pass Yds Allowed,Rush Att Allowed,Rush Yds Allowed,Pts Allowed",
      "FOX,16,500,280,3400,420,1800,300",
      "OWL,16,500,300,3600,400,1700,400",
    ),
  },
  {
    own: { FOX: { rushYards: 1700 } },
    against: { FOX: { rushYards: 1800, passYards: 3400, points: 300, passAttempts: 500 } },
    issues: [
      'warning 1:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
      'warning 1:38 "Pass Yds Allowed" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
add(
  "opp heads",
  {
    "teams.csv": TM,
    "d.csv": t(
      "Team,Opp Pass Att,Opp Comp,Opp Pass Yds,Opp Rush Att,Opp Rush Yds,Opp Pts",
      "FOX,500,280,3400,420,1800,300",
      "OWL,500,300,3600,400,1700,400",
    ),
  },
  {
    own: { FOX: { rushYards: 1700 } },
    against: { FOX: { rushYards: 1800, points: 300, passAttempts: 500 } },
    issues: [
      'warning 1:16 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
      'warning 1:28 "Opp Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
add(
  "for and against under heads",
  {
    "teams.csv": t(
      ",Offense,,,,Defense,,,",
      "Team,Pass Att,Pass Yds,Rush Att,Rush Yds,Pass Att,Pass Yds,Rush Att,Rush Yds",
      "FOX,500,3600,400,1700,500,3400,420,1800",
      "OWL,500,3400,420,1800,500,3600,400,1700",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { rushYards: 1700, passYards: 3600 } }, against: { FOX: { rushYards: 1800, passYards: 3400 } } },
);
add(
  "Yds For, Yds Against",
  {
    "teams.csv": t(
      "Team,W,L,Pts For,Pts Against,Rush Yds For,Rush Yds Against,Pass Yds For,Pass Yds Against",
      "FOX,10,6,400,300,1700,1800,3600,3400",
      "OWL,6,10,300,400,1800,1700,3400,3600",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  {
    own: { FOX: { rushYards: 1700, points: 400, wins: 10 } },
    against: { FOX: { rushYards: 1800, passYards: 3400, points: 300 } },
    issues: [
      'warning 1:73 "Pass Yds Against" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
add(
  "offense and defense rank by Def",
  {
    "teams.csv": t(
      "Team,W,L,T,PF,PA,PD,SoS,OSRS,DSRS",
      "FOX,10,6,0,400,300,100,0.1,3.2,3.1",
      "OWL,6,10,0,300,400,-100,-0.1,-3.2,-3.1",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400 } }, against: { FOX: { points: 300 } } },
);
add(
  "PA before PF",
  { "teams.csv": t("Team,W,L,PA,PF", "FOX,10,6,300,400", "OWL,6,10,400,300"), "passing.csv": P, "rushing.csv": R },
  { own: { FOX: { points: 400 } }, against: { FOX: { points: 300 } } },
);
add(
  "F and A",
  {
    "standings.csv": t("Team,W,L,T,Pct,F,A", "FOX,10,6,0,.625,400,300", "OWL,6,10,0,.375,300,400"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10 } }, against: { FOX: { points: 300 } } },
);
add(
  "PS and PA",
  {
    "standings.csv": t("Team,W,L,T,Pct,PS,PA", "FOX,10,6,0,.625,400,300", "OWL,6,10,0,.375,300,400"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10 } }, against: { FOX: { points: 300 } } },
);
add(
  "CFL standings PTS",
  {
    "standings.csv": t("Team,GP,W,L,T,PTS,PF,PA", "FOX,16,10,6,0,20,400,300", "OWL,16,6,10,0,12,300,400"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10 } }, against: { FOX: { points: 300 } } },
);
add(
  "CFL standings PTS after",
  {
    "standings.csv": t("Team,GP,W,L,T,F,A,PTS", "FOX,16,10,6,0,400,300,20", "OWL,16,6,10,0,300,400,12"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10 } }, against: { FOX: { points: 300 } } },
);
add(
  "CFL standings PTS alone",
  {
    "standings.csv": t("Team,GP,W,L,T,PTS", "FOX,16,10,6,0,20", "OWL,16,6,10,0,12"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { issues: ["error 1:15 all teams together have 32 points in 32 games; expected those of the season"] },
);
add(
  "record one cell W-L-T",
  {
    "standings.csv": t("Team,W-L-T,PCT,PF,PA", "FOX,10-5-1,.656,400,300", "OWL,5-10-1,.344,300,400"),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10, losses: 5, ties: 1 } } },
);
add(
  "home and road records too",
  {
    "standings.csv": t(
      "Team,W,L,T,Home,Road,Div,Conf,PF,PA,Strk",
      "FOX,10,6,0,6-2,4-4,4-2,8-4,400,300,W2",
      "OWL,6,10,0,4-4,2-6,2-4,4-8,300,400,L2",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { points: 400, wins: 10, losses: 6 } } },
);

export const SIDES: readonly Kind[] = list;
