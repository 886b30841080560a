/** Hot players (section 7, switch `hotPlayers`; ruling A27): starters, one a team and game, by what they do in the first quarter. */
import { when, type Game, type Side } from "./game.js";
import { read, type Outcome } from "./scrimmage.js";

const watched = (g: Game, side: Side): boolean =>
  g.switches.hotPlayers === "on" && g.period === 1 && g.clubs[side].hot === undefined;

/** 00-39; otherwise nothing, and something else may still bring it. */
function roll(g: Game, team: Side, player: string): void {
  const hot = read(g.charts.hotPlayer, g.tape.two()) === "hot";
  if (hot) g.clubs[team].hot = player;
  g.tape.say("7", "hot", { team, player, hot, ...when(g) });
}

const PASSES: readonly Outcome["came"][] = ["complete", "incomplete", "intercepted", "thrownAway", "hailMary", "spike"];

/** A play that stands: the passes of the starter. */
export function threw(g: Game, { came, passer, yards, touchdown }: Outcome): void {
  const club = g.clubs[g.ball];
  if (!watched(g, g.ball) || !PASSES.includes(came) || passer !== club.team.offense.quarterback) return;
  const caught = came === "complete" || (came === "hailMary" && touchdown === true);
  club.first.thrown++;
  if (!caught) return;
  club.first.caught++;
  club.first.yards += yards;
}

/** A touch that counts: a back has used half of his stamina, or somebody has caught his third pass. */
export function hadIt(g: Game, { came, player }: Outcome): void {
  if (!watched(g, g.ball)) return;
  const club = g.clubs[g.ball];
  const card = club.team.roster.carriers.find(({ name }) => name === player)!;
  const touches = club.touches.get(card.name)!;
  const half = card.position === "RB" && 2 * touches >= card.stamina && 2 * (touches - 1) < card.stamina;
  let third = false;
  if (came === "complete") {
    const catches = (club.first.catches.get(card.name) ?? 0) + 1;
    club.first.catches.set(card.name, catches);
    third = catches === 3;
  }
  if (card.starts > 0 && (half || third)) roll(g, g.ball, card.name);
}

/** At the end of the first quarter: nothing missed in six passes or more, or 150 yards. */
export function quarterOver(g: Game): void {
  for (const side of ["away", "home"] as const) {
    const { thrown, caught, yards } = g.clubs[side].first;
    if (watched(g, side) && ((thrown >= 6 && caught === thrown) || yards >= 150))
      roll(g, side, g.clubs[side].team.offense.quarterback);
  }
}
