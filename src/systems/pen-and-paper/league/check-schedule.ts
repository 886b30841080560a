/** Checks of a schedule. */
import { eachValid, fault, whereValid, type Issue } from "../../../kernel/issue/index.js";
import { restsOf, roundFaults } from "../../../league/schedule.js";
import type { ScheduleSpec } from "../rules/index.js";

/** Games of every team, half of them at home. */
const GAMES = 14;
/** Longest run of home or away games. */
const LONGEST_RUN = 2;

type Report = (code: string, path: string, message: string, detail: Readonly<Record<string, unknown>>) => void;

/** All faults of a schedule. */
export function checkSchedule(spec: ScheduleSpec): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, detail) => {
    issues.push(fault(code, message, { path, rule: "section 6.1", detail }));
  };
  whereValid(() => checkDivisions(spec, report));
  for (const { kind, round, game, team, message } of roundFaults(spec.weeks, spec.size, "week"))
    report(`schedule-${kind}`, `weeks[${round - 1}][${game - 1}]`, message, { week: round, team });
  whereValid(() => checkByes(spec, report));
  // Counts are meaningless if the weeks themselves are faulty.
  if (issues.length === 0 || issues.every(({ code }) => code !== "schedule-number")) {
    eachValid([checkGames, checkMeetings, checkRuns], (check) => check(spec, report));
  }
  return issues;
}

const numbersOf = ({ size }: ScheduleSpec): number[] => Array.from({ length: size }, (_, i) => i + 1);

function checkDivisions(spec: ScheduleSpec, report: Report): void {
  for (const number of numbersOf(spec)) {
    const inside = spec.divisions.filter((d) => number >= d.from && number <= d.to).length;
    if (inside === 1) continue;
    report("schedule-division", "divisions", `team ${number} is in ${inside} divisions; expected 1`, { team: number });
  }
  const sizes = new Set(spec.divisions.map((d) => d.to - d.from));
  if (sizes.size > 1) report("schedule-division", "divisions", "the divisions have different sizes", {});
}

function checkByes(spec: ScheduleSpec, report: Report): void {
  eachValid(spec.weeks, (week, w) => {
    const free = restsOf(spec.size, week);
    const declared = spec.byes[w + 1] ?? [];
    for (const team of free.filter((t) => !declared.includes(t))) {
      const message = `week ${w + 1}: team ${team} has no game and no bye`;
      report("schedule-missing", `weeks[${w}]`, message, { week: w + 1, team });
    }
    for (const team of declared.filter((t) => !free.includes(t))) {
      const message = `week ${w + 1}: team ${team} has a bye and a game`;
      report("schedule-bye", `byes[${w + 1}]`, message, { week: w + 1, team });
    }
  });
}

function checkGames(spec: ScheduleSpec, report: Report): void {
  const games = spec.weeks.flat();
  for (const team of numbersOf(spec)) {
    const home = games.filter(([, host]) => host === team).length;
    const all = games.filter((game) => game.includes(team)).length;
    if (all !== GAMES) {
      report("schedule-games", "weeks", `team ${team} plays ${all} games; expected ${GAMES}`, { team, games: all });
    }
    if (home * 2 !== all) {
      const message = `team ${team} plays ${home} of ${all} games at home; expected half`;
      report("schedule-home", "weeks", message, { team, home, games: all });
    }
  }
}

/** Teams that meet twice play once at each home; no rematch in consecutive weeks. */
function checkMeetings(spec: ScheduleSpec, report: Report): void {
  const meetings = new Map<string, { readonly week: number; readonly home: number }[]>();
  spec.weeks.forEach((week, w) => {
    for (const [away, home] of week) {
      const pair = away < home ? `${away}-${home}` : `${home}-${away}`;
      meetings.set(pair, [...(meetings.get(pair) ?? []), { week: w + 1, home }]);
    }
  });
  for (const [pair, games] of meetings) {
    if (games.length === 2 && games[0].home === games[1].home) {
      report("schedule-places", "weeks", `${pair} meet twice at ${games[0].home}; expected once at each place`, {
        pair,
      });
    }
    games.slice(1).forEach(({ week }, i) => {
      if (week - games[i].week < 2)
        report("schedule-rematch", "weeks", `${pair} meet in weeks ${games[i].week} and ${week}`, { pair });
    });
  }
}

function checkRuns(spec: ScheduleSpec, report: Report): void {
  for (const team of numbersOf(spec)) {
    let [run, last] = [0, ""];
    spec.weeks.forEach((week, w) => {
      const game = week.find((pairing) => pairing.includes(team));
      if (!game) return;
      const place = game[1] === team ? "home" : "away";
      run = place === last ? run + 1 : 1;
      last = place;
      if (run === LONGEST_RUN + 1) {
        const message = `team ${team} plays ${run} games in a row ${place === "home" ? "at home" : "away"} up to week ${w + 1}`;
        report("schedule-run", `weeks[${w}]`, message, { team, week: w + 1 });
      }
    });
  }
}
