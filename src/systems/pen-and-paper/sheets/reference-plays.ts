/** Reference page 3: plays from scrimmage. */
import type { PenAndPaperRules, PlayKind, ScrimmagePlay, SpecialDefense } from "../rules/index.js";
import { capital, change, diceText, sum } from "./chart-words.js";
import type { Chart, ChartCell, Notes } from "./chart.js";
import { DASH, rangeText, signed } from "./shared.js";

/** What an effect says besides the yard dice that stand before it: they have a column of their own. */
export function besidesYards({ effect, yards, against, attack }: ScrimmagePlay): string {
  const start = `${diceText(yards)} yards`;
  if (effect === start) return "";
  const rest = effect.startsWith(start) ? effect.slice(start.length) : effect;
  // Where the dice before it go with one kind of defense, only the other kind needs words.
  const text = rest.replace(/^( against a (run|pass) defense)?[;,] /, "");
  if (text === rest && rest !== effect) return effect;
  // A call that turns into a pass takes other dice.
  const turned = against?.rush;
  if (turned?.kind === "pass")
    return `Against a run defense a pass, ${diceText(turned.yards ?? yards)}; d20 + ${sum(attack)}`;
  return capital(text);
}

const playRow = (play: ScrimmagePlay, drawn: boolean): ChartCell[] => [
  `${play.title}${play.trick ? "*" : ""}`,
  `${play.dc}`,
  play.touchdown ? DASH : drawn ? { d6: play.yards } : diceText(play.yards),
  besidesYards(play),
];

/** Yard dice drawn, or written where room is short. */
export function playChart(rules: PenAndPaperRules, kind: PlayKind, drawn = true): Chart {
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
      drawn
        ? { head: "Yards", w: kind === "pass" ? 25.5 : 18 }
        : { head: "Yards", w: 10, align: "middle", look: "strong" },
      { head: "What is special", w: kind === "pass" ? 66 : 62, look: "light" },
    ],
    rows: plays.map((play) => playRow(play, drawn)),
  };
}

/** What a defense does besides its DC, which has columns of its own. */
export function defenseEffect(rules: PenAndPaperRules, { dc, effect }: SpecialDefense): string {
  const other = Object.entries(dc.plays ?? {}).map(([id, value]) => {
    const play = [...rules.tables.passPlays, ...rules.tables.rushPlays].find((known) => known.id === id);
    return `${signed(value)} against the ${play?.title ?? id}`;
  });
  return other.length > 0 ? other.join(", ") : capital(effect.replace(/^DC [^;]*; /, ""));
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
    rows: rules.tables.defenses.map((d) => [d.title, change(d.dc.pass), change(d.dc.rush), defenseEffect(rules, d)]),
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
      `**Hard count** 1d6 + ${hardCount.offense} against 1d6 + ${hardCount.defense} (+${hardCount.surcharge} for each earlier one): higher draws the defense offside, ${hardCount.yards} yards; else delay, ${hardCount.yards} back.`,
      `**Kneel** lose ${kneelLoss} yards; one round, no mishap.`,
      "**Mishap die** 1d6 with every pass and rush; a 1 is a mishap after the play.",
    ],
  };
}

/** Chance of each number of yards on exploding dice, up to the length of the field. */
function yardOdds(rules: PenAndPaperRules, dice: number): number[] {
  const { explodesOn } = rules.tables.scrimmage;
  const most = 120;
  const one = Array.from({ length: most + 1 }, () => 0);
  for (let start = 0, p = 1 / 6; start < most; start += explodesOn, p /= 6)
    for (let face = 1; face <= 6; face++) if (face !== explodesOn && start + face <= most) one[start + face] += p;
  let totals = [1, ...Array.from({ length: most }, () => 0)];
  for (let die = 0; die < dice; die++)
    totals = totals.map((_, yards) => one.reduce((sum, p, y) => sum + (y <= yards ? p * totals[yards - y] : 0), 0));
  return totals;
}

/** What a number of yard dice brings. */
export function yardChart(rules: PenAndPaperRules): Chart {
  const goals = [5, 10, 15, 20, rules.tables.scrimmage.footRaceFrom, 30];
  const cell = (p: number): string => {
    if (p < 0.0005 || p > 0.99999) return p < 0.5 ? DASH : "100";
    return p < 0.095 || p > 0.99 ? (100 * p).toFixed(1) : `${Math.round(100 * p)}`;
  };
  return {
    id: "yards",
    title: "What yard dice bring",
    note: `each ${rules.tables.scrimmage.explodesOn} rolled again; chance in % of so many yards or more`,
    columns: [
      { head: "Yard dice", w: 30 },
      { head: "Average", w: 18, align: "middle", look: "strong" },
      ...goals.map((goal) => ({ head: `${goal}+`, w: 14, align: "middle" as const })),
    ],
    rows: [1, 2, 3, 4, 5, 6].map((dice) => {
      const odds = yardOdds(rules, dice);
      return [
        { d6: dice },
        odds.reduce((sum, p, yards) => sum + p * yards, 0).toFixed(1),
        ...goals.map((goal) => cell(odds.slice(goal).reduce((a, b) => a + b, 0))),
      ];
    }),
  };
}
