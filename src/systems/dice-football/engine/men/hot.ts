/** Hot players (switch `hotPlayers`): one per team and game, by first-quarter statistics. */
import { SIDES, type Side } from "../../../../kernel/football/index.js";
import { withSide, type BothSides, type FirstQuarter, type Outcome } from "../state.js";
import { now } from "../track.js";
import { noted, notes, rollTwo, type Turn } from "../turn.js";

/** What makes a player hot: a share of his stamina, catches, or a passer's quarter. */
const STAMINA_SHARE = 0.5;
const CATCHES = 3;
const ATTEMPTS = 6;
const YARDS = 150;
/** A hot player's stamina is multiplied by this. */
export const HOT_STAMINA = 2;
/** Added to every completion range of a hot quarterback (ruling A27). */
export const HOT_COMPLETIONS = 3;

const NOTHING: FirstQuarter = { attempts: 0, completions: 0, yards: 0, catches: [] };
export const NO_QUARTER: BothSides<FirstQuarter> = { away: NOTHING, home: NOTHING };

function tryHot(turn: Turn, team: Side, player: string): void {
  const { draft, game, emit } = turn;
  const note = notes(turn);
  const hot = game.charts.hotPlayer.read(rollTwo(turn, "hot", note), note) === "hot";
  if (hot) draft.hot = withSide(draft.hot, team, player);
  emit({ type: "hot", team, player, hot, ...now(turn), ...noted(note) });
}

const starterOf = ({ game }: Turn, team: Side): string => game.books[team].team.offense.quarterback;

const watches = ({ draft, game }: Turn, team: Side): boolean =>
  game.rules.switches.hotPlayers === "on" && draft.period === 1 && draft.hot[team] === null;

/** Counts a first-quarter pass; those of a backup do not count. */
export function countPass(turn: Turn, { offense: team, pass, passer, gain }: Outcome): void {
  if (!pass || !watches(turn, team) || passer !== starterOf(turn, team)) return;
  const { draft } = turn;
  const before = (draft.firstQuarter ?? NO_QUARTER)[team];
  const complete = pass === "caught";
  draft.firstQuarter = withSide(draft.firstQuarter ?? NO_QUARTER, team, {
    ...before,
    attempts: before.attempts + 1,
    completions: before.completions + (complete ? 1 : 0),
    yards: before.yards + (complete ? gain : 0),
  });
}

/** Counts a first-quarter touch: half of a back's stamina, or the third catch. */
export function countTouch(turn: Turn, team: Side, place: number, caught: boolean): void {
  if (!watches(turn, team)) return;
  const { draft, game } = turn;
  const card = game.books[team].team.roster.carriers[place];
  const used = draft.touches[team][place];
  const half = Math.ceil(STAMINA_SHARE * card.stamina);
  let third = false;
  if (caught) {
    const before = (draft.firstQuarter ?? NO_QUARTER)[team];
    const catches = [...before.catches];
    while (catches.length <= place) catches.push(0);
    catches[place]++;
    third = catches[place] === CATCHES;
    draft.firstQuarter = withSide(draft.firstQuarter ?? NO_QUARTER, team, { ...before, catches });
  }
  if (card.starts === 0) return;
  if (third || (card.position === "RB" && used === half)) tryHot(turn, team, card.name);
}

/** At the end of the first quarter: starters with no incompletion, or with many passing yards. */
export function hotPassers(turn: Turn): void {
  const { firstQuarter } = turn.draft;
  if (!firstQuarter) return;
  for (const team of SIDES) {
    const { attempts, completions, yards } = firstQuarter[team];
    const perfect = attempts >= ATTEMPTS && completions === attempts;
    if (!watches(turn, team) || !(perfect || yards >= YARDS)) continue;
    tryHot(turn, team, starterOf(turn, team));
  }
}
