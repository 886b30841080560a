/** PC-1, the field card in all its formats: what it prints from the rules, and the position of a game on it. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { ownOf, picturesOf, withOwn, type HasOwn } from "../../../kernel/own/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, FactsContext, SheetContent } from "../../../contract/sheet.js";
import { ball, type BallMarks } from "../figures/ball.js";
import type { BoardFacts, SideFacts } from "../figures/board-data.js";
import { board, type BoardMarks } from "../figures/board.js";
import { readableColor, ACCENT } from "../figures/inks.js";
import { keeper } from "../figures/keeper.js";
import { turf } from "../figures/turf.js";
import { crossedAt, OPENING, recordPosition, type Position } from "../log/position.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { findTeam } from "../teams/find-team.js";
import { sampleTeam } from "../teams/sample-teams.js";
import { codeOf, shortOf, type TeamFile } from "../teams/types.js";
import { chartFacts, puntFacts } from "./card-charts.js";
import { atLeast, totals } from "./numbers-in-print.js";

type CardTeam = SideFacts & HasOwn;
type CardTeams = Readonly<Record<Side, CardTeam>>;

const NOBODY: SideFacts = { name: "", shorter: [] };

/** A team by the name that a person gave; a known one has colors. If there is a team file, it must contain the team. */
function namedTeam(word = "", file?: TeamFile): CardTeam {
  if (word.trim() === "") return NOBODY;
  const known = file ? findTeam(file.teams, word) : sampleTeam(word);
  const name = known?.short ?? word.trim();
  return { name, shorter: [shortOf(name), codeOf(name)], ...(known && { colors: known.colors, ...withOwn(known) }) };
}

/** Printed contents of the card. */
export function cardFacts(rules: PostcardRules, teams: CardTeams = { home: NOBODY, away: NOBODY }) {
  const { card } = rules;
  const { kicking, passing, running, points, clock } = card;
  const field: BoardFacts = {
    strategy: card.strategy,
    timeStars: card.timeStars,
    plays: clock.plays,
    goals: card.fieldGoals.map((range) => ({ yards: 100 - range.marker, text: totals(range) })),
    spots: {
      kickoff: kicking.kickoffFrom,
      touchback: kicking.kickoffTouchback,
      puntTouchback: kicking.puntTouchback,
      freeKick: kicking.safetyKickFrom,
    },
    tries: { kick: kicking.tryMarker, two: kicking.twoPointFrom },
    kicks: card.kickMarks,
    ...teams,
  };
  const side = (one: Side) => ({
    ...teams[one],
    own: ownOf(teams[one]),
    ...picturesOf(teams[one]),
    color: readableColor(teams[one].colors ?? [ACCENT]),
  });
  return {
    board: field,
    home: side("home"),
    away: side("away"),
    charts: chartFacts(rules),
    punts: puntFacts(card.punts),
    strategy: card.strategy.map((one) => ({
      ...one,
      beats: one.beats.join(", "),
      loses: card.strategy.flatMap(({ number, beats }) => (beats.includes(one.number) ? [number] : [])).join(", "),
    })),
    goals: card.fieldGoals.map((range) => ({ ...range, text: totals(range) })),
    kicks: card.kickMarks.map((mark) => ({
      ...mark,
      where: mark.spot < 0 ? "deep" : mark.spot === 0 ? "goal" : "field",
      deep: -mark.spot,
      onsideOwn: mark.onside <= 50,
      onsideYards: Math.min(mark.onside, 100 - mark.onside),
    })),
    time: { home: card.timeStars.left, away: card.timeStars.right },
    bar: { cap: card.barCap, columns: Math.max(2, Math.ceil(card.barCap / 2)), crowded: card.barCap > 4 },
    passing: {
      ...passing,
      interceptionText: atLeast(passing.interception),
      pressureText: atLeast(passing.interceptionPressure),
      grounded: passing.grounding === 1 ? "\u2680" : `1\u2013${passing.grounding}`,
      taken: passing.interception === 6 ? "\u2685" : atLeast(passing.interception),
    },
    running: {
      breakaway: atLeast(running.breakaway),
      recovery: atLeast(running.recovery),
      recoveryYards: running.recoveryYards,
      returnFumble: signedText(running.returnFumble),
    },
    kicking: { ...kicking, fake: signedText(kicking.fake), block: signedText(kicking.block) },
    points,
    clock,
  };
}

/** Which end of the field has a side's goal, trackers and time track. */
const END = { home: "left", away: "right" } as const;
/** Maximum length of a name on the narrow line next to HOME and AWAY. */
const LINE_LETTERS = 12;
const writable = (name: string): string =>
  [name, shortOf(name)].find((form) => form.length <= LINE_LETTERS) ?? codeOf(name);

/** Handwritten values for a position; `names` go next to HOME and AWAY. */
export function cardValues(rules: PostcardRules, position: Position, names: Partial<Record<Side, string>>): Values {
  const { clock } = rules.card;
  const time = keyed(SIDES, (side) => crossedAt(position, END[side], clock.finalPlays));
  const started = position !== OPENING;
  const sides = keyed(SIDES, (side) => ({
    team: writable(names[side] ?? ""),
    bonus: position.bar[side],
    rattled: position.rattled === side,
    skill: position.skill[side] ?? "",
    score: started ? `${position.score[side]}` : "",
  }));
  const { ball: lies, down, toGo, goal, plays } = position;
  return {
    ...sides,
    ...(started && { board: { time, plays } satisfies BoardMarks }),
    ...(lies && { ball: { ...lies, down, toGo, goal } satisfies BallMarks }),
  };
}

/** A card filled from a game (for the position), from a team file (for colors), or from both. */
function cardCopy(records: readonly object[], { rules, names }: FactsContext<PostcardRules>): Copy {
  const game = records.find((record) => "events" in record) as GameRecord | undefined;
  const file = records.find((record) => "teams" in record) as TeamFile | undefined;
  const team = (side: Side, place: number): CardTeam =>
    namedTeam(names[side] || (file && (game?.[side] ?? file.teams.at(place)?.name)), file);
  const teams: CardTeams = { home: team("home", 0), away: team("away", 1) };
  const position = recordPosition(game, names.row);
  // A name printed in the end zone need not be written again.
  const written = keyed(SIDES, (side) => (teams[side].name === "" ? (game?.[side] ?? "") : ""));
  return { values: cardValues(rules, position, written), facts: cardFacts(rules, teams) };
}

export const fieldCard: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules, names }) =>
    cardFacts(
      rules,
      keyed(SIDES, (side) => namedTeam(names[side])),
    ),
  fill: (records, context) => [cardCopy(records, context)],
  figures: { turf, board, ball, keeper },
};
