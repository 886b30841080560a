/** Tables of colleges, spring leagues, Canada and Europe, and of lists with both sides of a team. */
import { shape, type Shape } from "./shape.js";

const CFB = "Sports-Reference college football";
const CFB_WHO =
  "Season=season, ranker|Rk, name_display|Player=player, player_id, team_name_abbr|School=team, conf_abbr|Conf, games|G=games";
const XFL_DEFENSE =
  "DefTackles=defense.combined, DefSoloTackles=defense.tackles, DefAssistTackles=defense.assists, DefQBHits=defense.hits, DefTacklesForLoss=defense.tacklesForLoss, DefSacks=defense.sacks, DefSackYards, DefINT=defense.interceptions, DefINTReturnYards=defense.interceptionYards, DefINTReturnTD=defense.interceptionTouchdowns";

/** A team in College Football Data: `sacks` are those of its defense. */
const CFBD =
  "season=season, team=team, conference, games=games, passAttempts=passAttempts, passCompletions=completions, netPassingYards=netPassYards, passingTDs=passTouchdowns, interceptions=interceptions, rushingAttempts=rushAttempts, rushingYards=rushYards, rushingTDs=rushTouchdowns, totalYards, turnovers, fumblesLost=fumblesLost, firstDowns=firstDowns, thirdDowns=thirdDownAttempts, thirdDownConversions=thirdDownConversions, fourthDowns=fourthDownAttempts, fourthDownConversions=fourthDownConversions, penalties=penalties, penaltyYards=penaltyYards, possessionTime, kickReturns=kickReturns, kickReturnYards=kickReturnYards, kickReturnTDs=kickReturnTouchdowns, puntReturns=puntReturns, puntReturnYards=puntReturnYards, puntReturnTDs=puntReturnTouchdowns, sacks=sacksMade, passesIntercepted=interceptionsMade, interceptionYards=interceptionYards, interceptionTDs, tacklesForLoss=tacklesForLoss, fumblesRecovered=fumblesRecovered";
/** Its opponents' columns, after the four identifying columns; of their defense only the sacks, which the team suffered. */
const CFBD_OPPONENTS = CFBD.split(", ")
  .slice(4)
  .map((item, i, all) => {
    const [name, column] = item.split("=");
    const isDefense = i >= all.indexOf("sacks=sacksMade");
    const means = name === "sacks" ? "=sacks" : column === undefined || isDefense ? "" : `=~${column}`;
    return `${name}Opponent${means}`;
  })
  .join(", ");

