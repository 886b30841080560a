/** Tables that look like season statistics but are not: recognized by shape, and not used. */
import { shape, type Shape } from "./shape.js";

const PFR = "Pro-Football-Reference";
const NV = "nflverse";

export const UNUSED: readonly Shape[] = [
  shape(
    PFR,
    "receiving inside the 20 and 10",
    "receiving",
    "Player, Tm, [Inside 20] Tgt, Rec, Ctch%, Yds, TD, %Tgt, [Inside 10] Tgt, Rec, Ctch%, Yds, TD, %Tgt, [] Link",
    { needs: "Player, %Tgt", unused: "it has only plays near the goal; the table of receiving has the season's" },
  ),
  shape(PFR, "air yards of players", "passing", "", {
    needs: "Player, IAY, CAY",
    unused: "it has no touchdowns and interceptions; the table of passing has them",
  }),
  shape(PFR, "air yards of teams", "team", "", {
    needs: "Tm, IAY, CAY",
    not: "Player",
    unused: "it has no touchdowns and interceptions; the table of team passing has them",
  }),
  shape(PFR, "honored players", "passing", "", {
    needs: "Player, All-pro teams",
    unused: "it has only honored players, not the league",
  }),
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
  shape(PFR, "one game's offense", "passing", "", {
    needs: "Player, PassingSack, PassingRate",
    not: "GamesG, Pos, Week, Year",
    unused: "it is the box score of one game",
  }),
  shape(PFR, "one game's defense", "defense", "", {
    needs: "Player, InterceptionsInt, TacklesComb",
    not: "GamesG, Pos, Week",
    unused: "it is the box score of one game",
  }),
  shape(PFR, "one game's advanced passing", "passing", "", {
    needs: "Player, BadTh, Prss",
    unused: "it has no touchdowns and interceptions",
  }),
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
  shape("a list", "drives, a row each", "team", "", {
    needs: "drive, posteam, result",
    unused: "a team's total of drives comes from team tables, the shape of games from the table of plays",
    belongs: true,
  }),
  shape("a list", "plays, a row each", "rushing", "", {
    needs: "posteam, down, ydstogo",
    unused:
      "plays are not totals; replay-season reads the lengths of runs and completions from it, if it is called plays.csv and is next to the tables",
  }),
  shape(PFR, "plays of one game", "games", "Quarter, Time, Down, ToGo, Location, Detail, EPB, EPA", {
    needs: "Quarter, Down, ToGo, Detail",
    unused: "it has plays, not a season's statistics",
  }),
  shape(PFR, "franchises", "team", "", {
    needs: "Tm, From, To, AV",
    unused: "it has all years of a franchise",
  }),
  shape(NV, "draft with career totals", "passing", "", {
    needs: "round, pick, pfr_player_name",
    unused: "its figures cover whole careers",
  }),
  shape("Next Gen Stats", "tracking of passers", "passing", "", {
    needs: "avg_time_to_throw, aggressiveness",
    unused: "it has only some players, and the season (week 0) next to its weeks",
  }),
  shape("Next Gen Stats", "tracking of runners", "rushing", "", {
    needs: "avg_time_to_los, rush_attempts",
    unused: "it has only some players, and the season (week 0) next to its weeks",
  }),
  shape("Next Gen Stats", "tracking of receivers", "receiving", "", {
    needs: "avg_cushion, avg_separation",
    unused: "it has only some players, and the season (week 0) next to its weeks",
  }),
  shape(NV, "snap counts", "team", "", {
    needs: "player, offense_snaps",
    unused: "it counts only snaps",
  }),
  shape(NV, "depth chart", "team", "", {
    needs: "player_name, pos_slot, pos_rank",
    unused: "it has no statistics",
  }),
  shape(NV, "injuries", "team", "", {
    needs: "team, week, report_primary_injury, report_status, practice_status",
    unused: "it has no statistics",
  }),
  shape(NV, "advanced passing", "passing", "", {
    needs: "player, bad_throws, pocket_time",
    unused: "it has no completions and yards",
  }),
  shape(NV, "clubs", "team", "", {
    needs: "team_abbr, team_nick, team_color",
    unused: "it has names and colors, but no statistics",
  }),
  shape("FantasyPros", "snaps by week", "team", "", {
    needs: "Player, Week 1, Week 2, TTL",
    unused: "it counts only snaps",
  }),
  shape("FootballDB", "careers of players", "passing", "", {
    needs: "Player, Pass_Att, Pass_I%, Rec_10+, Rush_FD, Rec_YAC",
    not: "Team, Tm, Year, Season",
    unused: "its figures cover whole careers, without a team",
  }),
  shape("CFL", "schedule by numbers", "games", "", {
    needs: "home_team_id, away_team_id, away_team_score",
    not: "away_team, home_team, away_team_abv",
    unused: "it names clubs only by numbers",
  }),
  shape("a fantasy site", "players without attempts", "passing", "", {
    needs: "LastName, Passing_Yds, Fantasy_Points",
    not: "Passing_Att, Rushing_Att",
    unused: "it has no attempts and completions",
  }),
  shape("a fantasy site", "team defenses", "team", "", {
    needs: "Tackles_Sack, Turnover_Int, Fantasy_Points",
    unused: "it has no yards and attempts",
  }),
  shape("NFL.com", "roster with basic statistics", "passing", "", {
    needs: "Player Name, Status, RTG",
    not: "Att, Cmp",
    unused: "it has no attempts and completions",
  }),
];
