/** A drive step by step: each die, the cell that it reads, and the log column that it goes in. Folded from the events alone. */
import { FIELD, otherSide, type Side } from "../../../kernel/football/index.js";
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { minusText, signedText } from "../../../kernel/words/index.js";
import type { D20KickEvent, D20PlayEvent, D20ReturnEvent, FlagEvent, GameEvent, Reroll } from "../engine/index.js";
import type { GameCharts } from "../rules/index.js";
import { playsOfDrive, type WorkedPlay as Play, type WorkedStep as Step } from "../../../gamekit/worked-drive.js";
import { beginsRow, logRows, type LogRow } from "./log-rows.js";

/** Columns of the log; `row` is everything before the dice. */
type LogColumn =
  "start" | "front" | "pc" | "call" | "who" | "defender" | "white" | "what" | "result" | "gain" | "remarks" | "seconds";

export type WorkedStep = Step<LogColumn>;
export type WorkedPlay = Play<LogRow, LogColumn>;

/** The game of a drive. */
export interface WorkedGame {
  readonly events: readonly GameEvent[];
  readonly tables: GameCharts;
  readonly short: Readonly<Record<Side, string>>;
  /** Each defense's PASS modifier. */
  readonly passMod: Readonly<Record<Side, number>>;
}

/** A cited cell and its owner. */
interface Cell {
  /** 0 = past the last cell. */
  readonly top: number;
  readonly name: string;
}

/** Named groups of the first citation in this form. */
function cited(cites: readonly string[], form: RegExp): Readonly<Record<string, string>> | undefined {
  for (const cite of cites) {
    const found = form.exec(cite);
    if (found) return found.groups!;
  }
  return undefined;
}

const cellOf = (found: Readonly<Record<string, string>> | undefined): Cell => ({
  top: Number(found?.cell ?? 0),
  name: found?.name ?? "",
});

/** The number shown by two of red, white and blue. */
function matchOf([r, w, b]: readonly number[]): number | null {
  if (r === w || r === b) return r;
  return w === b ? w : null;
}

const lastOf = (again: readonly Reroll[] | undefined, die: Reroll["die"]): number | undefined =>
  again?.filter((one) => one.die === die).at(-1)?.face;

/** Dice at the end of the play: a rerolled die counts with its new face (F25, F26). */
function lying(dice: readonly number[], again: readonly Reroll[] | undefined): number[] {
  return (["R", "W", "B", "K", "Y"] as const).map((die, i) => lastOf(again, die) ?? dice[i]);
}

const signed = (value: number): string => signedText(value, "0");

/** Alignment, call number, and run or pass. */
function callSteps(event: D20PlayEvent, { tables }: WorkedGame): WorkedStep[] {
  const { row, zone, number, down, toGo, dice1 = [], kind } = event;
  if (!row) return [];
  const { name, adjust, alignment } = tables.fronts[row];
  const [red, , , black, yellow] = dice1;
  const dropped = kind === "snapFumble";
  const run = kind === "run";
  const situation = number?.situation ?? 0;
  return [
    {
      about: "row",
      facts: {
        down,
        toGo,
        product: down * toGo,
        short: row === "SHYD",
        twoPoints: event.isTry === true,
        name,
        adjust: signed(adjust),
        alignment,
      },
      log: "front",
    },
    ...(number
      ? [
          {
            about: "number",
            facts: {
              zone,
              top: number.cell,
              defense: signed(number.defense),
              situation: situation === 0 ? "" : signed(situation),
              total: minusText(number.total),
            },
            log: "pc" as const,
          },
        ]
      : []),
    {
      about: "call",
      dice: dice1,
      facts: {
        red,
        run,
        number: number ? minusText(number.total) : "",
        match: matchOf(dice1) ?? 0,
        alike: black === yellow,
        dropped,
      },
      ...(run && { log: "call" as const }),
    },
  ];
}

function depthStep({ dice1, cites, depth }: D20PlayEvent): WorkedStep {
  const found = cited(cites, /^(?<name>.+) depth (?<read>\w+) (?<cell>\d+)$/);
  return {
    about: "depth",
    facts: {
      white: dice1?.[1],
      ...cellOf(found),
      read: found?.read ?? "",
      depth,
      nearer: (found?.read ?? depth) !== depth,
    },
    log: "call",
  };
}

