/** Schedules and results as sites offer them. Those that name winners and losers were already converted to home teams and visitors. */
import { shape, type Shape } from "./shape.js";

export const SCHEDULES: readonly Shape[] = [
  shape(
    "nflverse",
    "schedule and results",
    "games",
    "game_id, season=season, game_type=kind, week=week, gameday=date, weekday, gametime, away_team=away, away_score=awayPoints, home_team=home, home_score=homePoints, location, result, total, overtime, old_game_id, gsis, nfl_detail_id, pfr, pff, espn, ftn, away_rest, home_rest, away_moneyline, home_moneyline, spread_line, away_spread_odds, home_spread_odds, total_line, under_odds, over_odds, div_game, roof, surface, temp, wind, away_qb_id, home_qb_id, away_qb_name, home_qb_name, away_coach, home_coach, referee, stadium_id, stadium",
    { needs: "week, away_team, home_team, away_score, home_score" },
  ),
  shape(
    "Big Data Bowl",
    "schedule and results",
    "games",
    "gameId, season=season, week=week, gameDate=date, gameTimeEastern, homeTeamAbbr=home, visitorTeamAbbr=away, homeFinalScore=homePoints, visitorFinalScore=awayPoints",
    { needs: "week, homeTeamAbbr, visitorTeamAbbr" },
  ),
  shape(
    "spreadspoke",
    "schedule and results",
    "games",
    "schedule_date=date, schedule_season=season, schedule_week=week, schedule_playoff=kind, team_home=home, score_home=homePoints, score_away=awayPoints, team_away=away, team_favorite_id, spread_favorite, over_under_line, stadium, stadium_neutral=neutral, weather_temperature, weather_wind_mph, weather_humidity, weather_detail",
    { needs: "schedule_week, team_home, team_away" },
  ),
  shape(
    "FiveThirtyEight",
    "games with ratings",
    "games",
    "date=date, season=season, neutral=neutral, playoff=kind, team1=home, team2=away, elo1_pre, elo2_pre, elo_prob1, elo_prob2, elo1_post, elo2_post, qbelo1_pre, qbelo2_pre, qb1, qb2, score1=homePoints, score2=awayPoints",
    { needs: "date, team1, team2, score1, score2, elo1_pre" },
  ),
  shape(
    "a list of game boxes",
    "games",
    "games",
    "season=season, week=week, date=date, time_et, neutral=neutral, away=away, home=home, score_away=awayPoints, score_home=homePoints, first_downs_away, first_downs_home",
    { needs: "week, away, home, score_away, score_home" },
  ),
  shape(
    "USFL",
    "schedule and results",
    "games",
    "game_id, season=season, week=week, analytics_description, event_status, is_tba, game_start=date, game_end, status_line, venue_name, venue_location, share_text, importance, away_team_abv=away, away_team_nickname, away_team_full_name, away_team_record, away_team_score=awayPoints, away_team_is_loser, away_team_has_possession, home_team_abv=home, home_team_nickname, home_team_full_name, home_team_record, home_team_score=homePoints, home_team_is_loser, home_team_has_possession, additional_title, event_title",
    { needs: "away_team_abv, home_team_abv, away_team_score, home_team_score" },
  ),
];
