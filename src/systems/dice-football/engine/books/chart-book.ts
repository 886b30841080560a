/** The game charts prepared for dice lookups. */
import { remember } from "../../../../kernel/cache/remember.js";
import {
  FACES,
  PENALTY_CHARTS,
  RUNS,
  SPECIAL_DEFENSE,
  SPECIAL_OFFENSE,
  type Absence,
  type Block,
  type DefenseCall,
  type Foul,
  type GameCharts,
  type HurtRow,
  type InterceptionPlace,
  type KickoffCell,
  type Level,
  type Matchup,
  type OffenseCall,
  type PenaltyChart,
  type PlayResultRow,
  type Rows,
  type Run,
  type SpecialDefense,
  type SpecialOffense,
} from "../../rules/index.js";
import { Chart } from "./chart.js";

const byKey = <K extends string, T>(keys: readonly K[], of: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

const kickWords = (cell: KickoffCell): string => {
  if (typeof cell === "string") return cell;
  return cell.returner === 0 ? `${cell.line} downed` : `${cell.line} #${cell.returner}`;
};

const blockWords = ({ behind, advance, touchdown }: Block): string =>
  touchdown ? "touchdown" : `LOS-${behind ?? 0}${advance ? ` run ${advance}` : ""}`;

const absenceWords = ({ until, plays, games }: Absence): string =>
  [until, plays, games].filter((part) => part !== undefined && part !== 0).join(" ");

export interface ChartBook {
  readonly playResult: Chart<PlayResultRow>;
  readonly longInjury: Chart<"long" | "injury">;
  readonly kickoff: Readonly<Record<"regular" | "angled" | "squib", Chart<KickoffCell>>>;
  readonly onside: Chart<"kickers" | "receivers">;
  readonly matchup: Readonly<Record<Run, Chart<Matchup>>>;
  readonly tackle: Chart<number>;
  readonly sackTwo: Chart<number>;
  readonly sackThree: Chart<number>;
  readonly sackFour: Chart<number>;
  readonly sackCard: Chart<number | "team">;
  readonly fumbleRecovery: Chart<number | "tackler">;
  readonly turnoverReturn: Chart<{ readonly interception: number | "TD"; readonly fumble: number | "TD" }>;
  readonly interceptionWho: Chart<{ readonly near: InterceptionPlace; readonly far: InterceptionPlace }>;
  /** Rows as printed: if a player is not on the field, the next row applies. */
  readonly interceptionRows: GameCharts["interceptionWho"];
  readonly interceptionSpot: Chart<Readonly<Record<Level, number>>>;
  readonly blockedFieldGoal: Chart<Block>;
  readonly blockedPunt: Chart<Block>;
  readonly penalties: Readonly<Record<PenaltyChart, Chart<Foul>>>;
  readonly injuryWho: Chart<HurtRow>;
  readonly injuryLength: Chart<Absence>;
  readonly passReceiver: Chart<readonly number[]>;
  readonly specialOffense: Readonly<Record<SpecialOffense, Chart<OffenseCall>>>;
  readonly specialDefense: Readonly<Record<SpecialDefense, Chart<DefenseCall>>>;
  readonly returnTouchdown: Chart<"touchdown" | "fifty">;
  readonly fieldGoal99: Chart<"missed" | "blocked">;
  readonly sneak: Chart<"gain" | "none">;
  readonly hailMary: Chart<"touchdown" | "incomplete" | "intercepted">;
  readonly homeFumble: Chart<"kept" | "lost">;
  readonly hotPlayer: Chart<"hot" | "none">;
}

const json = (value: unknown): string => JSON.stringify(value);

/** The book of these charts, built once. */
export const chartBookOf: (charts: GameCharts) => ChartBook = remember((charts: GameCharts): ChartBook => {
  const plain = <T>(id: string, rows: Rows<T>, words?: (value: T) => string): Chart<T> =>
    new Chart(id, rows, words && { words });
  return {
    playResult: new Chart("play result", charts.playResult, { size: FACES }),
    longInjury: plain("long/injury", charts.longInjury),
    kickoff: {
      regular: plain("kickoff", charts.kickoffRegular, kickWords),
      angled: plain("angled kickoff", charts.kickoffAngled, kickWords),
      squib: plain("squib kickoff", charts.kickoffSquib, kickWords),
    },
    onside: plain("onside kickoff", charts.kickoffOnside),
    matchup: byKey(RUNS, (run) =>
      plain(
        `match-up ${run}`,
        charts.runningMatchup[run],
        ({ blocker, against3, against4 }) => `${blocker} ${against3}/${against4}`,
      ),
    ),
    tackle: plain("tackle", charts.tackle),
    sackTwo: plain("sack two", charts.sackWho.two),
    sackThree: plain("sack three", charts.sackWho.three),
    sackFour: plain("sack four", charts.sackWho.four),
    sackCard: plain("sack card", charts.sackWho.card),
    fumbleRecovery: plain("fumble recovery", charts.fumbleRecovery),
    turnoverReturn: plain(
      "turnover return",
      charts.turnoverReturn,
      ({ interception, fumble }) => `${interception}/${fumble}`,
    ),
    interceptionWho: plain("interception A", charts.interceptionWho, ({ near, far }) => `${near}/${far}`),
    interceptionRows: charts.interceptionWho,
    interceptionSpot: plain("interception B", charts.interceptionSpot, ({ Q, S, M, L }) => `${Q} ${S} ${M} ${L}`),
    blockedFieldGoal: plain("blocked field goal", charts.blockedFieldGoal, blockWords),
    blockedPunt: plain("blocked punt", charts.blockedPunt, blockWords),
    penalties: byKey(PENALTY_CHARTS, (id) => plain(`penalty ${id}`, charts.penalties[id], ({ name }) => name)),
    injuryWho: plain("injury", charts.injuryWho, ({ run, pass, return: back }) => `${run}/${pass}/${back}`),
    injuryLength: plain("injury length", charts.injuryLength, absenceWords),
    passReceiver: plain("pass receiver", charts.passReceiver, json),
    specialOffense: byKey(SPECIAL_OFFENSE, (id) => plain(id, charts.specialOffense[id])),
    specialDefense: byKey(SPECIAL_DEFENSE, (id) => plain(id, charts.specialDefense[id])),
    returnTouchdown: plain("return touchdown", charts.returnTouchdown),
    fieldGoal99: plain("field goal 99", charts.fieldGoal99),
    sneak: plain("sneak", charts.sneak),
    hailMary: plain("hail mary", charts.hailMary),
    homeFumble: plain("fumble at home", charts.homeFumble),
    hotPlayer: plain("hot player", charts.hotPlayer),
  };
});
