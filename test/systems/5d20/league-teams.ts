/** Teams of test leagues: the league's average under many names, in two divisions, with a season of statistics behind them. */
import { LEAGUE_AVERAGE, type RealSeason, type TeamChart } from "../../../src/systems/5d20/rules/index.js";

const CITIES = ["Akron", "Boise", "Camden", "Dayton", "Eureka", "Fargo"];
const NAMES = ["Potters", "Rafters", "Ferrymen", "Flyers", "Owls", "Foxes"];

export const leagueTeam = (city: string, name: string, more: Partial<TeamChart> = {}): TeamChart => ({
  ...LEAGUE_AVERAGE,
  id: `${city}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  city,
  name,
  monogram: city[0],
  season: 1998,
  ...more,
});

export const REAL: RealSeason = {
  games: 14,
  team: {
    points: [280, 210],
    rushes: [420, 350],
    rushYards: [1680, 1400],
    attempts: [400, 420],
    completions: [240, 230],
  },
  players: {
    passing: { figures: ["attempts", "completions", "passYards"], rows: [["Somebody Else", 400, 240, 2800]] },
    defense: { figures: ["tackles", "sacks"], rows: [["Nobody Known", null, 9]] },
  },
};

/** Half of them in the north. */
export const leagueTeams = (count: number): TeamChart[] =>
  CITIES.slice(0, count).map((city, i) =>
    leagueTeam(city, NAMES[i], { division: i < count / 2 ? "North" : "South", record: "10-4", real: REAL }),
  );

/** As long as names may be. */
export const longTeams = (count: number): TeamChart[] =>
  Array.from({ length: count }, (_, i) =>
    leagueTeam("Northumberland County", `Mountain Wanderers ${i + 1}`, {
      monogram: "NMW",
      division: `Great Lakes, Prairies ${i >> 2}`.padEnd(24, "m"),
      record: "10-3-1",
      real: REAL,
    }),
  );
