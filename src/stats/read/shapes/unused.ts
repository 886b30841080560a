/** Tables that look like statistics of a season and are not: recognized by name, and left out. */
import { shape, type Shape } from "./shape.js";

const PFR = "Pro-Football-Reference";
const NV = "nflverse";

export const UNUSED: readonly Shape[] = [
  shape(
    PFR,
    "receiving inside the 20 and 10",
    "receiving",
    "Player, Tm, [Inside 20] Tgt, Rec, Ctch%, Yds, TD, %Tgt, [Inside 10] Tgt, Rec, Ctch%, Yds, TD, %Tgt, [] Link",
    { needs: "Player, %Tgt", unused: "it holds only plays near the goal; the table of receiving has the season's" },
  ),
  shape(
    PFR,
    "air yards of players",
    "passing",
    "Rk, Player, Tm, Age, Pos, [Games] G, GS, [Passing] Cmp, Att, Yds, IAY, IAY/PA, CAY, CAY/Cmp, CAY/PA, YAC, YAC/Cmp",
    { needs: "Player, IAY, CAY", unused: "it has no touchdowns and interceptions; the table of passing has them" },
  ),
  shape(
    PFR,
    "air yards of teams",
    "team",
    "Rk, Tm, G, [Passing] Cmp, Att, Yds, IAY, IAY/PA, CAY, CAY/Cmp, CAY/PA, YAC, YAC/Cmp",
    {
      needs: "Tm, IAY, CAY",
      not: "Player",
      unused: "it has no touchdowns and interceptions; the table of team passing has them",
    },
  ),
  shape(
    PFR,
    "honored players",
    "passing",
    "Pos, Player, Tm, Age, Yrs, G, GS, Cmp, Att, Yds, TD, Int, Att, Yds, TD, Rec, Yds, TD, Solo, Sk, Int, All-pro teams, Player-additional, Year",
    { needs: "Player, All-pro teams", unused: "it holds only honored players, not the league" },
  ),
  shape(
    PFR,
    "one game's offense",
    "passing",
    "Player, Tm, [Passing] Cmp, Att, Yds, TD, Int, Sk, Yds, Lng, Rate, [Rushing] Att, Yds, TD, Lng, [Receiving] Tgt, Rec, Yds, TD, Lng, [Fumbles] Fmb, FL",
    {
      needs: "Player, Tm, Cmp, Att, Sk, Tgt, Rec, Fmb, FL",
      not: "G, Pos, Age, Week, Year, Season, FantPt",
      unused: "it is the box score of one game",
    },
  ),
  shape(
    PFR,
    "one game's offense",
    "passing",
    "Player, Team, PassingCmp, PassingAtt, PassingYds, PassingTD, PassingInt, PassingSack, PassingYds, PassingLng, PassingRate, RushingAtt, RushingYds, RushingTD, RushingLng, ReceivingTgt, ReceivingRec, ReceivingYds, ReceivingTD, ReceivingLng, FumblesFmb, FumblesFL",
    {
      needs: "Player, PassingSack, PassingRate",
      not: "GamesG, Pos, Week, Year",
      unused: "it is the box score of one game",
    },
  ),
  shape(
    PFR,
    "one game's defense",
    "defense",
    "Player, Team, InterceptionsInt, InterceptionsYds, InterceptionsTD, InterceptionsLng, InterceptionsPD, Sack, TacklesComb, TacklesSolo, TacklesAst, TacklesTFL, TacklesQBHits, FumblesFR, FumblesYds, FumblesTD, FumblesFF",
    {
      needs: "Player, InterceptionsInt, TacklesComb",
      not: "GamesG, Pos, Week",
      unused: "it is the box score of one game",
    },
  ),
  shape(
    PFR,
    "one game's advanced passing",
    "passing",
    "Player, Tm, Cmp, Att, Yds, 1D, 1D%, IAY, IAY/PA, CAY, CAY/Cmp, CAY/PA, YAC, YAC/Cmp, Drops, Drop%, BadTh, Bad%, Sk, Bltz, Hrry, Hits, Prss, Prss%, Scrm, Yds/Scr",
    { needs: "Player, BadTh, Prss", unused: "it has no touchdowns and interceptions" },
  ),
  shape(
    PFR,
    "one game's advanced rushing",
    "rushing",
    "Player, Tm, Att, Yds, 1D, YBC, YBC/Att, YAC, YAC/Att, BrkTkl, Att/Br",
    {
      needs: "Player, YBC, BrkTkl",
      unused: "it is the box score of one game",
    },
  ),
  shape(
    "a list",
    "drives, a row each",
    "team",
    "eid|game_id, drive, posteam, startq, starttime, start, numplays, ydsgained, penyds, fds, postime, result",
    {
      needs: "drive, posteam, result",
      unused: "drives are read as a team's total (drives), from team tables",
    },
  ),
  shape(
    "a list",
    "plays, a row each",
    "rushing",
    "eid|game_id, drive, playid|play_id, qtr, time, posteam, defteam, down, ydstogo, yrdln100|yardline_100, type|play_type, rushing_yds|rushing_yards, passing_yds|passing_yards, desc",
    {
      needs: "posteam, down, ydstogo",
      unused:
        "plays are not totals; replay-season reads the lengths of runs and completions from it, if it is called plays.csv and lies beside the tables",
    },
  ),
  shape(PFR, "plays of one game", "games", "Quarter, Time, Down, ToGo, Location, Detail, EPB, EPA", {
    needs: "Quarter, Down, ToGo, Detail",
    unused: "it holds plays, not a season's statistics",
  }),
  shape(
    PFR,
    "franchises",
    "team",
    "Tm, From, To, W, L, T, W-L%, AV, Passer, Rusher, Receiver, Coaching, Yr plyf, W plyf, L plyf, W-L%, Chmp, SBwl, Conf, Div",
    { needs: "Tm, From, To, AV", unused: "it holds all years of a franchise" },
  ),
  shape(
    NV,
    "draft with career sums",
    "passing",
    "season, round, pick, team, gsis_id, pfr_player_id, cfb_player_id, pfr_player_name, hof, position, category, side, college, age, to, allpro, probowls, seasons_started, w_av, car_av, dr_av, games, pass_completions, pass_attempts, pass_yards, pass_tds, pass_ints, rush_atts, rush_yards, rush_tds, receptions, rec_yards, rec_tds, def_solo_tackles, def_ints, def_sacks",
    { needs: "round, pick, pfr_player_name", unused: "its figures are of whole careers" },
  ),
  shape(
    "Next Gen Stats",
    "tracking of passers",
    "passing",
    "season, season_type, week, player_display_name, player_position, team_abbr, avg_time_to_throw, avg_completed_air_yards, avg_intended_air_yards, avg_air_yards_differential, aggressiveness, max_completed_air_distance, avg_air_yards_to_sticks, attempts, pass_yards, pass_touchdowns, interceptions, passer_rating, completions, completion_percentage, expected_completion_percentage, completion_percentage_above_expectation, avg_air_distance, max_air_distance, player_gsis_id, player_first_name, player_last_name, player_jersey_number, player_short_name",
    {
      needs: "avg_time_to_throw, aggressiveness",
      unused: "it holds only some players, and the season (week 0) beside its weeks",
    },
  ),
  shape(
    "Next Gen Stats",
    "tracking of runners",
    "rushing",
    "season, season_type, week, player_display_name, player_position, team_abbr, efficiency, percent_attempts_gte_eight_defenders, avg_time_to_los, rush_attempts, rush_yards, expected_rush_yards, rush_yards_over_expected, avg_rush_yards, rush_yards_over_expected_per_att, rush_pct_over_expected, rush_touchdowns, player_gsis_id, player_first_name, player_last_name, player_jersey_number, player_short_name",
    {
      needs: "avg_time_to_los, rush_attempts",
      unused: "it holds only some players, and the season (week 0) beside its weeks",
    },
  ),
  shape(
    "Next Gen Stats",
    "tracking of receivers",
    "receiving",
    "season, season_type, week, player_display_name, player_position, team_abbr, avg_cushion, avg_separation, avg_intended_air_yards, percent_share_of_intended_air_yards, receptions, targets, catch_percentage, yards, rec_touchdowns, avg_yac, avg_expected_yac, avg_yac_above_expectation, player_gsis_id, player_first_name, player_last_name, player_jersey_number, player_short_name",
    {
      needs: "avg_cushion, avg_separation",
      unused: "it holds only some players, and the season (week 0) beside its weeks",
    },
  ),
  shape(
    NV,
    "snap counts",
    "team",
    "game_id, pfr_game_id, season, game_type, week, player, pfr_player_id, position, team, opponent, offense_snaps, offense_pct, defense_snaps, defense_pct, st_snaps, st_pct",
    { needs: "player, offense_snaps", unused: "it counts only snaps" },
  ),
  shape(
    NV,
    "depth chart",
    "team",
    "dt, team, player_name, espn_id, gsis_id, pos_grp_id, pos_grp, pos_id, pos_name, pos_abb, pos_slot, pos_rank, season",
    {
      needs: "player_name, pos_slot, pos_rank",
      unused: "it holds no statistics",
    },
  ),
  shape(
    NV,
    "injuries",
    "team",
    "season, season_type, game_type, team, week, gsis_id, position, full_name, first_name, last_name, report_primary_injury, report_secondary_injury, report_status, practice_primary_injury, practice_secondary_injury, practice_status",
    { needs: "report_primary_injury", unused: "it holds no statistics" },
  ),
  shape(
    NV,
    "advanced passing",
    "passing",
    "player, team, pfr_id, pass_attempts, batted_balls, throwaways, spikes, drops, drop_pct, bad_throws, bad_throw_pct, on_tgt_throws, on_tgt_pct, season, pocket_time, times_blitzed, times_hurried, times_hit, times_pressured, pressure_pct",
    { needs: "player, bad_throws, pocket_time", unused: "it has no completions and yards" },
  ),
  shape(
    NV,
    "clubs",
    "team",
    "team_abbr, team_name, team_id, team_nick, team_conf, team_division, team_color, team_color2, team_color3, team_color4, team_logo_wikipedia, team_logo_espn, team_wordmark, team_conference_logo, team_league_logo, team_logo_squared",
    { needs: "team_abbr, team_nick, team_color", unused: "it holds names and colors, no statistics" },
  ),
  shape(
    "FantasyPros",
    "snaps by week",
    "team",
    "Player, Pos, Team, Year, Week 1, Week 2, Week 3, Week 4, Week 5, Week 6, Week 7, Week 8, TTL, AVG",
    {
      needs: "Player, Week 1, Week 2, TTL",
      unused: "it counts only snaps",
    },
  ),
  shape(
    "FootballDB",
    "careers of players",
    "passing",
    "G, GS, Pass_Att, Pass_Cmp, Pass_Pct, Pass_Yds, Pass_YPA, Pass_YPG, Pass_TD, Pass_T%, Pass_Int, Pass_I%, Pass_Lg, Pass_FD, Pass_20+, Sack, Loss, Rate, Rush_Att, Rush_Yds, Rush_Avg, Rush_YPG, Rush_Lg, Rush_TD, Rush_FD, Rec_10+, Rec, Rec_Yds, Rec_Avg, Rec_YPG, Rec_Lg, Rec_TD, Rec_FD, Rec_20+, Rec_Tar, Rec_YAC, Player",
    {
      needs: "Player, Pass_Att, Rush_Att, Rec_Yds",
      not: "Team, Tm, Year, Season",
      unused: "its figures are of whole careers, without a team",
    },
  ),
  shape(
    "CFL",
    "schedule by numbers",
    "games",
    "season, season_id, week, game_id, season_game_count, home_team_id, home_game_count, away_team_id, game_type_id, quarters, away_team_score, home_team_score, start_at_local, start_at, game_status, venue_id",
    {
      needs: "home_team_id, away_team_id, away_team_score",
      not: "away_team, home_team, away_team_abv",
      unused: "it names clubs only by numbers",
    },
  ),
  shape(
    "a fantasy site",
    "players without attempts",
    "passing",
    "Season, Position, FirstName, LastName, Team, Opp, Passing_Yds, Passing_TD, Passing_Int, Rushing_Yds, Rushing_TD, Receiving_Yds, Receiving_TD, Misc_FumTD, Misc_2PT, Fum_Lost, Fantasy_Points",
    {
      needs: "LastName, Passing_Yds, Fantasy_Points",
      not: "Passing_Att, Rushing_Att",
      unused: "it has no attempts and completions",
    },
  ),
  shape(
    "a fantasy site",
    "team defenses",
    "team",
    "Season, Position, TeamName, Opp, Tackles_Sack, Turnover_Int, Turnover_Fum_Rec, Score_Saf, Score_TD, Score_Def_2pt_Ret, Ret_TD, Points_Pts_Allow, Fantasy_Points",
    { needs: "Tackles_Sack, Turnover_Int, Fantasy_Points", unused: "it has no yards and attempts" },
  ),
  shape("NFL.com", "roster with quick figures", "passing", "Pos, Num, Player Name, Status, TDS, INT, YDS, RTG, Team", {
    needs: "Player Name, Status, RTG",
    not: "Att, Cmp",
    unused: "it has no attempts and completions",
  }),
];
