/** Several figures in one cell, rows named without a heading, teams only in the first of their rows. */
import { PASS, PASSING as P, RUSH, RUSHING as R, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// -- attempts in one cell
for (const [h, a, b] of [
  ["Cmp-Att", "300-500", "280-500"],
  ["C/ATT", "300/500", "280/500"],
  ["Comp-Att", "300-500", "280-500"],
  ["Comp/Att", "300/500", "280/500"],
  ["Cmp/Att", "300/500", "280/500"],
  ["CP-AT", "300-500", "280-500"],
  ["C-A", "300-500", "280-500"],
  ["Comp-Att-Int", "300-500-14", "280-500-16"],
  ["Att-Cmp", "500-300", "500-280"],
] as const)
  add(
    `one cell ${h}`,
    {
      "passing.csv": t(
        `Player,Tm,Pos,G,${h},Yds,TD,Int`,
        `Alder Quick,FOX,QB,16,${a},3600,24,14`,
        `Birch Slow,OWL,QB,16,${b},3400,20,16`,
      ),
      "rushing.csv": R,
    },
    { own: PASS },
  );
add(
  "one cell C/ATT, C-A-I only",
  {
    "passing.csv": t(
      "Player,Team,C-A-I,Yds,TD",
      "Alder Quick,FOX,300-500-14,3600,24",
      "Birch Slow,OWL,280-500-16,3400,20",
    ),
    "rushing.csv": R,
  },
  { own: PASS },
);
add(
  "one cell dates",
  {
    "passing.csv": t(
      "Player,Tm,Pos,G,Cmp-Att,Yds,TD,Int",
      "Alder Quick,FOX,QB,1,10-May,360,2,1",
      "Birch Slow,OWL,QB,1,5/6/2023,340,2,1",
    ),
    "rushing.csv": R,
  },
  {
    issues: [
      'error 2:22 found "10-May"; expected a number such as 31, 44.5 or 4,120',
      'error 3:21 found "5/6/2023"; expected a number such as 31, 44.5 or 4,120',
    ],
  },
);
add(
  "teams sacks-yards",
  {
    "teams.csv": t(
      "Team,G,Cmp-Att,Pass Yds,Int,Sacks-Yds,Rush Att,Rush Yds,Pen-Yds,Fum-Lost,TOP,3rd Down",
      "FOX,16,300-500,3600,14,30-200,400,1700,95-800,20-10,31:25,80-200",
      "OWL,16,280-500,3400,16,35-210,420,1800,90-700,18-8,28:35,75-210",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  {
    own: {
      FOX: {
        passAttempts: 500,
        completions: 300,
        sacks: 30,
        sackYards: 200,
        penalties: 95,
        penaltyYards: 800,
        fumbles: 20,
        fumblesLost: 10,
        thirdDownAttempts: 200,
        thirdDownConversions: 80,
        games: 16,
      },
      OWL: { sacks: 35, sackYards: 210 },
    },
  },
);
add(
  "teams ESPN box heads",
  {
    "teams.csv": t(
      "Team,G,Comp/Att,Yards per pass,Interceptions thrown,Sacks-Yards Lost,Rushing Attempts,Rushing Yards,Penalties,3rd down efficiency,4th down efficiency,Fumbles lost,Possession",
      "FOX,16,300/500,7.2,14,30-200,400,1700,95-800,80-200,5-12,10,31:25",
      "OWL,16,280/500,6.8,16,35-210,420,1800,90-700,75-210,4-9,8,28:35",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  {
    own: {
      FOX: {
        passAttempts: 500,
        completions: 300,
        sacks: 30,
        sackYards: 200,
        penalties: 95,
        penaltyYards: 800,
        thirdDownAttempts: 200,
        thirdDownConversions: 80,
        fourthDownAttempts: 12,
        fourthDownConversions: 5,
      },
    },
  },
);
add(
  "third down with percent",
  {
    "teams.csv": t(
      "Team,G,Rush Att,Rush Yds,3rd Down Att,3rd Down Conv,3rd Down %",
      "FOX,16,400,1700,200,80,40%",
      "OWL,16,420,1800,210,75,35.7%",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  { own: { FOX: { thirdDownAttempts: 200, thirdDownConversions: 80 } } },
);
add(
  "player sacks-yds",
  {
    "passing.csv": t(
      "Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sck/Yds",
      "Alder Quick,FOX,QB,16,300,500,3600,24,14,30/200",
      "Birch Slow,OWL,QB,16,280,500,3400,20,16,35/210",
    ),
    "rushing.csv": R,
  },
  { own: { FOX: { passYards: 3600, sacks: 30, sackYards: 200 } } },
);
add(
  "kicker FG and XP in one cell",
  {
    "passing.csv": P,
    "rushing.csv": R,
    "kicking.csv": t(
      "Player,Team,FG,FG%,XP,Pts",
      "Pine Kick,FOX,25/30,83.3,40/41,115",
      "Oak Kick,OWL,20/26,76.9,35/35,95",
    ),
  },
  { own: { FOX: { fieldGoals: 25, fieldGoalAttempts: 30 } } },
);
add(
  "kicker FGM-FGA by range",
  {
    "passing.csv": P,
    "rushing.csv": R,
    "kicking.csv": t(
      "Player,Team,FGM-FGA,1-19,20-29,30-39,40-49,50+,LG,XPM-XPA",
      "Pine Kick,FOX,25-30,0-0,8-8,8-9,7-9,2-4,52,40-41",
      "Oak Kick,OWL,20-26,1-1,6-6,6-7,5-8,2-4,53,35-35",
    ),
  },
  { own: { FOX: { fieldGoals: 25, fieldGoalAttempts: 30 } } },
);
// -- R
add(
  "R write.table, blanks and quotes",
  {
    "passing.txt": P.split("\n")
      .map(
        (l, i) =>
          (i ? `"${i}" ` : "") +
          l
            .split(",")
            .map((c) => (/^\d+$/.test(c) ? c : `"${c}"`))
            .join(" "),
      )
      .join("\n"),
    "rushing.csv": R,
  },
  { own: PASS },
);
add(
  "R write.table, commas: one head short",
  {
    "passing.csv": P.split("\n")
      .map((l, i) => (i ? `"${i}",` : "") + l)
      .join("\n"),
    "rushing.csv": R,
  },
  { own: PASS },
);
add(
  "R write.csv",
  {
    "passing.csv": P.split("\n")
      .map((l, i) => (i ? `"${i}",` : '"",') + l)
      .join("\n"),
    "rushing.csv": R,
  },
  { own: PASS },
);
add(
  "row heads R",
  {
    "passing.csv": P.split("\n")
      .map((l, i) => (i ? `${i},` : "R,") + l)
      .join("\n"),
    "rushing.csv": R,
  },
  { own: PASS },
);
add(
  "row names of names under R",
  { "passing.csv": t("R,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk", ...P.split("\n").slice(1)), "rushing.csv": R },
  { own: PASS, issues: ["warning 1:1 the first column has no name; its cells are read as players"] },
);
add(
  "row names column named rowname",
  { "passing.csv": t("rowname,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk", ...P.split("\n").slice(1)), "rushing.csv": R },
  { own: PASS, issues: ["warning 1:1 the first column has no name; its cells are read as players"] },
);
add(
  "players under an empty head (index by player)",
  { "passing.csv": t(",Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk", ...P.split("\n").slice(1)), "rushing.csv": R },
  { own: PASS, issues: ["warning 1:1 the first column has no name; its cells are read as players"] },
);
add(
  "teams under an empty head",
  {
    "teams.csv": t(
      ",G,Cmp,Att,Pass Yds,Rush Att,Rush Yds",
      "FOX,16,300,500,3600,400,1700",
      "OWL,16,280,500,3400,420,1800",
    ),
    "passing.csv": P,
    "rushing.csv": R,
  },
  {
    own: { FOX: { passAttempts: 500, rushYards: 1700, games: 16 } },
    issues: ["warning 1:1 the first column has no name; its cells are read as teams"],
  },
);
add(
  "teams under Unnamed: 0",
  {
    "teams.csv": t(
      "Unnamed: 0,G,Cmp,Att,Pass Yds,Rush Att,Rush Yds",
      "FOX,16,300,500,3600,400,1700",
      "OWL,16,280,500,3400,420,1800",
    ),
  },
  {
    own: { FOX: { passAttempts: 500, rushYards: 1700, games: 16 } },
    issues: [
      "warning 1:1 the first column has no name; its cells are read as teams",
      'warning 1:22 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
const NINE = ["FOX", "OWL", "ELK", "RAM", "COD", "EEL", "YAK", "GNU", "APE"];
add(
  "nine names of ten under an empty head",
  {
    "teams.csv": t(
      ",G,Cmp,Att,Pass Yds,Rush Att,Rush Yds",
      ...[...NINE, ""].map((code) => `${code},16,300,500,3600,400,1700`),
    ),
  },
  {
    own: Object.fromEntries(NINE.map((code) => [code, { passAttempts: 500, rushYards: 1700, games: 16 }])),
    issues: [
      "warning 1:1 the first column has no name; its cells are read as teams",
      'warning 1:12 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);
// -- blank-below teams
add(
  "team only in first row, csv",
  {
    "passing.csv": P,
    "rushing.csv": t(
      "Team,Player,Pos,G,Att,Yds,TD",
      "FOX,Cedar Run,RB,16,300,1300,10",
      ",Elm Run,RB,16,100,400,2",
      "OWL,Dogwood Run,RB,16,400,1700,10",
      ",Fir Run,RB,16,20,100,1",
    ),
  },
  { own: RUSH, issues: ["warning 3:1 2 rows without a team of their own (lines 3, 5): the team above is read"] },
);
add(
  "team only in first row, Tm second column",
  {
    "passing.csv": P,
    "rushing.csv": t(
      "Player,Tm,Pos,G,Att,Yds,TD",
      "Cedar Run,FOX,RB,16,300,1300,10",
      "Elm Run,,RB,16,100,400,2",
      "Dogwood Run,OWL,RB,16,400,1700,10",
      "Fir Run,,RB,16,20,100,1",
    ),
  },
  { issues: ["error 3:9 the row has no team", "error 5:9 the row has no team"] },
);
add(
  "team ditto marks",
  {
    "passing.csv": P,
    "rushing.csv": t(
      "Team,Player,Pos,G,Att,Yds,TD",
      "FOX,Cedar Run,RB,16,300,1300,10",
      '"""",Elm Run,RB,16,100,400,2',
      "OWL,Dogwood Run,RB,16,400,1700,10",
      '"""",Fir Run,RB,16,20,100,1',
    ),
  },
  { own: RUSH, issues: ["warning 3:1 2 rows without a team of their own (lines 3, 5): the team above is read"] },
);
add(
  "html rowspan",
  {
    "passing.csv": P,
    "rushing.html": `<table id=r><tr><th>Team<th>Player<th>Pos<th>G<th>Att<th>Yds<th>TD<tr><td rowspan=2>FOX<td>Cedar Run<td>RB<td>16<td>300<td>1300<td>10<tr><td>Elm Run<td>RB<td>16<td>100<td>400<td>2<tr><td rowspan=2>OWL<td>Dogwood Run<td>RB<td>16<td>400<td>1700<td>10<tr><td>Fir Run<td>RB<td>16<td>20<td>100<td>1</table>`,
  },
  { own: RUSH },
);
add(
  "teams both sides rows, team blank below",
  {
    "teams.csv": t(
      "Team,Side,G,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds",
      "FOX,for,16,500,300,3600,400,1700",
      ",against,16,500,280,3400,420,1800",
      "OWL,for,16,500,280,3400,420,1800",
      ",against,16,500,300,3600,400,1700",
    ),
  },
  {
    own: { FOX: { passAttempts: 500, rushYards: 1700 } },
    against: { FOX: { rushYards: 1800 } },
    issues: [
      "warning 3:1 2 rows without a team of their own (lines 3, 5): the team above is read",
      'warning 1:27 "Pass Yds" may be with sack yards taken off (net) or not (gross); it is read as gross',
    ],
  },
);

export const CELLS: readonly Kind[] = list;
