/** d6 Pro Football Dynasty: everything that this game provides to the tool. */
import { describeRulings, switchedRulings } from "../../kernel/rulings/index.js";
import { defineSystem, type GameSystem } from "../../contract/game.js";
import { playsOf } from "../../gamekit/match-records.js";
import { byHand } from "./by-hand/index.js";
import { coaches } from "./coach-list.js";
import { diceKind, recordKind, rulesKind } from "./file-kinds.js";
import { manyCampaigns } from "./play-many.js";
import { campaigns, originOf, playCampaign, playFromLog } from "./record.js";
import { packRules, RULINGS, STANDARD_RULES, type DynastyRules } from "./rules/index.js";
import { SHEETS } from "./sheet-list.js";
import { solvedTable } from "./solved.js";
import { OBJECTIVES, type Objective } from "./solver/index.js";
import { campaignStory } from "./narration/story.js";
import { validateRules } from "./validate.js";

const OBJECTIVE_TITLES: Readonly<Record<Objective, string>> = {
  points: "campaign points an optimal coach can expect",
  titles: "Big Game wins an optimal coach can expect",
  anyTitle: "chance of at least one Big Game win",
  firstTitle: "season of the first Big Game win (one past the last if none)",
};

const SYSTEM: GameSystem<DynastyRules> = {
  id: "dynasty",
  title: "d6 Dynasty",
  summary: "One coach, up to twenty seasons, a handful of dice: push your luck for wins, titles and a longer contract",
  accent: "#1E5B3A",
  credit: "d6 Pro Football Dynasty is a game by Al Wilson; sheets and wording by Pressbox.",
  standardRules: STANDARD_RULES,
  rulesName: (rules) => rules.name,
  packRules,
  rulings: describeRulings(RULINGS),
  switched: ({ switches }) => switchedRulings(RULINGS, switches),
  coaches: coaches.known,
  defaultCoach: coaches.usual,
  // Its first four seasons show all rounds, a bye, natural 6s, a turned Coach Die, the Front Office, titles, and saved points.
  sampleSeed: 14110,
  names: [
    { id: "coach", title: "name of the coach" },
    { id: "club", title: "name of the club" },
    { id: "started", title: "day the campaign began" },
    { id: "firstSeason", title: "year or name of the first season" },
  ],
  solver: {
    objectives: OBJECTIVES.map((id) => ({ id, title: OBJECTIVE_TITLES[id] })),
    usual: ["points", "titles"],
    solve: ({ rules, objective, cache, progress }) => solvedTable(rules, objective as Objective, cache, progress).value,
  },
  sheets: SHEETS,
  kinds: { record: recordKind, rules: rulesKind, dice: diceKind },
  play: ({ coach, ...request }) => playCampaign({ ...request, coach: coaches.of(coach, request) }),
  plays: playsOf(campaigns),
  origin: originOf,
  playOwnDice(log, locate, { rules }) {
    const { heard, ...played } = playFromLog(log, { rules, locate });
    return heard ? { ...played, story: campaignStory(rules, heard) } : played;
  },
  byHand,
  many: ({ coach, ...request }) => manyCampaigns({ ...request, coach: coaches.of(coach, request) }),
  checkBuiltIn: () => validateRules(STANDARD_RULES),
};

export const dynasty: GameSystem = defineSystem(SYSTEM);
