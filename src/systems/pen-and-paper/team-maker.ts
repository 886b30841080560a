/** New teams: rolled with six times 3d6, or made from a league's statistics. */
import { slugOf } from "../../kernel/words/index.js";
import { seededRoller } from "../../kernel/dice/index.js";
import { fault, hasErrors, suggest, type Issue } from "../../kernel/issue/index.js";
import type { TeamMaker, TeamRequest } from "../../contract/seasons.js";
import {
  defOf,
  MARKETS,
  marketOf,
  modifierOf,
  offOf,
  perStat,
  PHILOSOPHY_IDS,
  STATS,
  type PenAndPaperRules,
  type PerStat,
} from "./rules/index.js";
import { marketCode, readStatistics, type StatisticsRow } from "./statistics-table.js";
import {
  createTeam,
  monogramOf,
  sampleTeams,
  TEAMS_FORMAT,
  teamsFromStatistics,
  teamToData,
  withPhilosophy,
  type CreateOptions,
  type Team,
} from "./teams/index.js";

const CHOICES = [...PHILOSOPHY_IDS, "best"] as const;
type Philosophy = (typeof CHOICES)[number];

/** Colors of a sample team, drawn at random: every pair was chosen to be readable. */
const colorsFor = (seed: number): readonly [string, string] => sampleTeams()[seed % sampleTeams().length].colors;

const teamFile = (teams: readonly Team[]): object => ({ format: TEAMS_FORMAT, teams: teams.map(teamToData) });

function checkMarket(market: string | undefined): readonly Issue[] {
  if (market === undefined || marketCode(market) !== "") return [];
  const near = suggest(
    market,
    MARKETS.flatMap(({ code, name, cities }) => [code, name, ...cities]),
  );
  const hint = near ? `did you mean "${near}"?` : `codes: ${MARKETS.map(({ code }) => code).join(" ")}`;
  return [fault("market-unknown", `there is no market "${market}"`, { hint })];
}

function roll({ rules, seed, city, name, market, philosophy = "best" }: TeamRequest): ReturnType<TeamMaker["make"]> {
  const issues = checkMarket(market);
  if (hasErrors(issues)) return { issues, notes: [] };
  const roller = seededRoller(seed);
  const code = market === undefined ? MARKETS[roller.die(MARKETS.length) - 1].code : marketCode(market);
  const home = marketOf(code)!;
  const options: CreateOptions = {
    rules: rules as PenAndPaperRules,
    philosophy: philosophy as Philosophy,
    city: city ?? home.cities[0] ?? home.name,
    name: name ?? "Newcomers",
    home: code,
    colors: colorsFor(seed),
  };
  const { team, creation } = createTeam(roller, options);
  const named = { ...team, monogram: monogramOf(team.city, team.name) };
  const dice = STATS.map((stat) => `${stat} ${creation.dice[stat].join("+")} = ${creation.rolled[stat]}`);
  const notes = [`rolled: ${dice.join(", ")}`, `philosophy: ${creation.philosophy}`];
  return { issues, data: teamFile([named]), notes };
}

function fromStatistics({ rules, statistics, philosophy = "none", seed }: TeamRequest): ReturnType<TeamMaker["make"]> {
  const { issues, rows } = readStatistics(statistics!);
  if (hasErrors(issues)) return { issues, notes: [] };
  const full = rules as PenAndPaperRules;
  const made = teamsFromStatistics(
    rows.map((row) => row.statistics),
    full,
  );
  const notes: string[] = [];
  const teams = rows.map((row, i) => {
    const how = made[i].how;
    const modifiers = perStat((stat) => modifierOf(full, how[stat].score));
    const scores = STATS.map((stat) => `${stat} ${how[stat].score} (rank ${how[stat].rank})`).join(", ");
    notes.push(`${row.statistics.team}: ${scores}; by its points OFF ${offOf(modifiers)}, DEF ${defOf(modifiers)}`);
    return statisticsTeam(row, changed(full, made[i].scores, philosophy as Philosophy), seed + i);
  });
  return { issues, data: teamFile(teams), notes };
}

const changed = (rules: PenAndPaperRules, scores: PerStat, philosophy: Philosophy): PerStat =>
  philosophy === "best" || philosophy === "none" ? scores : (withPhilosophy(rules, scores, philosophy) ?? scores);

const statisticsTeam = ({ city, name, home }: StatisticsRow, scores: PerStat, seed: number): Team => ({
  id: slugOf(`${city} ${name}`),
  city,
  name,
  monogram: monogramOf(city, name),
  colors: colorsFor(seed),
  home,
  markets: [],
  stadium: "Municipal Stadium",
  philosophy: "none",
  scores,
  stars: [],
});

export const teamMaker: TeamMaker = {
  philosophies: CHOICES,
  make: (request) => (request.statistics ? fromStatistics(request) : roll(request)),
};
