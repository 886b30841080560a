// The corpus: tables in the formats of various sources and years. A column is `Heading=what`; `what` is a statistic of the facts
// (`passing.attempts`, `own.points`, `against.points`), a word (`player`, `tm`), or one of the helpers in `render.mjs`. Headings are those
// of the sources; numbers are made up.

import { G, many, one } from "./case.mjs";
import { MORE_CASES } from "./cases-more.mjs";

const level = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => `Unnamed: ${from + i}_level_0`);

const PASS =
  "Cmp=passing.completions|Att=passing.attempts|Cmp%=p:passing.completions/passing.attempts|Yds=passing.yards|TD=passing.touchdowns|TD%=p:passing.touchdowns/passing.attempts|Int=passing.interceptions|Int%=p:passing.interceptions/passing.attempts|1D=c:11|Lng=passing.long|Y/A=r:passing.yards/passing.attempts|AY/A=x:passing.aya|Y/C=r:passing.yards/passing.completions|Y/G=r:passing.yards/g|Rate=x:passing.rate|QBR=c:51.2";
const PFR_PASS = `Rk=#|Player=player*|Tm=tm|Age=c:27|Pos=pos|G=g|GS=g|QBrec=c:3-3-0|${PASS}|Sk=passing.sacks|Yds.1=passing.sackYards|Sk%=x:passing.skp|NY/A=x:passing.nya|ANY/A=x:passing.anya|4QC=c:1|GWD=c:1`;
const RUSH =
  "Att=rushing.attempts|Yds=rushing.yards|TD=rushing.touchdowns|1D=c:12|Lng=rushing.long|Y/A=r:rushing.yards/rushing.attempts|Y/G=r:rushing.yards/g|Fmb=rushing.fumbles";
const PFR_RUSH = `Rk=#|Player=player*|Tm=tm|Age=c:25|Pos=pos|G=g|GS=g|${RUSH}`;
const PFR_REC =
  "Rk=#|Player=player*|Tm=tm|Age=c:26|Pos=pos|G=g|GS=g|Tgt=receiving.targets|Rec=receiving.receptions|Ctch%=pp:receiving.receptions/receiving.targets|Yds=receiving.yards|Y/R=r:receiving.yards/receiving.receptions|TD=receiving.touchdowns|1D=c:9|Lng=receiving.long|Y/Tgt=r:receiving.yards/receiving.targets|R/G=r:receiving.receptions/g|Y/G=r:receiving.yards/g|Fmb=c:0";
const PFR_KICK =
  "Rk=#|Player=player|Tm=tm|Age=c:30|Pos=pos|G=g|GS=c:0|FGA=kicking.tried0|FGM=kicking.made0|FGA=kicking.tried20|FGM=kicking.made20|FGA=kicking.tried30|FGM=kicking.made30|FGA=kicking.tried40|FGM=kicking.made40|FGA=kicking.tried50|FGM=kicking.made50|FGA=kicking.fieldGoalAttempts|FGM=kicking.fieldGoals|Lng=c:52|FG%=p:kicking.fieldGoals/kicking.fieldGoalAttempts|XPA=kicking.extraPointAttempts|XPM=kicking.extraPoints|XP%=p:kicking.extraPoints/kicking.extraPointAttempts|KO=kicking.kickoffs|KOYds=kicking.kickoffYards|TB=kicking.kickoffTouchbacks|TB%=p:kicking.kickoffTouchbacks/kicking.kickoffs|KOAvg=r:kicking.kickoffYards/kicking.kickoffs";
const KICK_GROUPS = [
  ["0-19", 2],
  ["20-29", 2],
  ["30-39", 2],
  ["40-49", 2],
  ["50+", 2],
  ["Scoring", 7],
  ["Kickoffs", 5],
];
const PFR_DEF =
  "Rk=#|Player=player|Tm=tm|Age=c:28|Pos=pos|G=g|GS=g|Int=defense.interceptions|Yds=defense.interceptionYards|TD=c:0|Lng=c:22|PD=defense.passesDefended|FF=defense.fumblesForced|Fmb=c:0|FR=defense.fumblesRecovered|Yds=c:3|TD=c:0|Sk=defense.sacks|Comb=defense.combined|Solo=defense.tackles|Ast=defense.assists|TFL=defense.tacklesForLoss|QBHits=c:4|Sfty=c:0";
const DEF_GROUPS = G(["", 5], ["Games", 2], ["Def Interceptions", 5], ["Fumbles", 5], ["", 1], ["Tackles", 5], ["", 1]);
const PFR_RET =
  "Rk=#|Player=player|Tm=tm|Age=c:24|Pos=pos|G=g|GS=c:0|Ret=returns.puntReturns|Yds=returns.puntReturnYards|TD=c:0|Lng=c:14|Y/R=r:returns.puntReturnYards/returns.puntReturns|Rt=returns.kickReturns|Yds=returns.kickReturnYards|TD=c:0|Lng=c:44|Y/Rt=r:returns.kickReturnYards/returns.kickReturns|APYd=c:";
const RET_GROUPS = G(["", 5], ["Games", 2], ["Punt Returns", 5], ["Kick Returns", 5], ["", 1]);

/** Team offense and defense of Pro-Football-Reference: the same headings except for PF and PA. */
const teamTable = (side, points) =>
  `Rk=#|Tm=tm*|G=g|${points}=${side}.points|Yds=${side}.total|Ply=${side}.plays|Y/P=r:${side}.total/${side}.plays|TO=${side}.turnovers|FL=${side}.fumblesLost|1stD=${side}.firstDowns|Cmp=${side}.completions|Att=${side}.passAttempts|Yds=${side}.netPassYards|TD=${side}.passTouchdowns|Int=${side}.interceptions|NY/A=x:${side}.nya|1stD=${side}.firstPass|Att=${side}.rushAttempts|Yds=${side}.rushYards|TD=${side}.rushTouchdowns|Y/A=r:${side}.rushYards/${side}.rushAttempts|1stD=${side}.firstRush|Pen=${side}.penalties|Yds=${side}.penaltyYards|1stPy=${side}.firstPenalty|Sc%=c:38.1|TO%=c:11.0|EXP=c:12.31`;
/** The row of groups above them. */
const OFFENSE_GROUPS = G(
  ["", 5],
  ["Tot Yds & TO", 3],
  ["", 2],
  ["Passing", 7],
  ["Rushing", 5],
  ["Penalties", 3],
  ["", 3],
);
const dotted = (heads) => {
  const seen = new Map();
  return heads
    .split("|")
    .map((column) => {
      const at = column.lastIndexOf("=");
      const head = column.slice(0, at);
      const n = seen.get(head) ?? 0;
      seen.set(head, n + 1);
      return n === 0 || head === "" ? column : `${head}.${n}${column.slice(at)}`;
    })
    .join("|");
};
/** readr 2 appends the column number to duplicate headings. */
const numbered = (heads) => {
  const all = heads
    .split("|")
    .map((column) => [column.slice(0, column.lastIndexOf("=")), column.slice(column.lastIndexOf("="))]);
  const twice = (head) => head === "" || all.filter(([other]) => other === head).length > 1;
  return all.map(([head, what], i) => `${twice(head) ? `${head}...${i + 1}` : head}${what}`).join("|");
};
const WINNERS =
  "Week=week|Day=c:Sun|Date=date|Time=c:1:00PM|Winner/tie=winner|=@|Loser/tie=loser|=c:boxscore|PtsW=ptsw|PtsL=ptsl|YdsW=c:351|TOW=c:1|YdsL=c:302|TOL=c:2";
const STANDINGS =
  "Tm=tm*|W=wins|L=losses|T=ties|W-L%=wpct|PF=own.points|PA=against.points|PD=pd|MoV=c:1.2|SoS=c:-0.3|SRS=c:0.9|OSRS=c:0.4|DSRS=c:0.5";

const NV_OFF =
  "completions=passing.completions|attempts=passing.attempts|passing_yards=passing.yards|passing_tds=passing.touchdowns";
const NV_RUSH =
  "carries=rushing.attempts|rushing_yards=rushing.yards|rushing_tds=rushing.touchdowns|rushing_fumbles=c:0|rushing_fumbles_lost=c:0|rushing_first_downs=c:1|rushing_epa=c:0.31|rushing_2pt_conversions=c:0|receptions=receiving.receptions|targets=receiving.targets|receiving_yards=receiving.yards|receiving_tds=receiving.touchdowns|receiving_fumbles=c:0|receiving_fumbles_lost=c:0|receiving_air_yards=c:31|receiving_yards_after_catch=c:12|receiving_first_downs=c:2|receiving_epa=c:1.1|receiving_2pt_conversions=c:0|racr=c:1.1|target_share=c:0.21|air_yards_share=c:0.2|wopr=c:0.4|special_teams_tds=c:0|fantasy_points=c:11.2|fantasy_points_ppr=c:14.2";
const NV_V2 = `player_id=gsis|player_name=short|player_display_name=player|position=pos|position_group=pos|headshot_url=c:https://static.example/f_auto,q_auto/x1|recent_team=tm|season=year|week=week|season_type=c:REG|opponent_team=opp|${NV_OFF}|interceptions=passing.interceptions|sacks=passing.sacks|sack_yards=passing.sackYards|sack_fumbles=c:0|sack_fumbles_lost=c:0|passing_air_yards=c:120|passing_yards_after_catch=c:90|passing_first_downs=c:9|passing_epa=c:2.25|passing_2pt_conversions=c:0|pacr=c:1.02|dakota=c:0.1|${NV_RUSH}`;
const NV_V1 = `player_id=gsis|player_name=player|recent_team=tm|season=year|week=week|season_type=c:REG|${NV_OFF}|interceptions=passing.interceptions|sacks=passing.sacks|sack_yards=passing.sackYards|sack_fumbles=c:0|sack_fumbles_lost=c:0|passing_air_yards=c:120|passing_yards_after_catch=c:90|passing_first_downs=c:9|passing_epa=c:2.25|passing_2pt_conversions=c:0|dakota=c:0.1|${NV_RUSH}`;
const NV3 =
  "completions=@.completions|attempts=@.attempts|passing_yards=@.yards|passing_tds=@.touchdowns|passing_interceptions=@.interceptions|sacks_suffered=@.sacks|sack_yards_lost=-@.sackYards";
