/**
 * The 51 sample teams, card by card (section 2.1, companion data of the digest). Scores, modifiers and totals stand as
 * printed, also where they are wrong: `checkTeams` names every fault. Colors and monograms are ours.
 */
import { slugOf } from "../../../kernel/words/index.js";
import { STATS, type PerStat, type Position, type Stat } from "../rules/index.js";
import { type Team } from "./types.js";

interface More {
  readonly stars?: readonly Position[];
  /** Stats that carry the star marker. */
  readonly marks?: readonly Stat[];
  readonly town?: string;
  /** Home market as worded, where it is not the market's name. */
  readonly market?: string;
}

/** Reads `9+3 14+4 10+3 / 6+2 9+3 9+3`: score and modifier of QB RB WR / LM LB DB; `?` is missing. */
function card(
  city: string,
  name: string,
  monogram: string,
  shell: string,
  mark: string,
  home: string,
  stadium: string,
  ability: string,
  off: number,
  def: number,
  { stars = [], marks = [], town, market }: More = {},
): Team {
  const cells = ability.replace("/ ", "").split(" ");
  const scores: Partial<Record<Stat, number | null>> = {};
  const modifiers: Partial<Record<Stat, number>> = {};
  STATS.forEach((stat, i) => {
    const [score, modifier] = cells[i].split("+");
    scores[stat] = score === "?" ? null : Number(score);
    if (modifier !== undefined) modifiers[stat] = Number(modifier);
  });
  return {
    id: slugOf(`${city} ${name}`),
    city,
    name,
    monogram,
    colors: [shell, mark],
    home,
    markets: [],
    stadium,
    ...(town ? { town } : {}),
    philosophy: "none",
    scores: scores as PerStat<number | null>,
    stars,
    printed: { modifiers, off, def, marks, ...(market ? { market } : {}) },
  };
}

