/** A drive step by step: each roll, the chart or card row that it reads, and the log column that it goes in. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { minusText, rangeText, signedText } from "../../../kernel/words/index.js";
import type { DiceKickEvent, DicePlayEvent, DiceReturnEvent, FlagEvent, GameEvent, Throw } from "../engine/index.js";
import { winsUpTo } from "../engine/plays/line.js";
import { completionRange } from "../engine/plays/pass.js";
import { FIGURES, type Team } from "../rules/index.js";
import { playsOfDrive, type WorkedPlay as Play, type WorkedStep as Step } from "../../../gamekit/worked-drive.js";
import { beginsRow, logRows, type LogRow } from "./log-rows.js";

/** Columns of the log; `row` is everything before the dice. */
type LogColumn =
  "start" | "code" | "off" | "def" | "who" | "won" | "net" | "came" | "gain" | "tackler" | "remarks" | "box";

export type WorkedStep = Step<LogColumn>;
export type WorkedPlay = Play<LogRow, LogColumn>;

/** The game of a drive. */
export interface WorkedGame {
  readonly events: readonly GameEvent[];
  readonly teams: Readonly<Record<Side, Team>>;
  readonly short: Readonly<Record<Side, string>>;
}

/** Two dice as one number: `07`. */
const two = (tens: number, ones: number): string => `${tens}${ones}`;
const signed = (value: number): string => signedText(value, "0");

const thrown = ({ throws }: { readonly throws: readonly Throw[] }, use: string): readonly number[] | undefined =>
  throws.find((one) => one.use === use)?.dice;

/** A cited range and its value: `calls 1A 11-19: LG`. */
interface Read {
  readonly range: string;
  readonly says: string;
}

function read(cites: readonly string[], start: string): Read {
  const cite = cites.find((one) => one.startsWith(`${start} `));
  const found = cite && /(?<from>\d+)(?:-(?<to>\d+))?: (?<says>.*)$/.exec(cite)?.groups;
  if (!found) return { range: "", says: "" };
  const { from, to, says } = found;
  return {
    range: to === undefined ? from : from.length === 1 ? rangeText(Number(from), Number(to)) : `${from}\u2013${to}`,
    says,
  };
}

/** Effects of a play's red or blue die other than yards. */
const EFFECTS: Readonly<Record<string, string>> = { longOrInjury: "long", penalty: "penalty", fumble: "fumble" };
const effectOf = (cites: readonly string[]): string => EFFECTS[read(cites, "play result").says] ?? "";

function callSteps(event: DicePlayEvent): WorkedStep[] {
  const { down, toGo, code, group, formation, call = "", defense = "", cites, called, isTry } = event;
  const dice = thrown(event, "call");
  const [r, w, k, b] = dice ?? [];
  const byCard = called === "card" && read(cites, "calls").range !== "";
  const column = /^defense calls (\w)/.exec(cites.find((one) => one.startsWith("defense calls")) ?? "")?.[1] ?? "";
  return [
    ...(code
      ? [
          {
            about: "code",
            facts: { down, toGo, twoPoints: isTry === true, code, group, formation },
            log: "code" as const,
          },
        ]
      : []),
    {
      about: "call",
      ...(dice && { dice }),
      facts: { roll: dice ? two(r, w) : "", code: code ?? "", ...read(cites, "calls"), byCard, call },
      log: "off",
    },
    {
      about: "defense",
      facts: {
        roll: dice && dice.length > 2 ? two(k, b) : "",
        letter: column,
        ...read(cites, `defense calls ${column}`),
        defense,
        blocks: event.blocked ?? [],
        box: event.boxed ?? [],
      },
      log: "def",
    },
    {
      about: "who",
      facts: {
        run: event.came === "run",
        white: w,
        player: event.player ?? "",
        passer: event.passer ?? "",
        number: event.number ?? 0,
      },
      log: "who",
    },
  ];
}

function lineSteps({ line, came, throws, team }: DicePlayEvent): WorkedStep[] {
  const dice = throws.find(({ use }) => use === "line")?.dice;
  if (!line) return dice ? [{ about: "noLine", dice, facts: {} }] : [];
  const { offense, defense, roll, winner } = line;
  return [
    {
      about: "line",
      ...(dice && { dice }),
      facts: {
        run: came === "run",
        even: FIGURES.line.even,
        offense,
        defense,
        limit: minusText(winsUpTo(offense, defense)),
        roll: `${roll}`.padStart(2, "0"),
        won: winner === team,
      },
      log: "won",
    },
  ];
}

