/** The last off-season of a league, team by team, as words; one empty page on a blank. */
import type { League, SeasonSummary } from "../league/index.js";
import type { OffSeasonEntry } from "../off-season/types.js";
import { marketOf, modifierOf, STATS, type Stat } from "../rules/index.js";
import { leagueOf } from "./records.js";
import { DASH, MINUS, nameOf, signed, type PenPaperContext } from "./shared.js";

export interface OffSeasonValues {
  readonly prefix: string;
  readonly league: string;
  readonly team: string;
  readonly season: string;
  readonly record: string;
  readonly growth: string;
  /** Id of the season class. */
  readonly class: string;
  /** Roll and result. */
  readonly fanBase: readonly string[];
  readonly event: readonly string[];
  readonly setback: readonly string[];
  readonly income: readonly string[];
  readonly star: readonly string[];
  readonly markets: readonly (readonly string[])[];
  /** Bank before, stadium, base, income, extra, bank after. */
  readonly money: readonly string[];
  readonly scores: Partial<Readonly<Record<Stat, readonly string[]>>>;
}

const EMPTY: OffSeasonValues = {
  prefix: "",
  league: "",
  team: "",
  season: "",
  record: "",
  growth: "",
  class: "",
  fanBase: [],
  event: [],
  setback: [],
  income: [],
  star: [],
  markets: [],
  money: [],
  scores: {},
};

const marketName = (code: string): string => marketOf(code)?.name ?? code;

export function offSeasonPages(context: PenPaperContext): OffSeasonValues[] {
  const league = leagueOf(context);
  const season = league?.history.at(-1);
  if (!league || !season || season.offSeason.length === 0)
    return [{ ...EMPTY, league: league?.name ?? nameOf(context, "league"), team: nameOf(context, "team") }];
  return season.standings.map((row, i) => ({
    ...teamPage(context, league, season, row.team),
    prefix: `t${i + 1}.`,
    record: `${row.wins}${DASH}${row.losses}${DASH}${row.ties}, ${row.divisionRank} in ${row.division}`,
  }));
}

type Of<T extends OffSeasonEntry["type"]> = Extract<OffSeasonEntry, { type: T }>;

function teamPage(context: PenPaperContext, league: League, season: SeasonSummary, id: string): OffSeasonValues {
  const entries = season.offSeason.filter((entry) => entry.team === id);
  const all = <T extends OffSeasonEntry["type"]>(type: T): Of<T>[] =>
    entries.filter((entry): entry is Of<T> => entry.type === type);
  const one = <T extends OffSeasonEntry["type"]>(type: T): Of<T> | undefined => all(type)[0];
  const [fan, event, setback, income] = [one("fanBase"), one("event"), one("setback"), one("income")];
  const [stayed, moved, spent, stars] = [one("stayed"), one("moved"), one("spent"), all("star")];
  const bankBefore = income ? income.bank - income.income + (stayed?.paid ?? 0) : undefined;
  const growth = [
    ...all("grew").map((entry) => `+ ${marketName(entry.market)}`),
    ...all("shrank").map((entry) => `${MINUS} ${marketName(entry.market)}`),
  ].join(", ");
  return {
    ...EMPTY,
    league: league.name,
    team: season.names[id] ?? id,
    season: `${season.season}`,
    growth,
    class: season.classes[id] ?? "",
    fanBase: fan ? [`${fan.die}`, fan.change] : [],
    event: event ? [event.dice.join(" + "), moved ? `moves to ${moved.to}` : event.event] : [],
    setback: setback ? [`${setback.die}`, `${setback.points} lost`] : [],
    income: income ? [income.die === undefined ? "" : `${income.die}`, `$${income.income}M`] : [],
    star:
      stars.length > 0
        ? [stars.map((s) => `${s.positionDie}`).join(", "), stars.map((s) => s.position).join(", ")]
        : [],
    markets: (income?.markets ?? []).map((m) => [marketName(m.market), m.kind, m.shared ? "yes" : "", `${m.pays}`]),
    money: income
      ? [
          `${bankBefore}`,
          stayed ? `${MINUS}${stayed.paid}` : "",
          `${income.base}`,
          `${income.income}`,
          spent && spent.paid > 0 ? `${MINUS}${spent.paid}` : "",
          `${spent?.bank ?? income.bank}`,
        ]
      : [],
    scores: scoresOf(context, league, id, entries),
  };
}

/** Scores are walked back from what they are now. */
function scoresOf(
  context: PenPaperContext,
  league: League,
  id: string,
  entries: readonly OffSeasonEntry[],
): Partial<Record<Stat, readonly string[]>> {
  const now = league.teams.find((entry) => entry.team.id === id)?.team.scores;
  if (!now) return {};
  return Object.fromEntries(
    STATS.map((stat) => {
      let before = now[stat];
      let lost = 0;
      const [dice, changes, stars]: [string[], string[], string[]] = [[], [], []];
      for (const entry of entries) {
        if (entry.type === "setback") lost += entry.taken[stat] ?? 0;
        if ((entry.type === "improvement" || entry.type === "star") && entry.stat === stat) {
          before -= entry.to - entry.from;
          dice.push(`${entry.die}`);
          if (entry.type === "star") stars.push(`${entry.position} ${signed(entry.to - entry.from)}`);
          else changes.push(entry.to === entry.from ? "0" : signed(entry.to - entry.from));
        }
        if (entry.type === "starLost" && entry.stat === stat) {
          before += entry.scoreFrom - entry.scoreTo;
          stars.push(`${MINUS} ${entry.position}`);
        }
      }
      before += lost;
      return [
        stat,
        [
          `${before}`,
          lost === 0 ? "" : `${MINUS}${lost}`,
          dice.join(", "),
          changes.join(", "),
          stars.join(", "),
          `${now[stat]}`,
          signed(modifierOf(context.rules, now[stat])),
        ],
      ];
    }),
  );
}