const NV3_DEF =
  "def_tackles_solo=defense.tackles|def_tackles_with_assist=c:0|def_tackle_assists=defense.assists|def_tackles_for_loss=defense.tacklesForLoss|def_tackles_for_loss_yards=c:2|def_fumbles_forced=defense.fumblesForced|def_sacks=defense.sacks|def_sack_yards=c:7|def_qb_hits=c:2|def_interceptions=defense.interceptions|def_interception_yards=defense.interceptionYards|def_pass_defended=defense.passesDefended|def_tds=c:0|def_fumbles=c:0|def_safeties=c:0";
const NV3_KICK =
  "fg_made=kicking.fieldGoals|fg_att=kicking.fieldGoalAttempts|fg_missed=d:kicking.fieldGoalAttempts-kicking.fieldGoals|fg_blocked=c:0|fg_long=c:51|fg_pct=c:|fg_made_0_19=kicking.made0|fg_made_20_29=kicking.made20|fg_made_30_39=kicking.made30|fg_made_40_49=kicking.made40|fg_made_50_59=kicking.made50|fg_made_60_=c:0|fg_missed_0_19=c:0|fg_missed_20_29=c:0|fg_missed_30_39=c:0|fg_missed_40_49=d:kicking.tried40-kicking.made40|fg_missed_50_59=d:kicking.tried50-kicking.made50|fg_missed_60_=c:0|pat_made=kicking.extraPoints|pat_att=kicking.extraPointAttempts|pat_missed=d:kicking.extraPointAttempts-kicking.extraPoints|pat_blocked=c:0|pat_pct=c:";
const NV_V3 = `player_id=gsis|player_name=short|player_display_name=player|position=pos|position_group=pos|headshot_url=c:https://static.example/y2|season=year|week=week|season_type=c:REG|team=tm|opponent_team=opp|${NV3.replaceAll("@", "passing")}|sack_fumbles=c:0|sack_fumbles_lost=c:0|passing_air_yards=c:120|passing_first_downs=c:9|passing_epa=c:2.25|passing_cpoe=c:1.1|carries=rushing.attempts|rushing_yards=rushing.yards|rushing_tds=rushing.touchdowns|rushing_fumbles=c:0|receptions=receiving.receptions|targets=receiving.targets|receiving_yards=receiving.yards|receiving_tds=receiving.touchdowns|${NV3_DEF}|penalties=c:0|penalty_yards=c:0|punt_returns=returns.puntReturns|punt_return_yards=returns.puntReturnYards|kickoff_returns=returns.kickReturns|kickoff_return_yards=returns.kickReturnYards|${NV3_KICK}`;
const NV_TEAM =
  "season=year|team=tm|season_type=c:REG|games=g|completions=own.completions|attempts=own.passAttempts|passing_yards=own.passYards|passing_tds=own.passTouchdowns|passing_interceptions=own.interceptions|sacks_suffered=own.sacks|sack_yards_lost=-own.sackYards|sack_fumbles=c:0|sack_fumbles_lost=c:0|passing_air_yards=c:900|passing_first_downs=c:60|passing_epa=c:8.1|passing_cpoe=c:0.4|carries=own.rushAttempts|rushing_yards=own.rushYards|rushing_tds=own.rushTouchdowns|rushing_first_downs=c:40|receptions=own.completions|targets=own.passAttempts|receiving_yards=own.passYards|def_sacks=own.sacksMade|def_interceptions=own.interceptionsMade|def_interception_yards=own.interceptionYards|def_fumbles_forced=own.fumblesForced|penalties=own.penalties|penalty_yards=own.penaltyYards|punt_returns=own.puntReturns|punt_return_yards=own.puntReturnYards|kickoff_returns=own.kickReturns|kickoff_return_yards=own.kickReturnYards|fg_made=own.fieldGoals|fg_att=own.fieldGoalAttempts|pat_made=own.extraPoints|pat_att=own.extraPointAttempts";
const NV_GAMES =
  "game_id=gameid|season=year|game_type=c:REG|week=week|gameday=date|weekday=c:Sunday|gametime=c:13:00|away_team=away|away_score=awayPoints|home_team=home|home_score=homePoints|location=c:Home|result=d:homePoints-awayPoints|total=s:homePoints+awayPoints|overtime=c:0|old_game_id=c:2022091100|gsis=c:58838|away_rest=c:7|home_rest=c:7|spread_line=c:2.5|total_line=c:44.5|div_game=c:0|roof=c:outdoors|surface=c:grass|temp=c:61|wind=c:7|away_qb_name=c:A. Quick|home_qb_name=c:B. Slow|away_coach=c:C. One|home_coach=c:D. Two|referee=c:E. Three|stadium_id=c:XXX01|stadium=c:A Field";

const KAGGLE = "Player Id=espnid|Name=last,first|Position=c:|Year=year|Team=tm|Games Played=g";

