/** DY-3, the rules leaflet: numbers, worked examples and rulings; all sentences are in the template. */
import { DASH, rangeText, typographic } from "../../../kernel/words/index.js";
import { PATTERN_DICE, ROUND_NAMES } from "../campaign.js";
import {
  chartsOf,
  PATTERN_NAMES,
  reachTable,
  regularRow,
  RULINGS,
  winsRound,
  type DynastyRules,
  type Effect,
  type Ruling,
} from "../rules/index.js";
import { isLosing } from "../engine/state.js";
import { tableFacts } from "./tables.js";

export function rulesFacts(rules: DynastyRules) {
  const tables = tableFacts(rules);
  const { setup, playoffs, scoring, extension } = rules.tables;
  const losses = setup.games - setup.previousWins;
  const half = setup.games / 2;
  const { offSeason } = rules.tables;
  const wildCard = playoffs[0].points;
  return {
    ...tables,
    previous: { losses, record: `${setup.previousWins}${DASH}${losses}` },
    playoffCount: playoffs.length,
    extensions: [
      { id: "better", years: extension.betterResult },
      { id: "conference", years: extension.conferenceTitle },
      { id: "bigGame", years: extension.bigGame },
    ],
    regular: setup.dice - 1,
    more: setup.diceMax - setup.dice,
    spare: Array.from({ length: setup.diceMax - 1 }, (_, i) => [5, 3, 4, 2, 1, 6][i % 6]),
    losingMost: losingMost(rules),
    lastTotal: offSeason[offSeason.length - 1].from,
    /** Totals that lead to the Front Office. */
    officeTotals: offSeason
      .filter((row) => row.frontOffice)
      .map((row) => rangeText(row.from, row.to))
      .join(", "),
    half: setup.games % 2 === 0 ? `${half}${DASH}${half}` : "",
    above: `${half + 1}${DASH}${half - 1}`,
    /** Offseason after a losing season: 2 and 3, then the 2 rerolled, or both. */
    news: { first: newsOf(rules, [2, 3]), second: newsOf(rules, [5, 3]) },
    pay: payExample(rules),
    firstRoll: firstRollExample(rules),
    lostRound: playoffExample(rules),
    reach: reachLines(rules),
    twoWins: scoring.winningSeason + wildCard,
    wildCardPoints: wildCard,
    firstTitle: firstTitleSeason(rules),
    ruling: rulings(rules),
  };
}

/** Maximum wins of a season that gives the losing +1 (D8). */
export function losingMost(rules: DynastyRules): number {
  let most = 0;
  for (let wins = 0; wins <= rules.tables.setup.games; wins++) if (isLosing(rules, wins)) most = wins;
  return most;
}

/** Effect of two dice after a losing season, in amounts. */
function newsOf(rules: DynastyRules, faces: readonly [number, number]) {
  const total = faces[0] + faces[1] + 1;
  const row = chartsOf(rules).offSeason.lookup(total).value;
  return {
    faces,
    total,
    text: row.text.charAt(0).toLowerCase() + row.text.slice(1),
    office: row.frontOffice === true,
    ...amounts(row),
  };
}

const amounts = ({ dice, influence }: Effect) => ({
  take: { dice: Math.max(0, dice), influence: Math.max(0, influence), any: dice > 0 || influence > 0 },
  lose: { dice: Math.max(0, -dice), influence: Math.max(0, -influence), any: dice < 0 || influence < 0 },
});

/** The season's record for the given dice, Coach Die first. */
function seasonOf(rules: DynastyRules, faces: readonly number[], first: boolean) {
  const row = rules.tables.regularSeason[regularRow(rules, faces[0], faces, first)];
  const wins = row.wins === "coach" ? faces[0] : row.wins;
  const record = `${wins}${DASH}${row.losses === "rest" ? rules.tables.setup.games - wins : row.losses}`;
  return { faces, pattern: PATTERN_NAMES[row.pattern].toLowerCase(), record, entry: row.playoffs };
}

/** Four dice that a point improves, by a turn of the Coach Die or a reroll; empty if there are never four. */
function payExample(rules: DynastyRules) {
  if (rules.tables.setup.diceMax < 4) return [];
  const turn = rules.switches.coachChange === "allowed";
  const [rolled, paid] = turn
    ? [
        [2, 5, 5, 5],
        [5, 5, 5, 5],
      ]
    : [
        [2, 5, 5, 3],
        [2, 5, 5, 5],
      ];
  return [{ turn, before: seasonOf(rules, rolled, true), after: seasonOf(rules, paid, false) }];
}

/** Five dice that are better left untouched; empty if house tables make no difference. */
function firstRollExample(rules: DynastyRules) {
  const rolled = [3, 2, 4, 5, 6];
  if (rules.tables.setup.diceMax < rolled.length) return [];
  const [before, paid] = [seasonOf(rules, rolled, true), seasonOf(rules, rolled, false)];
  return before.record === paid.record && before.entry === paid.entry ? [] : [{ count: rolled.length, before, paid }];
}

/** A losing roll that a point turns into a win; empty if house tables decide these dice differently. */
function playoffExample(rules: DynastyRules) {
  const rolled = [6, 2, 2, 3, 5];
  const [, divisional] = rules.tables.playoffs;
  const turn = rules.switches.coachChange === "allowed";
  const all = rules.switches.rerollScope === "all";
  const won = turn ? [2, 2, 2, 3, 5] : [all ? 4 : 6, 2, 2, 3, 3];
  if (rules.tables.setup.diceMax < won.length) return [];
  if (winsRound(rules, divisional.round, rolled) || !winsRound(rules, divisional.round, won)) return [];
  return [{ rolled, won, turn, points: divisional.points }];
}

/** What each number of dice can reach. */
function reachLines(rules: DynastyRules) {
  const reached = reachTable(rules);
  const line = (id: string, can: (r: (typeof reached)[number]) => boolean, name = "") => ({
    id,
    name,
    can: reached.map(can),
  });
  return [
    line("playoffs", (r) => r.entries.includes("wildCard")),
    line("bye", (r) => r.entries.includes("bye")),
    ...rules.tables.playoffs.map(({ round }) => line(round, (r) => r.rounds.includes(round), ROUND_NAMES[round].name)),
  ];
}

/** Earliest season with enough dice for the Big Game: at best, one table row per season adds dice. */
export function firstTitleSeason(rules: DynastyRules): number {
  const { setup, offSeason, frontOffice, playoffs } = rules.tables;
  const options = [...offSeason, ...frontOffice, ...frontOffice.flatMap((row) => row.choice ?? [])];
  const best = Math.max(1, ...options.map((option) => (option === "rollAgain" ? 0 : option.dice)));
  const needed = Math.min(...playoffs[playoffs.length - 1].win.map((pattern) => PATTERN_DICE[pattern].length));
  return Math.max(1, Math.ceil((needed - setup.dice) / best));
}

/** Questions with the answers in force, by id. */
function rulings({ switches }: DynastyRules) {
  const inForce: Readonly<Record<string, string | boolean | undefined>> = switches;
  const question = ({ id, question: asked, values }: Ruling) => {
    const value = inForce[id] ?? values[0].value;
    const answer = values.find((one) => one.value === value) ?? values[0];
    return { question: typographic(asked), answer: typographic(answer.meaning), house: answer !== values[0] };
  };
  return Object.fromEntries((RULINGS as readonly Ruling[]).map((ruling) => [ruling.id, question(ruling)]));
}
