/** Tables of Pro-Football-Reference and Stathead, old and new layout, with one or two heading rows. */
import { shape, type Shape } from "./shape.js";

const PFR = "Pro-Football-Reference";
/** Identifying columns: `Tm` after the name in older tables, `Team` after the age since 2024. */
const WHO = "Rk|Rank, Player=player, Tm|Team=team, Age, Pos|Position|FantPos=position, [Games] G=games, GS, []";
const DISTANCES =
  "[0-19] FGA=tried0, FGM=made0, [20-29] FGA=tried20, FGM=made20, [30-39] FGA=tried30, FGM=made30, [40-49] FGA=tried40, FGM=made40, [50+] FGA=tried50, FGM=made50";
const SCORED =
  "[Scoring] FGA=fieldGoalAttempts, FGM=fieldGoals, Lng=longFieldGoal, FG%, XPA=extraPointAttempts, XPM=extraPoints, XP%";
const KICKOFFS = "[Kickoffs] KO=kickoffs, KOYds=kickoffYards, TB=kickoffTouchbacks, TB%, KOAvg";
const END = "[] Awards, Player-additional|-9999|PlayerID, Year=season";

/** Rows of teams and of opponents have the same headings, except for PF and PA. */
const teams = (points: string): string =>
  `Rk, Tm|Team=team, G=games, ${points}=points, [Tot Yds & TO] Yds, Ply=plays, Y/P, TO, FL=fumblesLost, 1stD=firstDowns, [Passing] Cmp=completions, Att=passAttempts, Yds=netPassYards, TD=passTouchdowns, Int=interceptions, NY/A, 1stD, [Rushing] Att=rushAttempts, Yds=rushYards, TD=rushTouchdowns, Y/A, 1stD, [Penalties] Pen=penalties, Yds=penaltyYards, 1stPy, [] Sc%, TO%, EXP, Year=season`;

const CLUB = "Rk, Tm|Team=team, G=games";

