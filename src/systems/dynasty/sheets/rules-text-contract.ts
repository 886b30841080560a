/** The rules in our own words: contract, scoring, the end, and what to play for. */
import type { StoryBlock } from "../../../page/story/blocks.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { firstTitleSeason, plural } from "./rules-words.js";
import { DASH, ROUND_NAMES } from "./shared.js";

export function contractBlocks(rules: DynastyRules): StoryBlock[] {
  const free = rules.switches.contract === "free";
  return [...(free ? [] : contract(rules)), ...scoringBlocks(rules), ...endBlocks(rules)];
}

function contract(rules: DynastyRules): StoryBlock[] {
  const { tables, switches } = rules;
  const { extension, setup } = tables;
  const better = {
    either: "more wins, or deeper in the playoffs. A bye counts as reaching the Divisional Round, no more",
    winsOnly: "more wins; the playoffs do not count",
    lexicographic: "more wins, or the same number and deeper in the playoffs",
  }[switches.betterResult];
  const when = {
    anyDecision: "Whenever it is your turn to decide, outside the Front Office, and once more after the season",
    duringPhasesOnly: "Whenever it is your turn to decide in one of the three phases, outside the Front Office",
    notAfterLastRoll: "Before a roll, outside the Front Office",
  }[switches.extendWindow];
  const bought: StoryBlock[] =
    switches.boughtExtensions === "none"
      ? []
      : [
          {
            kind: "text",
            text: `**Bought seasons.** ${when}, 1 point buys ${plural(extension.bought, "season")} more${switches.boughtStacks ? ", as often as you can pay, on top of what you earned" : "; only the longest extension of a season counts, bought or earned"}.`,
          },
        ];
  const last = setup.contractYears;
  const half = setup.games / 2;
  const stay =
    switches.boughtExtensions === "none"
      ? "No ring stands round the next season: the club lets you go."
      : `Pay 1 point and ring the next ${plural(extension.bought, "season")}, or the club lets you go.`;
  return [
    { kind: "heading", text: "The contract" },
    {
      kind: "text",
      text: "After the playoffs, or after missing them, see what the season has earned you. Only the longest extension counts. Ring that many more seasons on the scoresheet, on from the last one ringed:",
    },
    {
      kind: "table",
      name: "extensions",
      columns: [
        { head: "your season", share: 46 },
        { head: "seasons", share: 12, align: "middle", strong: true },
      ],
      rows: [
        ["A better result than last season", `+${extension.betterResult}`],
        [`${ROUND_NAMES.conference.long} won, Big Game lost`, `+${extension.conferenceTitle}`],
        ["Big Game won", `+${extension.bigGame}`],
      ],
    },
    { kind: "text", text: `**Better** means ${better}.` },
    ...bought,
    {
      kind: "example",
      steps: [
        {
          faces: [],
          text: `Season ${last} is the last one ringed. Last year you went ${half + 1}${DASH}${half - 1}, now ${half}${DASH}${half}, both times without playoffs: nothing earned. ${stay}`,
        },
      ],
    },
  ];
}

function scoringBlocks(rules: DynastyRules): StoryBlock[] {
  const { tables } = rules;
  const { scoring, playoffs, setup } = tables;
  const points = [
    { label: `Winning season, ${setup.winningWins} wins or more`, value: scoring.winningSeason },
    ...playoffs.map((row) => ({
      label:
        row.round === "wildCard"
          ? `${ROUND_NAMES.wildCard.long} bye or win`
          : `${ROUND_NAMES[row.round].long.replace(/^The /, "")} won`,
      value: row.points,
    })),
  ];
  const wild = playoffs.find((row) => row.round === ROUNDS[0])?.points ?? 0;
  return [
    { kind: "heading", text: "Scoring" },
    { kind: "prices", rows: points.map(({ label, value }) => ({ label, value: `${value}` })) },
    {
      kind: "text",
      text: `Add up all that apply; ${seasonMost(rules)} are the most in one season. A winning season, a ${ROUND_NAMES.wildCard.long} win and a lost Divisional game: ${scoring.winningSeason} + ${wild} = ${scoring.winningSeason + wild}.`,
    },
  ];
}

function endBlocks({ tables, switches }: DynastyRules): StoryBlock[] {
  const free = switches.contract === "free";
  return [
    { kind: "heading", text: "The end" },
    {
      kind: "text",
      text: `You retire after season ${tables.setup.seasons}${free ? "" : ", or you are let go when no ring stands round the next season"}. The sum of your seasons is your score.`,
    },
  ];
}

/** What to play for; stands across the foot of the leaflet. */
export function goals(rules: DynastyRules): readonly { readonly title: string; readonly text: string }[] {
  const most = seasonMost(rules);
  return [
    {
      title: "Best score",
      text: `Add up your points over the whole campaign. A season brings ${most} at most; the scoresheet shows how other coaches did.`,
    },
    {
      title: "Most titles",
      text: "Only Big Games won count, and points break a tie. How many banners hang when you retire?",
    },
    {
      title: "Fastest title",
      text: `Stop at your first Big Game win: the earlier the season, the better. Season ${firstTitleSeason(rules)} is the earliest there can be.`,
    },
  ];
}

/** Points of a season that wins everything. */
function seasonMost({ tables }: DynastyRules): number {
  return tables.scoring.winningSeason + tables.playoffs.reduce((sum, row) => sum + row.points, 0);
}