/** The ball carrier: blue below the switch value, else black. */
function whoStep({ cites, dice1, player }: D20PlayEvent): WorkedStep {
  const found = cited(cites, /^(?:receiving|rushing).* (?<color>blue|black) (?<cell>\d+) (?<name>.+)$/);
  return {
    about: "who",
    facts: {
      ...cellOf(found),
      name: found?.name ?? player ?? "",
      blue: found?.color === "blue",
      blueFace: dice1?.[2],
      blackFace: dice1?.[3],
    },
    log: "who",
  };
}

/** White after home field and alignment. */
function whiteFacts(rolled: number, white: number, adjust: number) {
  const between = white - adjust - rolled;
  // The home field swaps 1 and 20; the rest is from the charts.
  const turned = (rolled === 1 && between > 10) || (rolled === 20 && between < -10);
  const face = turned ? 21 - rolled : rolled;
  const rest = white - adjust - face;
  return {
    rolled,
    turned,
    face,
    adjust: signed(adjust),
    rest: rest === 0 ? "" : signed(rest),
    white: minusText(white),
  };
}

const RESULT = /^(?<name>.+?) (?:(?:SP|MP|LP) )?(?:(?:PRE|DEF|OTHER|HOLE|LOS|BACK) )?(?<result>[A-Z]+) (?<cell>\d+)$/;

function yardsStep(event: D20PlayEvent, { passMod }: WorkedGame): WorkedStep {
  const { kind, cites, came, again = [], yards, result, touchdown, team, dice2 = [] } = event;
  const read = cited(cites, /^(?<column>[A-Z]+(?: \d+)?) (?<black>\d+): (?<yards>-?\d+)/);
  const base = Number(read?.yards ?? 0);
  const caught = came === "CMP" || came === "YAC";
  const added = caught ? passMod[otherSide(team)] : 0;
  const more = came === "YAC" ? again.filter(({ die }) => die === "K").map(({ face }) => face) : [];
  const rating = Number(cited(cites, /INT (?<cell>-?\d+)$/)?.cell ?? 0);
  return {
    about: "yards",
    facts: {
      came: kind === "run" ? "RUN" : (came ?? ""),
      chart: read?.column ?? "",
      black: came === "PD" ? dice2[3] : Number(read?.black ?? 0),
      first: dice2[3],
      base: minusText(base),
      added: added === 0 ? "" : signed(added),
      more: more.join(" + "),
      yards: minusText(yards),
      toGoal: touchdown === true,
      intercepted: result === "intercepted",
      rating: minusText(rating),
    },
    log: "gain",
  };
}

/** Defender, white, WHAT, result and yards. */
function secondSteps(event: D20PlayEvent, game: WorkedGame): WorkedStep[] {
  const { row, kind, dice2, cites, defender, white, what, again = [] } = event;
  if (!dice2 || !row) return [];
  const { adjust, alignment } = game.tables.fronts[row];
  const run = kind === "run";
  const [red, rolled, blue] = dice2;
  const met = cites.findIndex((cite) => new RegExp(` (?:pass|run) ${what}(?: \\d+)?$`).test(cite));
  const read = cited(cites.slice(met + 1), RESULT);
  const thrownOut = read?.result === "OUT";
  const out = thrownOut ? cites.slice(met + 2) : [];
  return [
    {
      about: "defender",
      dice: dice2,
      facts: {
        red,
        run,
        alignment,
        ...cellOf(cited(cites, /^(?:pass|run) defense \w+ (?<cell>\d+) (?<name>.+)$/)),
        name: defender,
      },
      log: "defender",
    },
    { about: "white", facts: whiteFacts(rolled, white ?? rolled, adjust), log: "white" },
    {
      about: "what",
      facts: { white: minusText(white ?? rolled), what, ...cellOf(cited(cites, WHAT)), name: defender },
      log: "what",
    },
    {
      about: "result",
      facts: { blue, what, ...cellOf(read), result: read?.result ?? "" },
      ...(!thrownOut && { log: "result" as const }),
    },
    ...(thrownOut
      ? [
          {
            about: "out",
            facts: {
              red: again.find(({ die }) => die === "R")?.face,
              white: again.find(({ die }) => die === "W")?.face,
              name: event.player,
              result: event.came,
            },
            log: "result" as const,
          },
        ]
      : []),
    ...(thrownOut && out.length === 0 ? [] : [yardsStep(event, game)]),
  ];
}