export const LEAGUES: readonly Shape[] = [
  shape(
    CFB,
    "passing of players, the site's internal names",
    "passing",
    `${CFB_WHO}, pass_cmp=completions, pass_att=attempts, pass_cmp_pct, pass_yds=yards, pass_td=touchdowns, pass_td_pct, pass_int=interceptions, pass_int_pct, pass_yds_per_att, pass_adj_yds_per_att, pass_yds_per_cmp, pass_yds_per_g, pass_rating, awards`,
    { needs: "name_display, pass_cmp, pass_att, pass_yds" },
  ),
  shape(
    CFB,
    "rushing and receiving of players, the site's internal names",
    "rushing",
    `${CFB_WHO}, rush_att=attempts, rush_yds=yards, rush_yds_per_att, rush_td=touchdowns, rush_yds_per_g, rec=receiving.receptions, rec_yds=receiving.yards, rec_yds_per_rec, rec_td=receiving.touchdowns, rec_yds_per_g, scrim_att, yds_from_scrimmage, scrim_yds_per_att, scrim_td, awards`,
    { needs: "name_display, rush_att, rush_yds, rec" },
  ),
  shape(
    CFB,
    "kicking of players, the site's internal names",
    "kicking",
    `${CFB_WHO}, xpm=extraPoints, xpa=extraPointAttempts, xp_pct, fgm=fieldGoals, fga=fieldGoalAttempts, fg_pct, kick_points, awards`,
    { needs: "name_display, xpm, fgm" },
  ),
  shape(
    CFB,
    "punting of players, the site's internal names",
    "punting",
    `${CFB_WHO}, punt=punts, punt_yds=yards, punt_yds_per_punt, awards`,
    { needs: "name_display, punt, punt_yds" },
  ),
  shape(
    CFB,
    "passing of players",
    "passing",
    "Rk, Player=player, School|Team=team, Conf, G=games, [Passing] Cmp=completions, Att=attempts, Pct|Cmp%, Yds=yards, Y/A, AY/A, TD=touchdowns, Int=interceptions, Rate, [Rushing] Att, Yds, Avg, TD, [] Year=season",
    { needs: "Player, School, Conf, Cmp, Att, Int" },
  ),
  shape(
    CFB,
    "rushing of players",
    "rushing",
    "Rk, Player=player, School|Team=team, Conf, G=games, [Rushing] Att=attempts, Yds=yards, Avg, TD=touchdowns, [Receiving] Rec=receiving.receptions, Yds=receiving.yards, Avg, TD=receiving.touchdowns, [Scrimmage] Plays, Yds, Avg, TD, [] Year=season",
    { needs: "Player, School, Conf, Att, Rec, Plays", not: "Cmp" },
  ),
  shape(
    "ESPN college",
    "defense of players",
    "defense",
    "Player=player, School=team, POS=position, SOLO=tackles, AST=assists, TOT=combined, SACK=sacks, YDS, PD=passesDefended, INT=interceptions, LNG, TD=interceptionTouchdowns, FF=fumblesForced",
    { needs: "Player, School, SOLO, SACK, INT" },
  ),
  shape(
    "cfbfastR",
    "teams",
    "team",
    "season=season, team=team, conference, games=games, time_of_poss_total, pass_comps=completions, pass_atts=passAttempts, net_pass_yds=netPassYards, pass_TDs=passTouchdowns, interceptions=interceptions, rush_atts=rushAttempts, rush_yds=rushYards, rush_TDs=rushTouchdowns, total_yds, fumbles_lost=fumblesLost, turnovers, first_downs=firstDowns, third_downs=thirdDownAttempts, third_down_convs=thirdDownConversions, fourth_down_convs=fourthDownConversions, fourth_downs=fourthDownAttempts, penalties=penalties, penalty_yds=penaltyYards, kick_returns=kickReturns, kick_return_yds=kickReturnYards, kick_return_TDs=kickReturnTouchdowns, punt_returns=puntReturns, punt_return_yds=puntReturnYards, punt_return_TDs=puntReturnTouchdowns, passes_intercepted=interceptionsMade, passes_intercepted_yds=interceptionYards, passes_intercepted_TDs",
    { needs: "team, pass_comps, pass_atts, rush_atts, passes_intercepted" },
  ),
  shape(
    "cfbfastR",
    "players",
    "passing",
    "season=season, team=team, conference, athlete_id, player=player, category, passing_completions=completions, passing_att=attempts, passing_pct, passing_yds=yards, passing_td=touchdowns, passing_int=interceptions, passing_ypa, rushing_car=rushing.attempts, rushing_yds=rushing.yards, rushing_td=rushing.touchdowns, rushing_ypc, rushing_long=rushing.long, receiving_rec=receiving.receptions, receiving_yds=receiving.yards, receiving_td=receiving.touchdowns, receiving_ypr, receiving_long=receiving.long, fumbles_fum, fumbles_rec, fumbles_lost, defensive_solo=defense.tackles, defensive_tot=defense.combined, defensive_tfl=defense.tacklesForLoss, defensive_sacks=defense.sacks, defensive_qb_hur, interceptions_int=defense.interceptions, interceptions_yds=defense.interceptionYards, interceptions_avg, interceptions_td=defense.interceptionTouchdowns, defensive_pd=defense.passesDefended, defensive_td, kicking_fgm=kicking.fieldGoals, kicking_fga=kicking.fieldGoalAttempts, kicking_pct, kicking_xpa=kicking.extraPointAttempts, kicking_xpm=kicking.extraPoints, kicking_pts, kicking_long=kicking.longFieldGoal, kick_returns_no=returns.kickReturns, kick_returns_yds=returns.kickReturnYards, kick_returns_avg, kick_returns_td=returns.kickReturnTouchdowns, kick_returns_long=returns.kickReturnLong, punting_no=punting.punts, punting_yds=punting.yards, punting_ypp, punting_long=punting.long, punting_in_20=punting.inside20, punting_tb=punting.touchbacks, punt_returns_no=returns.puntReturns, punt_returns_yds=returns.puntReturnYards, punt_returns_avg, punt_returns_td=returns.puntReturnTouchdowns, punt_returns_long=returns.puntReturnLong",
    { needs: "player, passing_completions, rushing_car" },
  ),
  shape(
    "a list of college games",
    "teams, game by game",
    "team",
    "game_id, school=team, conference, home_away, opponent=opponent, opponent_conference, week=week, season=season, points=points, total_yards, net_passing_yards=netPassYards, completion_attempts=completions-passAttempts, passing_tds=passTouchdowns, yards_per_pass, passes_intercepted=interceptionsMade, interception_yards=interceptionYards, interception_tds, rushing_attempts=rushAttempts, rushing_yards=rushYards, rush_tds=rushTouchdowns, yards_per_rush_attempt, first_downs=firstDowns, third_down_eff=thirdDownConversions-thirdDownAttempts, fourth_down_eff=fourthDownConversions-fourthDownAttempts, total_penalties_yards=penalties-penaltyYards, fumbles_lost=fumblesLost, interceptions=interceptions, sacks=sacksMade",
    { needs: "school, completion_attempts, rushing_attempts" },
  ),
  shape(
    "XFL",
    "players",
    "passing",
    `Season=season, OfficialID, TeamId, team_abv=team, team_name, FirstName=first, LastName=last, Participated=games, IsStarting, Scratch, PassComp=completions, PassAtt=attempts, PassCompPercent, PassYards=yards, PassTD=touchdowns, PassINT=interceptions, FirstDownsByPass, FirstDownPercentOfPasses, PassYardsLong=long, PASS_YPA, PASS_YPC, PASS_YDS_GM, CFB_QBR, NFL_QBR, Sacked=sacks, SackedYards=sackYards, SackedYardsAvg, Pass20YdPlays, Pass40YdPlays, RushAtt=rushing.attempts, RushYards=rushing.yards, RushYardsAvg, RushTD=rushing.touchdowns, FirstDownsByRush, FirstDownPercentOfRushes, RushYardsLong=rushing.long, Rush10YdPlays, Rush20YdPlays=rushing.runs20, RecThrownAt=receiving.targets, Recs=receiving.receptions, RecYards=receiving.yards, RecYardsAvg, RecTD=receiving.touchdowns, FirstDownsByRec, FirstDownPercentOfRecs, RecYardsLong=receiving.long, RecYardsAfterCatch, RecYardsAfterCatchAvg, RecDropped, Rec20YdPlays, Rec40YdPlays, Fumbles, FumblesLost, OffTD, FirstDowns, TotalTD, TotalYards, Penalties, PenaltyYards, ${XFL_DEFENSE}, FGAtt=kicking.fieldGoalAttempts, FGMade=kicking.fieldGoals, FGLong=kicking.longFieldGoal, FG0To19Att=kicking.tried0, FG0To19Made=kicking.made0, FG20To29Att=kicking.tried20, FG20To29Made=kicking.made20, FG30To39Att=kicking.tried30, FG30To39Made=kicking.made30, FG40To49Att=kicking.tried40, FG40To49Made=kicking.made40, FG50PlusAtt=kicking.tried50, FG50PlusMade=kicking.made50, Punts=punting.punts, PuntGrossYards=punting.yards, PuntGrossYardsAvg, PuntGrossYardsLong=punting.long, PuntTouchbacks=punting.touchbacks, PuntInside20=punting.inside20, PuntRetReturns=returns.puntReturns, PuntRetYards=returns.puntReturnYards, PuntRetYardsAvg, PuntRetTD=returns.puntReturnTouchdowns, PuntRetYardsLong=returns.puntReturnLong, PuntRetFairCatches=returns.fairCatches, KickRetReturns=returns.kickReturns, KickRetYards=returns.kickReturnYards, KickRetYardsAvg, KickRetTD=returns.kickReturnTouchdowns, KickRetYardsLong=returns.kickReturnLong, KickRetFairCatches`,
    { needs: "LastName, PassComp, PassAtt, RushAtt, Recs", not: "game_id, VisOrHome" },
  ),
  shape(
    "USFL",
    "players",
    "passing",
    "season=season, team=team, team_nickname, player_id, player_name=player, G=games, COMP=completions, ATT=attempts, COMP%, PASS_YDS=yards, PASS_TD=touchdowns, PASS_TD%, PASS_INT=interceptions, PASS_INT%, PASS_YPA, PASS_AY/A, PASS_YPC, PASS_YDS/G, NFL_QBR, CFB_QBR, RUSH=rushing.attempts, RUSH_YDS=rushing.yards, RUSH_TD=rushing.touchdowns, RUSH_AVG, RUSH_LONG=rushing.long, RUSH_ATT/G, RUSH_YDS/G, REC_TARGETS=receiving.targets, REC=receiving.receptions, REC_YDS=receiving.yards, REC_AVG, REC_TD=receiving.touchdowns, CATCH%, REC_YDS/TARGET, REC_YDS/G, FUMBLES, FUMBLES_LOST, FF=defense.fumblesForced, FR=defense.fumblesRecovered, TOTAL=defense.combined, SOLO=defense.tackles, AST=defense.assists, TFL=defense.tacklesForLoss, SACKS=defense.sacks, INT=defense.interceptions, PD=defense.passesDefended, DEF_TD, FGM=kicking.fieldGoals, FGA=kicking.fieldGoalAttempts, FG%, FG_LONG=kicking.longFieldGoal, XPM=kicking.extraPoints, XPA=kicking.extraPointAttempts, XP%, PUNTS=punting.punts, GROSS_PUNT_YDS=punting.yards, GROSS_PUNT AVG, NET_PUNT_YDS, NET_PUNT_AVG, PUNT_TB=punting.touchbacks, PUNTS_IN_20=punting.inside20, PUNTS_BLK=punting.blocked, PUNT_LONG=punting.long, PR=returns.puntReturns, PR_YDS=returns.puntReturnYards, PR_AVG, PR_TD=returns.puntReturnTouchdowns, PR_LONG=returns.puntReturnLong, KR=returns.kickReturns, KR_YDS=returns.kickReturnYards, KR_AVG, KR_TD=returns.kickReturnTouchdowns, KR_LONG=returns.kickReturnLong",
    { needs: "player_name, COMP, ATT, PASS_YDS, RUSH, REC_YDS" },
  ),
  shape(
    "USFL",
    "standings",
    "team",
    "season=season, division, team_rank, team_analytics_name, league, team_nickname, team_name=team, team_id, overall_record_txt, overall_W=wins, overall_L=losses, overall_T=ties, overall_win_pct, overall_points_scored=points, overall_points_allowed=~points, overall_point_diff, home_record_txt, home_W, home_L, home_T, home_win_pct, away_record_txt, away_W, away_L, away_T, away_win_pct, division_record_txt, division_W, division_L, division_T, division_win_pct, streak",
    { needs: "team_name, overall_W, overall_points_scored" },
  ),
  shape(
    "European League of Football",
    "teams, game by game",
    "team",
    "game_id=week, game_date, game_location, game_stadium, away_abv, away_name, home_abv, home_name, team_id=team, team_name, visitor_home, total_plays=plays, total_yds, total_yds_per_play, first_downs_total=firstDowns, first_downs_pass, first_downs_rush, first_downs_penalty, penalties_num=penalties, penalties_yds=penaltyYards, third_down_conv=thirdDownConversions, third_down_att=thirdDownAttempts, fourth_down_conv=fourthDownConversions, fourth_down_att=fourthDownAttempts, fumbles_num=fumbles, fumbles_lost=fumblesLost, misc_yds, time_of_possession, pass_comp=completions, pass_att=passAttempts, pass_yds=netPassYards, pass_td=passTouchdowns, pass_int=interceptions, pass_long, rush_att=rushAttempts, rush_yds=rushYards, rush_yds_gain, rush_yds_loss, rush_td=rushTouchdowns, rush_long",
    { needs: "team_id, visitor_home, pass_comp, rush_att" },
  ),
  shape(
    "a list of means",
    "teams and their opponents",
    "team",
    "season=season, team=team, def_st_td, drives=drives, first_downs=firstDowns, first_downs_from_passing, first_downs_from_penalty, first_downs_from_rushing, fourth_down_att=fourthDownAttempts, fourth_down_comp=fourthDownConversions, fumbles=fumbles, interceptions=interceptions, pass_att=passAttempts, pass_comp=completions, pass_yds|pass_yards=netPassYards, pen_num=penalties, pen_yards=penaltyYards, plays=plays, possession, redzone_att, redzone_comp, rush_att=rushAttempts, rush_yards=rushYards, sacks_num=sacks, sacks_yards=sackYards, score=points, third_down_att=thirdDownAttempts, third_down_comp=thirdDownConversions, yards, opp_def_st_td, opp_drives=~drives, opp_first_downs=~firstDowns, opp_first_downs_from_passing, opp_first_downs_from_penalty, opp_first_downs_from_rushing, opp_fourth_down_att=~fourthDownAttempts, opp_fourth_down_comp=~fourthDownConversions, opp_fumbles=~fumbles, opp_interceptions=~interceptions, opp_pass_att=~passAttempts, opp_pass_comp=~completions, opp_pass_yards=~netPassYards, opp_pen_num=~penalties, opp_pen_yards=~penaltyYards, opp_plays=~plays, opp_possession, opp_redzone_att, opp_redzone_comp, opp_rush_att=~rushAttempts, opp_rush_yards=~rushYards, opp_sacks_num=~sacks, opp_sacks_yards=~sackYards, opp_score=~points, opp_third_down_att=~thirdDownAttempts, opp_third_down_comp=~thirdDownConversions, opp_yards",
    { needs: "team, pass_att, opp_pass_att, rush_att" },
  ),
  shape("College Football Data", "teams", "team", CFBD, {
    needs: "team, passCompletions, netPassingYards, rushingAttempts",
    not: "netPassingYardsOpponent",
  }),
  shape("College Football Data", "teams and their opponents", "team", `${CFBD}, ${CFBD_OPPONENTS}`, {
    needs: "team, passCompletions, netPassingYards, rushingAttempts, netPassingYardsOpponent",
  }),
];
