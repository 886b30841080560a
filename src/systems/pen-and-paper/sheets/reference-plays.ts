/** Reference page 3: plays from scrimmage. */
import type { PenAndPaperRules, PlayKind, ScrimmagePlay } from "../rules/index.js";
import { change, diceText, sum } from "./chart-words.js";
import type { Chart, ChartCell, Notes } from "./chart.js";
import { rangeText } from "./shared.js";

/** What an effect says besides the yard dice that stand before it: they have a column of their own. */
export function besidesYards({ effect, yards }: ScrimmagePlay): string {
  const start = `${diceText(yards)} yards`;
  if (effect === start) return "";
  const rest = effect.startsWith(start) ? effect.slice(start.length) : effect;
  const text = rest.replace(/^[;,] /, "");
  return text === rest && rest !== effect ? effect : text.charAt(0).toUpperCase() + text.slice(1);
}

const playRow = (play: ScrimmagePlay): ChartCell[] => [
  `${play.title}${play.trick ? "*" : ""}`,
  `${play.dc}`,
  play.touchdown ? "" : { d6: play.yards },
  besidesYards(play),
];

export function playChart(rules: PenAndPaperRules, kind: PlayKind): Chart {
  const { passPlays, rushPlays, resolution } = rules.tables;
  const plays = kind === "pass" ? passPlays : rushPlays;
  const { attack, defense } = resolution[kind];
  return {
    id: `${kind}-plays`,
    title: kind === "pass" ? "Pass plays" : "Rush plays",
    note: `d20 + ${sum(attack)} against DC + ${defense}`,
    columns: [
      { head: "Play", w: 26, look: "strong" },
      { head: "DC", w: 9, align: "middle", look: "key" },
      { head: "Yards", w: kind === "pass" ? 25.5 : 18 },
      { head: "What is special", w: kind === "pass" ? 66 : 62, look: "light" },
    ],
    rows: plays.map(playRow),
  };
}

export function defenseChart(rules: PenAndPaperRules): Chart {
  return {
    id: "defenses",
    title: "Defenses",
    note: "each names pass or run besides",
    columns: [
      { head: "Defense", w: 26, look: "strong" },
      { head: "Pass", w: 10, align: "middle", look: "key", long: "DC, pass" },
      { head: "Run", w: 10, align: "middle", look: "key", long: "DC, run" },
      { head: "Effect", w: 80, look: "light" },
    ],
    rows: rules.tables.defenses.map((d) => [
      d.title,
      change(d.dc.pass),
      change(d.dc.rush),
      d.effect.replace("DC -2; ", ""),
    ]),
  };
}

/** Natural 1, then 1d6, in words: the turnover, and what else comes of it. */
export function criticalWords(rules: PenAndPaperRules, kind: PlayKind): readonly [turnover: string, loss: string] {
  const { turnover, onHigher, otherwise, defender, offense, loss, loseDice } = rules.tables.resolution[kind].critical;
  const faces = (to: number): string => rangeText({ from: 1, to });
  return [
    `${turnover} on ${faces(otherwise)} (${faces(onHigher)} if ${defender} is over ${offense})`,
    `${loss === "sack" ? "sacked" : "tackled"}, lose ${diceText(loseDice)} yards`,
  ];
}

export function resolutionChart(rules: PenAndPaperRules): Chart {
  const { pass, rush } = rules.tables.resolution;
  const strict = rules.switches.strictAttack;
  return {
    id: "resolution",
    title: "What comes of it",
    columns: [
      { head: "Attack", w: 22, look: "strong", dice: [20] },
      { head: "Pass", w: 54 },
      { head: "Rush", w: 54 },
    ],
    rows: [
      [strict ? "The DC or less" : "Below the DC", "incomplete, no yards", "no yards"],
      [
        strict ? "Above the DC" : "The DC or more",
        `complete: ${diceText(pass.yards)}, or the play\u2019s dice`,
        `gain: ${diceText(rush.yards)}, or the play\u2019s dice`,
      ],
      ["Natural 20", `complete, and ${pass.bonus20} yards more`, `gain, and ${rush.bonus20} yards more`],
      ["Natural 1, 1d6", criticalWords(rules, "pass")[0], criticalWords(rules, "rush")[0]],
      ["\u2026 otherwise", criticalWords(rules, "pass")[1], criticalWords(rules, "rush")[1]],
    ],
  };
}

/** Rows of the sum that makes a DC. */
export function dcChart(rules: PenAndPaperRules): Chart {
  const { resolution, scrimmage } = rules.tables;
  return {
    id: "dc",
    title: "Building the DC",
    note: "the defense rolls no d20",
    columns: [
      { head: "Add", w: 20, look: "key" },
      { head: "When", w: 72 },
    ],
    rows: [
      ["DC", `of the call; a plain pass has ${resolution.pass.dc}, a plain rush ${resolution.rush.dc}`],
      [
        `${resolution.pass.defense} or ${resolution.rush.defense}`,
        `${resolution.pass.defense} against every pass, ${resolution.rush.defense} against every run`,
      ],
      ["LB", "the defense named pass or run, and was right"],
      [change(scrimmage.redZone.dc), `a pass with the ball on the ${scrimmage.redZone.within} or closer`],
      [change(scrimmage.trickSurcharge), "for each earlier use of the same trick play* by the team"],
      ["Defense", "what the special defense adds or takes"],
      ["1d6", "an action die of the defense"],
    ],
  };
}

export function playNotes(rules: PenAndPaperRules): Notes {
  const { scrimmage, game } = rules.tables;
  const { footRaceFrom, footRaceYards, explodesOn, audible, hardCount, kneelLoss } = scrimmage;
  const over = rules.switches.footRaceOver25 ? "more than " : "";
  return {
    id: "play-notes",
    title: "Around the play",
    items: [
      `**Yard dice** that show ${explodesOn} are rolled again and added, except against Prevent.`,
      `**Action dice** visitor ${game.actionDice.visitor}, home ${game.actionDice.home} a game: 1d6 more for the attack or for the DC, called with the play; ${rules.switches.maxActionDice === 1 ? "one" : rules.switches.maxActionDice} a side on a play.`,
      `**Foot race** from ${over}${footRaceFrom} yards${over === "" ? " up" : ""}: 1d6 each; the runner with as much or more goes ${footRaceYards} yards on${rules.switches.footRaceOnce ? "" : " and races again"}.`,
      `**Audible** with a star ${audible.needs}: the pass becomes a plain rush, DC + ${diceText(audible.dcDice)}.`,
      `**Hard count** 1d6 + ${hardCount.offense} against 1d6 + ${hardCount.defense} (+${hardCount.surcharge} for each earlier one): higher is offside, ${hardCount.yards} yards; else delay, ${hardCount.yards} yards back.`,
      `**Kneel** lose ${kneelLoss} yards; one round, no mishap.`,
      "**Mishap die** 1d6 with every pass and rush; a 1 is a mishap after the play.",
    ],
  };
}
