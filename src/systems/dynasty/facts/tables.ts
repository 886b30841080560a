/** The tables in force as printed: names, dice, records and symbols, for every sheet that shows them. */
import { countFrom, DASH, rangeText } from "../../../kernel/words/index.js";
import { remember } from "../../../kernel/cache/remember.js";
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

/** Everything that the game's tables and boxes print. */
export const tableFacts = remember(makeTables);

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
    /** True if the contract does not matter, although seasons can be bought. */
    free,
    sold,
    /** Total dice needed: Team Dice, the influence die and two for the offseason. */
    diceInAll: setup.diceMax + 3,
    diceCounts: countFrom(setup.diceMin, setup.diceMax),
    influenceLevels: countFrom(setup.influenceMin, setup.influenceMax),
    gain: gains(rules),
    losing: {
      wins: setup.losingWins,
      /** As many wins as losses; "" if that is not a losing season (D8). */
      even: switches.evenIsLosing && setup.losingWins < setup.games / 2 ? even : "",
      /** True if the season before the first counts as a losing one (D24). */
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
      /** The range, if a row applies to several faces; "" otherwise. */
      range: row.from === row.to ? "" : rangeText(row.from, row.to),
      ...newsRow(row),
    })),
    /** Maximum points of a single season. */
    most: seasonMaximum(rules),
  };
}

/** Influence before the regular season: at the start, and later. */
function gains({ tables }: DynastyRules) {
  const { seasons } = tables.setup;
  const spans = tables.influenceGain.filter(({ from }) => from <= seasons);
  return {
    first: spans[0].gain,
    later: spans.slice(1).map(({ from, gain }) => ({ from, gain })),
    /** `1–10 +1, 11–20 +2`. */
    spans: spans.map(({ from, to, gain }) => `${rangeText(from, Math.min(to, seasons))} ${signed(gain)}`).join(", "),
  };
}

/** What a point of influence buys, and in which of the three phases; omits what the rules in force disable. */
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
      /** Faces of the Coach Die that the row requires; "" = any. */
      coach: row.coach ? rangeText(low, high) : "",
      dice: PATTERN_DICE[row.pattern],
      spaces: diceMax,
      /** True if the Coach Die gives the number of wins. */
      own,
      record: row.wins === "coach" ? record(low) : record(row.wins),
      /** Best record in a row that reads the Coach Die. */
      upTo: own ? record(high) : "",
      entry: row.playoffs,
      /** Minimum dice that can reach it; "" if none can. */
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
    /** A bye scores the first round's points (D9) and starts in the second. */
    bye: byes && i === 0 ? "scores" : byes && i === 1 ? "starts" : "",
    points: row.points,
    last: i === all.length - 1,
  }));
}

const NOTHING: Effect = { dice: 0, influence: 0 };

/** A row's event, with its symbols. */
function newsRow(row: OffSeasonRow | FrontOfficeRow) {
  const choice = "choice" in row && row.choice ? row.choice : [];
  const options = choice.map((option) => ({
    again: option === "rollAgain",
    ...signs(option === "rollAgain" ? NOTHING : option),
  }));
  // If a choice is between a die and influence, they fill the two columns of a plain row, with an "or" between them.
  const one = options.find(({ again, dice, influence }) => (again || dice !== "") && influence === "");
  const two = options.find(({ again, dice, influence }) => !again && dice === "" && influence !== "");
  return {
    text: row.text,
    ...signs(row),
    ...(one && two && { dice: one.dice, dies: one.dies, gain: one.gain, influence: two.influence }),
    or: one !== undefined && two !== undefined,
    again: one?.again === true,
    /** Both effects of a choice. */
    options,
  };
}

const signs = ({ dice, influence }: Effect) => ({
  dice: signed(dice),
  gain: dice > 0,
  dies: Math.abs(dice) === 1 ? "die" : "dice",
  influence: signed(influence),
});