/** Ratings of the blocker and defender on a run; undefined if the bonus has other parts: a tired runner, a blocker out of position. */
function partsOf({ team, blocker, defender, bonus, line }: DicePlayEvent, { teams }: WorkedGame) {
  const own = teams[team].roster;
  const block = [...own.linemen, ...own.carriers].find(({ name }) => name === blocker)?.RB;
  const man = teams[otherSide(team)].roster.front.find(({ name }) => name === defender);
  const meets = man?.RD ?? -1;
  if (block === undefined || !line) return undefined;
  const won = line.winner === team;
  const raised = won ? Math.min(FIGURES.line.bestBlock, block + FIGURES.line.won) : block;
  const lost = (bonus ?? 0) - raised - meets;
  return won && lost !== 0
    ? undefined
    : {
        block: signed(block),
        raised: won ? signed(raised) : "",
        meets: signed(meets),
        lost: lost === 0 ? "" : signed(lost),
      };
}

function runSteps(event: DicePlayEvent, game: WorkedGame): WorkedStep[] {
  const { call = "", cites, blocker, defender, bonus = 0 } = event;
  const [, , k, b] = thrown(event, "line") ?? [];
  const parts = partsOf(event, game);
  return [
    { about: "meet", facts: { roll: two(k, b), call, ...read(cites, `match-up ${call}`), blocker, defender } },
    {
      about: "bonus",
      facts: {
        parts: parts !== undefined,
        ...(parts ?? { block: "", raised: "", meets: "", lost: "" }),
        bonus: signed(bonus),
      },
      log: "net",
    },
    ...resultSteps(event, game),
  ];
}

function passSteps(event: DicePlayEvent, game: WorkedGame): WorkedStep[] {
  const { team, level, net, passer, came, line, cites, tackler } = event;
  const [, , k, b] = thrown(event, "line") ?? [];
  const card = game.teams[team].roster.quarterbacks.find(({ name }) => name === passer);
  const roll = two(k, b);
  const won = line === undefined ? 0 : line.winner === team ? FIGURES.line.won : -FIGURES.line.won;
  const span = card && level ? card.passing[level].complete : null;
  const moved = net === undefined ? span : completionRange(span, net);
  const range = (of: typeof span): string =>
    of === null ? "" : `${`${of[0]}`.padStart(2, "0")}\u2013${`${of[1]}`.padStart(2, "0")}`;
  return [
    ...(net === undefined
      ? []
      : [
          {
            about: "net",
            facts: { before: signed(net - won), line: won === 0 ? "" : signed(won), net: signed(net) },
            log: "net" as const,
          },
        ]),
    {
      about: "pass",
      facts: {
        roll,
        level: level ?? "",
        passer,
        came,
        complete: range(span),
        moved: range(moved),
        blue: b,
        effect: came === "sack" || came === "scramble" ? "" : effectOf(cites),
        tackler: tackler ?? "",
      },
      log: "came",
    },
    ...(came === "complete" || came === "sack" || came === "scramble" ? resultSteps(event, game) : []),
  ];
}

/** The yards of the last roll, and who tackles. */
function resultSteps(event: DicePlayEvent, { teams }: WorkedGame): WorkedStep[] {
  const { team, came, cites, long, level = "", player, bonus = 0, yards, touchdown, tackler } = event;
  const dice = thrown(event, "result");
  if (!dice) return [];
  const [r, w, k, b] = dice;
  const { carriers, quarterbacks } = teams[team].roster;
  const run = came === "run";
  const column = run
    ? long
      ? "II"
      : "I"
    : came === "complete"
      ? long
        ? "L"
        : level
      : came === "scramble"
        ? "I"
        : "";
  const card =
    came === "scramble"
      ? quarterbacks.find(({ name }) => name === player)
      : carriers.find(({ name }) => name === player);
  const cells = card as unknown as Readonly<Record<string, Readonly<Record<number, number>>>> | undefined;
  const base = column === "" ? undefined : cells?.[column]?.[w];
  const plain = base === undefined ? undefined : base + (run ? bonus : 0);
  // Yards that no card or bonus explains, short of both goal lines: rulings, or a long catch.
  const cut = touchdown === true || yards === -event.spot;
  const changed = plain === undefined || cut || yards === plain ? "" : signed(yards - plain);
  const rank = read(cites, "tackle");
  return [
    {
      about: "gain",
      dice,
      facts: {
        came,
        red: run ? r : "",
        effect: run ? effectOf(cites) : "",
        white: w,
        column,
        base: base === undefined ? "" : minusText(base),
        bonus: run && bonus !== 0 ? signed(bonus) : "",
        // Twenty yards are added if column L does not give more.
        more: long === true ? changed : "",
        ruled: long === true ? "" : changed,
        yards: minusText(yards),
        touchdown: touchdown === true,
      },
      log: "gain",
    },
    ...(rank.range !== "" && tackler !== undefined
      ? [
          {
            about: "tackle",
            facts: { roll: two(k, b), range: rank.range, rank: rank.says, tackler },
            log: "tackler" as const,
          },
        ]
      : []),
  ];
}

