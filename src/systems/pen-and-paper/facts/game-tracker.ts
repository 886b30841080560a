/** M15, PP-15: everything that is used up or breaks in a head-to-head game, and how much of it a game used. */
import { keyed } from "../../../kernel/lists/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules, type Position, type Stat } from "../rules/index.js";
import { bySide, gameSheet, SIDES } from "./games.js";

/** Boxes for uses of a trick, a hard count, a fake; what is used more often is written beside them. */
const USES = 5;

const tricksOf = ({ tables }: PenAndPaperRules) =>
  [...tables.passPlays, ...tables.rushPlays].filter(({ trick }) => trick);

export function trackerFacts(rules: PenAndPaperRules) {
  const { game, stars, scrimmage, fakes } = rules.tables;
  const steps = countFrom(0, USES - 1);
  return {
    sides: SIDES.map(({ key, label }) => ({
      key,
      label,
      dice: key === "home" ? game.actionDice.home : game.actionDice.visitor,
    })),
    mostDice: rules.switches.maxActionDice,
    stars: stars.map(({ position, die }) => ({ key: position, die, hasDie: die !== "none" })),
    uses: USES,
    tricks: tricksOf(rules).map(({ id, title }) => ({ key: id, title })),
    trickCosts: steps.map((i) => signedText(i * scrimmage.trickSurcharge)),
    counters: [
      { key: "hardCount", costs: steps.map((i) => signedText(i * scrimmage.hardCount.surcharge)) },
      { key: "fake", costs: steps.map((i) => `${fakes[Math.min(i, fakes.length - 1)].from}+`) },
    ],
    stats: STATS.map((stat) => ({ key: stat })),
  };
}

interface Hurt {
  minor: number;
  season: number;
  healed: number;
}

/** What one side used, counted from the game's events. */
interface Used {
  dice: number;
  hurried: boolean;
  readonly stars: Set<Position>;
  readonly tricks: Map<string, number>;
  hardCounts: number;
  fakes: number;
  readonly hurt: Map<Stat, Hurt>;
}

function usedBy(game: GameRecord, side: Side, tricks: ReadonlySet<string>, hurries: ReadonlySet<string>): Used {
  const used: Used = {
    dice: 0,
    hurried: false,
    stars: new Set(),
    tricks: new Map(),
    hardCounts: 0,
    fakes: 0,
    hurt: new Map(STATS.map((stat) => [stat, { minor: 0, season: 0, healed: 0 }])),
  };
  for (const event of game.events) {
    if (!("team" in event) || event.team !== side) continue;
    if (event.type === "diceSpent")
      for (const die of event.dice) {
        if (die === "action") used.dice++;
        else used.stars.add(die);
      }
    else if (event.type === "hardCount") used.hardCounts++;
    else if (event.type === "injury") used.hurt.get(event.stat)![event.season ? "season" : "minor"]++;
    else if (event.type === "heal") used.hurt.get(event.stat)!.healed++;
    else if (event.type === "play") {
      if (event.fake) used.fakes++;
      // An audible made a plain rush of it.
      const call = event.attack && !event.audible ? event.call.call : "";
      if (tricks.has(call)) used.tricks.set(call, (used.tricks.get(call) ?? 0) + 1);
      used.hurried = hurries.has(call);
    }
  }
  return used;
}

/** Crossed boxes, and the number of uses past the last of them. */
const uses = (count: number): Values => ({
  uses: Math.min(count, USES),
  more: count > USES ? `+${count - USES}` : "",
});

function sideValues(game: GameRecord, side: Side, rules: PenAndPaperRules): Values {
  const { name, modifiers, stars } = game[side];
  const tricks = tricksOf(rules).map(({ id }) => id);
  const hurries = rules.tables.passPlays.filter(({ hurryUp }) => hurryUp).map(({ id }) => id);
  const used = usedBy(game, side, new Set(tricks), new Set(hurries));
  const star = rules.tables.stars.map(({ position, die }) => [
    position,
    { ours: stars.includes(position), used: die !== "none" && used.stars.has(position) },
  ]);
  return {
    name,
    dice: used.dice,
    hurryUp: used.hurried ? 1 : 0,
    star: Object.fromEntries(star) as Values,
    trick: keyed(tricks, (trick) => uses(used.tricks.get(trick) ?? 0)),
    hardCount: uses(used.hardCounts),
    fake: uses(used.fakes),
    injury: keyed(STATS, (stat) => {
      const { minor, season, healed } = used.hurt.get(stat)!;
      const now = Math.max(0, modifiers[stat] - minor - season + healed);
      return {
        bonus: signedText(modifiers[stat]),
        minor,
        healed: healed > 0 ? "win" : "",
        season,
        now: game.events.length > 0 ? signedText(now) : "",
      };
    }),
  };
}

export const gameTracker = gameSheet(trackerFacts, (game, { rules, names }) => [
  {
    values: {
      date: names.date,
      game: `${game.away.name} at ${game.home.name}`,
      ...bySide(({ side }) => sideValues(game, side, rules)),
    },
  },
]);
