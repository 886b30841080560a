/** Loose balls, kicks, points, the clock and what a house adds (section 4 of the digest). */
import type { Procedure, ProcedureLine } from "../../../page/story/procedure-pieces.js";
import type { PostcardRules } from "../rules/index.js";
import { BOTH, note, step, when } from "./quick-reference-steps.js";
import { minus, plus, timeCircles, totals } from "./reference-words.js";

export function fumbleSteps({ card }: PostcardRules): Procedure {
  const { recovery, recoveryYards } = card.running;
  return {
    number: "8",
    title: "Fumble",
    lines: [
      step("Both roll, bonuses allowed. The higher has it; a tie goes to the side that lost it.", ...BOTH),
      when(`by ${recovery}+`, `${recoveryYards} yards on, and run`),
      when("less", "down on the spot"),
      note("In one\u2019s own end zone: to D a touchdown; kept and down a safety."),
    ],
  };
}

export function kickSteps({ card, switches }: PostcardRules): Procedure {
  const { kicking, points } = card;
  const { fake } = kicking;
  const distance = switches.puntFrom === "los" ? "from the line of scrimmage" : "from the marker";
  return {
    number: "9",
    title: "Kicks",
    note: switches.kicksOn === "any" ? "any down" : "4th down",
    lines: [
      step(`Marker back: field goal ${kicking.fieldGoalDrop} yards, punt ${kicking.puntDrop}. A fake is called now.`),
      when(
        "Fake",
        `both roll, no bonuses. Then a rush or pass, with ${plus(fake)} if O rolled higher${switches.fakeBackfire === "on" ? `, ${plus(fake)} against it if D did` : ""}; no pick, no play circle`,
      ),
      step(
        `Both roll, no bonuses: ${minus(kicking.block)} or less is blocked, a fumble at the marker, a tie to D.`,
        ...BOTH,
      ),
      when(
        "Field goal",
        `two dice in the marker\u2019s range: ${points.fieldGoal} points. Missed: their ball at the marker, or on their 20 if that is better`,
      ),
      when(
        "Punt",
        `name a distance ${distance}. Two dice in its range: there, bonus **K** to the kickers. Off by a point: five yards short or long, bonus **R** to the receivers`,
      ),
      step(
        `Fair catch, or run with the bonus as after a kickoff. On or behind the goal line: ball on the ${kicking.puntTouchback}, or run; over the end line: the ${kicking.puntTouchback}.`,
      ),
    ],
  };
}

export function scoreSteps({ card, switches }: PostcardRules): Procedure {
  const { points, kicking, fieldGoals } = card;
  const range = fieldGoals.find(({ marker }) => marker === kicking.tryMarker);
  const where = switches.touchdown === "past" ? "past the 0, not on it" : "on the 0 or past it";
  return {
    number: "10",
    title: "Points",
    lines: [
      when(`${points.touchdown}`, `**touchdown**: the ball ${where}. Then a try:`),
      when(
        `${points.kick}`,
        `**kick** from the ${kicking.tryMarker}: block roll, then ${range ? totals(range) : "the range of the marker"} with two dice`,
      ),
      when(
        `${points.twoPoint}`,
        `**one play** from the ${kicking.twoPointFrom}; a flag plays it again, a lost ball ends it`,
      ),
      when(`${points.fieldGoal}`, "**field goal**. After points the scorers kick off"),
      when(
        `${points.safety}`,
        `**safety**: the side scored on kicks from its ${kicking.safetyKickFrom}, as a punt without fake, block or drop`,
      ),
    ],
  };
}

export function afterSteps(rules: PostcardRules): Procedure {
  const { card, switches } = rules;
  const { clock, barCap } = card;
  const missed = switches.missedFgClock === "yes" ? ", missed field goal" : "";
  return {
    number: "11",
    title: "After every play",
    lines: [
      step("Cross time circles, always the next one open at an end you choose:"),
      when(`${clock.touchdown}`, "the side that was scored on, after a touchdown"),
      when(`${clock.lostBall}`, `the side that lost the ball: downs, interception, fumble, blocked kick${missed}`),
      {
        kind: "case",
        key: "",
        stars: 2,
        text: `in the circle: bonuses for the one who crosses it (bar ${barCap})`,
      },
      step(
        `${switches.firstDown === "reach" ? "On the line to gain or past it" : "Past the line to gain"}: 1st and 10. Else the next down; after the 4th the ball goes over where it is.`,
      ),
      step("The other side\u2019s ball: 1st and 10, nobody is rattled any more."),
    ],
  };
}

export function finishSteps(rules: PostcardRules): Procedure {
  const { card, switches } = rules;
  const { finalPlays, finalTouchdown } = card.clock;
  const circles = timeCircles(rules);
  return {
    number: "12",
    title: "Two-minute stage",
    note: `all ${circles} circles crossed`,
    lines: [
      step(`Erase one end: ${finalPlays} plays are left. No play circles, no stars.`),
      step(
        `A play, punt or field goal crosses 1, a touchdown ${finalTouchdown} in all. Kickoffs, free kicks and tries cross none.`,
      ),
      when("Knee", "crosses 1 and takes a down, no yards (on the 0: safety)"),
      when(
        "End",
        `all crossed, the last try is played. ${switches.overtime === "on" ? "Tie: overtime" : "A tie stands"}`,
      ),
    ],
  };
}

/** What the balanced rules or a house add; nothing in the strict game. */
export function houseSteps(rules: PostcardRules): Procedure[] {
  const { switches } = rules;
  const half = Math.floor(timeCircles(rules) / 2);
  const lines: ProcedureLine[] = [
    ...(switches.halfTime === "on"
      ? [
          when(
            "Half-time",
            `when ${half} time circles are crossed, and the play is over, the side that received first kicks off`,
          ),
        ]
      : []),
    ...(switches.overtime === "on"
      ? [
          when(
            "Overtime",
            "a series each from the opponents\u2019 25, 1st and 10, as often as it takes until one side leads after equal turns",
          ),
        ]
      : []),
  ];
  return lines.length === 0 ? [] : [{ number: "", title: "Half-time, overtime", lines }];
}

/** Where the ball goes without a play; stands where a house adds nothing. */
export function spotSteps({ card: { kicking } }: PostcardRules): Procedure {
  const { kickoffFrom, kickoffTouchback, puntTouchback, safetyKickFrom, tryMarker, twoPointFrom } = kicking;
  return {
    number: "",
    title: "Spots",
    lines: [
      when(`own ${kickoffFrom}`, "kickoff"),
      when(`own ${kickoffTouchback}`, "touchback of a kickoff"),
      when(`own ${puntTouchback}`, "touchback of a punt or an interception"),
      when(`own ${safetyKickFrom}`, "free kick after a safety"),
      when(`opp ${tryMarker}, ${twoPointFrom}`, "marker of the kick, and line of the play, for a try"),
    ],
  };
}
