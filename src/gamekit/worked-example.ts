/** The worked example as a sheet: one drive of a game, die by die, showing how to read the charts and write the log. */
import { countFrom } from "../kernel/words/index.js";
import { numbered } from "../kernel/lists/index.js";
import type { SheetContent, Values } from "../contract/sheet.js";
import { remarksOf, workedDrive, type RemarkedRow, type WorkedPlay, type WorkedStep } from "./worked-drive.js";

/** Rows of a blank, for a drive of your own. */
const BLANK_ROWS = 30;
const BLANK = { plays: [], blank: countFrom(1, BLANK_ROWS).map((key) => ({ key, about: "", dice: true, log: "" })) };

/** What a game defines for its example. */
export interface WorkedGame<Game, Row extends RemarkedRow, Event extends { readonly type: string }, Rules> {
  /** Letters of the dice, in the order that steps use. */
  readonly dice: readonly string[];
  /** Picks the game from the records. */
  readonly gameIn: (records: readonly object[]) => Game | undefined;
  /** Value of a drive as an example. */
  readonly worth: (drive: readonly Event[]) => number;
  readonly playsOf: (game: Game, drive: readonly Event[], rules: Rules) => readonly WorkedPlay<Row>[];
  readonly teams: (game: Game) => { readonly away: string; readonly home: string };
  /** What players write in a row: its columns, and as `start` everything before the dice. */
  readonly lineOf: (
    game: Game,
    plays: readonly WorkedPlay<Row>[],
    rules: Rules,
  ) => (row: Row) => Values & { readonly start: readonly (string | number)[] };
}

const stepFacts = ({ about, dice, facts, log }: WorkedStep, key: string) => ({
  key,
  about,
  dice: dice !== undefined,
  log: log ?? "",
  ...facts,
});

/** The sheet `example`. */
export function workedExample<
  Game extends { readonly events: readonly Event[] },
  Row extends RemarkedRow & { readonly number?: number },
  Event extends { readonly type: string },
  Rules,
>({
  dice: letters,
  gameIn,
  worth,
  playsOf,
  teams,
  lineOf,
}: WorkedGame<Game, Row, Event, Rules>): SheetContent<object, Rules> {
  return {
    form: () => BLANK,
    fill(records, { rules, names }) {
      const game = gameIn(records);
      if (!game || game.events.length === 0) return [];
      const drive = workedDrive(game.events, worth);
      const plays = drive ? playsOf(game, drive, rules) : [];
      const line = lineOf(game, plays, rules);
      const written = ({ log, dice = [], remark = 0 }: WorkedStep, row: Row): Values => {
        const { start, ...columns } = line(row);
        const values = {
          ...columns,
          start: start.filter((one) => one !== "").join(" · "),
          remarks: remarksOf(row)[remark] ?? "",
        } as Values;
        const value = log && values[log];
        return {
          ...Object.fromEntries(dice.slice(0, letters.length).map((face, i) => [letters[i], face])),
          ...(value !== undefined && value !== "" && { value }),
        };
      };
      return [
        {
          facts: {
            plays: plays.map(({ row, steps }, p) => ({
              number: p + 1,
              line: row.number,
              steps: steps.map((step, i) => stepFacts(step, `${p + 1}.${i + 1}`)),
            })),
            blank: [],
          },
          values: {
            ...teams(game),
            ...(names.date && { date: names.date }),
            step: numbered(plays.map(({ row, steps }) => numbered(steps.map((step) => written(step, row))))) as Values,
          },
        },
      ];
    },
  };
}
