/** The checker of team charts: errors that prevent play, and warnings. */
import { contrastOf, LEAST_CONTRAST } from "../../../kernel/color/index.js";
import { recordFault } from "../../../kernel/football/index.js";
import {
  eachValid,
  nowhereKnown,
  suggestHint,
  whereValid,
  type Issue,
  type Locate,
  type Path,
} from "../../../kernel/issue/index.js";
import {
  ALIGNMENTS,
  CALL_ROWS,
  DEPTHS,
  PENALTY_ROWS,
  teamName,
  type Cells,
  type TeamChart,
  type TwoStage,
} from "./chart.js";
import { ChartFindings } from "./check-cells.js";
import { LEAGUE_AVERAGE } from "./league-average.js";
import { tooMany } from "./room.js";

const ZONES = ["YZ", "NZ", "RZ"] as const;
const isBlank = (cells: Cells): boolean => cells.every((cell) => cell === null);

const CHECKS = [
  checkRecord,
  checkPassers,
  checkRunners,
  checkReceivers,
  checkDefense,
  checkPassMod,
  checkCalls,
  checkFouls,
  checkKicks,
  checkLooks,
  checkRoom,
] as const;

/** Every error of one chart. @param base its path in the file */
export function checkChart(chart: TeamChart, locate: Locate = nowhereKnown, base: Path = []): Issue[] {
  const found = findingsOf(chart, locate, base);
  eachValid(CHECKS, (check) => check(chart, found));
  return found.issues;
}

const findingsOf = (chart: TeamChart, locate: Locate, base: Path): ChartFindings =>
  new ChartFindings({ locate, base, whose: whereValid(() => teamName(chart)) });

/** Every error of several charts, including duplicate ids. */
export function checkCharts(charts: readonly TeamChart[], locate: Locate = nowhereKnown): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  eachValid(charts, (chart, i) => {
    const base = ["teams", i];
    issues.push(...checkChart(chart, locate, base));
    if (seen.has(chart.id)) {
      const found = findingsOf(chart, locate, base);
      found.error("team-twice", ["id"], `the id ${chart.id} is another team's`);
      issues.push(...found.issues);
    }
    seen.add(chart.id);
  });
  return issues;
}

function checkRecord({ record, real }: TeamChart, found: ChartFindings): void {
  const wrong = recordFault(record, real?.games);
  if (wrong !== undefined) found.error("chart-record", ["record"], wrong);
}

function checkRoom(chart: TeamChart, found: ChartFindings): void {
  for (const { path, words, hint } of tooMany(chart)) found.warn("chart-room", [path], words, hint);
}

function checkPassers({ qbs }: TeamChart, found: ChartFindings): void {
  found.unique(["qbs"], "the passers", qbs);
  checkTurns(qbs, found);
  eachValid(qbs, (qb, i) => {
    const at = (...path: Path): Path => ["qbs", i, ...path];
    found.rising(at("depth"), `${qb.name}, PASS DEPTH`, qb.depth, 20);
    eachValid(DEPTHS, (depth) => {
      const row = qb.rows[depth];
      const words = `${qb.name} ${depth}`;
      found.rising(at("rows", depth, "pre"), `${words} PRE`, row.pre, 20);
      found.rising(at("rows", depth, "def"), `${words} DEF`, row.def, 20);
      found.rising(at("rows", depth, "other"), `${words} OTHER`, row.other, 20);
      found.within(at("rows", depth, "int"), `${words} INT`, row.int, -12, 12);
    });
    found.rising(at("scr"), `${qb.name}, scrambles`, qb.scr, 20);
    if (qb.scr[4] === null) {
      found.warn("chart-scramble", at("scr", 4), `${qb.name} has no fifth row of scrambles, which breaks use`);
    }
    found.within(at("snap"), `${qb.name} SNAP`, qb.snap, 0, 5);
    found.within(at("fum"), `${qb.name} FUM`, qb.fum, 0, 17);
    found.within(at("brk"), `${qb.name} BRK`, qb.brk, 1, 10);
    const deflected = DEPTHS.map((depth) => qb.rows[depth].def[0] ?? 0);
    if (deflected[1] < deflected[0] || deflected[2] < deflected[1]) {
      const words = `${qb.name}: PD is ${deflected.join(", ")} from short to long`;
      found.warn("chart-depth", at("rows"), `${words}; longer passes are knocked down more often`);
    }
  });
}

