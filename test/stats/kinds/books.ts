/** Players of one name, weeks, schedules, teams that are none, signs in cells, everyday headings. */
import { PASS, PASSING as P, RUSH, RUSHING as R, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// suffix
add(
  "suffix in one, not in the other",
  { "p.csv": P.replace("Alder Quick", "Alder Quick Jr."), "r.csv": R + "\nAlder Quick,FOX,QB,16,20,80,0" },
  { own: { FOX: { rushAttempts: 420 } } },
);
add(
  "two men of one name, one team",
  { "p.csv": P, "r.csv": R + "\nCedar Run,FOX,WR,16,20,80,0" },
  { own: { FOX: { rushAttempts: 420 } }, issues: ["error 4:1 Cedar Run (FOX) appears here twice"] },
);
add(
  "two men of one name, two teams",
  { "p.csv": P, "r.csv": R + "\nCedar Run,OWL,RB,16,20,80,0" },
  { own: { FOX: { rushAttempts: 400 }, OWL: { rushAttempts: 440 } } },
);
add(
  "row twice",
  { "p.csv": P, "r.csv": R + "\nCedar Run,FOX,RB,16,400,1700,12" },
  { issues: ["error 4:1 Cedar Run (FOX) appears here twice"] },
);
add("whole table twice", { "p.csv": P, "r.csv": R, "r2.csv": R }, { own: RUSH });
add(
  "whole table twice, other order of columns",
  {
    "p.csv": P,
    "r.csv": R,
    "rushing copy.csv": t("Team,Player,TD,Yds,Att", "FOX,Cedar Run,12,1700,400", "OWL,Dogwood Run,11,1800,420"),
  },
  { own: RUSH },
);
// weekly and season both
add(
  "weekly beside season",
  {
    "r.csv": R,
    "p.csv": P,
    "weekly.csv": t(
      "player,team,season,week,completions,attempts,passing_yards,passing_tds,interceptions,carries,rushing_yards,rushing_tds",
      ...["Alder Quick,FOX", "Birch Slow,OWL"].flatMap((w) => [1, 2].map((k) => `${w},1998,${k},20,30,240,1,1,2,5,0`)),
    ),
  },
  { own: PASS },
);
// 1920s
add(
  "1925 thin",
  {
    "standings.csv": t(
      "Tm,W,L,T,W-L%,PF,PA",
      "Chicago Cardinals*,11,2,1,.846,229,65",
      "Pottsville Maroons,10,2,0,.833,270,45",
    ),
    "p.csv": t(
      "Player,Team,Att,Comp,Yds,TD,Int",
      "Red Dunn,Chicago Cardinals,100,45,700,9,10",
      "Jack Ernst,Pottsville Maroons,90,40,600,8,9",
    ),
    "r.csv": t(
      "Player,Team,Att,Yds,TD",
      "Bob Koehler,Chicago Cardinals,150,500,5",
      "Tony Latone,Pottsville Maroons,160,600,8",
    ),
  },
  { own: { "Chicago Cardinals": {}, CRD: {}, ARI: {}, POT: {}, "Pottsville Maroons": {}, CHI: {} } },
);
add(
  "two leagues 1961 Dallas",
  {
    "afl standings.csv": t("Tm,W,L,T,PF,PA", "Dallas Texans,6,8,0,334,343", "Houston Oilers,10,3,1,513,242"),
    "nfl standings.csv": t("Tm,W,L,T,PF,PA", "Dallas Cowboys,4,9,1,236,380", "New York Giants,10,3,1,368,220"),
    "p.csv": t(
      "Player,Tm,Season,Att,Cmp,Yds,TD,Int",
      "Cotton Davidson,DTX,1961,330,151,2445,17,23",
      "George Blanda,HOU,1961,362,187,3330,36,22",
      "Eddie LeBaron,DAL,1961,236,120,1741,14,16",
      "Y.A. Tittle,NYG,1961,285,163,2272,17,12",
    ),
  },
  {
    own: {
      DTX: { passAttempts: 330, wins: 6 },
      HOU: { passAttempts: 362, wins: 10 },
      DAL: { passAttempts: 236, wins: 4 },
      NYG: { passAttempts: 285 },
    },
  },
);
// games
add(
  "college style schedule for one team",
  { "FOX 1998.csv": t("Date,Opponent,Result,Score", "9/6/1998,OWL,W,24-10", "9/13/1998,at OWL,L,17-20") },
  {
    issues: ["warning : this file has no statistics that Pressbox reads", "error : no table of statistics was found"],
  },
);
add(
  "schedule score one cell",
  { "p.csv": P, "r.csv": R, "games.csv": t("Week,Away,Home,Score", "1,FOX,OWL,24-10", "2,OWL,FOX,17-20") },
  {
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 17, "FOX", 20],
    ],
    issues: ['warning 1:16 "Score" has both teams\' points; they are read in the order of the teams: visitor, host'],
  },
);
add(
  "schedule Final",
  { "p.csv": P, "r.csv": R, "games.csv": t("Week,Visitor,Final,Home", "1,FOX,24-10,OWL", "2,OWL,17-20,FOX") },
  {
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 17, "FOX", 20],
    ],
    issues: ['warning 1:14 "Final" has both teams\' points; they are read in the order of the teams: visitor, host'],
  },
);
add(
  "schedule 'FOX 24, OWL 10'",
  { "p.csv": P, "r.csv": R, "games.csv": t("Week,Result", '1,"FOX 24, OWL 10"', '2,"OWL 17, FOX 20"') },
  { issues: ["error 1:1 the columns are missing: away, home (games)"] },
);
add(
  "schedule FOX @ OWL",
  { "p.csv": P, "r.csv": R, "games.csv": t("Week,Game,Away Pts,Home Pts", "1,FOX @ OWL,24,10", "2,OWL @ FOX,17,20") },
  {
    games: [
      ["1", "FOX", 24, "OWL", 10],
      ["2", "OWL", 17, "FOX", 20],
    ],
    issues: [],
  },
);
add(
  "schedule each game twice (team rows)",
  {
    "p.csv": P,
    "r.csv": R,
    "games.csv": t(
      "Week,Team,Opponent,Home,Points,Opp Points",
      "1,FOX,OWL,0,24,10",
      "1,OWL,FOX,1,10,24",
      "2,OWL,FOX,0,17,20",
      "2,FOX,OWL,1,20,17",
    ),
  },
  { own: { FOX: { points: 44 }, OWL: { points: 27 } } },
);
add(
  "team rows with location",
  {
    "p.csv": P,
    "r.csv": R,
    "games.csv": t(
      "Week,Team,Loc,Opponent,Result,PF,PA",
      "1,FOX,@,OWL,W,24,10",
      "1,OWL,,FOX,L,10,24",
      "2,OWL,@,FOX,L,17,20",
      "2,FOX,,OWL,W,20,17",
    ),
  },
  { own: { FOX: { points: 44 }, OWL: { points: 27 } }, against: { FOX: { points: 27 } } },
);
add("unplayed games", {
  "p.csv": P,
  "r.csv": R,
  "games.csv": t("Week,Away,Away Score,Home,Home Score", "1,FOX,24,OWL,10", "2,OWL,,FOX,"),
});
// traded
add(
  "traded 2TM without parts, kicking",
  {
    "p.csv": P,
    "r.csv": R,
    "k.csv": t(
      "Player,Tm,FGM,FGA,XPM,XPA",
      "Pine Kick,FOX,25,30,40,41",
      "Oak Kick,OWL,20,26,35,35",
      "Ash Move,2TM,10,12,20,20",
    ),
  },
  { issues: ["warning 4:10 kicking: a player of several teams is left out: Ash Move (12 field goals tried)"] },
);
add(
  "Free agent as team",
  { "p.csv": P + "\nAsh Free,FA,QB,2,5,10,60,0,0,1", "r.csv": R },
  { issues: ["error 4:10 the row has no team"] },
);
add(
  "Undrafted None team",
  { "p.csv": P + "\nAsh Free,None,QB,2,5,10,60,0,0,1", "r.csv": R },
  { issues: ["error 4:10 the row has no team"] },
);
add(
  "dash team",
  { "p.csv": P + "\nAsh Free,-,QB,2,5,10,60,0,0,1", "r.csv": R },
  { issues: ["error 4:10 the row has no team"] },
);
// one head moved, units
add(
  "yards with unit",
  { "p.csv": P.replace("3600", "3600 yds"), "r.csv": R },
  { issues: ['error 2:31 found "3600 yds"; expected a number such as 31, 44.5 or 4,120'] },
);
add(
  "rank ties T-3",
  { "p.csv": P.replace("Player", "Rk,Player").replace("Alder", "T-1,Alder").replace("Birch", "T-1,Birch"), "r.csv": R },
  { own: PASS },
);
add(
  "long with T",
  { "p.csv": P.replace("Sk", "Sk,Lng").replace("14,30", "14,30,66T").replace("16,35", "16,35,t70"), "r.csv": R },
  { own: PASS },
);
add(
  "superscripts footnote in number",
  { "p.csv": P.replace("3600", "3600[a]"), "r.csv": R },
  { issues: ['error 2:31 found "3600[a]"; expected a number such as 31, 44.5 or 4,120'] },
);
add(
  "star in number",
  { "p.csv": P.replace("3600", "3600*"), "r.csv": R },
  { issues: ['error 2:31 found "3600*"; expected a number such as 31, 44.5 or 4,120'] },
);
add(
  "totals in Player with merged blank, then FOX footers",
  {
    "p.csv": t(
      "Player,Tm,Cmp,Att,Yds,TD,Int",
      "Alder Quick,FOX,200,300,2600,14,9",
      "Ash Quick,FOX,100,200,1000,10,5",
      "FOX Team,FOX,300,500,3600,24,14",
      "Birch Slow,OWL,280,500,3400,20,16",
      "OWL Team,OWL,280,500,3400,20,16",
    ),
    "r.csv": R,
  },
  { own: PASS },
);
add(
  "Rushing under everyday Carries/Gain",
  {
    "p.csv": P,
    "r.csv": t("Player,Team,Carries,Gain,Avg,TDs", "Cedar Run,FOX,400,1700,4.3,12", "Dogwood Run,OWL,420,1800,4.3,11"),
  },
  { own: { FOX: { rushAttempts: null } }, issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "Gross Loss Net",
  {
    "p.csv": P,
    "r.csv": t(
      "Player,Team,Att,Gain,Loss,Net,Avg,TD,Long",
      "Cedar Run,FOX,400,1800,100,1700,4.3,12,60",
      "Dogwood Run,OWL,420,1900,100,1800,4.3,11,50",
    ),
  },
  { own: RUSH },
);
add(
  "stat broadcast passing Effic Cmp-Att-Int Pct Yds TD Lng Avg/G",
  {
    "passing.csv": t(
      "Player,Team,G,Effic,Cmp-Att-Int,Pct,Yds,TD,Lng,Avg/G",
      "Alder Quick,FOX,16,120.1,300-500-14,60.0,3600,24,66,225.0",
      "Birch Slow,OWL,16,110.2,280-500-16,56.0,3400,20,70,212.5",
    ),
    "r.csv": R,
  },
  { own: PASS },
);
add(
  "NCAA receiving",
  {
    "p.csv": P,
    "r.csv": R,
    "receiving.csv": t(
      "Player,Team,GP,No.,Yds,Avg,TD,Long,Avg/G",
      "Elm Catch,FOX,16,300,3600,12.0,24,66,225.0",
      "Fir Catch,OWL,16,280,3400,12.1,20,70,212.5",
    ),
  },
  { own: PASS, issues: [] },
);
add(
  "Madden-like franchise",
  {
    "p.csv": t(
      "fullName,teamName,passAtt,passComp,passYds,passTDs,passInts,passSacks",
      "Alder Quick,Bears,500,300,3600,24,14,30",
      "Birch Slow,49ers,500,280,3400,20,16,35",
    ),
  },
  { own: { Bears: { passAttempts: 500, completions: 300, interceptions: 14 }, "49ers": { sacks: 35 } } },
);
add(
  "name, comma inside quotes",
  { "p.csv": P.replace("Alder Quick", '"Quick, Alder"').replace("Birch Slow", '"Slow, Birch Jr."'), "r.csv": R },
  { own: PASS },
);
add(
  "unquoted last, first",
  { "p.csv": P.replace("Alder Quick", "Quick, Alder").replace("Birch Slow", "Slow, Birch"), "r.csv": R },
  {
    issues: [
      "error 2:1 the row has 11 cells; expected 10",
      'error 2:18 found "QB"; expected a number such as 31, 44.5 or 4,120',
      "error 3:1 the row has 11 cells; expected 10",
      'error 3:17 found "QB"; expected a number such as 31, 44.5 or 4,120',
    ],
  },
);
add("all caps heads", { "p.csv": P.replace(/^.*$/m, (l) => l.toUpperCase()), "r.csv": R }, { own: PASS });
add(
  "heads with blanks and parentheses",
  { "p.csv": P.replace("Yds", "Yards (gross)").replace("TD", "TDs").replace("Sk", "Sacks (times)"), "r.csv": R },
  { own: PASS },
);
add(
  "German heads",
  {
    "p.csv": t(
      "Spieler,Team,Versuche,Komplett,Yards,TD,INT",
      "Alder Quick,FOX,500,300,3600,24,14",
      "Birch Slow,OWL,500,280,3400,20,16",
    ),
    "r.csv": R,
  },
  { issues: ['warning 1:14 only 2 columns of figures are known here; not read: "Versuche", "Komplett"'] },
);

export const BOOKS: readonly Kind[] = list;
