/** M15, PP-15: everything that is used up or hurt in a head-to-head game, and how much a game has used. */
import { keyed, ofType, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { bySide, gameSheet, meeting, sidesWithDice } from "./games.js";

/** Boxes for uses of a trick, a hard count or a fake; a higher number is written next to them. */
const USES = 5;

/** Key of the row that all tricks share. */
const ANY_TRICK = "any";

const tricksOf = ({ tables }: PenAndPaperRules) =>
  [...tables.passPlays, ...tables.rushPlays].filter(({ trick }) => trick);

/** Rows of tricks: one of all of them where any use makes the next one harder (A30). */
function trickRows(rules: PenAndPaperRules) {
  const tricks = tricksOf(rules).map(({ id, title }) => ({ key: id as string, title, all: [] as string[] }));
  if (rules.switches.trickCount === "perPlay") return tricks;
  return [{ key: ANY_TRICK, title: "", all: tricks.map(({ title }) => title) }];
}

export function trackerFacts(rules: PenAndPaperRules) {
  const { stars, scrimmage, fakes } = rules.tables;
  const steps = countFrom(0, USES - 1);
  return {
    sides: sidesWithDice(rules),
    mostDice: rules.switches.maxActionDice,
    stars: stars.map(({ position, die }) => ({ key: position, die, hasDie: die !== "none" })),
    uses: USES,
    tricks: trickRows(rules),
    trickCosts: steps.map((i) => signedText(i * scrimmage.trickSurcharge)),
    counters: [
      { key: "hardCount", costs: steps.map((i) => signedText(i * scrimmage.hardCount.surcharge)) },
      { key: "fake", costs: steps.map((i) => `${fakes[Math.min(i, fakes.length - 1)].from}+`) },
    ],
    stats: STATS.map((stat) => ({ key: stat })),
  };
}

/** Checked boxes, and the number of uses if there are more. */
const uses = (count: number): Values => ({
  uses: Math.min(count, USES),
  more: count > USES ? `+${count - USES}` : "",
});

function sideValues(game: GameRecord, side: Side, rules: PenAndPaperRules): Values {
  const { name, modifiers, stars } = game[side];
  const own = game.events.filter((event) => "team" in event && event.team === side);
  const spent = ofType(own, "diceSpent").flatMap(({ dice }) => dice);
  const snaps = ofType(own, "play");
  // True if an audible changed it to a plain rush.
  const calls = snaps.map((snap) => (snap.attack && !snap.audible ? snap.call.call : ""));
  const countOf = (wanted: string): number => calls.filter((call) => call === wanted).length;
  const hurries = rules.tables.passPlays.filter(({ hurryUp }) => hurryUp).map(({ id }) => id);
  const star = rules.tables.stars.map(({ position, die }) => [
    position,
    { ours: stars.includes(position), used: die !== "none" && spent.includes(position) },
  ]);
  return {
    name,
    dice: spent.filter((die) => die === "action").length,
    hurryUp: hurries.includes(calls.at(-1) as (typeof hurries)[number]) ? 1 : 0,
    star: Object.fromEntries(star) as Values,
    trick: keyed(
      trickRows(rules).map(({ key }) => key),
      (trick) => uses(trick === ANY_TRICK ? sumOf(tricksOf(rules).map(({ id }) => countOf(id))) : countOf(trick)),
    ),
    hardCount: uses(ofType(own, "hardCount").length),
    fake: uses(snaps.filter(({ fake }) => fake).length),
    injury: keyed(STATS, (stat) => {
      const hurt = ofType(own, "injury").filter((injury) => injury.stat === stat);
      const season = hurt.filter((injury) => injury.season).length;
      const healed = ofType(own, "heal").filter((heal) => heal.stat === stat).length;
      return {
        bonus: signedText(modifiers[stat]),
        minor: hurt.length - season,
        healed: healed > 0 ? "win" : "",
        season,
        now: game.events.length > 0 ? signedText(Math.max(0, modifiers[stat] - hurt.length + healed)) : "",
      };
    }),
  };
}

export const gameTracker = gameSheet(trackerFacts, (game, { rules, names }) => [
  {
    values: {
      date: names.date,
      game: meeting(game),
      ...bySide(({ side }) => sideValues(game, side, rules)),
    },
  },
]);