// prettier-ignore
export const SAMPLE_TEAMS: readonly Team[] = [
  card("Albuquerque", "Invaders", "ABQ", "#115E59", "#FDE68A", "NM", "University Stadium", "9+3 14+4 10+3 / 6+2 9+3 9+3", 10, 8),
  card("Baltimore", "Pachyderms", "BP", "#475569", "#F8FAFC", "BAL", "Memorial Stadium", "11+3 6+2 11+3 / 9+2 8+3 18+6", 8, 11),
  card("Birmingham", "Yellowhammers", "BY", "#FACC15", "#1F2937", "BIR", "Legion Field", "5+1 9+3 16+5 / 10+3 7+2 7+2", 9, 7),
  card("Boston", "Shamrocks", "BS", "#166534", "#FFFFFF", "BOS", "Foxboro Stadium", "9+3 9+3 5+1 / 6+2 8+2 11+3", 7, 7),
  card("Carolina", "Speed Demons", "CSD", "#111827", "#F87171", "CHA", "American Legion Mem", "13+4 10+3 10+3 / 12+3 9+3 10+3", 10, 9, { town: "Charlotte" }),
  card("Chicago", "Tigers", "CT", "#C2410C", "#FFF7ED", "CHI", "Soldier Field", "12+3 9+3 13+4 / 10+3 11+3 10+3", 10, 9),
  card("Cincinnati", "Cheetahs", "CC", "#EAB308", "#1C1917", "CIN", "Riverfront Stadium", "13+4 12+3 7+2 / 11+3 11+3 10+3", 9, 9),
  card("Cleveland", "Bulldogs", "CB", "#78350F", "#FEF3C7", "CLE", "Cleveland Stadium", "7+2 14+4 13+4 / 11+3 12+3 4+1", 10, 7),
  card("Columbus", "Owls", "OWL", "#57534E", "#FDE68A", "OH", "Ohio Stadium", "10+3 14+4 11+3 / 8+2 14+4 8+2", 10, 8),
  card("Connecticut", "Yankees", "CY", "#1E3A8A", "#E0E7FF", "NE", "Dillon Stadium", "11+3 4+1 7+2 / ?+3 12+3 9+3", 6, 9, { town: "Hartford" }),
  card("Dallas", "Lonestars", "DL", "#1E40AF", "#F1F5F9", "DAL", "Texas Stadium", "14+4 14+4 8+2 / 16+5 8+2 15+4", 10, 11),
  card("D.C.", "Destroyers", "DC", "#334155", "#FCA5A5", "DC", "RFK Memorial Stadium", "9+3 16+5 10+3 / 11+3 7+2 9+3", 11, 8, { market: "Washington" }),
  card("Denver", "Mountaineers", "DM", "#3F6212", "#F7FEE7", "DEN", "Mile High Stadium", "10+3 5+1 5+1 / 11+3 9+3 10+3", 5, 9),
  card("Detroit", "Gear Heads", "DGH", "#1F2937", "#93C5FD", "DET", "Pontiac Silverdome", "13+4 14+4 10+3 / 9+3 15+4 14+4", 11, 11),
  card("Georgia", "Devils", "GD", "#9F1239", "#FFE4E6", "ATL", "Atlanta Stadium", "10+3 11+3 17+5 / 9+3 12+3 11+3", 11, 9, { town: "Atlanta" }),
  card("Honolulu", "Dolphins", "HD", "#0E7490", "#ECFEFF", "HI", "Aloha Stadium", "9+3 14+4 7+2 / 8+2 12+3 8+2", 9, 7),
  card("Houston", "Wildcats", "HW", "#7C2D12", "#FED7AA", "HOU", "Astrodome", "14+4 8+2 11+3 / 10+3 10+3 9+3", 9, 9),
  card("Indianapolis", "Arrows", "IA", "#991B1B", "#FEF2F2", "IND", "RCA Dome", "7+2 11+3 9+3 / 11+3 16+5 9+3", 8, 11),
  card("Iowa", "Hogs", "IH", "#000000", "#FBCFE8", "IA", "Kinnick Stadium", "14+4 14+4 10+3 / 18+6 16+5 4+1", 11, 12, { town: "Iowa City" }),
  card("Jacksonville", "Oranges", "JO", "#FB923C", "#1C1917", "JAX", "Gator Bowl Stadium", "11+3 11+3 10+3 / 8+2 16+5 7+2", 9, 9),
  card("Kansas City", "Mavericks", "KC", "#7F1D1D", "#FDE047", "KC", "Arrowhead Stadium", "12+3 11+3 10+3 / 6+2 13+4 10+3", 9, 9),
  card("Knoxville", "Atoms", "KA", "#FED7AA", "#7C2D12", "KNX", "Neyland Stadium", "11+3 7+2 13+4 / 12+3 11+3 10+3", 9, 9, { stars: ["WR"], marks: ["WR"] }),
  card("Las Vegas", "Aces", "LVA", "#FFFFFF", "#B91C1C", "NV", "Silver Bowl", "8+2 14+4 7+2 / 13+4 11+3 16+5", 8, 12),
  card("Los Angeles", "Furies", "LAF", "#6B21A8", "#FDE68A", "LA", "L.A. Coliseum", "6+2 14+3 10+3 / 5+1 9+3 9+3", 8, 7),
  card("Los Angeles", "Rockers", "LAR", "#18181B", "#E879F9", "LA", "L.A. Coliseum", "? ? ? / ? ? ?", 10, 6),
  card("Louisiana", "Panthers", "LP", "#14532D", "#FDE047", "NO", "Superdome", "10+3 12+3 11+3 / 11+3 9+3 13+4", 9, 10, { town: "New Orleans" }),
  card("Memphis", "Truckers", "MT", "#164E63", "#FDBA74", "MEM", "Memphis Memorial", "9+3 13+3 16+5 / 9+3 5+1 10+3", 11, 7),
  card("Miami", "Stingrays", "MS", "#115E59", "#99F6E4", "MIA", "Joe Robbie Stadium", "12+3 13+4 9+3 / 12+3 13+4 9+3", 10, 10),
  card("Milwaukee", "Stags", "MST", "#422006", "#D9F99D", "MIL", "Milwaukee County", "10+3 12+3 13+4 / 11+3 13+4 12+3", 10, 10),
  card("Minneapolis", "Comets", "MC", "#312E81", "#C7D2FE", "MIN", "Metrodome", "10+3 9+3 11+3 / 10+3 10+3 8+2", 9, 8),
  card("Mississippi", "Lightning", "ML", "#0C4A6E", "#FEF08A", "MS", "MS. Veterans Memorial", "12+3 9+3 9+3 / 7+2 9+3 9+3", 9, 8, { town: "Jackson" }),
  card("Nashville", "Grits", "NG", "#FEF9C3", "#713F12", "NSH", "Vanderbilt Stadium", "13+4 12+3 12+3 / 13+4 7+2 12+3", 10, 9),
  card("New York", "Rockets", "NYR", "#B91C1C", "#F3F4F6", "NY", "Shea Stadium", "? ? ? / ? ? ?", 8, 8),
  card("New York", "Tycoons", "NYT", "#14532D", "#D1FAE5", "NY", "The Meadowlands", "6+2 12+3 11+3 / 10+3 6+2 9+3", 8, 8),
  card("Norfolk", "Admirals", "NA", "#172554", "#FBBF24", "NOR", "William Price Stadium", "4+1 13+4 15+4 / 14+4 7+2 10+3", 9, 9),
  card("Oakland", "Lasers", "OL", "#09090B", "#4ADE80", "SF", "Oakland Coliseum", "8+2 14+4 15+4 / 5+1 4+1 13+4", 10, 6),
  card("Oklahoma", "Marshals", "OM", "#854D0E", "#FEFCE8", "OKC", "Gaylord Memorial", "7+2 17+5 15+4 / 13+4 7+2 15+4", 11, 10),
  card("Orlando", "Sharks", "OS", "#374151", "#67E8F9", "ORL", "Florida Citrus Bowl", "13+4 16+5 11+3 / 16+5 12+3 13+4", 12, 12),
  card("Philadelphia", "Quakers", "PQ", "#44403C", "#E7E5E4", "PHI", "Veterans Stadium", "16+5 10+3 10+3 / 16+5 10+3 11+3", 11, 11, { stars: ["LB"], marks: ["LB"] }),
  card("Phoenix", "Firebirds", "PF", "#BE123C", "#FEF08A", "AZ", "U. of Phoenix Stadium", "7+2 15+4 7+2 / 13+4 9+3 12+3", 8, 10, { stars: ["RB"] }),
  card("Pittsburgh", "Paladins", "PP", "#CBD5E1", "#0F172A", "PIT", "Three Rivers Stadium", "10+3 13+4 13+4 / 11+3 9+3 8+2", 11, 8),
  card("Portland", "Sasquatch", "PS", "#14532D", "#E7E5E4", "POR", "Providence Park", "10+3 9+3 11+3 / 15+4 13+4 10+3", 9, 11),
  card("Sacramento", "Titans", "SAC", "#581C87", "#F3E8FF", "NCA", "Hornet Stadium", "14+3 7+2 16+5 / 9+3 16+5 8+2", 10, 10, { market: "N. California" }),
  card("Salt Lake City", "Bumblebees", "SLC", "#FDE047", "#000000", "SLC", "Rice Stadium", "11+3 6+2 11+3 / 18+6 10+3 14+4", 8, 13),
  card("San Diego", "Cruisers", "SD", "#075985", "#FFEDD5", "SD", "San Diego Stadium", "14+4 9+3 9+3 / 11+3 11+3 18+6", 10, 12),
  card("San Francisco", "Hippies", "SF", "#A21CAF", "#FEF9C3", "SF", "Candlestick Park", "11+3 13+4 12+3 / 15+4 6+2 9+3", 10, 9),
  card("Seattle", "Whales", "SW", "#1E3A5F", "#BAE6FD", "SEA", "Kingdome", "7+2 14+3 10+3 / 6+2 9+3 9+3", 8, 8),
  card("St Louis", "Grizzlies", "STL", "#3B2A1A", "#FCD34D", "STL", "Sportsman's Park", "13+4 8+2 11+3 / 11+3 15+4 6+2", 9, 9),
  card("Tampa Bay", "Bulls", "TB", "#7F1D1D", "#E5E7EB", "TB", "Tampa Stadium", "13+4 11+3 10+3 / 11+3 9+3 13+4", 10, 10),
  card("Trenton", "Terror", "TT", "#3B0764", "#F0ABFC", "NJ", "Meadowlands", "13+4 12+3 14+4 / 9+3 13+4 13+4", 11, 11),
  card("Wichita", "Crows", "WC", "#0A0A0A", "#D4D4D8", "KS", "Cessna Stadium", "17+5 9+3 10+3 / 9+3 10+3 13+4", 11, 10),
];

/** A sample team by its id; undefined for an id that is none. */
export const sampleTeam = (id: string): Team | undefined => SAMPLE_TEAMS.find((team) => team.id === id);
