/** Columns of each table, in order. */
const LISTS = {
  "drives.csv.gz": `
    eid drive posteam startq starttime start numplays ydsgained penyds fds postime result`,
  "games.csv": `
    eid season season_type week date wday away home away_score home_score away_q1 away_q2 away_q3 away_q4 away_q5 home_q1 home_q2 home_q3
    home_q4 home_q5 away_totfd away_totyds away_pyds away_ryds away_pen away_penyds away_trnovr away_pt away_ptyds away_top home_totfd
    home_totyds home_pyds home_ryds home_pen home_penyds home_trnovr home_pt home_ptyds home_top`,
  "player_defense.csv": `
    season gsis_id name full_name position team g defense_tkl defense_ast defense_tkl_loss defense_sk defense_sk_yds defense_qbhit
    defense_int defense_int_yds defense_int_lng defense_int_tds defense_pass_def defense_ffum defense_frec defense_frec_yds defense_frec_tds
    defense_safe defense_puntblk defense_fgblk defense_xpblk`,
  "player_kicking.csv": `
    season gsis_id name full_name position team g kicking_fga kicking_fgm kicking_fgm_lng kicking_fgb fg_att_0_19 fg_made_0_19 fg_att_20_29
    fg_made_20_29 fg_att_30_39 fg_made_30_39 fg_att_40_49 fg_made_40_49 fg_att_50_59 fg_made_50_59 fg_att_60_ fg_made_60_ kicking_xpa
    kicking_xpmade kicking_xpb kicking_tot kicking_yds kicking_touchback kickoffs_onside kicking_rec`,
  "player_passing.csv": `
    season gsis_id name full_name position team g passing_att passing_cmp passing_yds passing_tds passing_int passing_lng passing_sk
    passing_sk_yds passing_cmp_air_yds passing_incmp_air_yds passing_twopta passing_twoptm short_att short_cmp short_yds short_tds short_int
    medium_att medium_cmp medium_yds medium_tds medium_int long_att long_cmp long_yds long_tds long_int fumbles_tot fumbles_lost`,
  "player_punting.csv": `
    season gsis_id name full_name position team g punting_tot punting_yds punting_lng punting_i20 punting_touchback punting_blk
    puntret_tot_allowed puntret_yds_allowed puntret_tds_allowed puntret_fair_allowed puntret_oob puntret_downed`,
  "player_receiving.csv": `
    season gsis_id name full_name position team g receiving_tar receiving_rec receiving_yds receiving_tds receiving_lng receiving_yac_yds
    receiving_first_down short_tar short_rec short_yds medium_tar medium_rec medium_yds long_tar long_rec long_yds fumbles_tot fumbles_lost`,
  "player_returns.csv": `
    season gsis_id name full_name position team g kickret_ret kickret_yds kickret_lng kickret_tds kickret_fair puntret_tot puntret_yds
    puntret_lng puntret_tds puntret_fair fumbles_on_returns`,
  "player_rushing.csv": `
    season gsis_id name full_name position team g rushing_att rushing_yds rushing_tds rushing_lng rushing_kneels rushing_scrambles
    rushing_scramble_yds rushing_first_down fumbles_tot fumbles_lost`,
  "plays.csv.gz": `
    eid drive playid qtr time posteam defteam home score_diff down ydstogo yrdln100 type rushing_yds passing_yds air_yds receiving_yac_yds
    passing_sk_yds depth_word dir shotgun rusher passer receiver first_down td safety fumble fumbles_lost aborted kick_yds kick_end ret_yds
    penalty`,
  "team_penalties.csv": `
    season team type accepted declined offsetting penalty_yds`,
  "team_totals.csv": `
    season team side g w l t pts plays drives top_sec first_down rushing_first_down passing_first_down penalty_first_down third_down_att
    third_down_conv fourth_down_att fourth_down_conv off_tds rushing_att rushing_yds rushing_tds rushing_kneels rushing_scrambles
    rushing_scramble_yds passing_att passing_cmp passing_yds passing_tds passing_int passing_sk passing_sk_yds short_att short_cmp short_yds
    short_int medium_att medium_cmp medium_yds medium_int long_att long_cmp long_yds long_int fumbles_tot fumbles_lost penalty penalty_yds
    kicking_fga kicking_fgm fg_att_0_19 fg_made_0_19 fg_att_20_29 fg_made_20_29 fg_att_30_39 fg_made_30_39 fg_att_40_49 fg_made_40_49
    fg_att_50_59 fg_made_50_59 fg_att_60_ fg_made_60_ kicking_xpa kicking_xpmade rushing_twopta rushing_twoptm passing_twopta passing_twoptm
    punting_tot punting_yds punting_i20 punting_touchback punting_blk puntret_tot puntret_yds puntret_tds puntret_fair kicking_tot
    kicking_touchback kickret_ret kickret_yds kickret_tds defense_sk defense_int defense_int_yds defense_int_tds defense_pass_def
    defense_ffum defense_frec defense_frec_tds defense_tkl_loss defense_qbhit defense_safe`,
};

/** File name -> its columns. */
export const COLUMNS = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, list.trim().split(/\s+/)]),
);
