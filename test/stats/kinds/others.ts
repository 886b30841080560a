/** Clubs as standings write them, pages, and tables that are not of a season. */
import { PASS, PASSING as P, RUSH, RUSHING as R, table as t, type Kind } from "./kind.js";
import { xlsxOf } from "./workbook-bytes.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// standings with groups and dividers
add(
  "PFR standings with divisions",
  {
    "p.csv": P,
    "r.csv": R,
    "AFC.csv": t(
      "Tm,W,L,T,W-L%,PF,PA,PD,MoV,SoS,SRS,OSRS,DSRS",
      "AFC East,,,,,,,,,,,,",
      "FOX*,10,6,0,.625,400,300,100,6.3,0.1,6.4,3.2,3.2",
      "AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North,AFC North",
      "OWL+,6,10,0,.375,300,400,-100,-6.3,-0.1,-6.4,-3.2,-3.2",
    ),
  },
  { own: { FOX: { wins: 10, points: 400 }, OWL: { wins: 6 } }, against: { FOX: { points: 300 } } },
);
add(
  "standings with rank in the name",
  { "p.csv": P, "r.csv": R, "standings.csv": t("Team,W,L,T,PF,PA", "1. FOX,10,6,0,400,300", "2. OWL,6,10,0,300,400") },
  { own: { FOX: { wins: 10, points: 400 } } },
);
add(
  "standings with seeds y- x-",
  { "p.csv": P, "r.csv": R, "standings.csv": t("Team,W,L,T,PF,PA", "y-FOX,10,6,0,400,300", "x - OWL,6,10,0,300,400") },
  { own: { FOX: { wins: 10, points: 400 } } },
);
add(
  "standings with (1)",
  {
    "p.csv": P,
    "r.csv": R,
    "standings.csv": t("Team,W,L,T,PF,PA", "FOX (1),10,6,0,400,300", "OWL (4),6,10,0,300,400"),
  },
  { own: { FOX: { wins: 10, points: 400 } } },
);
add(
  "standings with record behind the team",
  { "p.csv": P, "r.csv": R, "standings.csv": t("Team,PF,PA", "FOX (10-6),400,300", "OWL (6-10),300,400") },
  { own: { FOX: { points: 400 } } },
);
add(
  "nflverse old vintage player_stats_season",
  {
    "player_stats_season_2019.csv": t(
      "player_id,player_name,player_display_name,position,position_group,headshot_url,games,recent_team,season,season_type,completions,attempts,passing_yards,passing_tds,interceptions,sacks,sack_yards,sack_fumbles,sack_fumbles_lost,passing_air_yards,carries,rushing_yards,rushing_tds,rushing_fumbles,rushing_fumbles_lost,receptions,targets,receiving_yards,receiving_tds",
      "1,A.Quick,Alder Quick,QB,QB,x,16,CHI,2019,REG,300,500,3600,24,14,30,200,3,1,4000,400,1700,12,2,1,0,0,0,0",
      "1,A.Quick,Alder Quick,QB,QB,x,1,CHI,2019,POST,20,30,200,1,1,3,20,0,0,200,10,50,0,0,0,0,0,0,0",
      "1,A.Quick,Alder Quick,QB,QB,x,17,CHI,2019,REG+POST,320,530,3800,25,15,33,220,3,1,4200,410,1750,12,2,1,0,0,0,0",
      "2,B.Slow,Birch Slow,QB,QB,x,16,GB,2019,REG,280,500,3400,20,16,35,210,3,1,4000,420,1800,11,2,1,0,0,0,0",
    ),
  },
  {
    own: { CHI: { passAttempts: 500, rushYards: 1700, sackYards: 200 }, GB: { passAttempts: 500 } },
    issues: ["warning : completions: its passers and its receivers differ: CHI 300 and 0, GB 280 and 0 (2 of 2 teams)"],
  },
);
add(
  "sack yards negative",
  { "p.csv": P.replace("Sk", "Sk,SkYds").replace("14,30", "14,30,-200").replace("16,35", "16,35,-210"), "r.csv": R },
  { own: { FOX: { sackYards: 200 } } },
);
add(
  "yards by loss in parens",
  { "p.csv": P, "r.csv": R + "\nElm Back,FOX,RB,2,3,(5),0" },
  { issues: ['error 4:21 found "(5)"; expected a number such as 31, 44.5 or 4,120'] },
);
add(
  "year in heads: 2019 Yds",
  { "p.csv": P.replace("Yds", "2019 Yds"), "r.csv": R },
  { issues: ["error 1:1 the column is missing: yards (passing)"] },
);
add(
  "two seasons no season given",
  {
    "p.csv": t(
      "Season,Player,Tm,Cmp,Att,Yds,TD,Int",
      "1998,Alder Quick,FOX,300,500,3600,24,14",
      "1999,Alder Quick,FOX,200,400,2600,14,14",
      "1998,Birch Slow,OWL,280,500,3400,20,16",
    ),
    "r.csv": R,
  },
  { issues: ["error : the tables have several seasons: 1998, 1999"] },
);
add(
  "season by title row",
  { "p.csv": "1998 Passing\n" + P + "\n1999 Passing\n" + P.replace("3600", "2600"), "r.csv": R },
  { issues: ["error 7:1 Alder Quick (FOX) appears here twice", "error 8:1 Birch Slow (OWL) appears here twice"] },
);
add("season as divider rows", { "p.csv": P.replace("Birch", "1999 season,,,,,,,,,\nBirch"), "r.csv": R });
add("two tables regular and playoffs in one file", {
  "p.csv":
    "Regular Season\n" +
    P +
    "\n\nPlayoffs\n" +
    P.replace("3600", "260").replace("500,260", "50,260").replace("300,50,", "30,50,"),
  "r.csv": R,
});
add(
  "playoffs file beside",
  {
    "p.csv": P,
    "r.csv": R,
    "passing playoffs.csv": t("Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk", "Alder Quick,FOX,QB,1,20,30,240,2,1,3"),
  },
  {
    own: PASS,
    issues: ["warning 1:1 this file is not used: its name says playoffs; statistics are those of a regular season"],
  },
);
add(
  "preseason file beside",
  {
    "p.csv": P,
    "r.csv": R,
    "preseason passing.csv": t("Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk", "Zed Spare,FOX,QB,4,20,30,240,2,1,3"),
  },
  {
    own: PASS,
    issues: ["warning 1:1 this file is not used: its name says preseason; statistics are those of a regular season"],
  },
);
add(
  "career totals file",
  {
    "p.csv": P,
    "r.csv": R,
    "career passing.csv": t(
      "Player,Tm,Pos,Years,G,Cmp,Att,Yds,TD,Int,Sk",
      "Zed Spare,FOX,QB,1990-1998,140,2000,3000,24000,200,100,300",
    ),
  },
  {
    own: PASS,
    issues: ["warning 1:1 this file is not used: its name says careers; statistics are those of a regular season"],
  },
);
add(
  "rookies cut: only players over minimum",
  {
    "p.csv": P,
    "r.csv": R,
    "teams.csv": t(
      "Team,G,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds",
      "FOX,16,500,300,3600,480,2000",
      "OWL,16,500,280,3400,500,2100",
    ),
  },
  {
    own: { FOX: { rushAttempts: 480 } },
    issues: [
      "warning : rushAttempts: the team and its players in rushing (r.csv) differ: FOX 480 and 400, OWL 500 and 420 (2 of 2 teams)",
      "warning : rushYards: the team and its players in rushing (r.csv) differ: FOX 2000 and 1700, OWL 2100 and 1800 (2 of 2 teams)",
    ],
  },
);
add(
  "opponents' players: pass defense of teams by passing file name",
  {
    "passing.csv": P,
    "rushing.csv": R,
    "passing defense.csv": t(
      "Tm,G,Cmp,Att,Yds,TD,Int,Sk",
      "FOX,16,280,500,3400,20,16,35",
      "OWL,16,300,500,3600,24,14,30",
    ),
  },
  { own: PASS, against: { FOX: { passAttempts: 500, interceptions: 16 } } },
);
add(
  "rushing defense of teams",
  {
    "passing.csv": P,
    "rushing.csv": R,
    "rushing defense.csv": t("Tm,G,Att,Yds,TD,Y/A", "FOX,16,420,1800,11,4.3", "OWL,16,400,1700,12,4.3"),
  },
  { own: RUSH, against: { FOX: { rushYards: 1800 } } },
);
add(
  "defense of teams by sheet name",
  {
    "season.xlsx": xlsxOf([
      { name: "Passing", text: P },
      { name: "Rushing", text: R },
      { name: "Rush D", text: t("Tm,G,Att,Yds,TD", "FOX,16,420,1800,11", "OWL,16,400,1700,12") },
    ]),
  },
  { own: RUSH },
);
add(
  "Vs heads",
  {
    "p.csv": P,
    "r.csv": R,
    "teams.csv": t(
      "Team,G,Yds/Play,Rush Yds,Rush Att,Opp Yds/Play,Opp. Rush Yds,Opp. Rush Att",
      "FOX,16,5.5,1700,400,5.3,1800,420",
      "OWL,16,5.3,1800,420,5.5,1700,400",
    ),
  },
  {
    own: RUSH,
    against: { FOX: { rushYards: 1800, rushAttempts: 420 } },
    issues: ['warning 1:8 only 2 columns of figures are known here; not read: "Yds/Play", "Opp Yds/Play"'],
  },
);
add(
  "Def Rush Yds heads",
  {
    "p.csv": P,
    "r.csv": R,
    "teams.csv": t(
      "Team,G,Off Rush Att,Off Rush Yds,Off Pass Att,Off Pass Yds,Def Rush Att,Def Rush Yds,Def Pass Att,Def Pass Yds",
      "FOX,16,400,1700,500,3600,420,1800,500,3400",
      "OWL,16,420,1800,500,3400,400,1700,500,3600",
    ),
  },
  { own: { FOX: { rushYards: 1700 } }, against: { FOX: { rushYards: 1800 } } },
);
add(
  "USFL clubs and two words city",
  {
    "p.csv": t(
      "Player,Team,Cmp,Att,Yds,TD,Int",
      "Alder Quick,Michigan Panthers,300,500,3600,24,14",
      "Birch Slow,Philadelphia Stars,280,500,3400,20,16",
    ),
    "r.csv": t("Player,Team,Att,Yds,TD", "Cedar Run,Panthers,400,1700,12", "Dogwood Run,Stars,420,1800,11"),
    "s.csv": t("Team,W,L,T,Pct,PF,PA", "Michigan,12,6,0,.667,451,337", "Philadelphia,15,3,0,.833,379,204"),
  },
  {
    own: {
      MICH: {},
      MCH: {},
      MIC: {},
      PHI: {},
      PHL: {},
      "Michigan Panthers": {},
      "Philadelphia Stars": {},
      Panthers: {},
      Stars: {},
    },
  },
);
add(
  "CFL with singles",
  {
    "p.csv": t(
      "Player,Team,Cmp,Att,Yds,TD,Int",
      "Alder Quick,Calgary Stampeders,300,500,3600,24,14",
      "Birch Slow,Ottawa Redblacks,280,500,3400,20,16",
    ),
    "r.csv": t("Player,Team,Att,Yds,TD", "Cedar Run,CGY,400,1700,12", "Dogwood Run,OTT,420,1800,11"),
    "k.csv": t("Player,Team,FGM,FGA,S,XPM,XPA", "Pine Kick,CGY,40,50,6,40,41", "Oak Kick,OTT,30,40,3,35,35"),
  },
  { own: { CGY: { passAttempts: 500, rushAttempts: 400 }, OTT: { rushAttempts: 420 } } },
);
add(
  "weeks wide: W1 W2",
  { "p.csv": P, "r.csv": R, "points.csv": t("Team,W1,W2,W3,Total", "FOX,24,20,17,61", "OWL,10,17,20,47") },
  { own: PASS, issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "duplicate teams rows home/away splits",
  {
    "p.csv": P,
    "r.csv": R,
    "teams.csv": t(
      "Team,Split,G,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds",
      "FOX,Home,8,250,150,1800,200,850",
      "FOX,Away,8,250,150,1800,200,850",
      "OWL,Home,8,250,140,1700,210,900",
      "OWL,Away,8,250,140,1700,210,900",
    ),
  },
  {
    issues: [
      'warning 1:28 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
      "error 3:1 FOX appear here twice",
      "error 5:1 OWL appear here twice",
    ],
  },
);
add(
  "player splits per quarter",
  {
    "p.csv": P,
    "r.csv": R,
    "splits.csv": t(
      "Player,Tm,Quarter,Cmp,Att,Yds,TD,Int",
      "Alder Quick,FOX,1,75,125,900,6,4",
      "Alder Quick,FOX,2,75,125,900,6,4",
      "Alder Quick,FOX,3,75,125,900,6,4",
      "Alder Quick,FOX,4,75,125,900,6,2",
    ),
  },
  {
    own: PASS,
    issues: [
      "warning 2:19 passing: Alder Quick (FOX) has 75 completions here, and 300 in p.csv:2, which count (and 19 more figures of these two tables)",
    ],
  },
);
add(
  "fantasy points table",
  {
    "p.csv": P,
    "r.csv": R,
    "fantasy.csv": t(
      "Player,Tm,FantPos,G,Att,Yds,TD,FantPt",
      "Cedar Run,FOX,RB,16,400,1700,12,250",
      "Dogwood Run,OWL,RB,16,420,1800,11,240",
    ),
  },
  { own: RUSH },
);
add(
  "snap counts",
  {
    "p.csv": P,
    "r.csv": R,
    "snaps.csv": t("Player,Team,Pos,Off Snaps,Off %,Def Snaps,ST Snaps", "Alder Quick,FOX,QB,1000,99,0,0"),
  },
  { own: PASS, issues: ["warning : this file has no statistics that Pressbox reads"] },
);
add(
  "html with thead repeated",
  {
    "p.html": `<h2>Passing</h2><table><thead><tr><th>Player<th>Tm<th>Cmp<th>Att<th>Yds<th>TD<th>Int</tr></thead><tr><td>Alder Quick<td>FOX<td>300<td>500<td>3,600<td>24<td>14</tr><tr class=thead><th>Player<th>Tm<th>Cmp<th>Att<th>Yds<th>TD<th>Int</tr><tr><td>Birch Slow<td>OWL<td>280<td>500<td>3,400<td>20<td>16</tr></table>`,
    "r.csv": R,
  },
  { own: PASS },
);
add(
  "markdown table",
  {
    "p.md.txt":
      "| Player | Tm | Cmp | Att | Yds | TD | Int |\n|---|---|---:|---:|---:|---:|---:|\n| Alder Quick | FOX | 300 | 500 | 3,600 | 24 | 14 |\n| Birch Slow | OWL | 280 | 500 | 3,400 | 20 | 16 |",
    "r.csv": R,
  },
  { own: PASS },
);
add(
  "blank rows between and inside",
  { "p.csv": "\n\n" + P.replace(/\n/g, "\n,,,,,,,,,\n") + "\n\n", "r.csv": R },
  { own: PASS },
);
add(
  "player name equals nickname Bears of another club",
  { "p.csv": P.replace("FOX", "CHI").replace("OWL", "GB"), "r.csv": R.replace("FOX", "CHI").replace("OWL", "GB") },
  { own: { CHI: {}, GB: {} } },
);
add(
  "percent heads in team: 3rd%",
  {
    "teams.csv": t(
      "Team,G,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds,3rd%,4th%,RZ%",
      "FOX,16,500,300,3600,400,1700,40.0%,50%,55%",
      "OWL,16,500,280,3400,420,1800,36%,40%,50%",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  { own: { FOX: { thirdDownConversions: null, passAttempts: 500 } } },
);
add(
  "3rd Downs as percent under 3rd Downs",
  {
    "teams.csv": t(
      "Team,G,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds,3rd Downs",
      "FOX,16,500,300,3600,400,1700,40",
      "OWL,16,500,280,3400,420,1800,36",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  { own: { FOX: { thirdDownAttempts: null } } },
);

export const OTHERS: readonly Kind[] = list;
