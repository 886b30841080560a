/** The game's tables in force as they are printed: names, dice, records and signs, for every sheet that shows them. */
import { countFrom, DASH } from "../../../kernel/words/index.js";
import { PATTERN_DICE, ROUND_NAMES, signed } from "../campaign.js";
import {
  diceNeeded,
  PATTERN_NAMES,
  seasonMaximum,
  type DynastyRules,
  type Effect,
  type FrontOfficeRow,
  type OffSeasonRow,
} from "../rules/index.js";

/** `4–6`, or one number when both ends are the same. */
export const rangeText = (from: number, to: number): string => (from === to ? `${from}` : `${from}${DASH}${to}`);

const made = new WeakMap<DynastyRules, ReturnType<typeof makeTables>>();

/** Everything that the game's own tables and boxes print; made once per rules object. */
export function tableFacts(rules: DynastyRules): ReturnType<typeof makeTables> {
  let facts = made.get(rules);
  if (!facts) made.set(rules, (facts = makeTables(rules)));
  return facts;
}

function makeTables(rules: DynastyRules) {
  const { tables, switches } = rules;
  const { setup, scoring, extension } = tables;
  const even = setup.games % 2 === 0 ? `${setup.games / 2}${DASH}${setup.games / 2}` : "";
  const free = switches.contract === "free";
  const sold = switches.boughtExtensions === "allowed" && !free;
  return {
    setup,
    scoring,
    extension,
    switches,
    /** The contract does not matter; seasons can be bought. */
    free,
    sold,
    /** All dice on the table: Team Dice, the influence die and two for the off-season. */
    diceInAll: setup.diceMax + 3,
    diceCounts: countFrom(setup.diceMin, setup.diceMax),
    influenceLevels: countFrom(setup.influenceMin, setup.influenceMax),
    gains: tables.influenceGain.filter(({ from }) => from <= setup.seasons).map(({ from, gain }) => ({ from, gain })),
    losing: {
      wins: setup.losingWins,
      /** As many won as lost; "" where it is no losing season (D8). */
      even: switches.evenIsLosing && setup.losingWins < setup.games / 2 ? even : "",
      /** The season before the first counts as one (D24). */
      start: setup.previousWins <= setup.losingWins,
    },
    uses: influenceUses(rules),
    regularSeason: regularRows(rules),
    playoffs: playoffRows(rules),
    offSeason: tables.offSeason.map((row, i) => ({
      total: i === tables.offSeason.length - 1 ? `${row.from}+` : rangeText(row.from, row.to),
      ...newsRow(row),
      office: row.frontOffice === true,
    })),
    frontOffice: tables.frontOffice.map((row) => ({
      faces: countFrom(row.from, row.to),
      range: rangeText(row.from, row.to),
      ...newsRow(row),
    })),
    /** Most points that one season can bring. */
    most: seasonMaximum(rules),
  };
}

/** What a point of influence buys, and in which of the three phases; what the rules in force switch off is left out. */
function influenceUses({ switches }: DynastyRules) {
  const sold = switches.boughtExtensions === "allowed" && switches.contract === "normal";
  const uses = [
    { id: "reroll", phases: [true, true, true] },
    { id: "coach", phases: [false, true, true] },
    { id: "modifier", phases: [true, false, false] },
    { id: "extend", phases: [true, true, true] },
  ];
  return uses.filter(({ id }) => (id === "coach" ? switches.coachChange === "allowed" : id === "extend" ? sold : true));
}

function regularRows(rules: DynastyRules) {
  const { games, diceMax } = rules.tables.setup;
  const needed = diceNeeded(rules);
  return rules.tables.regularSeason.map((row, i) => {
    const record = (wins: number): string => `${wins}${DASH}${row.losses === "rest" ? games - wins : row.losses}`;
    const [low, high] = row.coach ?? [1, 6];
    const own = row.wins === "coach";
    return {
      id: row.id,
      name: PATTERN_NAMES[row.pattern],
      first: row.firstRoll === true,
      /** Faces of the Coach Die that the row asks for; "" = any. */
      coach: row.coach ? rangeText(low, high) : "",
      dice: PATTERN_DICE[row.pattern],
      spaces: diceMax,
      /** The Coach Die says how many games were won. */
      own,
      record: row.wins === "coach" ? record(low) : record(row.wins),
      /** Best record of a row that reads the Coach Die. */
      upTo: own ? record(high) : "",
      entry: row.playoffs,
      /** Fewest dice that can show it; "" when none can. */
      needs: needed[i] ?? "",
    };
  });
}

function playoffRows({ tables }: DynastyRules) {
  const byes = tables.regularSeason.some((row) => row.playoffs === "bye");
  return tables.playoffs.map((row, i, all) => ({
    id: row.round,
    ...ROUND_NAMES[row.round],
    wins: row.win.map((pattern) => ({ name: PATTERN_NAMES[pattern].toLowerCase(), dice: PATTERN_DICE[pattern] })),
    influence: signed(row.influence),
    /** A bye is worth the first round's points (D9) and starts in the second. */
    bye: byes && i === 0 ? "scores" : byes && i === 1 ? "starts" : "",
    points: row.points,
    last: i === all.length - 1,
  }));
}

/** A row's news with its signs; a choice gives both. */
function newsRow(row: OffSeasonRow | FrontOfficeRow) {
  const choice = "choice" in row && row.choice ? row.choice : undefined;
  return {
    text: row.text,
    ...(choice ? signs({ dice: 0, influence: 0 }) : signs(row)),
    choice: (choice ?? []).map((option) =>
      option === "rollAgain"
        ? { again: true, ...signs({ dice: 0, influence: 0 }) }
        : { again: false, ...signs(option) },
    ),
  };
}

const signs = ({ dice, influence }: Effect) => ({
  dice: signed(dice),
  gain: dice > 0,
  dies: Math.abs(dice) === 1 ? "die" : "dice",
  influence: signed(influence),
});
