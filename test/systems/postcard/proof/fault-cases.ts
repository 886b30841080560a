/** House cards with a fault, one for each thing that the checks V1-V22 object to. */
import { STANDARD_CARD } from "../../../../src/systems/postcard/rules/index.js";

/** A list of the standard card as YAML rows, some of them changed; `null` drops one. */
const rows = (
  key: "punts" | "fieldGoals" | "run" | "pass" | "rush",
  changes: Readonly<Record<number, object | null>>,
): string =>
  `card:\n  ${key}:\n` +
  (STANDARD_CARD[key] as readonly object[])
    .flatMap((row, i) => (changes[i] === null ? [] : [`    - ${JSON.stringify({ ...row, ...changes[i] })}`]))
    .join("\n");

/** What a person writes, the first issue, and how many there are in all. */
export const FAULTS: readonly (readonly [name: string, text: string, first: string, count?: number])[] = [
  [
    "V1: 1 beats itself",
    "card:\n  strategy:\n    1: { beats: [1, 2, 4, 5] }",
    "card.yaml:3:18 card.strategy[1].beats[0]: arrow 1 of number 1: found 1 beats itself; expected another number; hint: equal numbers are a draw; remove it (check V1 of the certificate)",
    1,
  ],
  [
    "V1: two arrows",
    "card: { strategy: { 2: { beats: [3, 4, 1] } } }",
    "card.yaml:1:40 card.strategy[2].beats[2]: 1 against 2: found two arrows; expected exactly one arrow; hint: take 2 out of what 1 beats, or the other way around (check V1 of the certificate)",
    1,
  ],
  [
    "V1: no arrow",
    "card: { strategy: { 2: { beats: [4] } } }",
    "card.yaml:1:33 card.strategy[2].beats: 2 against 3: found no arrow; expected exactly one arrow; hint: let 2 beat 3, or the other way around (check V1 of the certificate)",
    1,
  ],
  [
    "V1: an arrow to nowhere, and one twice",
    "card: { strategy: { 2: { beats: [3, 4, 7, 4] } } }",
    "card.yaml:1:40 card.strategy[2].beats[2]: arrow 3 of number 2: found 7; expected a number from 1 to 6; hint: an arrow leads to another number of the circle (check V1 of the certificate)",
    2,
  ],
  [
    "V1: a number missing",
    "card:\n  strategy:\n    - { number: 1, play: rush, beats: [], stars: 1 }",
    "card.yaml:2:3 card.strategy: the numbers of the circle: found 1; expected 6; hint: the circle holds the faces of a die, each once (check V1 of the certificate)",
  ],
  [
    "V2: a number too strong, against a printed arrow",
    "card: { strategy: { 2: { beats: [1, 3, 4, 5] }, 1: { beats: [4, 5] }, 5: { beats: [3, 6] } } }",
    "warning: card.yaml:1:33 card.strategy[2].beats: numbers that 2 beats: found 4; expected 2 or 3; hint: so strong a number is picked too often (check V2 of the certificate)",
  ],
  [
    "V3: three stars",
    "card:\n  strategy:\n    2: { stars: 3 }",
    "card.yaml:3:17 card.strategy[2].stars: stars of number 2: found 3; expected 1 or 2; hint: the bonus of a pick is one or two stars (check V3 of the certificate)",
    1,
  ],
  [
    "V3: other stars on 5 than printed",
    "card: { strategy: { 5: { stars: 2 } } }",
    "warning: card.yaml:1:33 card.strategy[5].stars: stars of number 5: found 2; expected 1 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V3 of the certificate)",
  ],
  [
    "V6: a missing range",
    rows("run", { 2: null }),
    "card.yaml:5:15 card.run[2].from: run row 3: found from -4; expected from -7; hint: no row holds -7 to -5: add one, or make a neighbor longer (check V6 of the certificate)",
  ],
  [
    "V6: ranges out of order",
    rows("pass", { 3: { from: -2, to: -3 } }),
    "card.yaml:6:7 card.pass[3]: pass row 4: found -2 to -3; expected the lower result first; hint: write from: -3, to: -2 (check V6 of the certificate)",
  ],
  [
    "V6: yards between the lines",
    "card: { rush: { 2: { yards: 12 } } }",
    'card.yaml:1:29 card.rush["2"].yards: yards of rush result 2: found 12; expected a multiple of 5; hint: the ball moves in steps of five yards (check V6 of the certificate)',
  ],
  [
    "V6: a move that does not move",
    "card: { run: { 1: { yards: 0 } } }",
    'card.yaml:1:28 card.run["1"].yards: yards of run result 1: found 0; expected 5 or more; hint: a move needs yards above 0 (check V6 of the certificate)',
  ],
  [
    "V7: a higher result that is worse",
    "card: { rush: { 3: { yards: 5 } } }",
    'warning: card.yaml:1:29 card.rush["3"].yards: rush result 3: found 5; expected no worse than 2 before it; hint: higher results are better (check V7 of the certificate)',
    2,
  ],
  [
    "V8: levels with a gap",
    "card: { levels: { 2: { from: 5 } } }",
    "card.yaml:1:30 card.levels[2].from: level 2: found from 5; expected from 4; hint: levels follow one another from the shortest throw (check V8 of the certificate)",
    1,
  ],
  [
    "V8: two totals in a row, the first with its own yards (R10)",
    rows("pass", { 5: { to: 2 }, 6: null }),
    "warning: card.yaml:8:7 card.pass[5]: a pass total of 1-2: found 5 yards throughout; expected 5 to 10 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V8 of the certificate)",
  ],
  [
    "V9: a catch that gets easier",
    "card: { levels: { 3: { catch: 2 } } }",
    "warning: card.yaml:1:31 card.levels[3].catch: the value that catches level 3: found 2; expected 4 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V9 of the certificate)",
    2,
  ],
  [
    "V10: a pass row that ends too early",
    rows("pass", { 17: null }),
    "warning: card.yaml:2:3 card.pass: the pass row: found -6 to 12; expected -6 to 13 at least; hint: results beyond the ends read the last cell; the printed axis has more of them (check V6 of the certificate)",
    3,
  ],
  [
    "V11: other sacks",
    "card: { pass: { -4: { yards: -10 } } }",
    "warning: card.yaml:1:15 card.pass: rows of sacks: found 2; expected 3 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V11 of the certificate)",
    2,
  ],
  [
    "V12: a marker without a range",
    rows("fieldGoals", { 3: null }),
    "card.yaml:2:3 card.fieldGoals: the field-goal marker 25: found no row; expected a range of two dice; hint: add a row with marker: 25 (check V12 of the certificate)",
    1,
  ],
  [
    "V12: a range turned round",
    "card: { fieldGoals: { 30: { low: 10, high: 5 } } }",
    "card.yaml:1:27 card.fieldGoals[30]: the range at 30 yards: found 10 to 5; expected the lower total first; hint: write low: 5, high: 10 (check V12 of the certificate)",
    1,
  ],
  [
    "V12: an extra point from nowhere",
    "card: { kicking: { tryMarker: 55 } }",
    "card.yaml:1:31 card.kicking.tryMarker: the marker of the extra point: found 55; expected one of 10, 15, 20, 25, 30, 35, 40, 45 and 50; hint: the try is kicked from a marker with a range (check V12 of the certificate)",
    1,
  ],
  [
    "V13: one punt range changed in one line",
    "card: { punts: { 40: { low: 4 } } }",
    "warning: card.yaml:1:22 card.punts[40]: the punt of 40 yards, range: found 4-9; expected as much below 7 as above; hint: else it lands off its distance on average (check V13 of the certificate)",
    2,
  ],
  [
    "V13: a total that two dice never show",
    "card: { punts: { 70: { low: 1 } } }",
    "card.yaml:1:29 card.punts[70].low: low of the range at 70 yards: found 1; expected 2 to 12; hint: two dice show nothing else (check V13 of the certificate)",
  ],
  [
    "V13: a distance twice",
    rows("punts", { 5: { target: 40 } }),
    "card.yaml:2:3 card.punts: the punt distance 45: found no row; expected a range of two dice; hint: add a row with target: 45 (check V13 of the certificate)",
  ],
  [
    "V14: a mark off the lines",
    "card: { kickMarks: { 1: { spot: 12 } } }",
    "card.yaml:1:33 card.kickMarks[1].spot: kick mark 1, spot: found 12; expected a multiple of 5; hint: the ball rests on the lines of the field (check V14 of the certificate)",
    1,
  ],
  [
    "V14: an onside spot too near",
    "card: { kickMarks: { 1: { onside: 40 } } }",
    "warning: card.yaml:1:35 card.kickMarks[1].onside: kick mark 1, onside spot: found 40; expected 45 or more; hint: a kickoff travels ten yards before the kickers may have it (check V14 of the certificate)",
    1,
  ],
  [
    "V13: a bonus beyond the run row",
    "card: { punts: { 70: { receiver: 30 } } }",
    "card.yaml:1:34 card.punts[70].receiver: the punt of 70 yards, bonus of the receiver: found 30; expected 9 or less; hint: beyond the run row the dice decide nothing (check V13 of the certificate)",
    1,
  ],
  [
    "V13: a bonus that leads into penalties",
    "card: { punts: { 20: { kicker: 8 } } }",
    "warning: card.yaml:1:32 card.punts[20].kicker: the punt of 20 yards, bonus of the kicker: found 8; expected 7 or less; hint: with even dice the return reads past its longest move (check V13 of the certificate)",
    1,
  ],
  [
    "V14: bonuses beyond the run row",
    "card: { kickMarks: { 1: { bonus: 30 }, 2: { bonus: 30 }, 3: { bonus: 30 }, 4: { bonus: 30 }, 5: { bonus: 30 }, 6: { bonus: 30 } } }",
    "card.yaml:1:34 card.kickMarks[1].bonus: kick mark 1, bonus: found 30; expected 9 or less; hint: beyond the run row the dice decide nothing (check V14 of the certificate)",
    6,
  ],
  [
    "V14: a bonus that leads into penalties",
    "card: { kickMarks: { 6: { bonus: 6 } } }",
    "warning: card.yaml:1:34 card.kickMarks[6].bonus: kick mark 6, bonus: found 6; expected 5 or less; hint: with the stars of a pick and even dice the return reads past its longest move (check V14 of the certificate)",
    1,
  ],
  [
    "V15: more stars than the bar holds",
    "card:\n  timeStars:\n    left: [1, 1, 2, 1, 2, 1, 5]",
    "card.yaml:3:30 card.timeStars.left[6]: stars of circle 7 of the left end: found 5; expected 4 at most; hint: the bonus bar has room for no more; the rest is lost (check V15 of the certificate)",
    2,
  ],
  [
    "V16: another play tracker",
    "card: { clock: { plays: 8 } }",
    "warning: card.yaml:1:25 card.clock.plays: circles of a play tracker: found 8; expected 9 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V16 of the certificate)",
    1,
  ],
  [
    "V17: a bar without boxes",
    "card: { barCap: 0 }",
    "card.yaml:1:17 card.barCap: boxes of a bonus bar: found 0; expected 1 to 6; hint: the source prints 4 (check V17 of the certificate)",
  ],
  [
    "V18: ends that differ",
    "card: { timeStars: { left: [1, 1, 2, 2, 2, 1, 3] } }",
    "warning: card.yaml:1:20 card.timeStars: stars of the right end, sorted: found 1 1 1 1 2 2 3; expected 1 1 1 2 2 2 3; hint: the two ends hold the same circles, only in another order: neither side sits at the richer end (check V18 of the certificate)",
    1,
  ],
  [
    "V19: a rush that passes",
    "card: { strategy: { 6: { play: pass } } }",
    "warning: card.yaml:1:32 card.strategy[6].play: the play of number 6: found pass; expected rush as in the source; hint: fine as a house rule; the card is then no longer the source's (check V19 of the certificate)",
    1,
  ],
  [
    "V20: a row that ends in the middle",
    "card:\n  run:\n    - { from: -1, to: 0, result: tackled }\n    - { from: 1, to: 9, result: move, yards: 5 }",
    "warning: card.yaml:2:3 card.run: the run row: found -1 to 9; expected -9 to 9 at least; hint: results beyond the ends read the last cell; the printed axis has more of them (check V6 of the certificate)",
  ],
  [
    "V21: a level that does not exist",
    "card: { passing: { scrambleLevel: 5 } }",
    "card.yaml:1:35 card.passing.scrambleLevel: the level of a scramble: found 5; expected one of 1, 2, 3, 4; hint: levels are those of the pass row (check V21 of the certificate)",
    1,
  ],
  [
    "V22: another result",
    "card: { rush: { 2: { yards: 15 } } }",
    `warning: card.yaml:1:20 card.rush["2"]: rush result 2: found gain 15; expected gain 10 as in the source; hint: fine as a house rule; the card is then no longer the source's (check V22 of the certificate)`,
    1,
  ],
];
