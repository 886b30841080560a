/** Words of the card that are no chart: remarks along its edge, ranges, what a sign means. All numbers come from the rules. */
import { DASH, signedText } from "../../../kernel/words/index.js";
import type { PostcardRules } from "../rules/index.js";

export { DASH, MINUS } from "../../../kernel/words/index.js";

/** Middle dot between two remarks. */
export const DOT = "\u00b7";

/** Totals that are good: `4–10`, or one number. */
export const rangeText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? `${low}` : `${low}${DASH}${high}`;

const orMore = (value: number): string => (value >= 6 ? `${value}` : `${value}+`);

/** What a player looks up between plays, as one line along the edge; `brief` for narrow cards. */
export function finePrint({ card }: PostcardRules, brief = false): string {
  const { passing, running, kicking, points, clock } = card;
  const either = (long: string, short: string): string => (brief ? short : long);
  const [pressure, taken] = [orMore(passing.interceptionPressure), orMore(passing.interception)];
  return [
    either(`Dropped, pressed ${pressure}: INT on ${taken}`, `Drop, press ${pressure}: INT ${taken}`),
    either(`Scramble: L${passing.scrambleLevel} or more`, `Scramble L${passing.scrambleLevel}+`),
    either(`Catch won by ${orMore(running.breakaway)}: breakaway`, `Catch by ${orMore(running.breakaway)}: break`),
    `Fumble ${either("won ", "")}by ${orMore(running.recovery)}: ${running.recoveryYards} yd${either(" and", ",")} run`,
    `${either("Kickoff: first run", "KO: 1st run")} no flags, fumble${either(" at", "")} ${signedText(running.returnFumble)}`,
    `Fake ${signedText(kicking.fake)}, block ${signedText(kicking.block)}`,
    `TD ${points.touchdown}, FG ${points.fieldGoal}, safety ${points.safety}, try ${points.kick} or ${points.twoPoint}`,
    `Time: TD ${clock.touchdown}, lost ball ${clock.lostBall}`,
  ].join(` ${DOT} `);
}

/** C18: the two-minute stage in a few words. */
export const twoMinutes = ({ card: { clock } }: PostcardRules): string =>
  `ERASE 1 END: ${clock.finalPlays} PLAYS, TD ${clock.finalTouchdown}`;
