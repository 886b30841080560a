/** The rules in our own words: regular season and playoffs. */
import type { StoryBlock, StoryCell } from "../../../page/story/blocks.js";
import { reachTable } from "../rules/odds.js";
import { winsRound, type DynastyRules, type Pattern, type RegularRow } from "../rules/index.js";
import { plural, record, seasonRow, seasonWords } from "./rules-words.js";
import { DASH, ENTRY_NAMES, PATTERN_DICE, PATTERN_NAMES, ROUND_NAMES } from "./shared.js";

export function seasonBlocks(rules: DynastyRules): StoryBlock[] {
  return [...regularBlocks(rules), ...playoffBlocks(rules)];
}

/** `+1 influence, from season 11 on +2`. */
function gainWords({ tables }: DynastyRules): string {
  const [first, ...later] = tables.influenceGain.filter((gain) => gain.from <= tables.setup.seasons);
  return [`take ${first.gain} influence`, ...later.map((gain) => `from season ${gain.from} on ${gain.gain}`)].join(
    ", ",
  );
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
    ...(setup.diceMax < 4 ? [] : [regularExample(rules)]),
    ...firstRollExample(rules),
    {
      kind: "text",
      text: `**Spend or save?** Points kept today win a roll tomorrow${switches.boughtExtensions === "allowed" && switches.contract === "normal" ? " or save your contract" : ""}, and a losing season at least helps the next off-season. Stop when the season is good enough.`,
    },
    ...reachBlocks(rules),
  ];
}

/** Five dice that are better untouched; left out where house tables make no difference. */
function firstRollExample(rules: DynastyRules): StoryBlock[] {
  const rolled = [3, 2, 4, 5, 6];
  if (rules.tables.setup.diceMax < rolled.length || seasonRow(rules, rolled, true) === seasonRow(rules, rolled, false))
    return [];
  return [
    {
      kind: "example",
      steps: [
        {
          faces: rolled,
          coach: true,
          text: `All ${rolled.length} in a row, untouched: ${seasonWords(rules, rolled, true)}. Had you paid for it: ${record(rules, seasonRow(rules, rolled, false))}.`,
        },
      ],
    },
  ];
}

/** What each number of dice can come to (digest 2.1). */
function reachBlocks(rules: DynastyRules): StoryBlock[] {
  const reached = reachTable(rules);
  const line = (label: string, can: (r: (typeof reached)[number]) => boolean): StoryCell[] => [
    label,
    ...reached.map((r): StoryCell => ({ dot: can(r), say: can(r) ? "yes" : "no" })),
  ];
  return [
    { kind: "heading", text: "What your dice can reach", minor: true },
    {
      kind: "table",
      name: "reach",
      columns: [
        { head: "Team Dice", share: 44 },
        ...reached.map(({ dice }) => ({ head: `${dice}`, share: 5, align: "middle" as const })),
      ],
      rows: [
        line("A place in the playoffs", (r) => r.entries.includes("wildCard")),
        line("A first-round bye", (r) => r.entries.includes("bye")),
        ...rules.tables.playoffs.map(({ round }) =>
          line(`${ROUND_NAMES[round].long} won`, (r) => r.rounds.includes(round)),
        ),
      ],
    },
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
  const pattern = (faces: readonly number[]): string =>
    PATTERN_NAMES[seasonRow(rules, faces, false).pattern].toLowerCase();
  if (rules.switches.coachChange === "none") {
    return {
      kind: "example",
      steps: [
        {
          faces: fresh,
          coach: true,
          text: `Four dice: ${pattern(fresh)}. That would be ${seasonWords(rules, fresh, true)}.`,
        },
        {
          faces: rolled,
          coach: true,
          text: `Pay 1 point and roll ${rules.switches.rerollScope === "all" ? "all" : "the 3"} again: ${pattern(rolled)}, ${seasonWords(rules, rolled, false)}.`,
        },
      ],
    };
  }
  return {
    kind: "example",
    steps: [
      {
        faces: rolled,
        coach: true,
        text: `Four dice: ${pattern(rolled)} with a Coach Die of 2. That would be ${seasonWords(rules, rolled, true)}.`,
      },
      {
        faces: turned,
        coach: true,
        text: `Pay 1 point, turn the Coach Die to 5: ${pattern(turned)}! ${seasonWords(rules, turned, false)}.`,
      },
    ],
  };
}

const HAND_NAMES = (pattern: Pattern): string => PATTERN_NAMES[pattern].toLowerCase();

function playoffBlocks(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { playoffs } = tables;
  const match =
    switches.playoffMatch === "orBetter"
      ? "A better pattern wins as well: any that stands as high in the season table as the lowest one named, or higher."
      : "A bigger hand wins only when it holds the one named: four of a kind holds three, a full house holds two pair and three. A straight holds neither.";
  return [
    { kind: "break" },
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
      text: `${match} The influence for a won round is yours before the next roll.`,
    },
    ...playoffExample(rules),
  ];
}

/** A lost roll that a point turns into a win; left out where house tables decide these dice otherwise. */
function playoffExample(rules: DynastyRules): StoryBlock[] {
  const rolled = [6, 2, 2, 3, 5];
  const [, divisional] = rules.tables.playoffs;
  const turn = rules.switches.coachChange === "allowed";
  const all = rules.switches.rerollScope === "all";
  const won = turn ? [2, 2, 2, 3, 5] : [all ? 4 : 6, 2, 2, 3, 3];
  if (rules.tables.setup.diceMax < won.length) return [];
  if (winsRound(rules, divisional.round, rolled) || !winsRound(rules, divisional.round, won)) return [];
  const how = turn ? "turn the Coach Die to 2: three of a kind" : `roll ${all ? "all" : "the 5"} again: two pair`;
  return [
    {
      kind: "example",
      steps: [
        {
          faces: rolled,
          coach: true,
          text: `${ROUND_NAMES[divisional.round].long}: one pair, not enough. But the 6 is natural: take 1 influence.`,
        },
        { faces: won, coach: true, text: `Pay it, ${how}. You win ${plural(divisional.points, "point")} and play on.` },
      ],
    },
  ];
}
