/**
 * Careers: one player whose card grows over the games. Short description for whoever prints or plays it:
 *
 * - `chart.ts` THE career chart as data: `TIERS`, `POINTS` by kind of card (`kindOf(position)`), `TEAM_POINTS`, `START_CARDS`,
 *   `UPGRADES` (cost, step, cap), `HONORS`, `MARKETS` (prices and years), `HALL_OF_FAME`. The sheet of the chart prints these objects.
 * - `fields.ts` `fieldsOf(kind, last)`: every field of a card with `key` (`I.3`, `stamina`), `upgrade`, `start`, `cap`; `valueOf(field, steps)`.
 * - `card.ts` `cardOf(head, steps, last)`: the card as the game's other cards are (`rules/cards.ts`).
 * - `types.ts` the file (`Career`); `chronicle.ts` `chronicleOf(career)`: `games` (figures, points, what they were earned for), `years`
 *   (games, starts, points, honor), `now` (points, bank, tier, steps), `ended`, `hallOfFame`. All of it folded; nothing is kept twice.
 * - `play.ts` `createCareer`, `playOn`, `bought`, `retire`; `careerCard(career, chronicle.now)` is the card of today.
 * - `table.ts` his next game by hand (`nextGame`), and the round with it as it was played there (`enterGame`).
 * - `place.ts` puts him on a team: `Team.career` names him and whose place he takes on which digits of the call roll (engine/relief.ts).
 */
import type { Careers } from "../../../contract/careers.js";
import { CAREER_POSITIONS } from "./chart.js";
import { careerFields, chronicleOf, marketOf, priceOf } from "./chronicle.js";
import { refusalOf, valueOf } from "./fields.js";
import { careerKind } from "./file.js";
import { bought, createCareer, differences, playOn, retire } from "./play.js";
import { enterGame, nextGame } from "./table.js";
import { whenOf } from "./narrate-career.js";
import type { Career } from "./types.js";

export const careers: Careers<Career> = {
  kind: careerKind,
  positions: CAREER_POSITIONS,
  create: createCareer,
  status(career) {
    const { revision, player, league } = career;
    const { now, years, ended } = chronicleOf(career);
    return {
      name: player.name,
      revision,
      seed: league.seed,
      season: league.season,
      finished: years.filter(({ over }) => over).length,
      when: whenOf(career),
      over: ended !== undefined,
      points: now.points,
      bank: now.bank,
      training: career.training,
      tier: now.tier.title,
    };
  },
  differences,
  step: playOn,
  buy: (career, fields) => ({ ...bought(career, fields), revision: career.revision + 1 }),
  withTraining: (career, training) =>
    career.training === training ? career : { ...career, training, revision: career.revision + 1 },
  nextGame,
  enter: enterGame,
  retire,
  prices(career) {
    const { now } = chronicleOf(career);
    const market = marketOf(career);
    const rows = careerFields(career)
      .filter((field) => refusalOf(field, now.steps) === undefined)
      .map((field) => [
        field.key,
        `${valueOf(field, now.steps)}`,
        `${field.cap}`,
        `${priceOf(market, field, now.steps)}`,
      ]);
    return [["field", "now", "end", "points"], ...rows];
  },
};