const WHAT = /^(?<name>.+) (?:pass|run) (?:PRE|DEF|REC|OTHER|HOLE|LOS|BACK)(?: (?<cell>\d+))?$/;

function kickStep(event: D20KickEvent): WorkedStep {
  const { kind, dice, yards, good, letter, touchback, fairCatch, blocked, cites, spot } = event;
  const read = cited(cites, /^[a-z ]+ (?<red>\d+): (?<cell>.+)$/i);
  return {
    about: kind === "punt" ? "punt" : "placeKick",
    dice: dice.slice(0, 5),
    facts: {
      red: dice[0],
      top: read?.cell ?? "",
      yards,
      good: good === true,
      own: spot <= FIELD / 2,
      dead: letter === "N",
      touchback: touchback === true,
      fairCatch: fairCatch === true,
      blocked: blocked !== undefined,
    },
    log: "result",
  };
}

/** How a match of red, white and blue is enforced. @param rest the events up to the next row */
function flagStep(flag: FlagEvent, rest: readonly GameEvent[], { short }: WorkedGame): WorkedStep {
  const penalty = firstOf(rest, "penalty");
  const [yellow] = flag.at ? flag.dice.slice(5) : flag.dice;
  return {
    about: "flag",
    ...(flag.at && { dice: flag.dice.slice(0, 5) }),
    facts: {
      number: flag.number,
      range: flag.row,
      team: flag.team ? short[flag.team] : "",
      foul: flag.foul ?? "",
      yellow: yellow ?? 0,
      void: flag.void === true,
      accepted: penalty?.accepted === true,
      yards: penalty?.yards ?? 0,
    },
    log: "remarks",
  };
}

/** Black and yellow, and any match of the others, after a play. */
function afterStep(event: D20PlayEvent, rest: readonly GameEvent[]): WorkedStep {
  const lies = lying(event.dice2!, event.again);
  const flagged = rest.some(({ type }) => type === "flag");
  return {
    about: "after",
    facts: {
      black: lies[3],
      yellow: lies[4],
      alike: lies[3] === lies[4],
      fumble: rest.some(({ type }) => type === "fumble"),
      match: matchOf(lies) ?? 0,
      flagged,
      out: event.outOfBounds === true,
    },
    ...(!flagged && { log: "remarks" as const }),
  };
}

const returnStep = ({ player, yards, again = [], touchdown }: D20ReturnEvent): WorkedStep => ({
  about: "returned",
  facts: {
    player,
    yards: minusText(yards),
    faces: again.map(({ die, face }) => ({ die, face })),
    touchdown,
  },
  log: "gain",
});

function ownSteps(first: GameEvent, rest: readonly GameEvent[], game: WorkedGame): WorkedStep[] {
  if (first.type === "flag") return [flagStep(first, rest, game)];
  if (first.type === "kick") return [kickStep(first)];
  if (first.type !== "play") return [];
  return [
    ...callSteps(first, game),
    ...(first.kind === "pass" && first.depth ? [depthStep(first)] : []),
    ...(first.dice2 ? [whoStep(first), ...secondSteps(first, game), afterStep(first, rest)] : []),
  ];
}

/** The plays of a drive, each with its log row. */
export function workedPlays(game: WorkedGame, drive: readonly GameEvent[]): WorkedPlay[] {
  const { events, short } = game;
  return playsOfDrive({ events, drive, rows: logRows(events, short), beginsRow }, (first, rest, row): WorkedStep[] => [
    { about: "start", facts: {}, log: "start" },
    ...ownSteps(first, rest, game),
    ...ofType(rest, "return").map(returnStep),
    ...(first.type === "flag" ? [] : ofType(rest, "flag").map((flag) => flagStep(flag, rest, game))),
    {
      about: "end",
      facts: {
        seconds: row.seconds ?? 0,
        firstDown: rest.some(({ type }) => type === "firstDown"),
        points: ofType(rest, "points").map(({ team, points }) => ({ team: short[team], points, one: points === 1 })),
        over: row.endsDrive,
      },
      log: "seconds",
    },
  ]);
}

/** Names of the features that a drive shows. */
export const shownBy = (drive: readonly GameEvent[]): string[] =>
  ofType(drive, "play").map(({ kind, what, came, depth }) => [kind, what, came, depth].join(" "));