export const PRO_FOOTBALL_REFERENCE: readonly Shape[] = [
  shape(
    PFR,
    "passing of players",
    "passing",
    `${WHO}, QBrec, [Passing] Cmp=completions, Att=attempts, Cmp%, Yds=yards, TD=touchdowns, TD%, Int=interceptions, Int%, 1D, Succ%, Lng=long, Y/A, AY/A, Y/C, Y/G, Rate, QBR, Sk=sacks, Yds=sackYards, Sk%, NY/A, ANY/A, 4QC, GWD, ${END}`,
    { needs: "Player, Cmp, Att, Yds", not: "Tgt, Rec, Ply, IAY" },
  ),
  shape(
    PFR,
    "passing of players, headings spelled out",
    "passing",
    "Rank|Rk, Player=player, Team|Tm=team, Age, Position|Pos=position, Games=games, Games Started, Quarterback Record, Completions=completions, Attempts=attempts, Completion Percentage, Yards=yards, Touchdowns=touchdowns, Touchdown Percentage, Interceptions=interceptions, Interception Percentage, First Downs Passing, Longest Completion=long, Yards per attempt, Adjusted Yards per Pass Attempt, Yards per Completion, Yards per Game, Rate, QBR, Sacks=sacks, Yards Lost from Sacks=sackYards, Sack Percentage, Net Yards per Pass Attempt, Adjusted Net Yards per pass attempt, 4th Quarter Comebacks, Game Winning Drives",
    { needs: "Player, Games Started, Completion Percentage, Yards Lost from Sacks" },
  ),
  shape(
    PFR,
    "rushing of players",
    "rushing",
    `${WHO}, [Rushing] Att=attempts, Yds=yards, TD=touchdowns, 1D, Succ%, Lng=long, Y/A, Y/G, A/G, [] Fmb=fumbles, ${END}`,
    { needs: "Player, Att, Yds, TD", not: "Cmp, Int, Tgt, Rec, YBC, FGM" },
  ),
  shape(
    PFR,
    "rushing and receiving of players",
    "rushing",
    `${WHO}, [Rushing] Att=attempts, Yds=yards, TD=touchdowns, 1D, Lng=long, Y/A, Y/G, A/G, [Receiving] Tgt=receiving.targets, Rec=receiving.receptions, Yds=receiving.yards, Y/R, TD=receiving.touchdowns, 1D, Lng=receiving.long, R/G, Y/G, Ctch%, Y/Tgt, [] Touch, Y/Tch, YScm, RRTD, Fmb=fumbles, ${END}`,
    { needs: "Player, Att, Tgt, Rec, Touch" },
  ),
  shape(
    PFR,
    "receiving of players",
    "receiving",
    `${WHO}, [Receiving] Tgt=targets, Rec=receptions, Ctch%, Yds=yards, Y/R, TD=touchdowns, 1D, Succ%, Lng=long, Y/Tgt, R/G, Y/G, [] Fmb=fumbles, ${END}`,
    { needs: "Player, Rec, Yds", not: "Cmp, Att, %Tgt, Link, Touch" },
  ),
  shape(PFR, "kicking of players", "kicking", `${WHO}, ${DISTANCES}, ${SCORED}, ${KICKOFFS}, ${END}`, {
    needs: "Player, FGA, FGM, XPA",
    not: "Pnt, RshTD",
  }),
  shape(
    PFR,
    "kicking and punting of players",
    "kicking",
    `${WHO}, ${DISTANCES}, ${SCORED}, ${KICKOFFS}, [Punting] Pnt=punting.punts, Yds=punting.yards, Lng=punting.long, Blck=punting.blocked, Y/P, ${END}`,
    { needs: "Player, FGA, FGM, XPA, Pnt" },
  ),
  shape(
    PFR,
    "punting of players",
    "punting",
    `${WHO}, [Punting] Pnt=punts, Yds=yards, Y/P, RetYds=returnYards, NetYds, NY/P, Lng=long, TB=touchbacks, TB%, Pnt20|In20=inside20, In20%, Blck=blocked, ${END}`,
    { needs: "Player, Pnt, Yds", not: "FGA" },
  ),
  shape(
    PFR,
    "defense of players",
    "defense",
    `${WHO}, [Def Interceptions|Interceptions] Int=interceptions, Yds=interceptionYards, TD|IntTD=interceptionTouchdowns, Lng, PD=passesDefended, [Fumbles] FF=fumblesForced, Fmb, FR=fumblesRecovered, Yds, TD|FRTD|FumTD, [] Sk=sacks, [Tackles] Comb=combined, Solo=tackles, Ast=assists, TFL=tacklesForLoss, QBHits=hits, [] Sfty, ${END}`,
    { needs: "Player, Int, FF, Solo" },
  ),
  shape(
    PFR,
    "kick and punt returns of players",
    "returns",
    `${WHO}, [Punt Returns] Ret=puntReturns, Yds=puntReturnYards, TD=puntReturnTouchdowns, Lng=puntReturnLong, Y/R, [Kick Returns] Rt=kickReturns, Yds=kickReturnYards, TD=kickReturnTouchdowns, Lng=kickReturnLong, Y/Rt, [] APYd, ${END}`,
    { needs: "Player, Ret, Rt" },
  ),
  shape(
    PFR,
    "fantasy table of players",
    "passing",
    `Rk, Player=player, Tm|Team=team, FantPos|Pos=position, Age, [Games] G=games, GS, [Passing] Cmp=completions, Att=attempts, Yds=yards, TD=touchdowns, Int=interceptions, [Rushing] Att=rushing.attempts, Yds=rushing.yards, Y/A, TD=rushing.touchdowns, [Receiving] Tgt=receiving.targets, Rec=receiving.receptions, Yds=receiving.yards, Y/R, TD=receiving.touchdowns, [Fumbles] Fmb, FL, [Scoring] TD, 2PM, 2PP, [Fantasy] FantPt, PPR, DKPt, FDPt, VBD, PosRank, OvRank, [] Year=season`,
    { needs: "Player, Cmp, Att, Tgt, Rec, FantPt" },
  ),
  shape(
    PFR,
    "fantasy table of players, groups joined to the headings",
    "passing",
    "Rk, Player=player, Team|Tm=team, FantPos|Pos=position, Age, GamesG=games, GamesGS, PassingCmp=completions, PassingAtt=attempts, PassingYds=yards, PassingTD=touchdowns, PassingInt=interceptions, RushingAtt=rushing.attempts, RushingYds=rushing.yards, RushingY/A, RushingTD=rushing.touchdowns, ReceivingTgt=receiving.targets, ReceivingRec=receiving.receptions, ReceivingYds=receiving.yards, ReceivingY/R, ReceivingTD=receiving.touchdowns, FumblesFmb, FumblesFL, ScoringTD, Scoring2PM, Scoring2PP, FantasyFantPt, FantasyPPR, FantasyDKPt, FantasyFDPt, FantasyVBD, FantasyPosRank, FantasyOvRank",
    { needs: "Player, PassingCmp, PassingAtt, RushingAtt, ReceivingRec" },
  ),
  shape(
    PFR,
    "fantasy table of players, headings spelled out",
    "passing",
    "Rk, Player=player, Team|Tm=team, Fantasy Position ;)|Fantasy Position=position, Age, Games=games, Games Started, Completions=completions, Passing Attempts=attempts, Passing Yards=yards, Passing Touchdowns=touchdowns, Interceptions=interceptions, Rushing Attempts=rushing.attempts, Rushing Yards=rushing.yards, Yards Per Attempt, Rushing Touchdowns=rushing.touchdowns, Pass Targets=receiving.targets, Receptions=receiving.receptions, Receiving Yards=receiving.yards, Yards Per Reception, Receiving Touchdowns=receiving.touchdowns, Fumbles, Fumbles Lost, Touchdowns Of All Types, Two Point Conversion Made, Two Point Conversion Passes, Fantasy Points",
    { needs: "Player, Completions, Passing Attempts, Rushing Attempts, Pass Targets" },
  ),
  shape(PFR, "teams", "team", teams("PF|Points For"), {
    needs: "Tm|Team, PF|Points For, Ply, Cmp, Att, Pen",
    not: "PA, Points Against, Points Allowed, Player",
  }),
  shape(PFR, "opponents of teams", "team", teams("PA|Points Against|Points Allowed"), {
    needs: "Tm|Team, PA|Points Against|Points Allowed, Ply, Cmp, Att, Pen",
    not: "PF, Points For, Player",
    against: true,
  }),
  shape(
    PFR,
    "passing of teams",
    "team",
    `${CLUB}, Cmp=completions, Att=passAttempts, Cmp%, Yds=netPassYards, TD=passTouchdowns, TD%, Int=interceptions, Int%, PD, Lng, Y/A, AY/A, Y/C, Y/G, Rate, Sk=sacks, Yds=sackYards, QBHits, TFL, Sk%, NY/A, ANY/A, 4QC, GWD, EXP, Year=season`,
    { needs: "Tm|Team, Cmp, Att, Yds, Y/A, Sk", not: "Player, Ply" },
  ),
  shape(
    PFR,
    "rushing of teams",
    "team",
    `${CLUB}, Att=rushAttempts, Yds=rushYards, TD=rushTouchdowns, Lng, Y/A, Y/G, Fmb=fumbles, EXP, Year=season`,
    { needs: "Tm|Team, Att, Yds, TD, Y/A", not: "Player, Cmp, Int, Ply, Pass Yds" },
  ),
  shape(
    PFR,
    "scoring of teams",
    "team",
    `${CLUB}, RshTD=rushTouchdowns, RecTD=passTouchdowns, PR TD=puntReturnTouchdowns, KR TD=kickReturnTouchdowns, FblTD, IntTD, OthTD, AllTD, 2PM, 2PA, D2P, XPM=extraPoints, XPA=extraPointAttempts, FGM=fieldGoals, FGA=fieldGoalAttempts, Sfty, Pts=points, Pts/G, Year=season`,
    { needs: "Tm|Team, RshTD, RecTD, XPM, FGM", not: "Player" },
  ),
  shape(
    PFR,
    "third and fourth downs of teams",
    "team",
    `${CLUB}, [Downs] 3DAtt=thirdDownAttempts, 3DConv=thirdDownConversions, 3D%, 4DAtt=fourthDownAttempts, 4DConv=fourthDownConversions, 4D%, [Red Zone] RZAtt, RZTD, RZPct, [] Year=season`,
    { needs: "Tm|Team, 3DAtt, 3DConv", not: "Player, Opp" },
  ),
  shape(
    PFR,
    "drives of teams",
    "team",
    `${CLUB}, #Dr=drives, Plays=plays, Sc%, TO%, [Average Drive] Plays, Yds, Start, Time, Pts, [] Year=season`,
    { needs: "Tm|Team, #Dr, Start" },
  ),
  shape(
    PFR,
    "kicking of teams",
    "team",
    `${CLUB}, ${DISTANCES}, [Scoring] FGA=fieldGoalAttempts, FGM=fieldGoals, Lng=longFieldGoal, FG%, XPA=extraPointAttempts, XPM=extraPoints, XP%, [Kickoffs] KO=kickoffs, KOYds, TB=kickoffTouchbacks, TB%, KOAvg, [Punting] Pnt=punts, Yds=puntYards, Lng, Blck=puntsBlocked, Y/P`,
    { needs: "Tm|Team, FGA, FGM, XPA", not: "Player, RshTD" },
  ),
  shape(
    PFR,
    "kick and punt returns of teams",
    "team",
    `${CLUB}, [Punt Returns] Ret=puntReturns, Yds=puntReturnYards, TD=puntReturnTouchdowns, Lng, Y/R, [Kick Returns] Rt=kickReturns, Yds=kickReturnYards, TD=kickReturnTouchdowns, Lng, Y/Rt, [] APYd`,
    { needs: "Tm|Team, Ret, Rt", not: "Player" },
  ),
  shape(
    PFR,
    "standings",
    "team",
    "league, season|Year=season, Tm|Team=team, modern_name, W=wins, L=losses, T=ties, W-L%|Pct, PF=points, PA=~points, PD, MoV, SoS, SRS, OSRS, DSRS",
    { needs: "Tm|Team, W, L, PF, PA", not: "Ply, Passer, Cmp" },
  ),
  shape(
    "a table made from Pro-Football-Reference",
    "teams by year, wins and points",
    "team",
    "year=season, team=team, wins=wins, losses=losses, win_loss_perc, points=points, points_opp=~points, points_diff, mov, g=games, total_yards, plays_offense=plays, yds_per_play_offense, turnovers, fumbles_lost=fumblesLost, first_down=firstDowns, pass_cmp=completions, pass_att=passAttempts, pass_yds=netPassYards, pass_td=passTouchdowns, pass_int=interceptions, pass_net_yds_per_att, pass_fd, rush_att=rushAttempts, rush_yds=rushYards, rush_td=rushTouchdowns, rush_yds_per_att, rush_fd, penalties=penalties, penalties_yds=penaltyYards, pen_fd, score_pct, turnover_pct, exp_pts_tot, ties=ties",
    { needs: "team, pass_att, pass_net_yds_per_att, rush_att" },
  ),
  shape(
    "a table made from Pro-Football-Reference",
    "opponents of teams",
    "team",
    "Tm=team, PointsAllowed=points, TotalYardsAllowed, OffensivePlaysAllowed=plays, YardsPerPlay, TO, ForcedFumbles, TotalFirstDownsAllowed=firstDowns, Cmp=completions, PassingAttAllowed=passAttempts, PassingYardsAllowed=netPassYards, PassingTDAllowed=passTouchdowns, Int=interceptions, NetYardsAllowedPerPass, PassingFirstDownsAllowed, RushingAttAllowed=rushAttempts, RushingYdsAllowed=rushYards, RushingTDAllowed=rushTouchdowns, YardsPerRushAllowed, RushingFirstDownsAllowed, PenaltiesCommitted=penalties, PenaltyYardsAllowed=penaltyYards, FirstDownsViaPenalty",
    { needs: "Tm, PassingAttAllowed, RushingAttAllowed", against: true },
  ),
  shape(
    "a table made from Pro-Football-Reference",
    "passing, rushing and receiving of players",
    "passing",
    "Player=player, Tm=team, Pos=position, Age, G=games, GS, Cmp=completions, Att, Yds, Int=interceptions, Att, Yds, Rec=receiving.receptions, Tgt=receiving.targets, Yds, Y/R, Fumbles, FumblesLost, PassingYds=yards, PassingTD=touchdowns, PassingAtt=attempts, RushingYds=rushing.yards, RushingTD=rushing.touchdowns, RushingAtt=rushing.attempts, ReceivingYds=receiving.yards, ReceivingTD=receiving.touchdowns, FantasyPoints",
    { needs: "Player, PassingAtt, PassingYds, RushingAtt, FantasyPoints, Rec", not: "FL" },
  ),
  shape(
    "Stathead",
    "passing of teams, one row per season",
    "team",
    "Rk, Team=team, Season=season, Cmp=completions, Att=passAttempts, Cmp%, Yds=netPassYards, TD=passTouchdowns, TD%, Int=interceptions, Int%, Sk=sacks, Yds=sackYards, Sk%, Rate, Y/A, NY/A, AY/A, G=games, W=wins, L=losses, T=ties",
    { needs: "Team, Season, Cmp, Att, Sk", not: "Player, Opp, Week, Date" },
  ),
  shape(
    PFR,
    "the site's old list of players and seasons",
    "passing",
    "ID, last name=last, first name=first, year=season, team=team, position=position, G=games, GS, COMP=completions, ATT=attempts, PassYD=yards, PassTD=touchdowns, INT=interceptions, rush=rushing.attempts, rushYD=rushing.yards, rushTD=rushing.touchdowns, rec=receiving.receptions, recYD=receiving.yards, recTD=receiving.touchdowns",
    { needs: "COMP, PassYD, rush, rushYD, recYD" },
  ),
  shape(
    "Stathead",
    "passing of teams, game by game",
    "team",
    "Rk, Team=team, Date, Att, Day, G#, Week=week, @, Opp=opponent, Result, Cmp=completions, Att=passAttempts, Inc, Cmp%, Yds=netPassYards, TD=passTouchdowns, Int=interceptions, TD%, Int%, Rate, Sk=sacks, Yds=sackYards, Sk%, Y/A, NY/A, AY/A, ANY/A, Y/C",
    { needs: "Team, Date, Opp, Result, Cmp, Att, Yds, G#", not: "Player, Tm" },
  ),
];
