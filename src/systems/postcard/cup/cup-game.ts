/** PostCard Football's league interface, for cups. */
import { totalsOf } from "../../../kernel/football/index.js";
import { remember } from "../../../kernel/cache/remember.js";
import { teamExtras } from "../../../kernel/own/index.js";
import { zod } from "../../../kernel/zod/index.js";
import { fileParts } from "../../../league/file-parts.js";
import type { PlainBook } from "../../../league/plain/book/types.js";
import type { PlainGame } from "../../../league/plain/game.js";
import { seasonsOf } from "../../../league/plain/seasons-of.js";
import { parseRules, rulesSchema, type PostcardRules } from "../rules/index.js";
import { packRules } from "../rules/resolve.js";
import { checkTeams } from "../teams/check-teams.js";
import { findTeam } from "../teams/find-team.js";
import { sampleTeams } from "../teams/sample-teams.js";
import { haveSkills, skillShape } from "../teams/skills.js";
import type { Team, TeamFile } from "../teams/types.js";
import type { CupPlayer } from "./cup-player.js";
import { rulesOfCup, withOvertime } from "./cup-rules.js";
import { cupCommand } from "./cup-command.js";
import { CUP_FORMAT, USUAL_NAMES, USUAL_SIZE, viewOf, type CupResult } from "./types.js";

const totals = remember(totalsOf);

export const cupGame = <G>(player: CupPlayer<G>): PlainGame<Team, PostcardRules, G, CupResult> => ({
  id: "postcard",
  kind: { id: "postcard-cup", title: "PostCard Football cup", format: CUP_FORMAT },
  formats: USUAL_NAMES,
  player,
  viewOf,
  teams: {
    pool: sampleTeams,
    usual: USUAL_SIZE,
    shape: teamShape,
    given: (data) => (data as TeamFile | undefined)?.teams,
    find: findTeam,
    check: checkTeams,
  },
  rules: {
    shape: () => rulesSchema.extend({ name: fileParts().rulesName }),
    pack: packRules,
    resolve: (rules) => rulesOfCup({ rules }),
    check: (packed, locate) => parseRules(packed, locate).issues,
    decided: withOvertime,
    totals: ({ card }) => totals(card.points),
  },
  results: {
    shape: () => ({ skills: zod().tuple([skillShape(), skillShape()]).optional() }),
    of: ({ rules, away, home }) => (haveSkills(rules) ? { skills: [away.skill, home.skill] as const } : {}),
    again: (match, { skills }) => ({
      ...match,
      ...(skills && { away: { ...match.away, skill: skills[0] }, home: { ...match.home, skill: skills[1] } }),
    }),
  },
  tieHint: "play series from the 25 until one side leads, then enter that score",
  handSheet: "game-log",
  command: cupCommand,
});

function teamShape() {
  const z = zod();
  const words = z.string().min(1).max(80);
  const { id, colors } = fileParts();
  return z.strictObject({
    id,
    name: words,
    short: words,
    code: z.string(),
    colors,
    // An unknown skill is reported with a hint, in the same words as for a team file.
    skill: words.nullable(),
    coach: words.nullable(),
    division: words.optional(),
    conference: words.optional(),
    ...teamExtras(),
  });
}

/** Cups whose games `player` plays. @param book absent = they have none */
export const cupsBy = <G, F>(player: CupPlayer<G>, book?: PlainBook<Team, PostcardRules, G, CupResult, F>) =>
  seasonsOf(cupGame(player), book);
