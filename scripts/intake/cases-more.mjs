// More of the corpus: tables that broke the reader, from sites, programs and people.
import { many, one, G } from "./case.mjs";

const ESPN_PASS =
  "CMP=passing.completions|ATT=passing.attempts|CMP%=p:passing.completions/passing.attempts|YDS=passing.yards|AVG=x:passing.ya|YDS/G=x:passing.yg|LNG=passing.long|TD=passing.touchdowns|INT=passing.interceptions|SACK=passing.sacks|SYL=passing.sackYards|QBR=c:|RTG=x:passing.rate";
const CFBD_TEAM =
  "games=g|passAttempts=own.passAttempts|passCompletions=own.completions|netPassingYards=own.netPassYards|passingTDs=own.passTouchdowns|interceptions=own.interceptions|rushingAttempts=own.rushAttempts|rushingYards=own.rushYards|rushingTDs=own.rushTouchdowns|totalYards=own.total|turnovers=own.turnovers|fumblesLost=own.fumblesLost|firstDowns=own.firstDowns|thirdDowns=own.thirdDownAttempts|thirdDownConversions=own.thirdDownConversions|fourthDowns=own.fourthDownAttempts|fourthDownConversions=own.fourthDownConversions|penalties=own.penalties|penaltyYards=own.penaltyYards|possessionTime=c:21000|kickReturns=own.kickReturns|kickReturnYards=own.kickReturnYards|puntReturns=own.puntReturns|puntReturnYards=own.puntReturnYards|sacks=own.sacksMade|passesIntercepted=own.interceptionsMade|interceptionYards=own.interceptionYards|interceptionTDs=c:0|tacklesForLoss=c:30|fumblesRecovered=own.fumblesRecovered";
const CFBD_BOTH = `${CFBD_TEAM}|passAttemptsOpponent=against.passAttempts|passCompletionsOpponent=against.completions|netPassingYardsOpponent=against.netPassYards|passingTDsOpponent=against.passTouchdowns|interceptionsOpponent=against.interceptions|rushingAttemptsOpponent=against.rushAttempts|rushingYardsOpponent=against.rushYards|firstDownsOpponent=against.firstDowns|penaltiesOpponent=against.penalties|penaltyYardsOpponent=against.penaltyYards`;
const CFBD_PLAYER =
  "passing.ATT=passing.attempts|passing.COMPLETIONS=passing.completions|passing.YDS=passing.yards|passing.TD=passing.touchdowns|passing.INT=passing.interceptions|passing.PCT=c:0.61|passing.YPA=c:7.1|rushing.CAR=rushing.attempts|rushing.YDS=rushing.yards|rushing.TD=rushing.touchdowns|rushing.LONG=rushing.long|rushing.YPC=c:4.1|receiving.REC=receiving.receptions|receiving.YDS=receiving.yards|receiving.TD=receiving.touchdowns|receiving.LONG=receiving.long|receiving.YPR=c:11";
const JOINED =
  "passing_COMP=passing.completions|passing_ATT=passing.attempts|passing_COMP%=p:passing.completions/passing.attempts|passing_YDS=passing.yards|passing_TD=passing.touchdowns|passing_INT=passing.interceptions|passing_LONG=passing.long|passing_Y/A=x:passing.ya|passing_AY/A=x:passing.aya|passing_NFL_QBR=x:passing.rate|rushing_ATT=rushing.attempts|rushing_YDS=rushing.yards|rushing_AVG=r:rushing.yards/rushing.attempts|rushing_TD=rushing.touchdowns|rushing_LONG=rushing.long|receiving_TGT=receiving.targets|receiving_REC=receiving.receptions|receiving_AVG=r:receiving.yards/receiving.receptions|receiving_YDS=receiving.yards|receiving_TD=receiving.touchdowns|receiving_LONG=receiving.long|defense_SOLO=defense.tackles|defense_SACKS=defense.sacks|defense_TFL=defense.tacklesForLoss|defense_INT=defense.interceptions|defense_FF=defense.fumblesForced|defense_FR=defense.fumblesRecovered|kicking_FGM=kicking.fieldGoals|kicking_FGA=kicking.fieldGoalAttempts|kicking_FG%=c:|kicking_FG_LONG=c:51";
const HAND_PASS =
  "Player=player|Team=tm|Att=passing.attempts|Comp=passing.completions|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions";