export const CASES = [
  // Pro-Football-Reference, players.
  one("pfr-passing-pandas", "passing.csv", "men:passing", PFR_PASS, {
    tm: "pfr",
    repeat: 3,
    repeatAs: ["Yds.1", "Yds"],
  }),
  one(
    "pfr-passing-year",
    "pfr_passing_2006.csv",
    "men:passing",
    `${PFR_PASS.replace("Yds.1", "Yds").replace("|Sk%=x:passing.skp|NY/A=x:passing.nya|ANY/A=x:passing.anya", "|NY/A=x:passing.nya|ANY/A=x:passing.anya|Sk%=x:passing.skp")}|year=year`,
    { tm: "pfr", repeat: 3, year: 2006 },
  ),
  one(
    "pfr-passing-team-page",
    "GB passing 2024.csv",
    "men:passing",
    `Rk=#|Player=player|Age=c:27|Pos=pos|G=g|GS=g|QBrec=c:3-3-0|${PASS.replace("1D=c:11|", "1D=c:11|Succ%=c:|")}|Sk=passing.sacks|Yds=passing.sackYards|Sk%=x:passing.skp|NY/A=x:passing.nya|ANY/A=x:passing.anya|4QC=c:1|GWD=c:1|Awards=c:|Player-additional=pfrid`,
    { only: ["GB"], year: 2024, must: "refused" },
  ),
  one(
    "pfr-passing-2024",
    "passing.csv",
    "men:passing",
    `Rk=#|Player=player|Age=c:27|Team=tm|Pos=pos|G=g|GS=g|QBrec=c:3-3-0|${PASS.replace("1D=c:11|", "1D=c:11|Succ%=c:|")}|Sk=passing.sacks|Yds=passing.sackYards|Sk%=x:passing.skp|NY/A=x:passing.nya|ANY/A=x:passing.anya|4QC=c:1|GWD=c:1|Awards=c:AP MVP-1,PB|Player-additional=pfrid`,
    { tm: "pfr", year: 2024, league_average: true },
  ),
  one("pfr-passing-2tm-parts", "passing.csv", "men:passing", PFR_PASS, { tm: "pfr", two: "parts" }),
  one("pfr-passing-2tm-alone", "passing.csv", "men:passing", PFR_PASS, { tm: "pfr", two: "alone", must: "told" }),
  one(
    "pfr-passing-long-names",
    "qb stats.csv",
    "men:passing",
    "Rank=#|Player=player|Team=tm|Age=c:27|Position=pos|Games=g|Games Started=g|Quarterback Record=c:3-3-0|Completions=passing.completions|Attempts=passing.attempts|Completion Percentage=p:passing.completions/passing.attempts|Yards=passing.yards|Touchdowns=passing.touchdowns|Touchdown Percentage=x:passing.tdp|Interceptions=passing.interceptions|Interception Percentage=x:passing.intp|First Downs Passing=c:90|Longest Completion=passing.long|Yards per attempt=x:passing.ya|Adjusted Yards per Pass Attempt=x:passing.aya|Yards per Completion=x:passing.yc|Yards per Game=x:passing.yg|Rate=x:passing.rate|QBR=c:50.1|Sacks=passing.sacks|Yards Lost from Sacks=passing.sackYards|Sack Percentage=x:passing.skp|Net Yards per Pass Attempt=x:passing.nya|4th Quarter Comebacks=c:1|Game Winning Drives=c:1",
    { tm: "pfr" },
  ),
  one("pfr-rushing-two-rows", "rushing.csv", "men:rushing", PFR_RUSH, {
    tm: "pfr",
    groups: [...level(0, 4), "Games", "Games", ...Array(7).fill("Rushing"), "Unnamed: 14_level_0"],
    repeat: 3,
  }),
  one("pfr-rushing-ids", "2021 rushing.csv", "men:rushing", PFR_RUSH.replace("player*", "player*id"), {
    tm: "pfr",
    year: 2021,
  }),
  one("pfr-rushing-bare", "table.csv", "men:rushing", `${PFR_RUSH}|year=year`, { tm: "pfr", year: 2011, repeat: 4 }),
  one("pfr-receiving-pandas", "receiving.csv", "men:receiving", PFR_REC, { tm: "pfr", index: true }),
  one(
    "pfr-receiving-2024",
    "receiving 2024.csv",
    "men:receiving",
    "Rk=#|Player=player|Age=c:25|Team=tm|Pos=pos|G=g|GS=g|Tgt=receiving.targets|Rec=receiving.receptions|Yds=receiving.yards|Y/R=r:receiving.yards/receiving.receptions|TD=receiving.touchdowns|1D=c:9|Succ%=c:51.0|Lng=receiving.long|R/G=r:receiving.receptions/g|Y/G=r:receiving.yards/g|Ctch%=p:receiving.receptions/receiving.targets|Y/Tgt=r:receiving.yards/receiving.targets|Fmb=c:0|Awards=c:|PlayerID=pfrid",
    { tm: "pfr", year: 2024, league_average: true },
  ),
  one("pfr-kicking-two-rows", "kicking.csv", "men:kicking", PFR_KICK, {
    tm: "pfr",
    groups: [...level(0, 4), "Games", "Games", ...G(...KICK_GROUPS)],
  }),
  one(
    "pfr-kicking-punting-old",
    "kicking.csv",
    "men:kicking+punting",
    `${PFR_KICK}|Pnt=punting.punts|Yds=punting.yards|Lng=punting.long|Blck=c:0|Y/P=r:punting.yards/punting.punts`,
    { tm: "pfr", year: 2015, groups: G(["", 5], ["Games", 2], ...KICK_GROUPS, ["Punting", 5]), zero: "" },
  ),
  one(
    "pfr-punting-2025",
    "punting.csv",
    "men:punting",
    "Rk=#|Player=player|Age=c:30|Team=tm|Pos=pos|G=g|GS=c:0|Pnt=punting.punts|Yds=punting.yards|Y/P=r:punting.yards/punting.punts|RetYds=c:61|NetYds=x0:punting.net|NY/P=r:punting.net/punting.punts|Lng=punting.long|TB=punting.touchbacks|TB%=p:punting.touchbacks/punting.punts|Pnt20=punting.inside20|In20%=p:punting.inside20/punting.punts|Blck=c:0|Awards=c:|Year=year",
    { tm: "pfr", year: 2025, league_average: true },
  ),
  one("pfr-defense-two-rows", "defense.csv", "men:defense", PFR_DEF, { tm: "pfr", groups: DEF_GROUPS, zero: "" }),
  one(
    "pfr-defense-2024",
    "defense 2024.csv",
    "men:defense",
    "Rk=#|Player=player|Age=c:28|Team=tm|Pos=pos|G=g|GS=g|Int=defense.interceptions|Yds=defense.interceptionYards|IntTD=c:0|Lng=c:22|PD=defense.passesDefended|FF=defense.fumblesForced|Fmb=c:0|FR=defense.fumblesRecovered|Yds=c:3|FRTD=c:0|Sk=defense.sacks|Comb=defense.combined|Solo=defense.tackles|Ast=defense.assists|TFL=defense.tacklesForLoss|QBHits=c:4|Sfty=c:0|Awards=c:|Player-additional=pfrid",
    { tm: "pfr", year: 2024 },
  ),
  one("pfr-returns-two-rows", "returns.csv", "men:returns", PFR_RET, { tm: "pfr", groups: RET_GROUPS }),
  one(
    "pfr-fantasy-two-rows",
    "fantasy.csv",
    "men:passing+rushing+receiving",
    "Rk=#|Player=player*|Tm=tm|FantPos=pos|Age=c:27|G=g|GS=g|Cmp=passing.completions|Att=passing.attempts|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions|Att=rushing.attempts|Yds=rushing.yards|Y/A=x:passing.ya|TD=rushing.touchdowns|Tgt=receiving.targets|Rec=receiving.receptions|Yds=receiving.yards|Y/R=r:receiving.yards/receiving.receptions|TD=receiving.touchdowns|Fmb=c:1|FL=c:0|TD=c:3|2PM=c:|2PP=c:|FantPt=c:101|PPR=c:121.1|DKPt=c:131.1|FDPt=c:110.1|VBD=c:|PosRank=c:3|OvRank=c:",
    {
      tm: "pfr",
      groups: [
        ...level(0, 4),
        ...G(
          ["Games", 2],
          ["Passing", 5],
          ["Rushing", 4],
          ["Receiving", 5],
          ["Fumbles", 2],
          ["Scoring", 3],
          ["Fantasy", 7],
        ),
      ],
    },
  ),
  one(
    "pfr-fantasy-joined",
    "fantasy2020.csv",
    "men:passing+rushing+receiving",
    "Rk=#|Player=player *|Team=tm|FantPos=pos|Age=c:27|GamesG=g|GamesGS=g|PassingCmp=passing.completions|PassingAtt=passing.attempts|PassingYds=passing.yards|PassingTD=passing.touchdowns|PassingInt=passing.interceptions|RushingAtt=rushing.attempts|RushingYds=rushing.yards|RushingY/A=r:rushing.yards/rushing.attempts|RushingTD=rushing.touchdowns|ReceivingTgt=receiving.targets|ReceivingRec=receiving.receptions|ReceivingYds=receiving.yards|ReceivingY/R=r:receiving.yards/receiving.receptions|ReceivingTD=receiving.touchdowns|FumblesFmb=c:1|FumblesFL=c:0|ScoringTD=c:2|Scoring2PM=c:|Scoring2PP=c:|FantasyFantPt=c:99",
    { tm: "pfr", year: 2020 },
  ),
  one("pfr-defense-multiindex", "defense pandas.csv", "men:defense", PFR_DEF, {
    tm: "pfr",
    tuples: DEF_GROUPS.map((group, i) => group || `Unnamed: ${i}_level_0`),
  }),
  one("pfr-passing-r", "passing_r.csv", "men:passing", numbered(PFR_PASS.replace("Yds.1", "Yds")), {
    tm: "pfr",
    quoted: true,
    nothing: "NA",
    rownames: true,
  }),
  one(
    "pfr-rushing-base-r",
    "rushing_r.csv",
    "men:rushing",
    PFR_RUSH.replace("Y/A", "Y.A").replace("Y/G", "Y.G").replace("|1D", "|X1D"),
    { tm: "pfr", quoted: true, nothing: "NA", rownames: true },
  ),
  one("pfr-passing-pasted", "passing.txt", "men:passing", PFR_PASS.replace("Yds.1", "Yds"), {
    tm: "pfr",
    delimiter: "\t",
    thousands: true,
  }),
  one("pfr-passing-html", "passing.html", "men:passing", PFR_PASS.replace("Yds.1", "Yds"), {
    tm: "pfr",
    format: "html",
  }),
  one("pfr-defense-html", "defense.htm", "men:defense", PFR_DEF, { tm: "pfr", groups: DEF_GROUPS, format: "html" }),
  // Pro-Football-Reference, teams, standings, games.
  one("pfr-offense-pandas", "team_offense.csv", "teams", `${dotted(teamTable("own", "PF"))}|Year=year`, {
    tm: "full",
    index: true,
    floats: true,
  }),
  one("pfr-offense-site", "offense.csv", "teams", teamTable("own", "PF"), {
    tm: "full",
    groups: OFFENSE_GROUPS,
    averages: true,
  }),
  one("pfr-defense-site", "team defense.csv", "teams", teamTable("against", "PA"), {
    tm: "full",
    groups: OFFENSE_GROUPS,
    averages: true,
  }),
  one("pfr-opponents-no-name", "table2.csv", "teams", dotted(teamTable("against", "PA")), { tm: "full" }),
  one(
    "pfr-team-passing",
    "team_passing.csv",
    "teams",
    "Rk=#|Tm=tm|G=g|Cmp=own.completions|Att=own.passAttempts|Cmp%=p:own.completions/own.passAttempts|Yds=own.netPassYards|TD=own.passTouchdowns|TD%=x:own.tdp|Int=own.interceptions|Int%=x:own.intp|Lng=c:61|Y/A=r:own.passYards/own.passAttempts|AY/A=x:own.aya|Y/C=x:own.yc|Y/G=x:own.yg|Rate=x:own.rate|Sk=own.sacks|Yds.1=own.sackYards|Sk%=x:own.skp|NY/A=x:own.nya|ANY/A=x:own.anya|4QC=c:1|GWD=c:2|EXP=c:20.11|Year=year",
    { tm: "full", index: true },
  ),
  one(
    "pfr-team-rushing",
    "team_rushing.csv",
    "teams",
    "Rk=#|Tm=tm|G=g|Att=own.rushAttempts|Yds=own.rushYards|TD=own.rushTouchdowns|Lng=c:55|Y/A=r:own.rushYards/own.rushAttempts|Y/G=r:own.rushYards/g|Fmb=own.fumbles|EXP=c:-3.1|Year=year",
    { tm: "full", index: true },
  ),
  one(
    "pfr-team-rushing-bare",
    "table3.csv",
    "teams",
    "Tm=tm|G=g|Att=own.rushAttempts|Yds=own.rushYards|TD=own.rushTouchdowns|Lng=c:55|Y/A=r:own.rushYards/own.rushAttempts|Y/G=r:own.rushYards/g|Fmb=own.fumbles",
    { tm: "full" },
  ),
  one(
    "pfr-conversions",
    "conversions.csv",
    "teams",
    "Rk=#|Tm=tm|G=g|3DAtt=own.thirdDownAttempts|3DConv=own.thirdDownConversions|3D%=pp:own.thirdDownConversions/own.thirdDownAttempts|4DAtt=own.fourthDownAttempts|4DConv=own.fourthDownConversions|4D%=pp:own.fourthDownConversions/own.fourthDownAttempts|RZAtt=c:20|RZTD=c:11|RZPct=c:55.0%|Year=year",
    { tm: "full", index: true },
  ),
  one(
    "pfr-conversions-two-rows",
    "conversions2.csv",
    "teams",
    "Rk=#|Tm=tm|G=g|3DAtt=own.thirdDownAttempts|3DConv=own.thirdDownConversions|3D%=pp:own.thirdDownConversions/own.thirdDownAttempts|4DAtt=own.fourthDownAttempts|4DConv=own.fourthDownConversions|4D%=pp:own.fourthDownConversions/own.fourthDownAttempts|RZAtt=c:20|RZTD=c:11|RZPct=c:55.0%",
    { tm: "full", groups: [...level(0, 2), ...G(["Downs", 6], ["Red Zone", 3])], index: true },
  ),
  one(
    "pfr-scoring",
    "team_scoring.csv",
    "teams",
    "Rk=#|Tm=tm|G=g|RshTD=own.rushTouchdowns|RecTD=own.passTouchdowns|PR TD=c:|KR TD=c:|FblTD=c:|IntTD=c:|OthTD=c:|AllTD=s:own.rushTouchdowns+own.passTouchdowns|2PM=c:|2PA=c:|D2P=c:|XPM=own.extraPoints|XPA=own.extraPointAttempts|FGM=own.fieldGoals|FGA=own.fieldGoalAttempts|Sfty=c:|Pts=own.points|Pts/G=r:own.points/g|Year=year",
    { tm: "full", index: true },
  ),
  one("pfr-standings", "standings.csv", "teams", `${STANDINGS}|Year=year`, { tm: "full", index: true, floats: true }),
  one("pfr-standings-divisions", "afc_nfc.csv", "teams", STANDINGS, { tm: "full", divisions: true }),
  one("pfr-standings-no-ties", "1975_standings.csv", "teams", STANDINGS.replace("T=ties|", ""), {
    tm: "full",
    index: true,
    year: 1975,
    noTies: true,
  }),
  one(
    "pfr-games-pandas",
    "games.csv",
    "winners",
    `${WINNERS.replace("|=@|", "|Unnamed: 5=@|").replace("|=c:box", "|Unnamed: 7=c:box").replace("PtsW", "Pts").replace("PtsL", "Pts.1")}|Year=year`,
    { tm: "full", index: true, playoffs: "Date" },
  ),
  one("pfr-games-site", "schedule.csv", "winners", WINNERS, { tm: "full", repeat: 5, playoffs: "Date" }),
  one(
    "pfr-games-pts-twice",
    "years_2011_games.csv",
    "winners",
    WINNERS.replace("|=c:boxscore", "|Date=c:boxscore").replace("PtsW", "Pts").replace("PtsL", "Pts"),
    { tm: "full", year: 2011 },
  ),
  one(
    "pfr-team-log",
    "GB 2021 gamelog.csv",
    "log:GB",
    "Week=week|Day=c:Sun|Date=date|=c:boxscore|=result|OT=c:|Rec=c:1-0|=at|Opp=opp|Tm=ownPoints|Opp=oppPoints|1stD=own.firstDowns|TotYd=own.total|PassY=own.netPassYards|RushY=own.rushYards|TO=own.turnovers|1stD=against.firstDowns|TotYd=against.total|PassY=against.netPassYards|RushY=against.rushYards|TO=against.turnovers|Offense=c:1.1|Defense=c:2.1|Sp. Tms=c:0.1",
    {
      tm: "full",
      year: 2021,
      groups: G(["", 9], ["Score", 2], ["Offense", 5], ["Defense", 5], ["Expected Points", 3]),
      must: "told",
    },
  ),
  one(
    "stathead-passing-r",
    "stathead_passing.csv",
    "teamweeks",
    numbered(
      "Rk=#|Team=tm|Date=date|Att=own.passAttempts|Day=c:Sun|G#=week|Week=week|=at|Opp=opp|Result=resultwords|Cmp=own.completions|Att=own.passAttempts|Inc=x:own.inc|Cmp%=x:own.cmpp|Yds=own.netPassYards|TD=own.passTouchdowns|Int=own.interceptions|TD%=x:own.tdp|Int%=x:own.intp|Rate=x:own.rate|Sk=own.sacks|Yds=own.sackYards|Sk%=x:own.skp|Y/A=x:own.ya|NY/A=x:own.nya",
    ),
    { tm: "pfr", quoted: true, nothing: "NA", rownames: true },
  ),
  // nflverse.
  one("nflverse-week-2020", "player_stats_2020.csv", "week:passing+rushing+receiving", NV_V1, {
    tm: "nv",
    year: 2020,
    zero: "0",
  }),
  one("nflverse-week-2022", "player_stats.csv", "week:passing+rushing+receiving", NV_V2, { tm: "nv", zero: "0" }),
  one(
    "nflverse-week-2025",
    "stats_player_week_2025.csv",
    "week:passing+rushing+receiving+defense+kicking+returns",
    NV_V3,
    { tm: "nv", year: 2025, zero: "0" },
  ),
  one(
    "nflverse-season-2025",
    "stats_player_reg_2025.csv",
    "men:passing+rushing+receiving+defense+kicking+returns",
    NV_V3.replace("|week=week", "").replace("|team=tm|opponent_team=opp", "|recent_team=tm|games=g"),
    { tm: "nv", year: 2025, zero: "0" },
  ),
  one("nflverse-team-2025", "stats_team_reg_2025.csv", "teams", NV_TEAM, { tm: "nv", year: 2025 }),
  one(
    "nflverse-team-week-2025",
    "stats_team_week_2025.csv",
    "teamweeks",
    NV_TEAM.replace(
      "season=year|team=tm|season_type=c:REG|games=g",
      "season=year|week=week|team=tm|season_type=c:REG|opponent_team=opp",
    ),
    { tm: "nv", year: 2025 },
  ),
  one("nflverse-games", "games.csv", "games", NV_GAMES, { tm: "nv" }),
  one("nflverse-week-playoffs", "weekly.csv", "week:passing+rushing+receiving", NV_V2, { tm: "nv", postseason: true }),
  one(
    "nflverse-roster",
    "roster_2022.csv",
    "men:passing+rushing+receiving",
    "season=year|team=tm|position=pos|depth_chart_position=pos|jersey_number=number|status=c:ACT|full_name=player|first_name=first|last_name=last|birth_date=c:1995-01-01|height=c:74|weight=c:220|college=c:State|gsis_id=gsis|years_exp=c:4",
    { tm: "nv", must: "roster" },
  ),
  one(
    "nflverse-merged",
    "merged.csv",
    "week:passing+rushing+receiving",
    NV_V2.replace("completions=", "completions_x=")
      .replace("attempts=", "attempts_x=")
      .replace("|interceptions=", "|interceptions_x=")
      .replace("season_type", "season_type_x"),
    { tm: "nv", index: true, must: "told" },
  ),
  // NFL.com, alone and in collections.
  one(
    "nflcom-team-passing",
    "team passing offense.txt",
    "teams",
    "Team=tm|Att=own.passAttempts|Cmp=own.completions|Cmp %=p:own.completions/own.passAttempts|Yds/Att=x:own.ya|Pass Yds=own.passYards|TD=own.passTouchdowns|INT=own.interceptions|Rate=x:own.rate|1st=c:70|1st%=c:|20+=c:20|40+=c:4|Lng=c:75T|Sck=own.sacks|SckY=own.sackYards",
    { tm: "twice", delimiter: "\t", thousands: true },
  ),
  one(
    "nflcom-team-rushing",
    "team rushing offense.txt",
    "teams",
    "Team=tm|Att=own.rushAttempts|Rush Yds=own.rushYards|YPC=r:own.rushYards/own.rushAttempts|TD=own.rushTouchdowns|20+=c:5|40+=c:1|Lng=c:55T|Rush 1st=c:44|Rush 1st%=c:|Rush FUM=own.fumbles",
    { tm: "twice", delimiter: "\t" },
  ),
  one(
    "nflcom-team-defense-passing",
    "team passing defense.txt",
    "teams",
    "Team=tm|Att=against.passAttempts|Cmp=against.completions|Cmp %=p:against.completions/against.passAttempts|Yds/Att=x:against.ya|Yds=against.passYards|TD=against.passTouchdowns|INT=against.interceptions|Rate=x:against.rate|1st=c:66|1st%=c:|20+=c:18|40+=c:3|Lng=c:70|Sck=against.sacks",
    { tm: "twice", delimiter: "\t" },
  ),
  one(
    "kaggle-career-passing",
    "Career_Stats_Passing.csv",
    "men:passing",
    `${KAGGLE}|Passes Attempted=passing.attempts|Passes Completed=passing.completions|Completion Percentage=p:passing.completions/passing.attempts|Pass Attempts Per Game=x:passing.ag|Passing Yards=passing.yards|Passing Yards Per Attempt=x:passing.ya|Passing Yards Per Game=x:passing.yg|TD Passes=passing.touchdowns|Percentage of TDs per Attempts=x:passing.tdp|Ints=passing.interceptions|Int Rate=x:passing.intp|Longest Pass=passing.longT|Passes Longer than 20 Yards=c:--|Passes Longer than 40 Yards=c:--|Sacks=passing.sacks|Sacked Yards Lost=passing.sackYards|Passer Rating=x:passing.rate`,
    { tm: "full", crlf: true, year: 1985 },
  ),
  one(
    "kaggle-career-rushing",
    "Career_Stats_Rushing.csv",
    "men:rushing",
    `${KAGGLE}|Rushing Attempts=rushing.attempts|Rushing Attempts Per Game=r:rushing.attempts/g|Rushing Yards=rushing.yards|Yards Per Carry=r:rushing.yards/rushing.attempts|Rushing Yards Per Game=r:rushing.yards/g|Rushing TDs=rushing.touchdowns|Longest Rushing Run=rushing.long|Rushing First Downs=c:--|Percentage of Rushing First Downs=c:--|Rushing More Than 20 Yards=c:--|Rushing More Than 40 Yards=c:--|Fumbles=c:--`,
    { tm: "full", crlf: true, year: 1985 },
  ),
  one(
    "kaggle-career-receiving",
    "Career_Stats_Receiving.csv",
    "men:receiving",
    `${KAGGLE}|Receptions=receiving.receptions|Receiving Yards=receiving.yards|Yards Per Reception=r:receiving.yards/receiving.receptions|Yards Per Game=r:receiving.yards/g|Longest Reception=receiving.long|Receiving TDs=receiving.touchdowns|Receptions Longer than 20 Yards=c:--|Receptions Longer than 40 Yards=c:--|First Down Receptions=c:--|Fumbles=c:--`,
    { tm: "full", crlf: true, year: 1985 },
  ),
  one(
    "kaggle-career-defense",
    "Career_Stats_Defensive.csv",
    "men:defense",
    `${KAGGLE}|Total Tackles=defense.combined|Solo Tackles=defense.tackles|Assisted Tackles=defense.assists|Sacks=defense.sacks|Safties=c:0|Passes Defended=defense.passesDefended|Ints=defense.interceptions|Ints for TDs=c:0|Int Yards=defense.interceptionYards|Yards Per Int=r:defense.interceptionYards/defense.interceptions|Longest Int Return=c:22`,
    { tm: "full", crlf: true, year: 2001 },
  ),
  one(
    "kaggle-career-kickers",
    "Career_Stats_Field_Goal_Kickers.csv",
    "men:kicking",
    `${KAGGLE}|Kicks Blocked=c:0|Longest FG Made=c:51|FGs Made=kicking.fieldGoals|FGs Attempted=kicking.fieldGoalAttempts|FG Percentage=p:kicking.fieldGoals/kicking.fieldGoalAttempts|FGs Made 20-29 Yards=kicking.made20|FGs Attempted 20-29 Yards=kicking.tried20|FG Percentage 20-29 Yards=c:100|FGs Made 30-39 Yards=kicking.made30|FGs Attempted 30-39 Yards=kicking.tried30|FG Percentage 30-39 Yards=c:100|FGs Made 40-49 Yards=kicking.made40|FGs Attempted 40-49 Yards=kicking.tried40|FG Percentage 40-49 Yards=p:kicking.made40/kicking.tried40|FGs Made 50+ Yards=kicking.made50|FGs Attempted 50+ Yards=kicking.tried50|FG Percentage 50+ Yards=p:kicking.made50/kicking.tried50|Extra Points Attempted=kicking.extraPointAttempts|Extra Points Made=kicking.extraPoints|Percentage of Extra Points Made=p:kicking.extraPoints/kicking.extraPointAttempts|Extra Points Blocked=c:0`,
    { tm: "full", crlf: true, year: 2001 },
  ),
  one(
    "kaggle-career-punting",
    "Career_Stats_Punting.csv",
    "men:punting",
    `${KAGGLE}|Punts=punting.punts|Gross Punting Yards=punting.yards|Net Punting Yards=x0:punting.net|Longest Punt=punting.long|Gross Punting Average=r:punting.yards/punting.punts|Net Punting Average=r:punting.net/punting.punts|Punts Blocked=c:0|Out of Bounds Punts=c:2|Downed Punts=c:1|Punts Inside 20 Yard Line=punting.inside20|Touchbacks=punting.touchbacks|Fair Catches=c:4|Punts Returned=c:9|Yards Returned on Punts=c:80|TDs Returned on Punt=c:0`,
    { tm: "full", crlf: true, year: 2001 },
  ),
  one(
    "kaggle-career-kick-returns",
    "Career_Stats_Kick_Return.csv",
    "men:returns",
    `${KAGGLE}|Returns=returns.kickReturns|Yards Returned=returns.kickReturnYards|Yards Per Return=r:returns.kickReturnYards/returns.kickReturns|Longest Return=c:44|Returns for TDs=c:0|Returns Longer than 20 Yards=c:9|Returns Longer than 40 Yards=c:1|Fair Catches=c:0|Fumbles=c:0`,
    { tm: "full", crlf: true, year: 2001 },
  ),
  // ESPN.
  one(
    "espn-passing",
    "espn passing.csv",
    "men:passing",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|CMP=passing.completions|ATT=passing.attempts|CMP%=p:passing.completions/passing.attempts|YDS=passing.yards|AVG=r:passing.yards/passing.attempts|YDS/G=r:passing.yards/g|LNG=passing.long|TD=passing.touchdowns|INT=passing.interceptions|SACK=passing.sacks|SYL=passing.sackYards|QBR=c:55.0|RTG=x:passing.rate",
    { tm: "nv", thousands: true },
  ),
  one(
    "espn-rushing",
    "espn rushing.csv",
    "men:rushing",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|ATT=rushing.attempts|YDS=rushing.yards|AVG=r:rushing.yards/rushing.attempts|LNG=rushing.long|BIG=c:3|TD=rushing.touchdowns|YDS/G=r:rushing.yards/g|FUM=rushing.fumbles|LST=c:0|FD=c:12",
    { tm: "nv" },
  ),
  one(
    "espn-receiving",
    "espn receiving.csv",
    "men:receiving",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|REC=receiving.receptions|TGTS=receiving.targets|YDS=receiving.yards|AVG=r:receiving.yards/receiving.receptions|TD=receiving.touchdowns|LNG=receiving.long|BIG=c:4|YDS/G=r:receiving.yards/g|FUM=c:0|LST=c:0|YAC=c:120|FD=c:15",
    { tm: "nv" },
  ),
  one(
    "espn-defense",
    "espn defense.csv",
    "men:defense",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|SOLO=defense.tackles|AST=defense.assists|TOT=defense.combined|SACK=defense.sacks|YDS=c:31|TFL=defense.tacklesForLoss|PD=defense.passesDefended|INT=defense.interceptions|YDS=defense.interceptionYards|LNG=c:22|TD=c:0|FF=defense.fumblesForced|FR=defense.fumblesRecovered|FTD=c:0",
    { tm: "nv" },
  ),
  one(
    "espn-returns",
    "espn returning.csv",
    "men:returns",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|ATT=returns.kickReturns|YDS=returns.kickReturnYards|AVG=r:returns.kickReturnYards/returns.kickReturns|LNG=c:44|TD=c:0|ATT=returns.puntReturns|YDS=returns.puntReturnYards|AVG=r:returns.puntReturnYards/returns.puntReturns|LNG=c:19|TD=c:0|FC=c:3",
    { tm: "nv", groups: G(["", 5], ["Kickoffs", 5], ["Punts", 6]) },
  ),
  one(
    "espn-punting",
    "espn punting.csv",
    "men:punting",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|PUNTS=punting.punts|YDS=punting.yards|LNG=punting.long|AVG=r:punting.yards/punting.punts|NET=r:punting.net/punting.punts|PBLK=c:0|IN20=punting.inside20|TB=punting.touchbacks|FC=c:4|ATT=c:8|YDS=c:72|AVG=c:9.0",
    { tm: "nv" },
  ),
  one(
    "espn-kicking",
    "espn kicking.csv",
    "men:kicking",
    "RK=#|Name=player|Team=tm|POS=pos|GP=g|FGM=kicking.fieldGoals|FGA=kicking.fieldGoalAttempts|FG%=p:kicking.fieldGoals/kicking.fieldGoalAttempts|LNG=c:51|1-19=kicking.made0-tried0|20-29=kicking.made20-tried20|30-39=kicking.made30-tried30|40-49=kicking.made40-tried40|50+=kicking.made50-tried50|XPM=kicking.extraPoints|XPA=kicking.extraPointAttempts|XP%=p:kicking.extraPoints/kicking.extraPointAttempts",
    { tm: "nv" },
  ),
  one(
    "espn-team",
    "team-passing.csv",
    "teams",
    "Team=tm|Wins=wins|Games Played=g|Completions=own.completions|Attempts=own.passAttempts|Completion %=p:own.completions/own.passAttempts|Yards=own.passYards|Average=x:own.ya|Yards/Game=x:own.yg|Long=c:66|TD=own.passTouchdowns|Interceptions=own.interceptions|Sack=own.sacks|Sack Yards Lost=own.sackYards|Passer Rating=x:own.rate",
    { tm: "full", thousands: true, crlf: true },
  ),
  // Other sites.
  one(
    "footballdb-passing",
    "passing.tsv",
    "men:passing",
    "Player=player|Team=tm|Gms=g|Att=passing.attempts|Cmp=passing.completions|Pct=p:passing.completions/passing.attempts|Yds=passing.yards|YPA=x:passing.ya|TD=passing.touchdowns|TD%=x:passing.tdp|Int=passing.interceptions|Int%=x:passing.intp|Lg=passing.longt|Sack=passing.sacks|Loss=passing.sackYards|Rate=x:passing.rate",
    { tm: "nv", delimiter: "\t", thousands: true, crlf: true },
  ),
  one(
    "footballdb-rushing",
    "rushing.tsv",
    "men:rushing",
    "Player=player|Team=tm|Gms=g|Att=rushing.attempts|Yds=rushing.yards|Avg=r:rushing.yards/rushing.attempts|YPG=r:rushing.yards/g|Lg=rushing.longt|TD=rushing.touchdowns|FD=c:11",
    { tm: "nv", delimiter: "\t", crlf: true },
  ),
  one(
    "yahoo-quarterbacks",
    "2012.QB.txt",
    "men:passing+rushing:QB",
    "Name=player|Team=tm|G=g|QBRat=x:passing.rate|Comp=passing.completions|Att=passing.attempts|Pct=p:passing.completions/passing.attempts|Yds=passing.yards|Y/G=x:passing.yg|Y/A=x:passing.ya|TD=passing.touchdowns|Int=passing.interceptions|Rush=rushing.attempts|RYds=rushing.yards|Y/G=r:rushing.yards/g|Avg=r:rushing.yards/rushing.attempts|RTD=rushing.touchdowns|Sack=passing.sacks|YdsL=passing.sackYards|Fum=c:3|FumL=c:1",
    { tm: "full", delimiter: "\t", year: 2012, nothing: "N/A" },
  ),
  one(
    "yahoo-runners",
    "2012.RB.txt",
    "men:rushing+receiving:RB",
    "Name=player|Team=tm|G=g|Rush=rushing.attempts|Yds=rushing.yards|Y/G=r:rushing.yards/g|Avg=r:rushing.yards/rushing.attempts|TD=rushing.touchdowns|Rec=receiving.receptions|Tgt=receiving.targets|RcYds=receiving.yards|Y/G=r:receiving.yards/g|Avg=r:receiving.yards/receiving.receptions|Lng=c:22|YAC=c:7.0|1stD=c:22|RcTD=receiving.touchdowns|Fum=c:1|FumL=c:1",
    { tm: "full", delimiter: "\t", year: 2012, nothing: "N/A" },
  ),
  one(
    "fantasypros-like-two",
    "qb.csv",
    "men:passing+rushing:QB",
    "Rank=#|Player=player|Team=tm|CMP=passing.completions|ATT=passing.attempts|PCT=p:passing.completions/passing.attempts|YDS=passing.yards|Y/A=x:passing.ya|TD=passing.touchdowns|INT=passing.interceptions|SACKS=passing.sacks|ATT=rushing.attempts|YDS=rushing.yards|TD=rushing.touchdowns|FL=c:1|G=g|FPTS=c:102|FPTS/G=c:17.0|ROST=c:99%",
    { tm: "nv", quoted: true },
  ),
  one(
    "spreadspoke",
    "spreadspoke_scores.csv",
    "games",
    "schedule_date=date|schedule_season=year|schedule_week=week|schedule_playoff=c:FALSE|team_home=home|score_home=homePoints|score_away=awayPoints|team_away=away|team_favorite_id=c:GB|spread_favorite=c:-3|over_under_line=c:44|stadium=c:A Field|stadium_neutral=c:FALSE|weather_temperature=c:61|weather_wind_mph=c:7|weather_humidity=c:|weather_detail=c:",
    { tm: "full", trailing: 8 },
  ),
  one(
    "big-data-bowl-games",
    "games.csv",
    "games",
    "gameId=c:2022091100|season=year|week=week|gameDate=date|gameTimeEastern=c:13:00:00|homeTeamAbbr=home|visitorTeamAbbr=away|homeFinalScore=homePoints|visitorFinalScore=awayPoints",
    { tm: "nv", quoted: true },
  ),
  one(
    "hand-points",
    "points.csv",
    "teams",
    "team=tm|wins=wins|losses=losses|ties=ties|points_for=own.points|points_against=against.points|point_diff=pd",
    { tm: "full" },
  ),
  one(
    "hand-own-opponents",
    "season means.csv",
    "teams",
    "season=year|team=tm|games=g|first_downs=own.firstDowns|pass_att=own.passAttempts|pass_comp=own.completions|pass_yards=own.passYards|rush_att=own.rushAttempts|rush_yards=own.rushYards|interceptions=own.interceptions|score=own.points|opp_first_downs=against.firstDowns|opp_pass_att=against.passAttempts|opp_pass_comp=against.completions|opp_pass_yards=against.passYards|opp_rush_att=against.rushAttempts|opp_rush_yards=against.rushYards|opp_interceptions=against.interceptions|opp_score=against.points",
    { tm: "nick" },
  ),
  // Other leagues.
  one(
    "xfl-players",
    "2023_player_stats.csv",
    "men:passing+rushing+receiving",
    "Season=year|OfficialID=espnid|TeamId=c:5|team_abv=tm|team_name=full|FirstName=first|LastName=last|Participated=g|IsStarting=c:1|Scratch=c:0|PassComp=passing.completions|PassAtt=passing.attempts|PassCompPercent=p:passing.completions/passing.attempts|PassYards=passing.yards|PassTD=passing.touchdowns|PassINT=passing.interceptions|PassYardsLong=passing.long|Sacked=passing.sacks|SackedYards=passing.sackYards|RushAtt=rushing.attempts|RushYards=rushing.yards|RushYardsAvg=r:rushing.yards/rushing.attempts|RushTD=rushing.touchdowns|RushYardsLong=rushing.long|RecThrownAt=receiving.targets|Recs=receiving.receptions|RecYards=receiving.yards|RecTD=receiving.touchdowns|Fumbles=c:0|FumblesLost=c:0",
    { league: "xfl", tm: "nv", year: 2023, zero: "0" },
  ),
  one(
    "usfl-players",
    "2022_usfl_season_stats.csv",
    "men:passing+rushing+receiving",
    "season=year|team=tm|team_nickname=nick|player_id=espnid|player_name=player|G=g|COMP=passing.completions|ATT=passing.attempts|COMP%=p:passing.completions/passing.attempts|PASS_YDS=passing.yards|PASS_TD=passing.touchdowns|PASS_INT=passing.interceptions|RUSH=rushing.attempts|RUSH_YDS=rushing.yards|RUSH_TD=rushing.touchdowns|RUSH_AVG=r:rushing.yards/rushing.attempts|REC_TARGETS=receiving.targets|REC=receiving.receptions|REC_YDS=receiving.yards|REC_AVG=r:receiving.yards/receiving.receptions|REC_TD=receiving.touchdowns|FUMBLES=c:0|FUMBLES_LOST=c:0|SACKS=c:0|INT=c:0|PD=c:0",
    { league: "usfl", tm: "nv", year: 2022, zero: "0" },
  ),
  one(
    "usfl-standings",
    "standings.csv",
    "teams",
    "season=year|division=c:North|team_rank=#|team_nickname=nick|team_name=full|overall_record_txt=record|overall_W=wins|overall_L=losses|overall_T=ties|overall_points_scored=own.points|overall_points_allowed=against.points|overall_point_diff=pd",
    { league: "usfl", year: 2022 },
  ),
  one(
    "usfl-schedule",
    "schedule.csv",
    "games",
    "game_id=gameid|season=year|week=week|event_status=c:FINAL|game_start=date|venue_name=c:A Field|away_team_abv=away|away_team_score=awayPoints|home_team_abv=home|home_team_score=homePoints|event_title=c:x",
    { league: "usfl", tm: "nv", year: 2022 },
  ),
  one(
    "cfl-passing",
    "cfl passing.csv",
    "men:passing",
    "Player=player|Team=tm|GP=g|Comp=passing.completions|Att=passing.attempts|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions",
    { league: "cfl", tm: "nv", year: 2019 },
  ),
  one(
    "cfb-passing",
    "cfb passing.csv",
    "men:passing",
    "Season=year|ranker=#|name_display=player|player_id=pfrid|team_name_abbr=tm|conf_abbr=c:Big One|games=g|pass_cmp=passing.completions|pass_att=passing.attempts|pass_cmp_pct=p:passing.completions/passing.attempts|pass_yds=passing.yards|pass_td=passing.touchdowns|pass_td_pct=x:passing.tdp|pass_int=passing.interceptions|pass_int_pct=x:passing.intp|pass_yds_per_att=x:passing.ya|pass_adj_yds_per_att=x:passing.aya|pass_yds_per_cmp=x:passing.yc|pass_yds_per_g=x:passing.yg|pass_rating=x:passing.ratecfb|awards=c:",
    { league: "college", tm: "full" },
  ),
  one(
    "cfb-rushing",
    "cfb rushing.csv",
    "men:rushing+receiving",
    "Season=year|ranker=#|name_display=player|player_id=pfrid|team_name_abbr=tm|conf_abbr=c:Big One|games=g|rush_att=rushing.attempts|rush_yds=rushing.yards|rush_yds_per_att=r:rushing.yards/rushing.attempts|rush_td=rushing.touchdowns|rush_yds_per_g=r:rushing.yards/g|rec=receiving.receptions|rec_yds=receiving.yards|rec_yds_per_rec=r:receiving.yards/receiving.receptions|rec_td=receiving.touchdowns|rec_yds_per_g=r:receiving.yards/g|scrim_att=s:rushing.attempts+receiving.receptions|yds_from_scrimmage=s:rushing.yards+receiving.yards|scrim_yds_per_att=c:|scrim_td=s:rushing.touchdowns+receiving.touchdowns|awards=c:",
    { league: "college", tm: "full", zero: "0" },
  ),
  // Rushes of college quarterbacks include sacks: they are subtracted, with a warning.
  one(
    "cfb-passing-site",
    "passing leaders.csv",
    "men:passing+rushing:QB",
    "Rk=#|Player=player*|School=tm|Conf=c:Big One|G=g|Cmp=passing.completions|Att=passing.attempts|Pct=p:passing.completions/passing.attempts|Yds=passing.yards|Y/A=x:passing.ya|AY/A=x:passing.aya|TD=passing.touchdowns|Int=passing.interceptions|Rate=x:passing.rate|Att=rushing.attempts|Yds=rushing.yards|Avg=r:rushing.yards/rushing.attempts|TD=rushing.touchdowns",
    { league: "college", tm: "full", groups: G(["", 5], ["Passing", 9], ["Rushing", 4]), must: "told" },
  ),
  one(
    "cfbfastr-team",
    "team_stats.csv",
    "teams",
    "season=year|team=tm|conference=c:Big One|games=g|time_of_poss_total=c:10800|pass_comps=own.completions|pass_atts=own.passAttempts|net_pass_yds=own.netPassYards|pass_TDs=own.passTouchdowns|interceptions=own.interceptions|rush_atts=own.rushAttempts|rush_yds=own.rushYards|rush_TDs=own.rushTouchdowns|total_yds=own.total|fumbles_lost=own.fumblesLost|turnovers=own.turnovers|first_downs=own.firstDowns|third_downs=own.thirdDownAttempts|third_down_convs=own.thirdDownConversions|fourth_down_convs=own.fourthDownConversions|fourth_downs=own.fourthDownAttempts|penalties=own.penalties|penalty_yds=own.penaltyYards|kick_returns=own.kickReturns|kick_return_yds=own.kickReturnYards|punt_returns=own.puntReturns|punt_return_yds=own.puntReturnYards|passes_intercepted=own.interceptionsMade|passes_intercepted_yds=own.interceptionYards",
    { league: "college", tm: "full" },
  ),
  // Typed by hand, our own, various formats.
  one(
    "hand-passing",
    "Quarterbacks.csv",
    "men:passing",
    "Name=player|Team=tm|Comp=passing.completions|Attempts=passing.attempts|Pass Yards=passing.yards|TDs=passing.touchdowns|INTs=passing.interceptions|Times Sacked=passing.sacks",
    { league: "own", title: "My league, week 1 to 6" },
  ),
  one(
    "hand-first-last",
    "Running backs.csv",
    "men:rushing",
    "First Name=first|Last Name=last|Team=tm|Carries=rushing.attempts|Rush Yards=rushing.yards|Rush TD=rushing.touchdowns",
    { league: "own" },
  ),
  one(
    "hand-semicolon",
    "Teams.csv",
    "teams",
    "Team=tm|Games=g|Points=own.points|Pass Attempts=own.passAttempts|Completions=own.completions|Pass Yards=own.passYards|Interceptions=own.interceptions|Rush Attempts=own.rushAttempts|Rush Yards=own.rushYards|Avg=r:own.rushYards/own.rushAttempts|Penalties=own.penalties",
    { league: "own", delimiter: ";", european: true },
  ),
  one(
    "hand-hash-head",
    "receivers.csv",
    "men:receiving",
    "#=#|Player=player|Team=tm|Targets=receiving.targets|Catches=receiving.receptions|Yards=receiving.yards|TD=receiving.touchdowns",
    { league: "own" },
  ),
  one(
    "hand-schedule",
    "results.csv",
    "games",
    "Week=week|Visitor=away|Visitor Score=awayPoints|Home=home|Home Score=homePoints",
    { league: "own" },
  ),
  one(
    "hand-kick-returns",
    "returners.csv",
    "men:returns",
    "Player=player|Team=tm|Kick Returns=returns.kickReturns|Yds=returns.kickReturnYards|Punt Returns=returns.puntReturns|Yds=returns.puntReturnYards",
    { league: "own" },
  ),
  one(
    "own-team-template",
    "team.csv",
    "sides",
    "team=tm|side=side|games=g|points=own.points|passAttempts=own.passAttempts|completions=own.completions|passYards=own.passYards|passTouchdowns=own.passTouchdowns|interceptions=own.interceptions|sacks=own.sacks|sackYards=own.sackYards|rushAttempts=own.rushAttempts|rushYards=own.rushYards|rushTouchdowns=own.rushTouchdowns|fumblesLost=own.fumblesLost|penalties=own.penalties|penaltyYards=own.penaltyYards",
    { league: "own", comments: true },
  ),
  one(
    "own-defense-template",
    "defense.csv",
    "men:defense",
    "player=player|team=tm|position=pos|games=g|tackles=defense.tackles|assists=defense.assists|tacklesForLoss=defense.tacklesForLoss|sacks=defense.sacks|interceptions=defense.interceptions|interceptionYards=defense.interceptionYards|passesDefended=defense.passesDefended|fumblesForced=defense.fumblesForced|fumblesRecovered=defense.fumblesRecovered",
    { league: "own", comments: true },
  ),
  one(
    "own-both-sides",
    "statistics.csv",
    "teams",
    "team=tm|games=g|off_points=own.points|off_rushYards=own.rushYards|off_rushAttempts=own.rushAttempts|off_passYards=own.passYards|off_passAttempts=own.passAttempts|def_points=against.points|def_rushYards=against.rushYards|def_rushAttempts=against.rushAttempts|def_passYards=against.passYards|def_passAttempts=against.passAttempts",
    { league: "own" },
  ),
  one("book-passing-xlsx", "season.xlsx", "men:passing", PFR_PASS.replace("Yds.1", "Yds"), {
    tm: "pfr",
    format: "xlsx",
    sheet: "Passing",
  }),
  one("book-offense-xlsx", "teams.xlsx", "teams", teamTable("own", "PF"), {
    tm: "full",
    format: "xlsx",
    sheet: "Team Offense",
    groups: OFFENSE_GROUPS,
    averages: true,
  }),
  one("book-rushing-ods", "season.ods", "men:rushing", PFR_RUSH, { tm: "pfr", format: "ods", sheet: "Rushing" }),
  one("zip-receiving", "season.zip", "men:receiving", PFR_REC, { tm: "pfr", format: "zip", inner: "receiving.csv" }),
  // Several tables in one folder, of several sources.
  many("folder-five-sources", [
    ["passing.csv", "men:passing", PFR_PASS, { tm: "pfr", only: ["GB", "KC", "SF", "NE"] }],
    [
      "rushing.csv",
      "men:rushing",
      PFR_RUSH,
      {
        tm: "pfr",
        only: ["GB", "KC", "SF", "NE"],
        groups: [...level(0, 4), "Games", "Games", ...Array(7).fill("Rushing"), "Unnamed: 14_level_0"],
      },
    ],
    ["receiving.csv", "men:receiving", PFR_REC, { tm: "pfr", only: ["GB", "KC", "SF", "NE"], index: true }],
    [
      "kicking.csv",
      "men:kicking",
      PFR_KICK,
      { tm: "pfr", only: ["GB", "KC", "SF", "NE"], groups: [...level(0, 4), "Games", "Games", ...G(...KICK_GROUPS)] },
    ],
    [
      "espn defense.csv",
      "men:defense",
      "RK=#|Name=player|Team=tm|POS=pos|GP=g|SOLO=defense.tackles|AST=defense.assists|TOT=defense.combined|SACK=defense.sacks|YDS=c:31|TFL=defense.tacklesForLoss|PD=defense.passesDefended|INT=defense.interceptions|YDS=defense.interceptionYards|LNG=c:22|TD=c:0|FF=defense.fumblesForced|FR=defense.fumblesRecovered|FTD=c:0",
      { tm: "nv", only: ["GB", "KC", "SF", "NE"] },
    ],
    [
      "yahoo 2022.P.txt",
      "men:punting",
      "Name=player|Team=tm|G=g|Punt=punting.punts|Yds=punting.yards|Avg=r:punting.yards/punting.punts|Long=punting.long|In20=punting.inside20|In10=c:1|FC=c:4|TB=punting.touchbacks|Blk=c:0",
      { tm: "full", only: ["GB", "KC", "SF", "NE"], delimiter: "\t" },
    ],
    ["returns.csv", "men:returns", PFR_RET, { tm: "pfr", only: ["GB", "KC", "SF", "NE"], groups: RET_GROUPS }],
    ["team offense.csv", "teams", teamTable("own", "PF"), { tm: "full", groups: OFFENSE_GROUPS, averages: true }],
    ["team defense.csv", "teams", teamTable("against", "PA"), { tm: "full", groups: OFFENSE_GROUPS, averages: true }],
    ["standings.csv", "teams", STANDINGS, { tm: "full", divisions: true }],
    [
      "team passing offense.txt",
      "teams",
      "Team=tm|Att=own.passAttempts|Cmp=own.completions|Cmp %=p:own.completions/own.passAttempts|Yds/Att=x:own.ya|Pass Yds=own.passYards|TD=own.passTouchdowns|INT=own.interceptions|Rate=x:own.rate|1st=c:70|1st%=c:|20+=c:20|40+=c:4|Lng=c:75T|Sck=own.sacks|SckY=own.sackYards",
      { tm: "twice", delimiter: "\t" },
    ],
    ["games.csv", "games", NV_GAMES, { tm: "nv" }],
  ]),
  many(
    "folder-moved-clubs",
    [
      ["teams.csv", "teams", "Team=tm|G=g|PF=own.points|PA=against.points|W=wins|L=losses|T=ties", { tm: "full" }],
      ["games.csv", "games", NV_GAMES, { tm: "nv" }],
      [
        "player_stats.csv",
        "week:passing+rushing+receiving",
        NV_V2,
        { tm: "today", zero: "0", only: ["OAK", "SD", "STL", "DEN"] },
      ],
      ["defense.csv", "men:defense", PFR_DEF, { tm: "pfr", groups: DEF_GROUPS, only: ["OAK", "SD", "STL", "DEN"] }],
    ],
    { league: "moved", year: 2015 },
  ),
  many("folder-nicknames", [
    ["standings.csv", "teams", "Team=tm|W=wins|L=losses|T=ties|PF=own.points|PA=against.points", { tm: "nick" }],
    ["passing.csv", "men:passing", PFR_PASS, { tm: "pfr", only: ["GB", "KC", "SF", "NE"] }],
    [
      "results.csv",
      "games",
      "Week=week|Visitor=away|Visitor Score=awayPoints|Home=home|Home Score=homePoints",
      { tm: "city" },
    ],
  ]),
  many("folder-weeks-without-kinds", [
    [
      "weekly.csv",
      "week:passing+rushing+receiving",
      NV_V2.replace("|season_type=c:REG", "|team_wins=c:0"),
      { tm: "nv", zero: "0", only: ["GB", "KC", "SF", "NE"], postseason: true },
    ],
    ["games.csv", "games", NV_GAMES, { tm: "nv", postseason: true }],
  ]),
  many(
    "folder-afl-1965",
    [
      [
        "standings.csv",
        "teams",
        "Tm=tm*|W=wins|L=losses|T=ties|W-L%=wpct|PF=own.points|PA=against.points|PD=pd",
        { tm: "full" },
      ],
      [
        "passing.csv",
        "men:passing",
        "Rk=#|Player=player*|Tm=tm|Age=c:27|Pos=pos|G=g|GS=|QBrec=|Cmp=passing.completions|Att=passing.attempts|Cmp%=p:passing.completions/passing.attempts|Yds=passing.yards|TD=passing.touchdowns|TD%=x:passing.tdp|Int=passing.interceptions|Int%=x:passing.intp|Lng=passing.long|Y/A=x:passing.ya|Rate=x:passing.rate",
        { tm: "pfr", only: ["BUF", "SD", "BOS", "KC"] },
      ],
      [
        "rushing.csv",
        "men:rushing",
        "Rk=#|Player=player*|Tm=tm|Age=c:25|Pos=pos|G=g|GS=|Att=rushing.attempts|Yds=rushing.yards|TD=rushing.touchdowns|Lng=rushing.long|Y/A=r:rushing.yards/rushing.attempts|Y/G=r:rushing.yards/g",
        { tm: "pfr", only: ["BUF", "SD", "BOS", "KC"] },
      ],
    ],
    { league: "afl", year: 1965, noSacks: true },
  ),
  many("folder-two-seasons", [
    ["passing.csv", "men:passing", `${PFR_PASS}|Year=year`, { tm: "pfr", yearBefore: true }],
    [
      "team_rushing.csv",
      "teams",
      "Tm=tm|G=g|Att=own.rushAttempts|Yds=own.rushYards|TD=own.rushTouchdowns|Lng=c:55|Fmb=own.fumbles|Year=year",
      { tm: "full", yearBefore: true },
    ],
  ]),
  // Tables that look like a season's but are not, next to one that is.
  many("decoy-red-zone", [
    ["receiving.csv", "men:receiving", PFR_REC, { tm: "pfr" }],
    [
      "redzone.csv",
      "men:receiving",
      "Player=player|Tm=tm|Tgt=c:9|Rec=c:6|Ctch%=c:66.7%|Yds=c:61|TD=c:3|%Tgt=c:21.0%|Tgt=c:5|Rec=c:3|Ctch%=c:60.0%|Yds=c:21|TD=c:2|%Tgt=c:25.0%|Link=c:x",
      {
        tm: "pfr",
        decoy: true,
        groups: [
          "Unnamed: 0_level_0",
          "Unnamed: 1_level_0",
          ...G(["Inside 20", 6], ["Inside 10", 6]),
          "Unnamed: 14_level_0",
        ],
      },
    ],
  ]),
  many("decoy-tracking", [
    ["passing.csv", "men:passing", PFR_PASS, { tm: "pfr" }],
    [
      "ngs_passing.csv",
      "men:passing",
      "=#|season=year|season_type=c:REG|week=c:0|player_display_name=player|player_position=pos|team_abbr=tm|avg_time_to_throw=c:2.71|avg_completed_air_yards=c:5.9|aggressiveness=c:15.0|attempts=c:31|pass_yards=c:251|pass_touchdowns=c:2|interceptions=c:1|passer_rating=c:91.0|completions=c:21|completion_percentage=c:67.7|player_gsis_id=gsis|player_first_name=first|player_last_name=last",
      { tm: "nv", decoy: true },
    ],
  ]),
  many("decoy-draft", [
    ["passing.csv", "men:passing", PFR_PASS, { tm: "pfr" }],
    [
      "draft_picks.csv",
      "men:passing",
      "season=year|round=c:1|pick=#|team=tm|gsis_id=gsis|pfr_player_id=pfrid|pfr_player_name=player|hof=c:FALSE|position=pos|category=pos|side=c:O|college=c:State|age=c:22|to=c:2030|allpro=c:1|probowls=c:3|seasons_started=c:6|games=c:90|pass_completions=c:2001|pass_attempts=c:3100|pass_yards=c:24000|pass_tds=c:150|pass_ints=c:60|rush_atts=c:200|rush_yards=c:900|rush_tds=c:9|receptions=c:0|rec_yards=c:0|rec_tds=c:0",
      { tm: "nv", decoy: true },
    ],
  ]),
  many("decoy-team-air-yards", [
    ["offense.csv", "teams", teamTable("own", "PF"), { tm: "full", groups: OFFENSE_GROUPS }],
    [
      "air yards.csv",
      "teams",
      "Tm=tm|G=g|Cmp=c:300|Att=c:501|Yds=c:3300|IAY=c:3900|IAY/PA=c:7.8|CAY=c:1800|CAY/Cmp=c:6.0|CAY/PA=c:3.6|YAC=c:1500|YAC/Cmp=c:5.0",
      { tm: "full", decoy: true, groups: ["Unnamed: 0_level_0", "Unnamed: 1_level_0", ...Array(10).fill("Passing")] },
    ],
  ]),
  many("decoy-drives", [
    ["offense.csv", "teams", teamTable("own", "PF"), { tm: "full", groups: OFFENSE_GROUPS }],
    [
      "team drives.csv",
      "teams",
      "Rk=#|Tm=tm|G=g|#Dr=c:62|Plays=c:370|Sc%=c:38.0|TO%=c:11.0|Plays=c:6.0|Yds=c:31.9|Start=c:Own 28.1|Time=c:2:43|Pts=c:2.01",
      { tm: "full", decoy: true },
    ],
  ]),
  many("decoy-snaps", [
    ["defense.csv", "men:defense", PFR_DEF, { tm: "pfr", groups: DEF_GROUPS }],
    [
      "snap_counts.csv",
      "men:defense",
      "game_id=c:2022_01|pfr_game_id=c:x|season=year|game_type=c:REG|week=c:1|player=player|pfr_player_id=pfrid|position=pos|team=tm|opponent=c:NO|offense_snaps=c:0|offense_pct=c:0|defense_snaps=c:61|defense_pct=c:1|st_snaps=c:3|st_pct=c:0.1",
      { tm: "nv", decoy: true },
    ],
  ]),
  // More single tables.
  // The team follows the name.
  one(
    "fantasypros-name-and-club",
    "FantasyPros_QB.csv",
    "men:passing+rushing:QB",
    "Rank=#|Player=player(tm)|CMP=passing.completions|ATT=passing.attempts|PCT=p:passing.completions/passing.attempts|YDS=passing.yards|Y/A=x:passing.ya|TD=passing.touchdowns|INT=passing.interceptions|SACKS=passing.sacks|ATT=rushing.attempts|YDS=rushing.yards|TD=rushing.touchdowns|FL=c:1|G=g|FPTS=c:102|FPTS/G=c:17.0|ROST=c:99%",
    { tm: "nv", quoted: true, must: "refused" },
  ),
  // The team is joined to the name without a space.
  one(
    "espn-name-and-club",
    "espn passing.txt",
    "men:passing",
    "RK=#|Name=playertm|POS=pos|GP=g|CMP=passing.completions|ATT=passing.attempts|CMP%=p:passing.completions/passing.attempts|YDS=passing.yards|AVG=x:passing.ya|YDS/G=x:passing.yg|LNG=passing.long|TD=passing.touchdowns|INT=passing.interceptions|SACK=passing.sacks|SYL=passing.sackYards|QBR=c:|RTG=x:passing.rate",
    { tm: "nv", delimiter: "\t", thousands: true, must: "refused" },
  ),
  one(
    "yahoo-receivers",
    "2012.WR.txt",
    "men:receiving+returns:WR",
    "Name=player|Team=tm|G=g|Rec=receiving.receptions|Tgt=receiving.targets|Yds=receiving.yards|Y/G=r:receiving.yards/g|Avg=r:receiving.yards/receiving.receptions|Lng=receiving.long|YAC=c:|1stD=c:22|TD=receiving.touchdowns|KR=returns.kickReturns|KRYds=returns.kickReturnYards|Avg=r:returns.kickReturnYards/returns.kickReturns|Long=c:33|KRTD=c:0|PR=returns.puntReturns|PRYds=returns.puntReturnYards|Avg=r:returns.puntReturnYards/returns.puntReturns|Long=c:22|PRTD=c:0|Fum=c:1|FumL=c:1",
    { tm: "full", delimiter: "\t", year: 2012, nothing: "N/A" },
  ),
  one(
    "yahoo-kickers",
    "2012.K.txt",
    "men:kicking",
    "Name=player|Team=tm|G=g|0-19=kicking.made0-tried0|20-29=kicking.made20-tried20|30-39=kicking.made30-tried30|40-49=kicking.made40-tried40|50+=kicking.made50-tried50|FGM=kicking.fieldGoals|FGA=kicking.fieldGoalAttempts|Pct=p:kicking.fieldGoals/kicking.fieldGoalAttempts|Lng=c:52|XPM=kicking.extraPoints|XPA=kicking.extraPointAttempts|Pct=p:kicking.extraPoints/kicking.extraPointAttempts|Pts=c:",
    { tm: "full", delimiter: "\t", year: 2012 },
  ),
  one(
    "cfb-kicking",
    "cfb kicking.csv",
    "men:kicking",
    "Season=year|ranker=#|name_display=player|player_id=pfrid|team_name_abbr=tm|conf_abbr=c:Big One|games=g|xpm=kicking.extraPoints|xpa=kicking.extraPointAttempts|xp_pct=p:kicking.extraPoints/kicking.extraPointAttempts|fgm=kicking.fieldGoals|fga=kicking.fieldGoalAttempts|fg_pct=p:kicking.fieldGoals/kicking.fieldGoalAttempts|kick_points=c:|awards=c:",
    { league: "college", tm: "full" },
  ),
  one(
    "pfr-scoring-kickers",
    "scoring.csv",
    "men:kicking",
    "Rk=#|Player=player|Tm=tm|Age=c:31|Pos=pos|G=g|GS=c:0|RshTD=c:|RecTD=c:|PR TD=c:|KR TD=c:|FblTD=c:|IntTD=c:|OthTD=c:|AllTD=c:|2PM=c:|D2P=c:|XPM=kicking.extraPoints|XPA=kicking.extraPointAttempts|FGM=kicking.fieldGoals|FGA=kicking.fieldGoalAttempts|Sfty=c:|Pts=c:|Pts/G=c:",
    { tm: "pfr" },
  ),
  // A team's passing yards may be gross or net of sacks.
  one(
    "hand-both-points",
    "league.csv",
    "teams",
    "Club=tm|GP=g|W=wins|L=losses|T=ties|PF=own.points|PA=against.points|Rush Yds=own.rushYards|Pass Yds=own.passYards",
    { league: "own", delimiter: "\t", must: "told" },
  ),
  one(
    "hand-title-and-totals",
    "runners.csv",
    "men:rushing",
    "Player=player|Team=tm|Att=rushing.attempts|Yards=rushing.yards|Avg=r:rushing.yards/rushing.attempts|TD=rushing.touchdowns",
    { league: "own", title: "Rushing leaders, all games", league_average: true },
  ),
  ...MORE_CASES,
];
