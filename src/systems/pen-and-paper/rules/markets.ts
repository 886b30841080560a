/**
 * The media markets. Codes, names and cities are the source's (Hawaii is ours, E21); the maps are lost, so
 * neighbors are ours: plain geography, symmetric and connected, holding the one adjacency that the source states (SD - SCA).
 */

export type MarketKind = "major" | "minor";

export interface Market {
  readonly code: string;
  readonly name: string;
  readonly kind: MarketKind;
  readonly cities: readonly string[];
  /** Codes of bordering markets, into which a team can grow. */
  readonly neighbors: readonly string[];
  /** Not in the source. */
  readonly ours?: true;
}

const major = (code: string, name: string, cities: string, neighbors: string): Market =>
  market("major", code, name, cities, neighbors);
const minor = (code: string, name: string, cities: string, neighbors: string): Market =>
  market("minor", code, name, cities, neighbors);

function market(kind: MarketKind, code: string, name: string, cities: string, neighbors: string): Market {
  return { code, name, kind, cities: cities === "" ? [] : cities.split("; "), neighbors: neighbors.split(" ") };
}

/** Majors first, each list by code as printed. */
export const MARKETS: readonly Market[] = [
  major("ATL", "Atlanta", "Atlanta", "BIR NSH KNX CHA GA"),
  major("AZ", "Arizona", "Phoenix", "SD SCA NV SLC NM"),
  major("BAL", "Baltimore", "Baltimore", "DC PEN PHI"),
  major("BIR", "Birmingham", "Birmingham; Huntsville", "MS MEM NSH ATL AL"),
  major("BOS", "Boston", "Boston; Hartford; Providence", "NY SYR NE"),
  major("CHA", "Charlotte", "Charlotte", "KNX VA CAR ATL"),
  major("CHI", "Chicago", "Chicago", "MIL IA STL IND MI"),
  major("CIN", "Cincinnati", "Cincinnati", "IND LOU KEN OH"),
  major("CLE", "Cleveland", "Cleveland", "DET OH PIT BUF"),
  major("DAL", "Dallas", "Dallas-Fort Worth", "NTX WTX SA HOU SHR OKC"),
  major("DEN", "Denver", "Denver", "SLC MT DAK NB KS NM"),
  major("DET", "Detroit", "Detroit", "MI OH CLE"),
  major("HOU", "Houston", "Houston", "SA DAL SHR NO"),
  major("IND", "Indianapolis", "Indianapolis", "CHI MI OH CIN LOU STL"),
  major("KC", "Kansas City", "Kansas City", "KS NB IA STL TUL ARK"),
  major("LA", "Los Angeles", "Los Angeles", "SCA SD HI"),
  major("MIA", "Miami", "Miami", "ORL TB"),
  major("MIN", "Minneapolis", "Minneapolis-St. Paul", "DAK IA MIL SUP"),
  major("MS", "Mississippi", "Jackson", "NO SHR ARK MEM BIR AL"),
  major("NCA", "Northern California", "Sacramento", "OR NV SF SCA"),
  major("NJ", "New Jersey", "Newark", "PHI PEN NY"),
  major("NO", "New Orleans", "New Orleans", "HOU SHR MS"),
  major("NOR", "Norfolk", "Norfolk", "VA CAR DC"),
  major("NSH", "Nashville", "Nashville; Chattanooga", "MEM BIR ATL KNX KEN LOU"),
  major("NY", "New York", "New York City", "NJ SYR BOS"),
  major("OH", "Ohio", "Columbus", "CIN IND MI DET CLE PIT WV"),
  major("ORL", "Orlando", "Orlando", "JAX TB MIA"),
  major("PHI", "Philadelphia", "Philadelphia", "PEN BAL NJ"),
  major("PIT", "Pittsburgh", "Pittsburgh", "CLE OH WV PEN BUF"),
  major("POR", "Portland", "Portland", "SEA WA OR"),
  major("SD", "San Diego", "San Diego", "LA SCA AZ HI"),
  major("SEA", "Seattle", "Seattle", "WA POR"),
  major("SF", "San Francisco", "San Francisco; Oakland", "NCA SCA HI"),
  major("SLC", "Salt Lake City", "Salt Lake City", "ID MT NV AZ DEN"),
  major("STL", "St Louis", "St Louis", "IA KC ARK MEM CHI IND LOU"),
  major("TB", "Tampa Bay", "Tampa", "TAL ORL MIA"),
  minor("AL", "Alabama", "Mobile", "MS BIR TAL GA"),
  minor("ARK", "Arkansas", "Little Rock", "TUL KC STL MEM MS SHR"),
  minor("BUF", "Buffalo", "Buffalo; Toronto", "CLE PIT PEN SYR"),
  minor("CAR", "Carolina", "Charleston; Raleigh", "CHA VA NOR GA"),
  minor("DAK", "Dakota", "Fargo", "MT DEN NB IA MIN"),
  minor("DC", "District of Columbia", "Washington, D.C.", "VA NOR WV BAL"),
  minor("GA", "Georgia", "Savannah", "ATL CAR JAX TAL AL"),
  minor("IA", "Iowa", "Iowa City", "DAK NB KC STL CHI MIL MIN"),
  minor("ID", "Idaho", "Boise", "WA OR NV SLC MT"),
  minor("JAX", "Jacksonville", "Jacksonville", "GA TAL ORL"),
  minor("KEN", "Kentucky", "Lexington", "LOU CIN WV VA KNX NSH"),
  minor("KNX", "Knoxville", "Knoxville", "NSH KEN VA CHA ATL"),
  minor("KS", "Kansas", "Wichita", "DEN NB KC TUL OKC"),
  minor("LOU", "Louisville", "Louisville", "STL IND CIN KEN NSH MEM"),
  minor("MEM", "Memphis", "Memphis", "STL ARK MS BIR NSH LOU"),
  minor("MI", "Michigan", "Fort Wayne; Grand Rapids", "CHI IND DET OH SUP"),
  minor("MIL", "Milwaukee", "Milwaukee; Green Bay", "MIN IA CHI SUP"),
  minor("MT", "Montana", "Billings", "ID SLC DEN DAK"),
  minor("NB", "Nebraska", "Omaha; Lincoln", "DEN DAK IA KC KS"),
  minor("NE", "New England", "Portland; Montreal", "BOS SYR"),
  minor("NM", "New Mexico", "Albuquerque", "AZ DEN NTX WTX"),
  minor("NTX", "North Texas", "Amarillo; Lubbock", "NM WTX DAL OKC"),
  minor("NV", "Nevada", "Las Vegas; Reno", "OR ID NCA SCA SLC AZ"),
  minor("OKC", "Oklahoma City", "Oklahoma City", "NTX DAL TUL KS"),
  minor("OR", "Oregon", "Salem", "POR WA ID NV NCA"),
  minor("PEN", "Pennsylvania", "Harrisburg", "PIT BAL PHI NJ SYR BUF"),
  minor("SA", "San Antonio", "San Antonio", "WTX DAL HOU"),
  minor("SCA", "Southern California", "Fresno", "SF NCA NV LA SD AZ"),
  minor("SHR", "Shreveport", "Shreveport", "DAL HOU ARK MS NO"),
  minor("SUP", "Superior", "", "MIN MIL MI"),
  minor("SYR", "Syracuse", "Syracuse; Albany", "NY BUF PEN BOS NE"),
  minor("TAL", "Tallahassee", "Tallahassee", "GA JAX AL TB"),
  minor("TUL", "Tulsa", "Tulsa", "OKC KS KC ARK"),
  minor("VA", "Virginia", "Roanoke", "WV KEN KNX CHA CAR NOR DC"),
  minor("WA", "Washington", "Spokane", "SEA POR OR ID"),
  minor("WTX", "West Texas", "El Paso", "NM NTX DAL SA"),
  minor("WV", "West Virginia", "Wheeling", "OH PIT KEN VA DC"),
  // Hawaii is connected by air (E21).
  { ...minor("HI", "Hawaii", "Honolulu", "LA SD SF"), ours: true },
];

const BY_CODE: ReadonlyMap<string, Market> = new Map(MARKETS.map((m) => [m.code, m]));

/** The market with this code; undefined for an unknown code. */
export const marketOf = (code: string): Market | undefined => BY_CODE.get(code);
