/** The game's procedures from the toss to the snap, and what the charts of a play mean (section 4 of the digest). */
import type { Procedure, ProcedureLine } from "../../../page/story/procedure-pieces.js";
import { chartsOf, type PostcardRules } from "../rules/index.js";
import {
  listed,
  minus,
  numbersOf,
  orList,
  penaltiesOf,
  plus,
  rangesWhere,
  span,
  timeCircles,
} from "./reference-words.js";

const O = { face: 5, look: "plain" } as const;
const D = { face: 3, look: "coach" } as const;

export const step = (text: string, ...dice: { face: number; look: "plain" | "coach" }[]): ProcedureLine => ({
  kind: "step",
  text,
  ...(dice.length > 0 && { dice }),
});
export const when = (key: string, text: string): ProcedureLine => ({ kind: "case", key, text });
export const note = (text: string): ProcedureLine => ({ kind: "note", text });
export const BOTH = [O, D] as const;
export const ONE_O = [O] as const;
export const ONE_D = [D] as const;

/** Setup and toss, and the roll that everything turns on. */
export function openingSteps(rules: PostcardRules): Procedure[] {
  const { card, switches } = rules;
  const { barCap, passing } = card;
  return [
    {
      number: "1",
      title: "Setup and toss",
      lines: [
        step(
          `A die of a color for each side; the third is ball and down counter. Bonus bars and trackers empty, ${timeCircles(rules)} time circles open${switches.quickGame === "on" ? " (one end: quick game)" : ""}.`,
        ),
        step("Each side rolls, ties again. The higher one says who kicks off."),
        ...(switches.teamSkill === "on"
          ? [
              note(
                "**Team skill:** each side has one of rush or pass, on offense or defense. On such a play it may roll its own first die again, once; the new one stands. If both may, the higher roller says first (tie: O), then both roll.",
              ),
            ]
          : []),
      ],
    },
    {
      number: "2",
      title: "The challenge",
      note: "white die O, dark die D",
      lines: [
        note("**O** has the ball, or runs it back; **D** is the other side."),
        step("Both roll. **Result = O \u2212 D**; a point moves the ball five yards. Read the chart.", ...BOTH),
        when("Pick", "the winner\u2019s stars, on the first challenge of the play"),
        when("Bar", "any number of bonuses, said before the roll; where both roll, both in secret. Never for a kick"),
        when(
          minus(-passing.rattle),
          "every O die once the quarterback is rattled (after a sack, for that possession, not for kicks)",
        ),
        {
          kind: "case",
          key: "",
          dice: [{ face: 1 }],
          text: `rolled, on any roll but the toss: its owner gains a bonus when the roll is done. A bar holds ${barCap}; more is lost`,
        },
      ],
    },
  ];
}

export function kickoffSteps(rules: PostcardRules): Procedure {
  const { kicking, running } = rules.card;
  const anywhere = rules.switches.touchbackFrom === "anywhere";
  const back = kicking.kickoffTouchback;
  return {
    number: "3",
    title: "Kickoff",
    note: `from the ${kicking.kickoffFrom}`,
    lines: [
      step("The kickers say regular or onside. Both sides pick a number in secret, then show."),
      step(
        "Equal: no bonus. Otherwise the winner of the pick has its stars **and** the bonus of the mark, which is the **kicker\u2019s** number.",
      ),
      when(
        "Regular",
        anywhere
          ? `touchback on the ${back}, or run from the mark; in the field also a fair catch there`
          : `mark in the field: fair catch there, or run. On or behind the goal line: touchback on the ${back}, or run`,
      ),
      when(
        "Run",
        `first challenge with the bonus, any distance and no flags; fumble at ${minus(running.returnFumble)} or less`,
      ),
      when(
        "Onside",
        "ball on the mark\u2019s onside spot; the receivers run at once with the bonus, no fair catch, flags count",
      ),
    ],
  };
}

export function snapSteps(rules: PostcardRules): Procedure {
  const { card, switches } = rules;
  const kicks =
    switches.kicksOn === "any"
      ? "Kick (see 9), or play."
      : "On 4th down: kick (see 9), or play. A field goal in the two-minute stage: on any down.";
  return {
    number: "4",
    title: "The snap",
    lines: [
      step(kicks),
      step("Both pick 1\u20136 in secret and show. The number that beats the other gives its **stars** to its owner."),
      step(
        `The **loser** of the pick crosses a play circle; equal numbers: both do. When all ${card.clock.plays} are crossed, clear them and cross a time circle.`,
      ),
      step("O\u2019s number is the play:"),
      ...(["rush", "pass"] as const).map((play): ProcedureLine => ({
        kind: "case",
        key: "",
        dice: numbersOf(card, play).map((face) => ({ face })),
        text: play === "rush" ? "**rush** (see 5)" : "**pass** (see 7)",
      })),
    ],
  };
}

export function rushSteps(rules: PostcardRules): Procedure {
  const { rush } = chartsOf(rules);
  const { breakaway } = rules.card.running;
  const fumble = rush.rows.find((row) => row.result === "fumble");
  const deeper = rules.switches.rushBeyond === "extend";
  return {
    number: "5",
    title: "Rush",
    lines: [
      step("Challenge; read RUSH. Yards count from the line of scrimmage.", ...BOTH),
      when("Gain", "put the ball there and go on with the run. No gain or a loss: down"),
      when(`${breakaway}+`, "**breakaway**: if O won the pick its bonus stays for the whole run"),
      ...(fumble && fumble.result === "fumble"
        ? [when("Fumble", deeper ? "ever deeper behind the line" : `${-fumble.yards} yards behind the line`)]
        : []),
      note("No gain or a loss on one\u2019s own 0 is a safety."),
    ],
  };
}

export function runSteps(rules: PostcardRules): Procedure {
  const { run } = chartsOf(rules);
  const range = (result: string): string =>
    listed(rangesWhere(run.rows, (cell) => cell.result === result).map(({ from, to }) => span(from, to)));
  const flags = (["offense", "defense"] as const).flatMap((on) => {
    const found = penaltiesOf(run.rows, on);
    if (found.length === 0) return [];
    const key = found.map(({ result }) => plus(result)).join(", ");
    return [when(key, `flag on ${on === "offense" ? "O" : "D"}: ${orList(found.map(({ yards }) => yards))} yards`)];
  });
  return {
    number: "6",
    title: "Run",
    note: "after every gain",
    lines: [
      step("Challenge where the ball is; read RUN. Move, and again, until it ends.", ...BOTH),
      when(range("tackled"), "tackled: down there"),
      when(range("fumble"), "fumble there (see 8)"),
      ...flags,
      note(
        `**Flags** end the play: 1st and 10${rules.switches.autoFirst === "both" ? "" : ", if on D; on O the down is played again"}. On or inside the 20 they move toward, 15 is 10 and 10 is 5, never past the 0. On O in its end zone: safety.`,
      ),
      note("Caught in one\u2019s own end zone, or on a 0 where the run began: safety."),
    ],
  };
}
