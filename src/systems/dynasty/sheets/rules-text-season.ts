/** The rules in our own words: regular season and playoffs. */
import type { StoryBlock, StoryCell } from "../../../page/story/blocks.js";
import { winsRound, type DynastyRules, type Pattern, type RegularRow } from "../rules/index.js";
import { diceToWin, inWords, plural, record, seasonRow, seasonWords } from "./rules-words.js";
import { DASH, ENTRY_NAMES, PATTERN_DICE, PATTERN_NAMES, ROUND_NAMES } from "./shared.js";

export function seasonBlocks(rules: DynastyRules): StoryBlock[] {
  return [...regularBlocks(rules), ...playoffBlocks(rules)];
}

/** `+1 influence, from season 11 on +2`. */
function gainWords({ tables }: DynastyRules): string {
  const [first, ...later] = tables.influenceGain.filter((gain) => gain.from <= tables.setup.seasons);
  return [`take ${first.gain} influence`, ...later.map((gain) => `from season ${gain.from} on ${gain.gain}`)].join(", ");
}

function regularBlocks(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { setup, scoring } = tables;
  const half = setup.games / 2;
  const scope = switches.rerollScope === "all" ? "all dice again" : "any of the dice again";
  return [
    { kind: "heading", number: "2", text: "Regular season" },
    {
      kind: "text",
      text: `First ${gainWords(rules)}. Then roll all your Team Dice. Pay 1 point to roll ${scope}${switches.coachChange === "allowed" ? ", or 1 point to turn the Coach Die to another face" : ""}; go on as long as you like and can pay. When you stop, read the table from the top: the first row that fits is your season${switches.mustTakeBest ? "" : ", but you may take any lower row that fits as well"}.`,
    },
    {
      kind: "table",
      name: "regular-season",
      columns: [
        { head: "your dice show", share: 24 },
        { head: "Coach Die", share: 10, align: "middle" },
        { head: "record", share: 14, align: "middle", strong: true },
        { head: "playoffs", share: 12, align: "middle" },
      ],
      rows: tables.regularSeason.map((row): StoryCell[] => [
        PATTERN_NAMES[row.pattern] + (row.firstRoll ? "*" : ""),
        coachCell(row),
        row.wins === "coach" ? `1${DASH}${setup.games - 1} to 6${DASH}${setup.games - 6}` : record(rules, row),
        ENTRY_NAMES[row.playoffs],
      ]),
    },
    {
      kind: "list",
      items: [
        `* Only on the **first roll**: the dice lie as they fell${switches.firstRollSurvivesCoachChange ? " and none was rolled again" : " and no point was spent on them"}.`,
        "The **Coach Die** counts as one of your dice. Some rows ask for its face as well.",
        `**Nothing** to show? Then the Coach Die says how many of the ${setup.games} games you won${switches.nothingWins === "natural" ? ", by the face that it was last rolled to" : ""}.`,
        `**${setup.winningWins} wins or more** are a winning season and score ${plural(scoring.winningSeason, "point")}. ${setup.games % 2 === 0 && !switches.evenIsLosing ? `${half}${DASH}${half} is neither a winning nor a losing season.` : ""}`,
      ],
    },
    regularExample(rules),
  ];
}

const coachCell = (row: RegularRow): string => {
  if (row.wins === "coach") return "= wins";
  if (!row.coach) return "";
  const [from, to] = row.coach;
  return from === to ? `${from}` : `${from}${DASH}${to}`;
};

function regularExample(rules: DynastyRules): StoryBlock {
  const rolled = [2, 5, 5, 5];
  const turned = [5, 5, 5, 5];
  const fresh = [2, 5, 5, 3];
  const pattern = (faces: readonly number[]): string => PATTERN_NAMES[seasonRow(rules, faces, false).pattern].toLowerCase();
  if (rules.switches.coachChange === "none") {
    return {
      kind: "example",
      steps: [
        { faces: fresh, coach: true, text: `Four dice: ${pattern(fresh)}. That would be ${seasonWords(rules, fresh, true)}.` },
        { faces: rolled, coach: true, text: `Pay 1 point and roll the 3 again: ${pattern(rolled)}, ${seasonWords(rules, rolled, false)}.` },
      ],
    };
  }
  return {
    kind: "example",
    steps: [
      { faces: rolled, coach: true, text: `Four dice: ${pattern(rolled)} with a Coach Die of 2. That would be ${seasonWords(rules, rolled, true)}.` },
      { faces: turned, coach: true, text: `Pay 1 point, turn the Coach Die to 5: ${pattern(turned)}! ${seasonWords(rules, turned, false)}.` },
    ],
  };
}

const HAND_NAMES = (pattern: Pattern): string => PATTERN_NAMES[pattern].toLowerCase();

function playoffBlocks(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { setup, playoffs } = tables;
  const match =
    switches.playoffMatch === "orBetter"
      ? "A better pattern wins as well: any that stands as high in the season table as the lowest one named, or higher."
      : "A bigger hand wins only when it holds the one named: four of a kind holds three, a full house holds two pair and three. A straight holds neither.";
  const short = playoffs
    .map((row, i) => ({ name: ROUND_NAMES[row.round].long.replace(/^The /, "the "), dice: diceToWin(rules, i) }))
    .filter(({ dice }) => dice > setup.diceMin)
    .map(({ name, dice }) => `${name} ${inWords(dice)}`);
  return [
    { kind: "heading", number: "3", text: "Playoffs" },
    {
      kind: "text",
      text: `Roll all Team Dice anew for every round and spend influence as in the regular season. Hold what the round asks for and you go on; if not, the season is over. A **bye** skips the ${ROUND_NAMES.wildCard.long} round and scores its points.`,
    },
    {
      kind: "hands",
      rows: playoffs.map((row) => ({
        title: ROUND_NAMES[row.round].long,
        note: row.influence > 0 ? `+${row.influence} influence` : row.round === "divisional" ? "a bye starts here" : "",
        value: `${row.points}`,
        hands: row.win.map((pattern) => ({ faces: PATTERN_DICE[pattern], label: HAND_NAMES(pattern) })),
      })),
    },
    {
      kind: "text",
      text: `${match}${short.length > 0 ? ` It takes dice: ${short.join(", ")}.` : ""} The influence for a won round is yours before the next roll.`,
    },
    playoffExample(rules),
  ];
}

function playoffExample(rules: DynastyRules): StoryBlock {
  const rolled = [6, 2, 2, 3, 5];
  const turned = [2, 2, 2, 3, 5];
  const fresh = [6, 2, 2, 3, 3];
  const [, divisional] = rules.tables.playoffs;
  const name = ROUND_NAMES[divisional.round].long;
  const end = (faces: readonly number[]): string =>
    winsRound(rules, divisional.round, faces) ? `You win ${plural(divisional.points, "point")} and play on.` : "You are out.";
  const start = { faces: rolled, coach: true, text: `${name}: one pair, not enough. But the 6 is natural: +1 influence.` };
  if (rules.switches.coachChange === "none") {
    return { kind: "example", steps: [start, { faces: fresh, coach: true, text: `Pay 1 point and roll the 5 again: two pair. ${end(fresh)}` }] };
  }
  return { kind: "example", steps: [start, { faces: turned, coach: true, text: `Pay 1 point, turn the Coach Die to 2: three of a kind. ${end(turned)}` }] };
}
