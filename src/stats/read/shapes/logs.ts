/** Games of one team, one per row: the team is named above them or by the file. */
import { shape, type Shape } from "./shape.js";

const PFR = "Pro-Football-Reference";
const WHAT = "games of one team";

export const LOGS: readonly Shape[] = [
  shape(
    PFR,
    WHAT,
    "team",
    "Week=week, Day, Date, OT, Rec, Opp=opponent, [Score] Tm=points, Opp=~points, [Offense] 1stD=firstDowns, TotYd, PassY=netPassYards, RushY=rushYards, TO, [Defense] 1stD=~firstDowns, TotYd, PassY=~netPassYards, RushY=~rushYards, TO, [Expected Points] Offense, Defense, Sp. Tms",
    { needs: "Week, Opp, Tm, TotYd, PassY, RushY", not: "Player" },
  ),
  shape(
    PFR,
    WHAT,
    "team",
    "Week=week, Day, Date, OT, Opp=opponent, [Score] Tm=points, Opp=~points, [Passing] Cmp=completions, Att=passAttempts, Yds=netPassYards, TD=passTouchdowns, Int=interceptions, Sk=sacks, Yds=sackYards, Y/A, NY/A, Cmp%, Rate, [Rushing] Att=rushAttempts, Yds=rushYards, Y/A, TD=rushTouchdowns, [Scoring] FGM=fieldGoals, FGA=fieldGoalAttempts, XPM=extraPoints, XPA=extraPointAttempts, [Punting] Pnt=punts, Yds=puntYards, [Downs] 3DConv=thirdDownConversions, 3DAtt=thirdDownAttempts, 4DConv=fourthDownConversions, 4DAtt=fourthDownAttempts, [] ToP",
    { needs: "Week, Opp, Tm, Cmp, Pnt, ToP", not: "Player" },
  ),
  shape(
    PFR,
    WHAT,
    "team",
    "Rk, Gtm|G#, Week=week, Date, Day, Opp=opponent, Rslt|Result, OT, [Score] Pts|Tm=points, PtsO|Opp=~points, [Passing] Cmp=completions, Att=passAttempts, Cmp%, Yds=netPassYards, TD=passTouchdowns, Y/A, AY/A, Rate, Sk=sacks, Yds=sackYards, [Rushing] Att=rushAttempts, Yds=rushYards, TD=rushTouchdowns, Y/A, [Tot] Ply=plays, Tot, Y/P, [Kicking] FGA=fieldGoalAttempts, FGM=fieldGoals, XPA=extraPointAttempts, XPM=extraPoints, [Punting] Pnt=punts, Yds=puntYards, [First Downs] Pass, Rsh, Pen, 1stD=firstDowns, [Downs] 3DConv=thirdDownConversions, 3DAtt=thirdDownAttempts, 4DConv=fourthDownConversions, 4DAtt=fourthDownAttempts, [Penalties] Pen=penalties, Yds=penaltyYards, [Turnovers] FL=fumblesLost, Int=interceptions, TO, [] ToP",
    { needs: "Week, Opp, Cmp, Pts, PtsO, Sk", not: "Player, Team" },
  ),
];
