/** Tables as sites, programs and countries write them. */
import { PASS, PASSING as P, RUSHING as R, table as t, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// PFR
add(
  "PFR 1985 passing old",
  {
    "p.csv": t(
      "Rk,Player,Tm,Age,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,Lng,Y/A,AY/A,Y/C,Y/G,Rate,Sk,Yds,NY/A,ANY/A,Sk%,4QC,GWD",
      "1,Alder Quick*+\\QuicAl00,FOX,27,QB,16,16,10/6/2000,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7,2,3",
      "2,Birch Slow,OWL,27,qb,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5,2,3",
    ),
    "r.csv": R,
  },
  { own: { FOX: { ...PASS.FOX, sacks: 30, sackYards: 200 }, OWL: PASS.OWL } },
);
add(
  "PFR new passing + 2TM + League Average + id",
  {
    "p.csv": t(
      "Rk,Player,Age,Team,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,1D,Succ%,Lng,Y/A,AY/A,Y/C,Y/G,Rate,QBR,Sk,Yds,Sk%,NY/A,ANY/A,4QC,GWD,Awards,Player-additional",
      "1,Alder Quick,27,2TM,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,200,45.0,66,7.2,6.9,12.0,225.0,85.6,60.0,30,200,5.7,6.4,6.2,2,3,,QuicAl00",
      "1,Alder Quick,27,FOX,QB,10,10,10-0-0,200,350,57.1,2400,16,4.6,10,2.9,150,45.0,66,6.9,6.5,12.0,240.0,83.0,,20,130,5.4,6.1,5.8,,,,QuicAl00",
      "1,Alder Quick,27,OWL,QB,6,6,0-6-0,100,150,66.7,1200,8,5.3,4,2.7,50,45.0,66,8.0,7.8,12.0,200.0,95.0,,10,70,6.3,7.1,6.9,,,,QuicAl00",
      "2,Birch Slow,27,OWL,QB,10,10,6-4-0,180,350,51.4,2200,12,3.4,12,3.4,150,40.0,60,6.3,5.4,12.2,220.0,70.0,50,25,140,6.7,5.5,4.7,,,,SlowBi00",
      ",League Average,,,,,,,240,425,56.5,2900,18,4.2,13,3.1,,,,6.8,6.0,12.1,,80.0,,28,170,6.2,5.9,5.2,,,,",
    ),
    "r.csv": R,
  },
  { own: { FOX: { passAttempts: 350, sackYards: 130 }, OWL: { passAttempts: 500, passYards: 3400, sacks: 35 } } },
);
add(
  "pandas tuples team offense",
  {
    "team_offense.csv": t(
      `"('Unnamed: 0_level_0', 'Rk')","('Unnamed: 1_level_0', 'Tm')","('Unnamed: 2_level_0', 'G')","('Unnamed: 3_level_0', 'PF')","('Unnamed: 4_level_0', 'Yds')","('Tot Yds & TO', 'Ply')","('Tot Yds & TO', 'Y/P')","('Tot Yds & TO', 'TO')","('Unnamed: 8_level_0', 'FL')","('Unnamed: 9_level_0', '1stD')","('Passing', 'Cmp')","('Passing', 'Att')","('Passing', 'Yds')","('Passing', 'TD')","('Passing', 'Int')","('Passing', 'NY/A')","('Passing', '1stD')","('Rushing', 'Att')","('Rushing', 'Yds')","('Rushing', 'TD')","('Rushing', 'Y/A')","('Rushing', '1stD')","('Penalties', 'Pen')","('Penalties', 'Yds')","('Penalties', '1stPy')"`,
      "1,FOX,16,400,5100,930,5.5,24,10,300,300,500,3400,24,14,6.4,180,400,1700,12,4.3,100,95,800,20",
      "2,OWL,16,300,4990,955,5.2,24,8,290,280,500,3190,20,16,6.0,170,420,1800,11,4.3,100,90,700,20",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: {
        points: 400,
        netPassYards: 3400,
        rushYards: 1700,
        penalties: 95,
        penaltyYards: 800,
        fumblesLost: 10,
        firstDowns: 300,
      },
    },
  },
);
add(
  "pandas flattened with _",
  {
    "team_offense.csv": t(
      "Rk,Tm,G,PF,Yds,Tot Yds & TO_Ply,Tot Yds & TO_Y/P,Tot Yds & TO_TO,FL,1stD,Passing_Cmp,Passing_Att,Passing_Yds,Passing_TD,Passing_Int,Passing_NY/A,Passing_1stD,Rushing_Att,Rushing_Yds,Rushing_TD,Rushing_Y/A,Rushing_1stD,Penalties_Pen,Penalties_Yds,Penalties_1stPy",
      "1,FOX,16,400,5100,930,5.5,24,10,300,300,500,3400,24,14,6.4,180,400,1700,12,4.3,100,95,800,20",
      "2,OWL,16,300,4990,955,5.2,24,8,290,280,500,3190,20,16,6.0,170,420,1800,11,4.3,100,90,700,20",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  {
    own: {
      FOX: { points: 400, netPassYards: 3400, rushYards: 1700, penalties: 95, penaltyYards: 800, fumblesLost: 10 },
    },
  },
);
add(
  "R janitor clean_names",
  {
    "p.csv": t(
      "rk,player,tm,age,pos,g,gs,q_brec,cmp,att,cmp_percent,yds,td,td_percent,int,int_percent,lng,y_a,ay_a,y_c,y_g,rate,sk,yds_2,ny_a,any_a,sk_percent",
      "1,Alder Quick,FOX,27,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7",
      "2,Birch Slow,OWL,27,QB,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5",
    ),
    "r.csv": R,
  },
  { own: { FOX: { ...PASS.FOX, sackYards: 200 } } },
);
add(
  "R make.names",
  {
    "p.csv": t(
      "Rk,Player,Tm,Age,Pos,G,GS,QBrec,Cmp,Att,Cmp.,Yds,TD,TD.,Int,Int.,Lng,Y.A,AY.A,Y.C,Y.G,Rate,Sk,Yds.1,NY.A,ANY.A,Sk.",
      "1,Alder Quick,FOX,27,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7",
      "2,Birch Slow,OWL,27,QB,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5",
    ),
    "r.csv": R,
  },
  { own: { FOX: { ...PASS.FOX, sackYards: 200 } } },
);
add(
  "NA everywhere (R)",
  { "p.csv": P.replace("14,30", "14,NA").replace("QB,16,280", "NA,16,280"), "r.csv": R },
  { own: { FOX: { ...PASS.FOX, sacks: null } } },
);
// NFL.com
add(
  "NFL.com teams doubled names",
  {
    "team passing.csv": t(
      "Team,Att,Cmp,Cmp %,Yds/Att,Pass Yds,TD,INT,Rate,1st,1st%,20+,40+,Lng,Sck,SckY",
      "Bears\nBears,500,300,60,7.2,3600,24,14,85.6,180,36,40,8,66,30,200".replace("Bears\nBears", '"BearsBears"'),
      '"49ers49ers",500,280,56,6.8,3400,20,16,78.0,170,34,38,7,66T,35,210',
    ),
  },
  { own: { CHI: { passAttempts: 500 }, SF: { passAttempts: 500, passYards: 3400 } } },
);
add(
  "NFL.com names in two lines",
  {
    "team rushing.csv": t(
      "Team,Att,Rush Yds,YPC,TD,20+,40+,Lng,Rush 1st,Rush 1st%,Rush FUM",
      '"Bears\nBears",400,1700,4.3,12,10,2,66T,100,25,10',
      '"49ers\n49ers",420,1800,4.3,11,10,2,50,100,24,8',
    ),
  },
  { own: { CHI: { rushAttempts: 400, rushYards: 1700 }, SF: { rushAttempts: 420 } } },
);
// ESPN
add(
  "ESPN glued",
  {
    "passing.csv": t(
      "RK,Name,POS,GP,CMP,ATT,CMP%,YDS,AVG,YDS/G,LNG,TD,INT,SACK,SYL,QBR,RTG",
      '1,Alder QuickCHI,QB,16,300,500,60.0,"3,600",7.2,225.0,66,24,14,30,200,60.1,85.6',
      '2,Birch SlowSF,QB,16,280,500,56.0,"3,400",6.8,212.5,66,20,16,35,210,55.0,78.0',
    ),
  },
  { own: { CHI: { passAttempts: 500, passYards: 3600 }, SF: { passAttempts: 500, sackYards: 210 } } },
);
// CFB
add(
  "SR CFB passing",
  {
    "passing.csv": t(
      ",,,,,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Rushing,Rushing,Rushing,Rushing",
      "Rk,Player,School,Conf,G,Cmp,Att,Pct,Yds,Y/A,AY/A,TD,Int,Rate,Att,Yds,Avg,TD",
      "1,Alder Quick*,Ohio State,Big Ten,13,300,500,60.0,3600,7.2,6.9,24,14,130.0,50,100,2.0,1",
      "2,Birch Slow,Michigan,Big Ten,13,280,500,56.0,3400,6.8,6.2,20,16,125.0,60,120,2.0,2",
    ),
  },
  { own: { "Ohio State": { passAttempts: 500, passYards: 3600 }, Michigan: { passAttempts: 500 } } },
);
// decimal commas
add(
  "semicolon decimal comma with thousands",
  {
    "p.csv": P.replace("3600", "3.600")
      .replace("3400", "3.400")
      .replace("Sk", "Sk,Y/A")
      .replace("14,30", "14,30,7#2")
      .replace("16,35", "16,35,6#8")
      .replaceAll(",", ";")
      .replaceAll("#", ","),
    "r.csv": R.replaceAll(",", ";").replace("1700", "1.700").replace("1800", "1.800"),
  },
  { own: { ...PASS } },
);
add(
  "tab decimal comma",
  {
    "p.tsv": P.replace("Sk", "Sk,Y/A")
      .replace("14,30", "14,30,7#2")
      .replace("16,35", "16,35,6#8")
      .replaceAll(",", "\t")
      .replaceAll("#", ","),
    "r.csv": R,
  },
  { own: { ...PASS } },
);
add(
  "quoted thousands commas",
  { "p.csv": P.replace("3600", '"3,600"').replace("3400", '"3,400"'), "r.csv": R },
  { own: PASS },
);
add(
  "unquoted thousands comma in one row",
  { "p.csv": P.replace("3600", "3,600"), "r.csv": R },
  { issues: ["error 2:1 the row has 11 cells; expected 10"] },
);
add(
  "unquoted thousands comma in both rows",
  { "p.csv": P.replace("3600", "3,600").replace("3400", "3,400"), "r.csv": R },
  { issues: ["error 2:1 the row has 11 cells; expected 10", "error 3:1 the row has 11 cells; expected 10"] },
);
add(
  "decimal point as thousands in one table of small numbers",
  { "p.csv": P.replaceAll(",", ";").replace("3600", "3.600").replace("3400", "3.400"), "r.csv": R },
  { own: PASS },
);
add(
  "3.6 lost zeros",
  { "p.csv": P.replace("3600", "3.6").replace("3400", "3.4"), "r.csv": R },
  { issues: ["error 1:25 these are averages per game (yards 3.6); expected season totals"] },
);
// percent and TOP
add(
  "percent signs",
  {
    "p.csv": P.replace("Att,", "Att,Cmp%,").replace("500,3600", "500,60.0%,3600").replace("500,3400", "500,56%,3400"),
    "r.csv": R,
  },
  { own: PASS },
);
add(
  "TOP in team table",
  {
    "teams.csv": t(
      "Team,G,TOP,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds,First Downs",
      "FOX,16,31:25,500,300,3600,400,1700,300",
      "OWL,16,28:35,500,280,3400,420,1800,290",
    ),
    "p.csv": P,
    "r.csv": R,
  },
  { own: { FOX: { rushYards: 1700, firstDowns: 300 } } },
);

export const SOURCES: readonly Kind[] = list;