const HAND_RUSH = "Player=player|Team=tm|Att=rushing.attempts|Yds=rushing.yards|TD=rushing.touchdowns";
const HAND_CATCH = "Player=player|Team=tm|Rec=receiving.receptions|Yds=receiving.yards|TD=receiving.touchdowns";
const LOG =
  "Week=week|Day=c:Sun|Date=date|=c:boxscore|=result|OT=c:|Rec=c:1-0|=at|Opp=opp|Tm=ownPoints|Opp=oppPoints|1stD=own.firstDowns|TotYd=own.total|PassY=own.netPassYards|RushY=own.rushYards|TO=own.turnovers|1stD=against.firstDowns|TotYd=against.total|PassY=against.netPassYards|RushY=against.rushYards|TO=against.turnovers";

export const MORE_CASES = [
  // ESPN's pages put names and numbers in two tables side by side.
  one("espn-page-two-tables", "espn.html", "men:passing", `RK=#|Name=playertm|POS=pos|GP=g|${ESPN_PASS}`, {
    tm: "nv",
    format: "html",
    cutAt: 2,
  }),
  one("espn-page-team-column", "espn page.html", "men:passing", `RK=#|Name=player|Team=tm|POS=pos|GP=g|${ESPN_PASS}`, {
    tm: "nv",
    format: "html",
    cutAt: 3,
    thousands: true,
  }),
  one(
    "espn-team-passing-new",
    "team passing.csv",
    "teams",
    "Team=tm|GP=g|CMP=own.completions|ATT=own.passAttempts|CMP%=p:own.completions/own.passAttempts|YDS=own.passYards|AVG=x:own.ya|YDS/G=c:201.1|LNG=c:66|TD=own.passTouchdowns|INT=own.interceptions|SACK=own.sacks|SYL=own.sackYards|RTG=x:own.rate",
    { tm: "full" },
  ),
  one(
    "espn-team-rushing-new",
    "team rushing.csv",
    "teams",
    "Team=tm|GP=g|ATT=own.rushAttempts|YDS=own.rushYards|AVG=r:own.rushYards/own.rushAttempts|YDS/G=r:own.rushYards/g|LNG=c:44|TD=own.rushTouchdowns|FUM=c:9|LST=c:4|FD=c:90",
    { tm: "full" },
  ),
  // NFL.com before 2020.
  one(
    "nflcom-old-passing",
    "passing.csv",
    "men:passing",
    "Rk=#|Player=player|Team=tm|Pos=pos|Comp=passing.completions|Att=passing.attempts|Pct=p:passing.completions/passing.attempts|Att/G=x:passing.ag|Yds=passing.yards|Avg=x:passing.ya|Yds/G=x:passing.yg|TD=passing.touchdowns|Int=passing.interceptions|1st=c:71|1st%=c:35.1|Lng=passing.longT|20+=c:20|40+=c:3|Sck=passing.sacks|Rate=x:passing.rate",
    { tm: "nv", thousands: true },
  ),
  one(
    "nflcom-old-rushing",
    "rushing.csv",
    "men:rushing",
    "Player=player|Team=tm|Pos=pos|Att/G=r:rushing.attempts/g|Att=rushing.attempts|Yds=rushing.yards|Avg=r:rushing.yards/rushing.attempts|Yds/G=r:rushing.yards/g|TD=rushing.touchdowns|Lng=rushing.longT|1st=c:31|1st%=c:22.1|20+=c:4|40+=c:1|FUM=rushing.fumbles",
    { tm: "nv" },
  ),
  one(
    "nflcom-old-receiving",
    "receiving.csv",
    "men:receiving",
    "Rk=#|Player=player|Team=tm|Pos=pos|Rec=receiving.receptions|Yds=receiving.yards|Avg=r:receiving.yards/receiving.receptions|Yds/G=r:receiving.yards/g|Lng=receiving.long|TD=receiving.touchdowns|20+=c:6|40+=c:1|1st=c:20|1st%=c:60.1|FUM=c:0",
    { tm: "nv" },
  ),
  one(
    "nflcom-old-defense",
    "defense.csv",
    "men:defense",
    "Rk=#|Player=player|Team=tm|Pos=pos|Comb=defense.combined|Total=defense.tackles|Ast=defense.assists|Sck=defense.sacks|SFTY=c:--|PDef=defense.passesDefended|Int=defense.interceptions|TDs=c:0|Yds=defense.interceptionYards|Lng=c:22|FF=defense.fumblesForced|Rec=defense.fumblesRecovered|TD=c:0",
    { tm: "nv" },
  ),
  one(
    "nflcom-old-team-offense",
    "team offense.csv",
    "teams",
    "Rk=#|Team=tm|G=g|Pts/G=r:own.points/g|TotPts=own.points|Scrm Plys=own.plays|Yds/G=r:own.total/g|Yds/P=r:own.total/own.plays|1st/G=r:own.firstDowns/g|3rd Md=own.thirdDownConversions|3rd Att=own.thirdDownAttempts|3rd Pct=c:40|4th Md=own.fourthDownConversions|4th Att=own.fourthDownAttempts|4th Pct=c:50|Pen=own.penalties|Pen Yds=own.penaltyYards|ToP/G=c:30:11|FUM=own.fumbles|Lost=own.fumblesLost|TO=c:2",
    { tm: "full" },
  ),
  one(
    "nflcom-players-no-team",
    "passing.txt",
    "men:passing",
    "Player=player|Pass Yds=passing.yards|Yds/Att=x:passing.ya|Att=passing.attempts|Cmp=passing.completions|Cmp %=p:passing.completions/passing.attempts|TD=passing.touchdowns|INT=passing.interceptions|Rate=x:passing.rate|1st=c:70|1st%=c:|20+=c:20|40+=c:4|Lng=passing.longT|Sck=passing.sacks|SckY=passing.sackYards",
    { tm: "nv", delimiter: "\t", must: "refused" },
  ),
  many("nflcom-players-and-roster", [
    [
      "passing.txt",
      "men:passing",
      "Player=player|Pass Yds=passing.yards|Yds/Att=x:passing.ya|Att=passing.attempts|Cmp=passing.completions|Cmp %=p:passing.completions/passing.attempts|TD=passing.touchdowns|INT=passing.interceptions|Rate=x:passing.rate|1st=c:70|1st%=c:|20+=c:20|40+=c:4|Lng=passing.longT|Sck=passing.sacks|SckY=passing.sackYards",
      { delimiter: "\t" },
    ],
    [
      "roster_2022.csv",
      "men:passing+rushing+receiving",
      "season=year|team=tm|position=pos|jersey_number=number|status=c:ACT|full_name=player|height=c:74|weight=c:220|college=c:State",
      { tm: "nv" },
    ],
  ]),
  // StatMuse, The Football Database.
  one(
    "statmuse-passing",
    "statmuse.csv",
    "men:passing",
    "=#|NAME=player|SEASON=year|TM=tm|GP=g|GS=g|COMP=passing.completions|ATT=passing.attempts|PCT=p:passing.completions/passing.attempts|YDS=passing.yards|AVG=x:passing.ya|YPG=x:passing.yg|LNG=passing.long|TD=passing.touchdowns|INT=passing.interceptions|SCK=passing.sacks|SCKYDS=passing.sackYards|RTG=x:passing.rate",
    { tm: "nv", thousands: true },
  ),
  one(
    "fdb-team-passing",
    "team passing.csv",
    "teams",
    "Team=tm|Gms=g|Att=own.passAttempts|Cmp=own.completions|Pct=p:own.completions/own.passAttempts|Yds=own.passYards|YPA=x:own.ya|YPG=x:own.yg|TD=own.passTouchdowns|TD%=x:own.tdp|Int=own.interceptions|Int%=x:own.intp|Lg=c:75t|Sack=own.sacks|Loss=own.sackYards|Rate=x:own.rate",
    { tm: "full", thousands: true },
  ),
  one(
    "fdb-punting",
    "punting.csv",
    "men:punting",
    "Player=player|Team=tm|Gms=g|Punt=punting.punts|Yds=punting.yards|Avg=r:punting.yards/punting.punts|Lg=punting.long|Net=r:punting.net/punting.punts|Blk=c:0|OB=c:2|Dn=c:1|IN20=punting.inside20|TB=punting.touchbacks|FC=c:4|Ret=c:9|RYds=c:80|TD=c:0",
    { tm: "nv", thousands: true },
  ),
  one(
    "fdb-kick-returns",
    "kick returns.csv",
    "men:returns",
    "Player=player|Team=tm|Gms=g|Num=returns.kickReturns|Yds=returns.kickReturnYards|Avg=r:returns.kickReturnYards/returns.kickReturns|FC=c:0|Lg=c:44|TD=c:0",
    { tm: "nv", only: ["GB"] },
  ),
  one(
    "fdb-defense",
    "defense.csv",
    "men:defense",
    "Player=player|Team=tm|Gms=g|Int=defense.interceptions|Yds=defense.interceptionYards|Avg=r:defense.interceptionYards/defense.interceptions|Lg=c:22|TD=c:0|Solo=defense.tackles|Ast=defense.assists|Tot=defense.combined|Sack=defense.sacks|YdsL=c:31",
    { tm: "nv" },
  ),
  one(
    "fdb-kicking",
    "kicking.csv",
    "men:kicking",
    "Player=player|Team=tm|Gms=g|PAT=kicking.extraPoints-extraPointAttempts|FG=kicking.fieldGoals-fieldGoalAttempts|0-19=kicking.made0-tried0|20-29=kicking.made20-tried20|30-39=kicking.made30-tried30|40-49=kicking.made40-tried40|50+=kicking.made50-tried50|Lg=c:51|Pts=c:",
    { tm: "nv", slash: true },
  ),
  one(
    "fdb-scraped",
    "fdb_passing.csv",
    "men:passing",
    "name=player|player_url=c:/players/x|team=tm|pass_attempts=passing.attempts|pass_completions=passing.completions|completion_pct=p:passing.completions/passing.attempts|pass_yards=passing.yards|yards_per_pass_attempt=x:passing.ya|pass_td=passing.touchdowns|pass_td_pct=x:passing.tdp|interceptions=passing.interceptions|int_pct=x:passing.intp|longest_pass=passing.longt|sacked=passing.sacks|sack_yards_lost=passing.sackYards|qb_rating=x:passing.rate",
    { tm: "nv" },
  ),
  // Madden's franchise exports.
  one(
    "madden-passing",
    "MEGA_passing.csv",
    "men:passing",
    "team__abbrName=tm|player__rosterId=espnid|player__fullName=player|player__position=pos|gamesPlayed=g|passTotalAtt=passing.attempts|passTotalComp=passing.completions|passAvgCompPct=p:passing.completions/passing.attempts|passTotalInts=passing.interceptions|passTotalLongest=passing.long|passerAvgRating=x:passing.rate|passTotalSacks=passing.sacks|passTotalTDs=passing.touchdowns|passTotalYds=passing.yards|passAvgYdsPerAtt=x:passing.ya|passAvgYdsPerGame=x:passing.yg",
    { tm: "nv" },
  ),
  one(
    "madden-rushing",
    "MEGA_rushing.csv",
    "men:rushing",
    "team__displayName=tm|player__rosterId=espnid|player__fullName=player|player__position=pos|gamesPlayed=g|rushTotalAtt=rushing.attempts|rushTotalYds=rushing.yards|rushAvgYdsPerAtt=r:rushing.yards/rushing.attempts|rushTotalTDs=rushing.touchdowns|rushTotalFum=rushing.fumbles|rushTotalLongest=rushing.long|rushTotalBrokenTackles=c:4",
    { tm: "nick", only: ["GB", "KC", "SF", "NE"] },
  ),
  one(
    "madden-receiving",
    "MEGA_receiving.csv",
    "men:receiving",
    "team__displayName=tm|player__fullName=player|player__position=pos|gamesPlayed=g|recTotalCatches=receiving.receptions|recTotalYds=receiving.yards|recTotalTDs=receiving.touchdowns|recTotalLongest=receiving.long|recTotalDrops=c:2|recAvgYdsPerCatch=r:receiving.yards/receiving.receptions",
    { tm: "nick", only: ["GB", "KC", "SF", "NE"] },
  ),
  // Groups joined to headings by `_`, as in one author's lists of the CFL, the UFL and college.
  one(
    "cfl-season-joined",
    "2024_player_stats.csv",
    "men:passing+rushing+receiving+defense+kicking",
    `season=year|team_id=c:3|team_abv=tm|team_name=full|season_type=c:Regular Season|competitor_id=espnid|player_full_name=player|games_played=g|${JOINED}|kicking_XP=kicking.extraPoints|kicking_ROUGE=c:1`,
    { league: "cfl", tm: "nv", year: 2024, zero: "0" },
  ),
  one(
    "ufl-season-joined",
    "ufl_2024.csv",
    "men:passing+rushing+receiving+defense+kicking",
    `season=year|league=c:UFL|team_id=c:3|team_abv=tm|team_analytics_id=c:x|team_name=full|team_nickname=nick|player_id=espnid|player_name=player|games_played=g|${JOINED}`,
    { league: "ufl", tm: "nv", year: 2024, zero: "0" },
  ),
  // College Football Data: a row per statistic, and its wide form with opponents.
  one("cfbd-team-long", "stats_season.csv", "teams", CFBD_TEAM, {
    league: "college",
    tm: "full",
    long: ["Season=year|Team=tm|Conference=c:Big One", "StatName", "StatValue"],
    year: 2020,
  }),
  one("cfbd-team-long-opponents", "team stats.csv", "teams", CFBD_BOTH, {
    league: "college",
    tm: "full",
    long: ["season=year|team=tm|conference=c:Big One", "statName", "statValue"],
    year: 2024,
  }),
  one("cfbd-team-wide-opponents", "college.csv", "teams", `season=year|team=tm|conference=c:Big One|${CFBD_BOTH}`, {
    league: "college",
    tm: "full",
    year: 2024,
  }),
  one("cfbd-player-long", "player_stats.csv", "men:passing+rushing+receiving", CFBD_PLAYER, {
    league: "college",
    tm: "full",
    long: [
      "season=year|playerId=espnid|player=player|position=pos|team=tm|conference=c:Big One",
      "category",
      "statType",
      "stat",
    ],
    year: 2023,
  }),
  one(
    "hand-long",
    "long.csv",
    "men:passing",
    "Attempts=passing.attempts|Completions=passing.completions|Yards=passing.yards|TD=passing.touchdowns|Interceptions=passing.interceptions",
    { league: "own", long: ["Player=player|Team=tm", "stat_name", "stat_value"] },
  ),
  // Games of one team: its own totals and its opponents'.
  one("pfr-log-2022", "kan_2022_games.csv", "log:KC", LOG, {
    tm: "full",
    groups: G(["", 9], ["Score", 2], ["Offense", 5], ["Defense", 5]),
  }),
  one(
    "pfr-log-long-form",
    "gamelog.csv",
    "log:GB",
    "Rk=#|Team=tm|Week=week|Date=date|=at|Opp=opp|Result=resultwords|Cmp=own.completions|Att=own.passAttempts|Yds=own.netPassYards|TD=own.passTouchdowns|Int=own.interceptions|Sk=own.sacks|Yds=own.sackYards|Att=own.rushAttempts|Yds=own.rushYards|TD=own.rushTouchdowns",
    { tm: "pfr", groups: G(["", 7], ["Passing", 7], ["Rushing", 3]) },
  ),
  // Sheets by hand.
  one(
    "hand-transposed",
    "team comparison.csv",
    "teams",
    "Games=g|Points=own.points|Pass Attempts=own.passAttempts|Completions=own.completions|Pass Yards=own.passYards|Interceptions=own.interceptions|Rush Attempts=own.rushAttempts|Rush Yards=own.rushYards",
    { league: "own", transposed: true },
  ),
  one("hand-totals-first", "rushers.csv", "men:rushing", HAND_RUSH, { league: "own", totalsFirst: "Total" }),
  one("hand-two-titles", "stats.csv", "men:passing", HAND_PASS, {
    league: "own",
    titles: [["2022 Season", "", "", "", "", "", ""], ["", "", "Passing", "", "", "", ""], []],
  }),
  one(
    "hand-merged-groups",
    "offense.csv",
    "men:passing+rushing",
    "Player=player|Team=tm|G=g|Att=passing.attempts|Cmp=passing.completions|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions|Att=rushing.attempts|Yds=rushing.yards|TD=rushing.touchdowns",
    { league: "own", groups: ["", "", "", "Passing", "", "", "", "", "Rushing", "", ""], zero: "0" },
  ),
  one(
    "hand-offense-defense-groups",
    "teams.csv",
    "teams",
    "Team=tm|G=g|Pts=own.points|Pass Att=own.passAttempts|Pass Yds=own.passYards|Rush Att=own.rushAttempts|Rush Yds=own.rushYards|Pts=against.points|Pass Att=against.passAttempts|Pass Yds=against.passYards|Rush Att=against.rushAttempts|Rush Yds=against.rushYards",
    { league: "own", groups: ["", "", "Offense", "", "", "", "", "Defense", "", "", "", ""], must: "told" },
  ),
  one("hand-last-first", "quarterbacks.csv", "men:passing", HAND_PASS.replace("Player=player", "Player=last,first"), {
    league: "own",
    quoted: true,
  }),
  one("hand-spaces", "runners.txt", "men:rushing", HAND_RUSH, { league: "own", format: "fixed" }),
  one("hand-markdown", "passers.txt", "men:passing", HAND_PASS, { league: "own", format: "md" }),
  many(
    "hand-stacked",
    [
      ["season.csv", "men:passing", HAND_PASS, { title: "PASSING" }],
      ["b.csv", "men:rushing", HAND_RUSH, { title: "RUSHING" }],
      ["c.csv", "men:receiving", HAND_CATCH, { title: "RECEIVING" }],
    ],
    { league: "own", laid: "below" },
  ),
  many(
    "hand-stacked-no-titles",
    [
      ["season.csv", "men:passing", HAND_PASS],
      ["b.csv", "men:rushing", `${HAND_RUSH}|Fumbles=rushing.fumbles`],
      ["c.csv", "men:receiving", HAND_CATCH],
    ],
    { league: "own", laid: "below", blanks: 1 },
  ),
  many(
    "hand-beside",
    [
      ["season.csv", "men:passing", HAND_PASS],
      ["b.csv", "men:rushing", HAND_RUSH],
    ],
    { league: "own", laid: "beside", must: "refused" },
  ),
  one("hand-by-team-sections", "by team.csv", "men:rushing", HAND_RUSH.replace("|Team=tm", "|Pos=pos"), {
    tm: "full",
    sections: true,
  }),
  one(
    "hand-record",
    "table.csv",
    "teams",
    "Team=tm|Record=record|Points For=own.points|Points Against=against.points",
    { league: "own", records: true },
  ),
  one(
    "hand-numbered-teams",
    "standings.csv",
    "teams",
    "#=#|Club=#tm|W=wins|L=losses|T=ties|PF=own.points|PA=against.points",
    { league: "nfl", tm: "nick" },
  ),
  // Schedules.
  one(
    "results-visitors",
    "2022.csv",
    "games",
    "season=year|week=week|kickoff=date|home_team=home|home_score=homePoints|visitors_score=awayPoints|visiting_team=away",
    { tm: "nick" },
  ),
  one(
    "hand-european-dates",
    "games.csv",
    "games",
    "Date=ddmm|Away=away|Home=home|Away Points=awayPoints|Home Points=homePoints",
    { league: "own", delimiter: ";" },
  ),
  one("hand-score-cell", "results.csv", "games", "Week=week|Away=away|Home=home|Score=awayhome", {
    league: "own",
    must: "told",
  }),
  one(
    "hand-away-at-home",
    "scores.csv",
    "games",
    "Week=week|Road Team=away|Road Score=awayPoints|Home Team=home|Home Score=homePoints",
    { league: "own" },
  ),
  // Mixed sources: the same players with different spellings.
  many("folder-two-spellings", [
    [
      "nfl_passing.csv",
      "men:passing",
      "Player=player jr|Team=tm|Att=passing.attempts|Cmp=passing.completions|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions",
      { tm: "nv" },
    ],
    [
      "passing.csv",
      "men:passing",
      "Rk=#|Player=player|Tm=tm|Age=c:27|Pos=pos|G=g|GS=g|Cmp=passing.completions|Att=passing.attempts|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions|Sk=passing.sacks",
      { tm: "pfr" },
    ],
  ]),
  many("folder-initials", [
    [
      "a.csv",
      "men:passing",
      "Player=initial|Team=tm|Att=passing.attempts|Cmp=passing.completions|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions",
      { tm: "nv" },
    ],
    [
      "b.csv",
      "men:passing",
      "Player=player|Team=tm|Att=passing.attempts|Cmp=passing.completions|Yds=passing.yards|TD=passing.touchdowns|Int=passing.interceptions|Sk=passing.sacks",
      { tm: "nv" },
    ],
  ]),
  one(
    "nflverse-regpost",
    "stats_player_regpost_2024.csv",
    "men:passing+rushing+receiving",
    "player_id=gsis|player_display_name=player|position=pos|recent_team=tm|season=year|season_type=c:REG+POST|games=g|completions=passing.completions|attempts=passing.attempts|passing_yards=passing.yards|passing_tds=passing.touchdowns|passing_interceptions=passing.interceptions|carries=rushing.attempts|rushing_yards=rushing.yards|rushing_tds=rushing.touchdowns|receptions=receiving.receptions|targets=receiving.targets|receiving_yards=receiving.yards|receiving_tds=receiving.touchdowns",
    { tm: "nv", year: 2024, must: "told" },
  ),
];
