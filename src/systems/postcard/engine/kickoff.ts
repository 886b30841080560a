/** Kickoffs. */
import type { Game } from "./game.js";
import { other, steps, yardsOf } from "./numbers.js";
import { dead, run, toReturn } from "./run.js";
import { flip } from "./state.js";

export function kickoff(game: Game): void {
  const { play, numbers, rules } = game;
  const { card, switches } = rules;
  const kicker = play.offense;
  const receiver = other(kicker);
  const kind = game.ask({ kind: "kickoff", side: kicker, options: ["regular", "onside"] });
  const onside = kind === "onside";
  game.emit({ type: "call", call: onside ? "onside" : "kickoff" });
  const what = onside ? "onside" : "kickoff";
  const offense = game.ask({ kind: "pick", side: kicker, options: numbers.picks, for: what, offense: true });
  const defense = game.ask({ kind: "pick", side: receiver, options: numbers.picks, for: what, offense: false });
  const mark = card.kickMarks[offense - 1];
  const won = numbers.bonus[defense][offense];
  // The winner of the pick also gets the mark's bonus; equal numbers give none (A56).
  const bonus = won + Math.sign(won) * mark.bonus;
  game.emit({ type: "pick", offense, defense, bonus });
  const at = onside ? flip(steps(mark.onside)) : steps(mark.spot);
  play.kicked = onside ? "onside" : "kickoff";
  play.kickYards = yardsOf(flip(at) - play.spot);
  play.how = play.kicked;
  toReturn(game, receiver, at);
  play.result = "return";
  if (!onside) {
    const choice = game.ask({
      kind: "return",
      side: receiver,
      options: ways(at, switches),
      of: "kickoff",
      spot: at,
      bonus,
    });
    if (choice !== "run") {
      play.result = choice;
      return dead(game, choice === "fairCatch" ? at : steps(card.kicking.kickoffTouchback));
    }
  }
  play.back = { team: receiver, of: "kickoff", from: at, yards: undefined };
  run(game, at, { first: bonus, free: !onside });
  if (!onside) return;
  play.kickGood = play.holder === kicker;
  // Recovered before the receivers moved it: won by the kick, not lost in the return.
  if (!play.kickGood || play.losses.length > 1 || play.back.yards !== 0) return;
  play.losses[0].how = "kick";
  play.how = "onside";
  if (play.ending === "dead") play.result = "recovered";
}

const IN_FIELD = ["fairCatch", "run"] as const;
const BEHIND = ["touchback", "run"] as const;
const EVERYWHERE = ["touchback", "fairCatch", "run"] as const;

/** A touchback requires the ball on or behind the goal line, a fair catch in front of it (A57). */
function ways(at: number, { touchbackFrom }: Game["rules"]["switches"]) {
  if (at <= 0) return BEHIND;
  return touchbackFrom === "anywhere" ? EVERYWHERE : IN_FIELD;
}
