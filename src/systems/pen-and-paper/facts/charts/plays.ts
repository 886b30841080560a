/** Charts of plays from scrimmage: calls, defenses, the DC and results of an attack. */
import type { PenAndPaperRules, PlayKind, ScrimmagePlay, SpecialDefense } from "../../rules/index.js";
import { rangeText } from "../../sheet.js";
import { change, dice, diceText, sum } from "./odds.js";

export function playFacts(rules: PenAndPaperRules) {
  const { passPlays, rushPlays, defenses, resolution, scrimmage, game } = rules.tables;
  const { strictAttack, maxActionDice, footRaceOver25, footRaceOnce, explodeLosses, trickCount, playActionYards } =
    rules.switches;
  return {
    passPlays: passPlays.map((play) => callFacts(play.id === "playAction" ? withYards(play, playActionYards) : play)),
    rushPlays: rushPlays.map(callFacts),
    pass: resolutionFacts(rules, "pass"),
    rush: resolutionFacts(rules, "rush"),
    defenses: defenses.map((defense) => defenseFacts(rules, defense)),
    strict: strictAttack,
    trick: change(scrimmage.trickSurcharge),
    anyTrick: trickCount === "allTricks",
    redZone: { within: scrimmage.redZone.within, dc: change(scrimmage.redZone.dc) },
    actionDice: { ...game.actionDice, most: maxActionDice },
    footRace: {
      from: scrimmage.footRaceFrom,
      over: footRaceOver25,
      yards: scrimmage.footRaceYards,
      once: footRaceOnce,
    },
    explodes: scrimmage.explodesOn,
    gainsOnly: !explodeLosses,
    audible: { needs: scrimmage.audible.needs, dc: diceText(scrimmage.audible.dcDice) },
    hardCount: scrimmage.hardCount,
    kneelLoss: scrimmage.kneelLoss,
    mishapOn: scrimmage.mishapOn,
    plainPass: resolution.pass.dc,
    plainRush: resolution.rush.dc,
  };
}

/** Numbers of the box "A play in order" (templates/pen-and-paper/play-in-order.hbs), for the sheets that print it. */
export function playInOrder({ tables, switches }: PenAndPaperRules) {
  const { resolution, scrimmage, game } = tables;
  const kind = (of: "pass" | "rush") => ({ attack: sum(resolution[of].attack), defense: resolution[of].defense });
  return {
    pass: kind("pass"),
    rush: kind("rush"),
    audible: scrimmage.audible.needs,
    redZone: scrimmage.redZone.dc !== 0,
    strict: switches.strictAttack,
    open: switches.actionDiceOpen,
    explodes: scrimmage.explodesOn,
    footRace: scrimmage.footRaceFrom,
    mishap: scrimmage.mishapOn,
    rounds: game.rounds,
  };
}

/** Play-Action against a pass defense gains as many yards as the ruling says, if that is more than its row (A28). */
const withYards = (play: ScrimmagePlay, yards: number): ScrimmagePlay =>
  yards > (play.against?.pass?.yards ?? play.yards)
    ? { ...play, effect: play.effect.replace(/\d+d6$/, diceText(yards)) }
    : play;

/** One offense call. `turned` is the pass that it becomes against a run defense. */
function callFacts(play: ScrimmagePlay) {
  const turned = play.against?.rush?.kind === "pass" ? play.against.rush : undefined;
  return {
    key: play.id,
    title: play.title,
    attack: sum(play.attack),
    trick: play.trick,
    dc: play.dc,
    touchdown: play.touchdown ?? false,
    dice: dice(play.yards),
    yards: diceText(play.yards),
    special: turned ? "" : besidesYards(play),
    turned: turned ? { yards: diceText(turned.yards ?? play.yards), attack: sum(play.attack) } : "",
  };
}

/** The rest of an effect, without the yard dice at its start: they have a column of their own. */
function besidesYards({ effect, yards }: ScrimmagePlay): string {
  const start = `${diceText(yards)} yards`;
  if (effect === start) return "";
  if (!effect.startsWith(start)) return capital(effect);
  // If the dice apply against one kind of defense, only the other kind needs words.
  const rest = effect.slice(start.length);
  const text = rest.replace(/^( against a (run|pass) defense)?[;,] /, "");
  return text === rest ? effect : capital(text);
}

/** Uppercases the first letter; `d20` is left alone. */
const capital = (text: string): string => (/^\d|^d\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** A special defense: its DC has columns of its own; `others` are plays with a different DC. */
function defenseFacts({ tables }: PenAndPaperRules, { id, title, dc, effect }: SpecialDefense) {
  const plays = [...tables.passPlays, ...tables.rushPlays];
  const others = Object.entries(dc.plays ?? {}).map(([id, value]) => ({
    change: change(value),
    play: plays.find((known) => known.id === id)?.title ?? id,
  }));
  return {
    key: id,
    title,
    pass: change(dc.pass),
    rush: change(dc.rush),
    others,
    effect: others.length > 0 ? "" : capital(effect.replace(/^DC [^;]*; /, "")),
  };
}

/** Results of a pass or a rush. After a natural 1 comes 1d6: a turnover on `on`, or on `onHigher` if the defender is better. */
function resolutionFacts({ tables }: PenAndPaperRules, kind: PlayKind) {
  const { attack, defense, yards, bonus20, critical } = tables.resolution[kind];
  const faces = (to: number): string => rangeText({ from: 1, to });
  return {
    attack: sum(attack),
    defense,
    yards: diceText(yards),
    bonus20,
    critical: {
      ...critical,
      on: faces(critical.otherwise),
      onHigher: faces(critical.onHigher),
      lose: diceText(critical.loseDice),
    },
  };
}
