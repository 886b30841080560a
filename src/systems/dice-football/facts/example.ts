/** DF-18, the worked example: one drive of a game, die by die, as cards and charts are read and the log is written. */
import { countFrom } from "../../../kernel/words/index.js";
import { firstOf, numbered, ofType } from "../../../kernel/lists/index.js";
import { namesAmong, type Named } from "../../../kernel/words/names.js";
import { remarkLines } from "../../../kernel/words/remarks.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { shortNames } from "../../../gamekit/team-words.js";
import { REMARK_LETTERS, workedDrive, worthOf } from "../../../gamekit/worked-drive.js";
import type { GameEvent } from "../engine/index.js";
import type { GameRecord } from "../game-record.js";
import { shownBy, workedPlays, type WorkedPlay, type WorkedStep } from "../log/worked-steps.js";
import { boxText, gameIn, isPlayed, periodText, seasonName, spotText } from "./game-of.js";
import type { DiceRules } from "../rules/index.js";
import { lineValues } from "./log-lines.js";

/** Rows of a blank: a drive of one's own. */
const BLANK_ROWS = 30;
const DICE = ["r", "w", "k", "b"] as const;

const UNUSUAL: ReadonlySet<GameEvent["type"]> = new Set(["fumble", "timeout", "injury", "spared", "hot"]);
const PLAIN: ReadonlySet<string> = new Set(["run", "complete", "incomplete", "sack", "scramble"]);

function worth(drive: readonly GameEvent[]): number {
  const plays = ofType(drive, "play");
  const odd = plays.filter(
    ({ came, isTry, called, standIns }) => !PLAIN.has(came) || isTry === true || called !== "card" || standIns,
  );
  return worthOf(shownBy(drive), {
    touchdown: plays.some(({ touchdown }) => touchdown),
    kick: firstOf(drive, "kick") !== undefined,
    unusual:
      odd.length + drive.filter(({ type }) => UNUSUAL.has(type)).length + Math.max(0, ofType(drive, "flag").length - 1),
  });
}

const stepFacts = ({ about, dice, facts, log }: WorkedStep, key: string) => ({
  key,
  about,
  dice: dice !== undefined,
  log: log ?? "",
  ...facts,
});

const BLANK = {
  plays: [],
  blank: countFrom(1, BLANK_ROWS).map((key) => ({ key, about: "", dice: true, log: "" })),
};

function playsOf({ events, away, home }: GameRecord, short: Readonly<Record<"away" | "home", string>>): WorkedPlay[] {
  const drive = workedDrive(events, worth);
  return drive ? workedPlays({ events, teams: { away, home }, short }, drive) : [];
}

interface Writing {
  readonly short: Readonly<Record<"away" | "home", string>>;
  readonly named: Named;
}

/** What a hand writes of a step: the dice, and what goes into the log. */
function written({ log, dice, remark = 0 }: WorkedStep, { row }: WorkedPlay, { short, named }: Writing): Values {
  const line = lineValues(row, short, named) as Values;
  const start = [
    periodText(row.period),
    ...(line.box === undefined ? [] : [boxText(row.box)]),
    short[row.team],
    row.down,
    row.toGo,
    spotText(row.team, row.spot, short),
  ];
  const values: Values = {
    ...line,
    start: start.filter((one) => one !== "").join(" · "),
    ...(row.limit !== undefined && { won: `${line.limit as string} · ${line.won as string}` }),
    remarks: remarkLines(row.remarks, REMARK_LETTERS)[remark] ?? "",
  };
  const value = log && values[log];
  return {
    ...(dice && Object.fromEntries(dice.slice(0, DICE.length).map((face, i) => [DICE[i], face]))),
    ...(value !== undefined && value !== "" && { value }),
  };
}

export const example: SheetContent<object, DiceRules> = {
  form: () => BLANK,
  fill(records, { names }) {
    const game = gameIn(records);
    if (!game || !isPlayed(game)) return [];
    const short = shortNames(game);
    const plays = playsOf(game, short);
    const named = namesAmong(plays.flatMap(({ row }) => [row.who, row.tackler]).filter((name) => name !== ""));
    return [
      {
        facts: {
          plays: plays.map((play, p) => ({
            number: p + 1,
            line: play.row.number,
            steps: play.steps.map((step, i) => stepFacts(step, `${p + 1}.${i + 1}`)),
          })),
          blank: [],
        },
        values: {
          away: seasonName(game.away),
          home: seasonName(game.home),
          ...(names.date && { date: names.date }),
          step: numbered(
            plays.map((play) => numbered(play.steps.map((step) => written(step, play, { short, named })))),
          ) as Values,
        },
      },
    ];
  },
};
