/** 5D-14, the worked example: one drive of a game, die by die, as the charts are read and the log is written. */
import { countFrom } from "../../../kernel/words/index.js";
import { firstOf, numbered, ofType } from "../../../kernel/lists/index.js";
import { remarkLines } from "../../../kernel/words/remarks.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { REMARK_LETTERS, workedDrive, worthOf } from "../../../gamekit/worked-drive.js";
import type { GameEvent } from "../engine/index.js";
import type { GameRecord } from "../game-record.js";
import { shownBy, workedPlays, type WorkedPlay, type WorkedStep } from "../log/worked-steps.js";
import type { FiveD20Rules } from "../rules/index.js";
import { clockText, gameIn, isPlayed, seasonName, shortOf, spotText } from "./game-of.js";
import { lineValues } from "./log-lines.js";

/** Rows of a blank: a drive of one's own. */
const BLANK_ROWS = 30;

const UNUSUAL: ReadonlySet<GameEvent["type"]> = new Set(["fumble", "timeout", "hurry", "offset", "fairCatch"]);

function worth(drive: readonly GameEvent[]): number {
  const plays = ofType(drive, "play");
  const odd = plays.filter(
    ({ kind, isTry, result }) =>
      kind === "kneel" || kind === "spike" || kind === "snapFumble" || isTry || result === "intercepted",
  );
  const flags = ofType(drive, "flag").length;
  return worthOf(shownBy(drive), {
    touchdown: plays.some(({ touchdown }) => touchdown),
    kick: firstOf(drive, "kick") !== undefined,
    unusual: odd.length + drive.filter(({ type }) => UNUSUAL.has(type)).length + Math.max(0, flags - 1),
  });
}

const stepFacts = ({ about, dice, facts, log }: WorkedStep, key: string) => ({
  key,
  about,
  dice: dice !== undefined,
  log: log ?? "",
  ...facts,
});

const BLANK = { plays: [], blank: countFrom(1, BLANK_ROWS).map((key) => ({ key, about: "", dice: true, log: "" })) };

const playedBy = ({ away, home, events }: GameRecord, { tables }: FiveD20Rules): WorkedPlay[] => {
  const drive = workedDrive(events, worth);
  const passMod = { away: away.passMod, home: home.passMod };
  return drive ? workedPlays({ events, tables, short: shortOf({ away, home }), passMod }, drive) : [];
};

const DICE = ["r", "w", "b", "k", "y"] as const;

/** What a hand writes of a step: the dice, and what goes into the log. */
function written(
  { log, dice, remark = 0 }: WorkedStep,
  { row }: WorkedPlay,
  game: GameRecord,
  { tables }: FiveD20Rules,
): Values {
  const short = shortOf(game);
  const start = [
    row.period,
    clockText(row.clock),
    short[row.team],
    row.down,
    row.toGo,
    spotText(row.team, row.spot, short),
  ];
  const values = {
    ...lineValues(row, { short, fronts: tables.fronts }),
    start: start.filter((one) => one !== "").join(" · "),
    remarks: remarkLines(row.remarks, REMARK_LETTERS)[remark] ?? "",
  } as Values;
  const value = log && values[log];
  return {
    ...(dice && Object.fromEntries(DICE.map((name, i) => [name, dice[i]]))),
    ...(value !== undefined && value !== "" && { value }),
  };
}

export const example: SheetContent<object, FiveD20Rules> = {
  form: () => BLANK,
  fill(records, { rules, names }) {
    const game = gameIn(records);
    if (!game || !isPlayed(game)) return [];
    const plays = playedBy(game, rules);
    const head: Values = {
      away: seasonName(game.away),
      home: seasonName(game.home),
      ...(names.date && { date: names.date }),
    };
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
          ...head,
          step: numbered(
            plays.map((play) => numbered(play.steps.map((step) => written(step, play, game, rules)))),
          ) as Values,
        },
      },
    ];
  },
};