/** Numbers of alternating passers must rise, and the last must cover the die. */
function checkTurns(qbs: TeamChart["qbs"], found: ChartFindings): void {
  let last = 0;
  eachValid(qbs, ({ name, upTo }, i) => {
    if (upTo === undefined) return;
    const words = `${name}, the number by which passers take turns,`;
    found.within(["qbs", i, "upTo"], words, upTo, 1, 20);
    if (upTo <= last) found.error("chart-rise", ["qbs", i, "upTo"], `${words} is ${upTo} after ${last}; numbers rise`);
    last = upTo;
  });
  if (last === 20 || qbs.some(({ upTo }) => upTo === undefined)) return;
  const words = `the passers take turns up to ${last}; expected 20`;
  found.error("chart-end", ["qbs", qbs.length - 1, "upTo"], words);
}

/** The blue column covers 1 to W0 - 1, the black one 1 to 20; both have a cell per row of their block. */
function checkTwoStage(
  found: ChartFindings,
  path: Path,
  words: string,
  { w0, blue, black }: TwoStage,
  rows: number,
): void {
  for (const [name, cells] of [["blue", blue] as const, ["black", black] as const]) {
    if (cells.length === rows) continue;
    found.error("chart-rows", [...path, name], `${words} has ${cells.length} ${name} cells for ${rows} players`);
  }
  if (w0 === null) {
    found.rising([...path, "blue"], `${words}, blue column without a switch value,`, blue, 20);
    if (!isBlank(black)) found.rising([...path, "black"], `${words}, black column,`, black, 20);
    return;
  }
  found.within([...path, "w0"], `${words}: the switch value`, w0, 2, 20);
  found.rising([...path, "blue"], `${words}, blue column under ${w0},`, blue, w0 - 1);
  found.rising([...path, "black"], `${words}, black column,`, black, 20);
}

function checkRunners(chart: TeamChart, found: ChartFindings): void {
  const { runners } = chart;
  found.unique(["runners"], "the runners", runners);
  whereValid(() => checkTwoStage(found, ["rush"], "rushing", chart.rush, runners.length));
  eachValid(runners, ({ name, back, los, hole, brk, fum }, i) => {
    found.rising(["runners", i, "back"], `${name} BACK`, back, 20);
    found.rising(["runners", i, "los"], `${name} LOS`, los, 20);
    found.rising(["runners", i, "hole"], `${name} HOLE`, hole, 20);
    found.within(["runners", i, "brk"], `${name} BRK`, brk, 1, 10);
    found.within(["runners", i, "fum"], `${name} FUM`, fum, 0, 17);
  });
}

