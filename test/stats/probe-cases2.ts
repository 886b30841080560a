import type { Case } from "./probe-cases.js";
const P = `Player,Tm,Pos,G,Cmp,Att,Yds,TD,Int,Sk
Alder Quick,FOX,QB,16,300,500,3600,24,14,30
Birch Slow,OWL,QB,16,280,500,3400,20,16,35`;
const R = `Player,Tm,Pos,G,Att,Yds,TD
Cedar Run,FOX,RB,16,400,1700,12
Dogwood Run,OWL,RB,16,420,1800,11`;
const PASS = { FOX: { passAttempts: 500, completions: 300, passYards: 3600, passTouchdowns: 24, interceptions: 14 }, OWL: { passAttempts: 500, completions: 280, passYards: 3400, passTouchdowns: 20, interceptions: 16 } };
const RUSH = { FOX: { rushAttempts: 400, rushYards: 1700, rushTouchdowns: 12 }, OWL: { rushAttempts: 420, rushYards: 1800, rushTouchdowns: 11 } };
const t = (heads: string, ...rows: string[]) => [heads, ...rows].join("\n");
const C: Case[] = [];
const add = (id: string, files: Case["files"], rest: Omit<Case, "id" | "files"> = {}) => C.push({ id, files, ...rest });
// PFR
add("PFR 1985 passing old", { "p.csv": t("Rk,Player,Tm,Age,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,Lng,Y/A,AY/A,Y/C,Y/G,Rate,Sk,Yds,NY/A,ANY/A,Sk%,4QC,GWD", "1,Alder Quick*+\\QuicAl00,FOX,27,QB,16,16,10/6/2000,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7,2,3", "2,Birch Slow,OWL,27,qb,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5,2,3"), "r.csv": R }, { own: { FOX: { ...PASS.FOX, sacks: 30, sackYards: 200 }, OWL: PASS.OWL } });
add("PFR new passing + 2TM + League Average + id", { "p.csv": t("Rk,Player,Age,Team,Pos,G,GS,QBrec,Cmp,Att,Cmp%,Yds,TD,TD%,Int,Int%,1D,Succ%,Lng,Y/A,AY/A,Y/C,Y/G,Rate,QBR,Sk,Yds,Sk%,NY/A,ANY/A,4QC,GWD,Awards,Player-additional", "1,Alder Quick,27,2TM,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,200,45.0,66,7.2,6.9,12.0,225.0,85.6,60.0,30,200,5.7,6.4,6.2,2,3,,QuicAl00", "1,Alder Quick,27,FOX,QB,10,10,10-0-0,200,350,57.1,2400,16,4.6,10,2.9,150,45.0,66,6.9,6.5,12.0,240.0,83.0,,20,130,5.4,6.1,5.8,,,,QuicAl00", "1,Alder Quick,27,OWL,QB,6,6,0-6-0,100,150,66.7,1200,8,5.3,4,2.7,50,45.0,66,8.0,7.8,12.0,200.0,95.0,,10,70,6.3,7.1,6.9,,,,QuicAl00", "2,Birch Slow,27,OWL,QB,10,10,6-4-0,180,350,51.4,2200,12,3.4,12,3.4,150,40.0,60,6.3,5.4,12.2,220.0,70.0,50,25,140,6.7,5.5,4.7,,,,SlowBi00", ",League Average,,,,,,,240,425,56.5,2900,18,4.2,13,3.1,,,,6.8,6.0,12.1,,80.0,,28,170,6.2,5.9,5.2,,,,"), "r.csv": R }, { own: { FOX: { passAttempts: 350, sackYards: 130 }, OWL: { passAttempts: 500, passYards: 3400, sacks: 35 } } });
add("pandas tuples team offense", { "team_offense.csv": t(`"('Unnamed: 0_level_0', 'Rk')","('Unnamed: 1_level_0', 'Tm')","('Unnamed: 2_level_0', 'G')","('Unnamed: 3_level_0', 'PF')","('Unnamed: 4_level_0', 'Yds')","('Tot Yds & TO', 'Ply')","('Tot Yds & TO', 'Y/P')","('Tot Yds & TO', 'TO')","('Unnamed: 8_level_0', 'FL')","('Unnamed: 9_level_0', '1stD')","('Passing', 'Cmp')","('Passing', 'Att')","('Passing', 'Yds')","('Passing', 'TD')","('Passing', 'Int')","('Passing', 'NY/A')","('Passing', '1stD')","('Rushing', 'Att')","('Rushing', 'Yds')","('Rushing', 'TD')","('Rushing', 'Y/A')","('Rushing', '1stD')","('Penalties', 'Pen')","('Penalties', 'Yds')","('Penalties', '1stPy')"`, "1,FOX,16,400,5100,930,5.5,24,10,300,300,500,3400,24,14,6.4,180,400,1700,12,4.3,100,95,800,20", "2,OWL,16,300,4990,955,5.2,24,8,290,280,500,3190,20,16,6.0,170,420,1800,11,4.3,100,90,700,20"), "p.csv": P, "r.csv": R }, { own: { FOX: { points: 400, netPassYards: 3400, rushYards: 1700, penalties: 95, penaltyYards: 800, fumblesLost: 10, firstDowns: 300 } } });
add("pandas flattened with _", { "team_offense.csv": t("Rk,Tm,G,PF,Yds,Tot Yds & TO_Ply,Tot Yds & TO_Y/P,Tot Yds & TO_TO,FL,1stD,Passing_Cmp,Passing_Att,Passing_Yds,Passing_TD,Passing_Int,Passing_NY/A,Passing_1stD,Rushing_Att,Rushing_Yds,Rushing_TD,Rushing_Y/A,Rushing_1stD,Penalties_Pen,Penalties_Yds,Penalties_1stPy", "1,FOX,16,400,5100,930,5.5,24,10,300,300,500,3400,24,14,6.4,180,400,1700,12,4.3,100,95,800,20", "2,OWL,16,300,4990,955,5.2,24,8,290,280,500,3190,20,16,6.0,170,420,1800,11,4.3,100,90,700,20"), "p.csv": P, "r.csv": R }, { own: { FOX: { points: 400, netPassYards: 3400, rushYards: 1700, penalties: 95, penaltyYards: 800, fumblesLost: 10 } } });
add("R janitor clean_names", { "p.csv": t("rk,player,tm,age,pos,g,gs,q_brec,cmp,att,cmp_percent,yds,td,td_percent,int,int_percent,lng,y_a,ay_a,y_c,y_g,rate,sk,yds_2,ny_a,any_a,sk_percent", "1,Alder Quick,FOX,27,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7", "2,Birch Slow,OWL,27,QB,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5"), "r.csv": R }, { own: { FOX: { ...PASS.FOX, sackYards: 200 } } });
add("R make.names", { "p.csv": t("Rk,Player,Tm,Age,Pos,G,GS,QBrec,Cmp,Att,Cmp.,Yds,TD,TD.,Int,Int.,Lng,Y.A,AY.A,Y.C,Y.G,Rate,Sk,Yds.1,NY.A,ANY.A,Sk.", "1,Alder Quick,FOX,27,QB,16,16,10-6-0,300,500,60.0,3600,24,4.8,14,2.8,66,7.2,6.9,12.0,225.0,85.6,30,200,6.4,6.2,5.7", "2,Birch Slow,OWL,27,QB,16,16,6-10-0,280,500,56.0,3400,20,4.0,16,3.2,66,6.8,6.2,12.1,212.5,78.0,35,210,6.0,5.4,6.5"), "r.csv": R }, { own: { FOX: { ...PASS.FOX, sackYards: 200 } } });
add("NA everywhere (R)", { "p.csv": P.replace("14,30", "14,NA").replace("QB,16,280", "NA,16,280"), "r.csv": R }, { own: { FOX: { ...PASS.FOX, sacks: null } } });
// NFL.com
add("NFL.com teams doubled names", { "team passing.csv": t("Team,Att,Cmp,Cmp %,Yds/Att,Pass Yds,TD,INT,Rate,1st,1st%,20+,40+,Lng,Sck,SckY", "Bears\nBears,500,300,60,7.2,3600,24,14,85.6,180,36,40,8,66,30,200".replace("Bears\nBears", '"BearsBears"'), '"49ers49ers",500,280,56,6.8,3400,20,16,78.0,170,34,38,7,66T,35,210'), }, { own: { CHI: { passAttempts: 500 }, SF: { passAttempts: 500, passYards: 3400 } } });
add("NFL.com names in two lines", { "team rushing.csv": t("Team,Att,Rush Yds,YPC,TD,20+,40+,Lng,Rush 1st,Rush 1st%,Rush FUM", '"Bears\nBears",400,1700,4.3,12,10,2,66T,100,25,10', '"49ers\n49ers",420,1800,4.3,11,10,2,50,100,24,8'), }, { own: { CHI: { rushAttempts: 400, rushYards: 1700 }, SF: { rushAttempts: 420 } } });
// ESPN
add("ESPN glued", { "passing.csv": t("RK,Name,POS,GP,CMP,ATT,CMP%,YDS,AVG,YDS/G,LNG,TD,INT,SACK,SYL,QBR,RTG", '1,Alder QuickCHI,QB,16,300,500,60.0,"3,600",7.2,225.0,66,24,14,30,200,60.1,85.6', '2,Birch SlowSF,QB,16,280,500,56.0,"3,400",6.8,212.5,66,20,16,35,210,55.0,78.0') }, { own: { CHI: { passAttempts: 500, passYards: 3600 }, SF: { passAttempts: 500, sackYards: 210 } } });
// CFB
add("SR CFB passing", { "passing.csv": t(",,,,,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Passing,Rushing,Rushing,Rushing,Rushing", "Rk,Player,School,Conf,G,Cmp,Att,Pct,Yds,Y/A,AY/A,TD,Int,Rate,Att,Yds,Avg,TD", "1,Alder Quick*,Ohio State,Big Ten,13,300,500,60.0,3600,7.2,6.9,24,14,130.0,50,100,2.0,1", "2,Birch Slow,Michigan,Big Ten,13,280,500,56.0,3400,6.8,6.2,20,16,125.0,60,120,2.0,2") }, { own: { "Ohio State": { passAttempts: 500, passYards: 3600 }, Michigan: { passAttempts: 500 } } });
// decimal commas
add("semicolon decimal comma with thousands", { "p.csv": P.replace("3600", "3.600").replace("3400", "3.400").replace("Sk", "Sk,Y/A").replace("14,30", "14,30,7#2").replace("16,35", "16,35,6#8").replaceAll(",", ";").replaceAll("#", ","), "r.csv": R.replaceAll(",", ";").replace("1700", "1.700").replace("1800", "1.800") }, { own: { ...PASS } });
add("tab decimal comma", { "p.tsv": P.replace("Sk", "Sk,Y/A").replace("14,30", "14,30,7#2").replace("16,35", "16,35,6#8").replaceAll(",", "\t").replaceAll("#", ","), "r.csv": R }, { own: { ...PASS } });
add("quoted thousands commas", { "p.csv": P.replace("3600", '"3,600"').replace("3400", '"3,400"'), "r.csv": R }, { own: PASS });
add("unquoted thousands comma in one row", { "p.csv": P.replace("3600", "3,600"), "r.csv": R }, { told: ["11 cells"] });
add("unquoted thousands comma in both rows", { "p.csv": P.replace("3600", "3,600").replace("3400", "3,400"), "r.csv": R }, { told: ["11 cells"] });
add("decimal point as thousands in one table of small numbers", { "p.csv": P.replaceAll(",", ";").replace("3600", "3.600").replace("3400", "3.400"), "r.csv": R }, { own: PASS });
add("3.6 lost zeros", { "p.csv": P.replace("3600", "3.6").replace("3400", "3.4"), "r.csv": R }, { told: ["."] });
// percent and TOP
add("percent signs", { "p.csv": P.replace("Att,", "Att,Cmp%,").replace("500,3600", "500,60.0%,3600").replace("500,3400", "500,56%,3400"), "r.csv": R }, { own: PASS });
add("TOP in team table", { "teams.csv": t("Team,G,TOP,Pass Att,Comp,Pass Yds,Rush Att,Rush Yds,First Downs", "FOX,16,31:25,500,300,3600,400,1700,300", "OWL,16,28:35,500,280,3400,420,1800,290"), "p.csv": P, "r.csv": R }, { own: { FOX: { rushYards: 1700, firstDowns: 300 } } });
// suffix
add("suffix in one, not in the other", { "p.csv": P.replace("Alder Quick", "Alder Quick Jr."), "r.csv": R + "\nAlder Quick,FOX,QB,16,20,80,0" }, { own: { FOX: { rushAttempts: 420 } } });
add("two men of one name, one team", { "p.csv": P, "r.csv": R + "\nCedar Run,FOX,WR,16,20,80,0" }, { told: ["Cedar Run"], own: { FOX: { rushAttempts: 420 } } });
add("two men of one name, two teams", { "p.csv": P, "r.csv": R + "\nCedar Run,OWL,RB,16,20,80,0" }, { own: { FOX: { rushAttempts: 400 }, OWL: { rushAttempts: 440 } } });
add("row twice", { "p.csv": P, "r.csv": R + "\nCedar Run,FOX,RB,16,400,1700,12" }, { told: ["Cedar Run|twice"] });
add("whole table twice", { "p.csv": P, "r.csv": R, "r2.csv": R }, { own: RUSH });
add("whole table twice, other order of columns", { "p.csv": P, "r.csv": R, "rushing copy.csv": t("Team,Player,TD,Yds,Att", "FOX,Cedar Run,12,1700,400", "OWL,Dogwood Run,11,1800,420") }, { own: RUSH });
// weekly and season both
add("weekly beside season", { "r.csv": R, "p.csv": P, "weekly.csv": t("player,team,season,week,completions,attempts,passing_yards,passing_tds,interceptions,carries,rushing_yards,rushing_tds", ...["Alder Quick,FOX", "Birch Slow,OWL"].flatMap((w) => [1, 2].map((k) => `${w},1998,${k},20,30,240,1,1,2,5,0`))) }, { told: ["."], own: PASS });
// 1920s
add("1925 thin", { "standings.csv": t("Tm,W,L,T,W-L%,PF,PA", "Chicago Cardinals*,11,2,1,.846,229,65", "Pottsville Maroons,10,2,0,.833,270,45"), "p.csv": t("Player,Team,Att,Comp,Yds,TD,Int", "Red Dunn,Chicago Cardinals,100,45,700,9,10", "Jack Ernst,Pottsville Maroons,90,40,600,8,9"), "r.csv": t("Player,Team,Att,Yds,TD", "Bob Koehler,Chicago Cardinals,150,500,5", "Tony Latone,Pottsville Maroons,160,600,8") }, { own: { "Chicago Cardinals": {}, CRD: {}, ARI: {}, POT: {}, "Pottsville Maroons": {}, CHI: {} } });
add("two leagues 1961 Dallas", { "afl standings.csv": t("Tm,W,L,T,PF,PA", "Dallas Texans,6,8,0,334,343", "Houston Oilers,10,3,1,513,242"), "nfl standings.csv": t("Tm,W,L,T,PF,PA", "Dallas Cowboys,4,9,1,236,380", "New York Giants,10,3,1,368,220"), "p.csv": t("Player,Tm,Season,Att,Cmp,Yds,TD,Int", "Cotton Davidson,DTX,1961,330,151,2445,17,23", "George Blanda,HOU,1961,362,187,3330,36,22", "Eddie LeBaron,DAL,1961,236,120,1741,14,16", "Y.A. Tittle,NYG,1961,285,163,2272,17,12") }, { own: { DTX: { passAttempts: 330, wins: 6 }, HOU: { passAttempts: 362, wins: 10 }, DAL: { passAttempts: 236, wins: 4 }, NYG: { passAttempts: 285 }, KC: {}, TEN: {}, OTI: {} } });
// games
add("college style schedule for one team", { "FOX 1998.csv": t("Date,Opponent,Result,Score", "9/6/1998,OWL,W,24-10", "9/13/1998,at OWL,L,17-20") }, { told: ["."] });
add("schedule score one cell", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Away,Home,Score", "1,FOX,OWL,24-10", "2,OWL,FOX,17-20") }, { games: [["1", "FOX", 24, "OWL", 10], ["2", "OWL", 17, "FOX", 20]] });
add("schedule Final", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Visitor,Final,Home", "1,FOX,24-10,OWL", "2,OWL,17-20,FOX") }, { games: [["1", "FOX", 24, "OWL", 10], ["2", "OWL", 17, "FOX", 20]] });
add("schedule 'FOX 24, OWL 10'", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Result", '1,"FOX 24, OWL 10"', '2,"OWL 17, FOX 20"') }, { told: ["."] });
add("schedule FOX @ OWL", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Game,Away Pts,Home Pts", "1,FOX @ OWL,24,10", "2,OWL @ FOX,17,20") }, { told: ["."] });
add("schedule each game twice (team rows)", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Team,Opponent,Home,Points,Opp Points", "1,FOX,OWL,0,24,10", "1,OWL,FOX,1,10,24", "2,OWL,FOX,0,17,20", "2,FOX,OWL,1,20,17") }, { own: { FOX: { points: 44 }, OWL: { points: 27 } } });
add("team rows with location", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Team,Loc,Opponent,Result,PF,PA", "1,FOX,@,OWL,W,24,10", "1,OWL,,FOX,L,10,24", "2,OWL,@,FOX,L,17,20", "2,FOX,,OWL,W,20,17") }, { own: { FOX: { points: 44 }, OWL: { points: 27 } }, against: { FOX: { points: 27 } } });
add("unplayed games", { "p.csv": P, "r.csv": R, "games.csv": t("Week,Away,Away Score,Home,Home Score", "1,FOX,24,OWL,10", "2,OWL,,FOX,") }, { told: ["."] });
// traded
add("traded 2TM without parts, kicking", { "p.csv": P, "r.csv": R, "k.csv": t("Player,Tm,FGM,FGA,XPM,XPA", "Pine Kick,FOX,25,30,40,41", "Oak Kick,OWL,20,26,35,35", "Ash Move,2TM,10,12,20,20") }, { told: ["Ash Move"] });
add("Free agent as team", { "p.csv": P + "\nAsh Free,FA,QB,2,5,10,60,0,0,1", "r.csv": R }, { told: ["FA"] });
add("Undrafted None team", { "p.csv": P + "\nAsh Free,None,QB,2,5,10,60,0,0,1", "r.csv": R }, { told: ["team"] });
add("dash team", { "p.csv": P + "\nAsh Free,-,QB,2,5,10,60,0,0,1", "r.csv": R }, { told: ["team"] });
// one head moved, units
add("yards with unit", { "p.csv": P.replace("3600", "3600 yds"), "r.csv": R }, { told: ["3600 yds"] });
add("rank ties T-3", { "p.csv": P.replace("Player", "Rk,Player").replace("Alder", "T-1,Alder").replace("Birch", "T-1,Birch"), "r.csv": R }, { own: PASS });
add("long with T", { "p.csv": P.replace("Sk", "Sk,Lng").replace("14,30", "14,30,66T").replace("16,35", "16,35,t70"), "r.csv": R }, { own: PASS });
add("superscripts footnote in number", { "p.csv": P.replace("3600", "3600[a]"), "r.csv": R }, { told: ["3600"] });
add("star in number", { "p.csv": P.replace("3600", "3600*"), "r.csv": R }, { told: ["3600"] });
add("totals in Player with merged blank, then FOX footers", { "p.csv": t("Player,Tm,Cmp,Att,Yds,TD,Int", "Alder Quick,FOX,200,300,2600,14,9", "Ash Quick,FOX,100,200,1000,10,5", "FOX Team,FOX,300,500,3600,24,14", "Birch Slow,OWL,280,500,3400,20,16", "OWL Team,OWL,280,500,3400,20,16"), "r.csv": R }, { own: PASS });
add("Rushing under everyday Carries/Gain", { "p.csv": P, "r.csv": t("Player,Team,Carries,Gain,Avg,TDs", "Cedar Run,FOX,400,1700,4.3,12", "Dogwood Run,OWL,420,1800,4.3,11") }, { own: RUSH });
add("Gross Loss Net", { "p.csv": P, "r.csv": t("Player,Team,Att,Gain,Loss,Net,Avg,TD,Long", "Cedar Run,FOX,400,1800,100,1700,4.3,12,60", "Dogwood Run,OWL,420,1900,100,1800,4.3,11,50") }, { own: RUSH });
add("stat broadcast passing Effic Cmp-Att-Int Pct Yds TD Lng Avg/G", { "passing.csv": t("Player,Team,G,Effic,Cmp-Att-Int,Pct,Yds,TD,Lng,Avg/G", "Alder Quick,FOX,16,120.1,300-500-14,60.0,3600,24,66,225.0", "Birch Slow,OWL,16,110.2,280-500-16,56.0,3400,20,70,212.5"), "r.csv": R }, { own: PASS });
add("NCAA receiving", { "p.csv": P, "r.csv": R, "receiving.csv": t("Player,Team,GP,No.,Yds,Avg,TD,Long,Avg/G", "Elm Catch,FOX,16,300,3600,12.0,24,66,225.0", "Fir Catch,OWL,16,280,3400,12.1,20,70,212.5") }, { told: ["."], own: PASS });
add("Madden-like franchise", { "p.csv": t("fullName,teamName,passAtt,passComp,passYds,passTDs,passInts,passSacks", "Alder Quick,Bears,500,300,3600,24,14,30", "Birch Slow,49ers,500,280,3400,20,16,35") }, { own: { CHI: { passAttempts: 500, completions: 300, interceptions: 14 }, SF: { sacks: 35 } } });
add("name, comma inside quotes", { "p.csv": P.replace("Alder Quick", '"Quick, Alder"').replace("Birch Slow", '"Slow, Birch Jr."'), "r.csv": R }, { own: PASS });
add("unquoted last, first", { "p.csv": P.replace("Alder Quick", "Quick, Alder").replace("Birch Slow", "Slow, Birch"), "r.csv": R }, { told: ["cells"] });
add("all caps heads", { "p.csv": P.replace(/^.*$/m, (l) => l.toUpperCase()), "r.csv": R }, { own: PASS });
add("heads with blanks and parentheses", { "p.csv": P.replace("Yds", "Yards (gross)").replace("TD", "TDs").replace("Sk", "Sacks (times)"), "r.csv": R }, { own: PASS });
add("German heads", { "p.csv": t("Spieler,Team,Versuche,Komplett,Yards,TD,INT", "Alder Quick,FOX,500,300,3600,24,14", "Birch Slow,OWL,500,280,3400,20,16"), "r.csv": R }, { told: ["."] });
export const CASES2 = C;
