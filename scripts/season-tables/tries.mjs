/** Tries that a game's plays lack, from its scoring summary: `K.Benjamin 14 yd. pass from C.Newton (G.Gano kick is good) Drive: …`. */
import { EXTRA_POINT, FIELD_GOAL, KICKOFF, PASS_PLAY, POINTS, PUNT, RUN, TWO_POINT } from "./ids.mjs";
import { pointsOf } from "./score.mjs";

const hasAny = ({ events }, list) => events.some(({ id }) => list.includes(id));
const isNamedTry = ({ text }) => text.includes("TWO-POINT CONVERSION ATTEMPT") && !text.includes("No Play");
const isTry = (play) => hasAny(play, [...EXTRA_POINT, ...TWO_POINT]) || isNamedTry(play);
const SNAPS = [...KICKOFF, ...FIELD_GOAL, ...PUNT, ...RUN, ...PASS_PLAY];
const counts = (play) => isTry(play) || hasAny(play, SNAPS);

/** What the summary says of a try -> its statistic id, and the player who gets it. */
function tryOf(text) {
  const said = /\(([^()]*)\)/.exec(text)?.[1] ?? "";
  if (said.includes("kick is good")) return { id: 72, name: said.replace(" kick is good", "") };
  if (said.startsWith("kick")) return { id: said.includes("bl") ? 74 : 73 };
  if (said.endsWith("pass failed")) return { id: 78 };
  if (said.endsWith("run failed")) return { id: 76 };
  if (said.endsWith(" pass")) return { id: 77, name: said.slice(0, -" pass".length).split("-")[0] };
  if (said.endsWith(" run")) return { id: 75, name: said.slice(0, -" run".length) };
  return undefined;
}

/**
 * A game's plays with the tries that they lack, each after its touchdown. A good try is filled in only if the plays fall short of the final score.
 * @returns plays, the number of tries filled in, and touchdowns of the summary without a play
 */
export function withTries(game) {
  const short = new Map([game.home, game.away].map(({ club, score }) => [club, score.T]));
  for (const play of game.plays)
    for (const { club, points } of pointsOf(play)) short.set(club, short.get(club) - points);
  const filled = new Map();
  const strayed = [];
  for (const { play: id, type, text, club, players } of game.scores) {
    if (type !== "TD") continue;
    const at = game.plays.findIndex((play) => play.id === id);
    if (at < 0) {
      strayed.push(id);
      continue;
    }
    const next = game.plays.slice(at + 1).find(counts);
    if (next && isTry(next)) continue;
    const found = tryOf(text);
    const points = POINTS.get(found?.id) ?? 0;
    if (!found || short.get(club) < points) continue;
    short.set(club, short.get(club) - points);
    const { drive, quarter, clock } = game.plays[at];
    const player = players[found.name] ?? "0";
    filled.set(at, {
      ...{ id: id + 1, drive, quarter, clock, down: 0, toGo: 0, spot: "", club, text: "(try)" },
      events: [{ sequence: 1, id: found.id, yards: 0, player: player === "0" ? "" : player, club, name: found.name }],
    });
  }
  const plays = game.plays.flatMap((play, i) => (filled.has(i) ? [play, filled.get(i)] : [play]));
  return { plays, filled: filled.size, strayed };
}