function checkReceivers(chart: TeamChart, found: ChartFindings): void {
  const { who, receivers } = chart;
  found.unique(["receivers"], "the receivers", receivers);
  eachValid(DEPTHS, (depth) =>
    checkTwoStage(found, ["who", depth], `receiving ${depth}`, who[depth], receivers.length),
  );
  whereValid(() => checkOut(chart, found));
  eachValid(receivers, (receiver, i) => {
    const { name, sp, mp, lp, lpy, fum } = receiver;
    const rows = { SP: sp, MP: mp, LP: lp };
    eachValid(DEPTHS, (depth) => {
      const cells = rows[depth];
      const key = depth.toLowerCase();
      if (!isBlank(cells)) found.rising(["receivers", i, key], `${name} ${depth}`, cells, 20);
      else if ((who[depth].blue[i] ?? who[depth].black[i] ?? null) !== null) {
        found.error(
          "chart-receiver",
          ["receivers", i, key],
          `${name} is thrown ${depth} passes but has no cells for them`,
        );
      }
    });
    found.within(["receivers", i, "lpy"], `${name} LPY`, lpy, 1, 10);
    found.within(["receivers", i, "fum"], `${name} FUM`, fum, 0, 17);
    const dropped = [sp, mp, lp].map((cells) => cells[0]);
    const known = dropped.filter((cell) => cell !== null);
    if (known.some((cell, at) => at > 0 && cell < known[at - 1])) {
      const words = `${name}: DRP is ${dropped.map((cell) => cell ?? "blank").join(", ")} from short to long`;
      found.warn("chart-depth", ["receivers", i], `${words}; longer passes are dropped more often`);
    }
  });
}

function checkOut({ out, receivers }: TeamChart, found: ChartFindings): void {
  if (out.length !== receivers.length) {
    found.error("chart-rows", ["out"], `OUT has ${out.length} cells for ${receivers.length} receivers`);
  }
  found.rising(["out"], "OUT", out, 20);
  eachValid(receivers, ({ name, sp }, i) => {
    if ((out[i] ?? null) === null || !isBlank(sp)) return;
    found.error("chart-receiver", ["out", i], `${name} appears in OUT but has no SP cells`);
  });
}

function checkDefense({ runDef, passDef }: TeamChart, found: ChartFindings): void {
  found.unique(["runDef"], "the run defense", runDef);
  found.unique(["passDef"], "the pass defense", passDef);
  for (const alignment of ALIGNMENTS) {
    for (const [key, list] of [["runDef", runDef] as const, ["passDef", passDef] as const])
      checkColumn(found, key, alignment, () => list.map((row) => row[alignment]));
  }
  checkColumn(found, "runDef", "st", () => runDef.map(({ st }) => st));
  eachValid(runDef, ({ name, what, ret, ...row }, i) => {
    found.rising(["runDef", i, "what"], `${name} run`, what, 20);
    found.within(["runDef", i, "ret"], `${name} RET`, ret, 1, 10);
    if (ALIGNMENTS.every((alignment) => row[alignment] === null)) {
      found.warn("chart-share", ["runDef", i], `${name} has no number in any alignment of the run`);
    }
  });
  const names = whereValid(() => runDef.map(({ name }) => name));
  eachValid(passDef, ({ name, what, int, ...row }, i) => {
    found.rising(["passDef", i, "what"], `${name} pass`, what);
    found.within(["passDef", i, "int"], `${name} INT`, int, 0, 12);
    if (ALIGNMENTS.every((alignment) => row[alignment] === null)) {
      found.warn("chart-share", ["passDef", i], `${name} has no number in any alignment of the pass`);
    }
    if (!names || names.includes(name)) return;
    const words = `${name} defends passes but has no row for runs, where his returns would be`;
    found.error("chart-defender", ["passDef", i, "name"], words, suggestHint(name, names));
  });
}

function checkPassMod({ passMod }: TeamChart, found: ChartFindings): void {
  found.within(["passMod"], "the pass modifier", passMod, -10, 10);
}

/** Errors in a column stored across rows, reported at its cells (row, then column). */
function checkColumn(found: ChartFindings, list: string, key: string, cellsOf: () => Cells): void {
  const cells = whereValid(cellsOf);
  if (!cells) return;
  let last = 0;
  let lastAt = 0;
  const words = `${list === "runDef" ? "run" : "pass"} defense, ${key.toUpperCase()}`;
  cells.forEach((cell, i) => {
    if (cell === null) return;
    if (cell < 1 || cell > 20) found.error("chart-cell", [list, i, key], `${words} has ${cell}; expected 1 to 20`);
    else if (cell <= last) {
      found.error("chart-rise", [list, i, key], `${words} has ${cell} after ${last}; cells rise over blank ones`);
    }
    last = cell;
    lastAt = i;
  });
  if (last !== 20) found.error("chart-end", [list, lastAt, key], `${words} ends at ${last}; expected 20`);
}