/** Rolls with their own steps. */
const OWN: ReadonlySet<string> = new Set(["call", "line", "result"]);

/** Other rolls of a play: long gains, sacks, fumbles. */
const moreSteps = (
  { throws, cites }: { readonly throws: readonly Throw[]; readonly cites: readonly string[] },
  skip = OWN,
): WorkedStep[] =>
  throws
    .filter(({ use }) => !skip.has(use))
    .map(({ use, dice }) => ({
      about: "more",
      dice,
      facts: { use, roll: dice.join(""), ...read(cites, use), long: read(cites, use).says === "long" },
      log: "remarks" as const,
    }));

const KICKED: ReadonlySet<string> = new Set(["punt", "field goal", "extra point"]);

function kickSteps(event: DiceKickEvent): WorkedStep[] {
  const { kind, throws, cites, yards, good, touchback, fairCatch, blocked, how, player } = event;
  const first = throws.find(({ use }) => KICKED.has(use));
  const cite = read(cites, cites[0]?.split(" ").slice(0, -2).join(" ") ?? "");
  return [
    {
      about: kind === "punt" ? "punt" : "placeKick",
      ...(first && { dice: first.dice }),
      facts: {
        player: player ?? "",
        roll: first ? two(first.dice[0], first.dice[1]) : "",
        range: cite.range,
        yards,
        corner: how === "coffin",
        good: good === true,
        touchback: touchback === true,
        fairCatch: fairCatch === true,
        blocked: blocked === true,
      },
      log: "came",
    },
    ...moreSteps(event, KICKED),
  ];
}

function flagStep(flag: FlagEvent, rest: readonly GameEvent[], { short }: WorkedGame): WorkedStep {
  const penalty = firstOf(rest, "penalty");
  const [first] = flag.throws;
  return {
    about: "flag",
    ...(first && { dice: first.dice }),
    facts: {
      roll: first ? first.dice.join("") : "",
      range: read(flag.cites, `penalty ${flag.chart}`).range,
      foul: flag.foul,
      team: flag.team ? short[flag.team] : "",
      accepted: penalty?.accepted === true,
      yards: penalty?.yards ?? 0,
    },
    log: "remarks",
  };
}

const returnStep = ({ player, yards, throws, touchdown }: DiceReturnEvent): WorkedStep => ({
  about: "returned",
  ...(throws[0] && { dice: throws[0].dice }),
  facts: { player, white: throws[0]?.dice[1] ?? "", yards: minusText(yards), touchdown },
  log: "gain",
});

function ownSteps(first: GameEvent, game: WorkedGame): WorkedStep[] {
  if (first.type === "kick") return kickSteps(first);
  if (first.type !== "play") return [];
  return [
    ...callSteps(first),
    ...lineSteps(first),
    ...(first.came === "run" ? runSteps(first, game) : passSteps(first, game)),
    ...moreSteps(first),
  ];
}

/** The plays of a drive, each with its log row. */
export function workedPlays(game: WorkedGame, drive: readonly GameEvent[]): WorkedPlay[] {
  const { events, short } = game;
  return playsOfDrive(
    { events, drive, rows: logRows(events, short), beginsRow },
    (first, rest, row, after): WorkedStep[] => {
      const moved = after && after.period === row.period ? after.box - row.box : 0;
      return [
        { about: "start", facts: {}, log: "start" },
        ...ownSteps(first, game),
        ...ofType(rest, "return").map(returnStep),
        ...ofType(rest, "flag").map((flag) => flagStep(flag, rest, game)),
        {
          about: "end",
          facts: {
            firstDown: rest.some(({ type }) => type === "firstDown"),
            points: ofType(rest, "points").map(({ team, points }) => ({
              team: short[team],
              points,
              one: points === 1,
            })),
            box: moved === 0.5 ? "half" : moved > 0 ? "whole" : "none",
            over: row.endsDrive !== undefined,
          },
        },
      ];
    },
  );
}

/** Names of the features that a drive shows. */
export const shownBy = (drive: readonly GameEvent[]): string[] =>
  ofType(drive, "play").map(({ came, level, call, long }) => [came, level ?? call, long].join(" "));
