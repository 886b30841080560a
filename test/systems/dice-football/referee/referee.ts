/** The referee: follows a recorded game die by die by his own reading of the digest, sections 3 to 8, and stops at the first difference. */
import { gameRulesOf, type GameRecord } from "../../../../src/systems/dice-football/game-record.js";
import { teamName } from "../../../../src/systems/dice-football/rules/index.js";
import { lawOf } from "../../../../src/systems/dice-football/rules/law.js";
import { afterSnap, snapOf } from "./downs.js";
import { Club } from "./field.js";
import { extraPoint, freeKick, kickoff } from "./kicks.js";
import { quarterOver } from "./hot.js";
import { Tape } from "./tape.js";
import { cells, other, startDrive, type Game, type Side } from "./game.js";

export { Difference } from "./tape.js";

const start = (record: GameRecord): Game => {
  const { tables: charts, switches } = gameRulesOf(record);
  const law = lawOf(switches, record.home.season);
  const club = (side: Side): Club => new Club(record[side], law.stamina, record.missing?.[side]);
  return {
    tape: new Tape(record),
    charts,
    switches,
    law,
    clubs: { away: club("away"), home: club("home") },
    playoff: record.playoff,
    score: { away: 0, home: 0 },
    timeouts: { away: charts.timing.timeouts, home: charts.timing.timeouts },
    held: { away: false, home: false },
    period: 1,
    used: 0,
    ball: "away",
    spot: 0,
    down: 1,
    toGo: 10,
    driving: false,
    next: { stage: "kickoff", kicker: "away" },
    boost: 0,
    over: false,
  };
};

/** Follows the whole record; throws the first difference. */
export function follow(record: GameRecord): void {
  const g = start(record);
  const { tape } = g;
  tape.say("3", "gameStart", {
    away: teamName(record.away),
    home: teamName(record.home),
    season: record.home.season,
    playoff: record.playoff,
  });
  const toss = (): Side => {
    const die = tape.one();
    tape.hold();
    const winner: Side = die % 2 === 0 ? "home" : "away";
    tape.say("3", "toss", { period: g.period, die, winner });
    return winner;
  };
  const first = toss();
  g.next = { stage: "kickoff", kicker: other(first) };
  for (;;) {
    // A quarter ends once its cells are used up; after a touchdown only with the try.
    if (
      (g.used >= cells(g) && g.next.stage !== "try" && g.next.stage !== "tryAgain") ||
      (g.period > 4 && g.score.away !== g.score.home)
    ) {
      const half = g.period === 2;
      const end =
        g.period > 4 || (g.period === 4 && (g.score.away !== g.score.home || !(g.law.suddenDeath || g.playoff)));
      const tied = g.score.away === g.score.home;
      const again = g.period > 4 && tied && g.playoff;
      const last = (half || end || g.period === 4) && !again;
      if (last && g.driving) {
        tape.say("3", "driveEnd", {
          team: g.ball,
          spot: g.spot,
          result: half ? "halfTime" : "gameEnd",
          period: g.period,
        });
        g.driving = false;
      }
      if (g.period === 1) quarterOver(g);
      tape.say("3", "periodEnd", { period: g.period });
      if (end && !again) break;
      g.period++;
      g.used = 0;
      for (const club of [g.clubs.away, g.clubs.home]) club.quarterEnds();
      if (half || g.period === 5) {
        g.timeouts = { away: g.charts.timing.timeouts, home: g.charts.timing.timeouts };
        g.held = { away: false, home: false };
      }
      if (half) g.next = { stage: "kickoff", kicker: first };
      if (g.period === 5) g.next = { stage: "kickoff", kicker: other(toss()) };
    }
    if (g.next.stage === "kickoff") kickoff(g, g.next.kicker);
    else if (g.next.stage === "freeKick") freeKick(g, g.next.kicker);
    else if (g.next.stage === "try") tryAfter(g, g.next.kicker);
    else if (g.next.stage === "tryAgain") afterSnap(g, snapOf(g, true));
    else {
      startDrive(g);
      afterSnap(g, snapOf(g));
    }
  }
  tape.say("3", "gameEnd", g.score);
  tape.end();
}

/** The try: a kick by the kicker's row, or one play from the 2 (6.4). */
function tryAfter(g: Game, team: Side): void {
  g.ball = team;
  g.spot = 98;
  g.down = 0;
  g.toGo = 2;
  const go = g.law.twoPoint ? g.tape.take("6.4", "try").go : "kick";
  if (go === "two") {
    afterSnap(g, snapOf(g, true));
    return;
  }
  extraPoint(g, team);
}