function checkCalls({ calls }: TeamChart, found: ChartFindings): void {
  eachValid(CALL_ROWS, (row) =>
    eachValid(calls[row], (cell, i) => found.within(["calls", row, i], `calls ${row} ${ZONES[i]}`, cell, 0, 20)),
  );
  eachValid(["black", "red"] as const, (key) => {
    const words = key === "red" ? "DEF PLAY ADJUST in red" : "DEF PLAY ADJUST";
    found.within(["calls", "defAdj", key], words, calls.defAdj[key], -10, 10);
  });
  eachValid(ZONES, (zone, i) => {
    const column = CALL_ROWS.map((row) => calls[row][i]);
    // A step of one is rounding; even average teams run slightly more on 10 to go than on less, deep in their own end.
    const usual = CALL_ROWS.map((row) => LEAGUE_AVERAGE.calls[row][i]);
    const at = column.findIndex(
      (cell, row) => row > 0 && cell > column[row - 1] + 1 + Math.max(0, usual[row] - usual[row - 1]),
    );
    if (at < 0) return;
    const [before, here] = [at - 1, at].map((row) => `${column[row]} in ${CALL_ROWS[row]}`);
    const words = `calls ${zone}: ${before}, but ${here}; as a rule a team runs less the farther it has to go`;
    found.warn("chart-calls", ["calls", CALL_ROWS[at], i], words);
  });
}

function checkFouls({ pen, fumble }: TeamChart, found: ChartFindings): void {
  eachValid(PENALTY_ROWS, (row) => {
    const { off, def } = pen[row];
    if (off) found.range(["pen", row, "off"], `fouls ${row}, offense,`, off);
    if (def) found.range(["pen", row, "def"], `fouls ${row}, defense,`, def);
    if (off && def && off[0] <= def[1] && def[0] <= off[1]) {
      const words = `fouls ${row}: offense ${off.join("-")} and defense ${def.join("-")} share numbers`;
      found.error("chart-overlap", ["pen", row, "def"], words);
    }
  });
  checkLooseBalls(fumble, found);
}

/**
 * Yellow of a fumble (rulings 7, 8): the ball is lost on 1 to a, and on 21 - d to 20. In a game, a is of the team that
 * fumbled and d of its opponent, so both ranges must start at their end of the die. Up to 20 numbers in total fit
 * without overlap; with more they must overlap, which is not an error: every fumble is lost.
 */
function checkLooseBalls(fumble: TeamChart["fumble"], found: ChartFindings): void {
  const { offLost, defRec } = fumble;
  found.range(["fumble", "offLost"], "OFF FUM LOST", offLost);
  found.range(["fumble", "defRec"], "DEF FUM REC", defRec);
  if (offLost[0] !== 1)
    found.error("chart-fumble", ["fumble", "offLost", 0], `OFF FUM LOST begins at ${offLost[0]}; expected 1`);
  if (defRec[1] !== 20)
    found.error("chart-fumble", ["fumble", "defRec", 1], `DEF FUM REC ends at ${defRec[1]}; expected 20`);
  const shared = offLost[0] <= defRec[1] && defRec[0] <= offLost[1];
  const numbers = offLost[1] - offLost[0] + 1 + (defRec[1] - defRec[0] + 1);
  if (shared && numbers <= 20) {
    const words = `OFF FUM LOST ${offLost.join("-")} and DEF FUM REC ${defRec.join("-")} share numbers`;
    const hint = `${numbers} numbers fit on the die without overlap: OFF FUM LOST begins at 1, DEF FUM REC ends at 20; only more than 20 overlap`;
    found.error("chart-overlap", ["fumble", "defRec"], words, hint);
  }
  found.within(["fumble", "rateAdj"], "DEF FUM RATE ADJUST", fumble.rateAdj, -10, 10);
}

