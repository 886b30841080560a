/** Questions that come up at the table, answered by the rulings in force; the switch that changes each stands beside it. */
import type { StoryBlock } from "../../../page/story/blocks.js";
import { RULINGS, type DynastyRules, type Ruling } from "../rules/index.js";

/** The order in which they come up. Rulings missing here stand at the end. */
const TOPICS: readonly { readonly title: string; readonly ids: readonly string[] }[] = [
  {
    title: "Off-season",
    ids: [
      "firstOffSeason",
      "evenIsLosing",
      "offSeasonReroll",
      "newModsAfterReroll",
      "frontOfficeOn",
      "rollAgain",
      "dieAtCap",
      "voidCombined",
      "influenceLimits",
    ],
  },
  {
    title: "Dice and influence",
    ids: ["seasonGain", "rerollScope", "coachTurns", "naturalSix", "naturalSixUse", "firstRollSurvivesCoachChange"],
  },
  {
    title: "Season and playoffs",
    ids: ["mustTakeBest", "nothingWins", "straightWrap", "diceReset", "playoffMatch", "byePoints", "perkTiming"],
  },
  {
    title: "Contract",
    ids: ["betterResult", "betterWithoutPlayoffs", "boughtStacks", "extendWindow", "buyBeforeGain", "extensionStart"],
  },
];

const all: readonly Ruling[] = RULINGS;

export function rulingBlocks(rules: DynastyRules): StoryBlock[] {
  const listed = new Set(TOPICS.flatMap((topic) => topic.ids));
  const rest = all.filter((ruling) => ruling.ruling !== "variant" && !listed.has(ruling.id)).map((ruling) => ruling.id);
  const topics = rest.length === 0 ? TOPICS : [...TOPICS, { title: "More", ids: rest }];
  return [
    { kind: "heading", text: "Questions at the table" },
    {
      kind: "text",
      text: "How this edition reads the rules. Small print names the house-rule switch and its other settings.",
    },
    ...topics.flatMap(({ title, ids }): StoryBlock[] => [
      { kind: "heading", text: title, minor: true },
      ...ids.flatMap((id) => {
        const ruling = all.find((r) => r.id === id);
        return ruling ? [question(ruling, rules)] : [];
      }),
    ]),
  ];
}

function question(ruling: Ruling, rules: DynastyRules): StoryBlock {
  const switches: Readonly<Record<string, string | boolean | undefined>> = rules.switches;
  const value = switches[ruling.id] ?? ruling.values[0].value;
  const inForce = ruling.values.find((v) => v.value === value) ?? ruling.values[0];
  const others = ruling.values.filter((v) => v !== inForce).map((v) => `${v.value}`);
  const note = others.length === 0 ? "" : `${ruling.id}: ${others.join(", ")}`;
  return {
    kind: "question",
    question: typographic(ruling.question),
    answer: `${typographic(inForce.meaning)}.`,
    note: inForce === ruling.values[0] ? note : `House rule, instead of ${ruling.id}: ${ruling.values[0].value}`,
  };
}

const typographic = (text: string): string => text.replace(/'/g, "\u2019");