function checkKicks({ kick }: TeamChart, found: ChartFindings): void {
  const at = (...path: Path): Path => ["kick", ...path];
  whereValid(() =>
    eachValid(kick.kickoff, (cell, i) => {
      if (cell !== "TB") found.within(at("kickoff", i), `kickoff ${i + 1}`, cell, 10, 90);
    }),
  );
  whereValid(() =>
    eachValid(kick.fg, (cell, i) => {
      found.within(at("fg", i), `field goal ${i + 1}`, cell, 0, 99);
      if (i > 0 && cell < kick.fg[i - 1]) {
        found.error("chart-rise", at("fg", i), `field goal ${i + 1} is ${cell} after ${kick.fg[i - 1]}; cells rise`);
      }
    }),
  );
  eachValid(["kr", "pr"] as const, (key) => {
    const list = kick[key];
    const words = key === "kr" ? "kick returns" : "punt returns";
    found.unique(at(key), words, list);
    whereValid(() =>
      checkReturners(
        found,
        at(key),
        words,
        list.map(({ upTo }) => upTo),
      ),
    );
    eachValid(list, ({ name, fum, yards }, i) => {
      found.within(at(key, i, "fum"), `${name} FUM`, fum, 0, 17);
      eachValid(yards, (cell, k) => found.within(at(key, i, "yards", k), `${name} on black ${k + 1}`, cell, -30, 109));
    });
  });
  whereValid(() => eachValid(kick.pr, ({ name, fc }, i) => found.within(at("pr", i, "fc"), `${name} FC`, fc, 0, 20)));
  // OWN: yards from the spot. OPP: a yard line in the receivers' half, where the ball already is.
  const cells = [
    ["own", /^\d{1,2}[NFR]$/, "yards up to 99 and N, F or R"],
    ["opp", /^(([1-9]|[1-4]\d)[NFR]|TB)$/, "a yard line of 1 to 49 and N, F or R, or TB"],
  ] as const;
  eachValid(cells, ([key, form, words]) =>
    eachValid(kick[key], (cell, i) => {
      if (form.test(cell)) return;
      const found20 = `punting ${key.toUpperCase()} ${i + 1} is "${cell}"; expected ${words}`;
      found.error(
        "chart-punt",
        at(key, i),
        found20,
        key === "own" && cell === "TB" ? "a touchback is a distance here" : undefined,
      );
    }),
  );
  const ratings = [
    ["ret", "RET", -20, 20],
    ["block", "the block part of punting", 0, 10],
    ["prBlock", "the block part of punt returns", 0, 10],
  ] as const;
  eachValid(ratings, ([key, words, low, high]) => found.within(at(key), words, kick[key], low, high));
}

function checkReturners(found: ChartFindings, path: Path, words: string, ends: readonly number[]): void {
  let last = 0;
  ends.forEach((end, i) => {
    if (end < 1 || end > 20) found.error("chart-cell", [...path, i, "upTo"], `${words} # has ${end}; expected 1 to 20`);
    else if (end <= last)
      found.error("chart-rise", [...path, i, "upTo"], `${words} # has ${end} after ${last}; numbers rise`);
    last = end;
  });
  if (last !== 20)
    found.error("chart-end", [...path, ends.length - 1, "upTo"], `${words} # ends at ${last}; expected 20`);
}

function checkLooks({ colors }: TeamChart, found: ChartFindings): void {
  const contrast = contrastOf(...colors);
  if (contrast >= LEAST_CONTRAST) return;
  const words = `the two colors are too alike (contrast ${contrast.toFixed(1)}, expected ${LEAST_CONTRAST} or more)`;
  found.warn("color-contrast", ["colors"], words, "make one of them lighter or darker");
}
