/** Codes and names of the clubs of the NFL and AFL: sources write KC, KAN, Kansas City Chiefs. Other leagues' names stay as they are. */

import { bareText } from "../kernel/words/index.js";

/** Code of gamecenter and nflverse tables, codes of other sources, then names, with their last season where another followed. */
const CLUBS = `
ARI CRD ARZ PHO|Phoenix Cardinals 1993|Arizona Cardinals
ATL|Atlanta Falcons
BAL RAV|Baltimore Colts 1983|Baltimore Ravens
BUF|Buffalo Bills
CAR|Carolina Panthers
CHI|Chicago Bears
CIN|Cincinnati Bengals
CLE CLV|Cleveland Browns
DAL|Dallas Cowboys
DEN|Denver Broncos
DET|Detroit Lions
GB GNB|Green Bay Packers
HOU HTX HST|Houston Oilers 1996|Houston Texans
IND CLT|Indianapolis Colts
JAX JAC|Jacksonville Jaguars
KC KAN|Kansas City Chiefs
LA LAR RAM|Los Angeles Rams
LAC|Los Angeles Chargers
SD SDG|San Diego Chargers
LV LVR|Las Vegas Raiders
OAK RAI|Oakland Raiders 1981|Los Angeles Raiders 1994|Oakland Raiders
MIA|Miami Dolphins
MIN|Minnesota Vikings
NE NWE BOS|Boston Patriots 1970|New England Patriots
NO NOR|New Orleans Saints
NYG|New York Giants
NYJ|New York Titans 1962|New York Jets
PHI|Philadelphia Eagles
PIT|Pittsburgh Steelers
SEA|Seattle Seahawks
SF SFO|San Francisco 49ers
STL|St. Louis Cardinals 1987|St. Louis Rams
TB TAM|Tampa Bay Buccaneers
TEN OTI|Tennessee Oilers 1998|Tennessee Titans
WAS WSH|Washington Redskins 2019|Washington Football Team 2021|Washington Commanders
`;

interface Club {
  readonly code: string;
  readonly names: readonly { readonly full: string; readonly until: number }[];
}
const byWord = new Map<string, Club>();
for (const line of CLUBS.trim().split("\n")) {
  const [codes, ...names] = line.split("|");
  const words = codes.split(" ");
  const club: Club = {
    code: words[0],
    names: names.map((name) => {
      const [, full, until] = /^(.*?)(?: (\d{4}))?$/.exec(name)!;
      return { full, until: until ? Number(until) : Infinity };
    }),
  };
  for (const word of [...words, ...club.names.map(({ full }) => full)]) byWord.set(bareText(word), club);
}

/** One name for a team, however a source writes it. */
export function teamCode(written: string): string {
  const text = written.trim().replace(/[*+]+$/, "");
  return byWord.get(bareText(text))?.code ?? text;
}

/** City and nickname of a team in a season; of a team that is no club of these, its words. */
export function teamWords(team: string, season: number): { readonly city: string; readonly name: string } {
  const club = byWord.get(bareText(team));
  const full = club?.names.find(({ until }) => season <= until)?.full ?? team;
  const at = /^Washington Football/.test(full) ? full.indexOf(" ") : full.lastIndexOf(" ");
  return at < 0 ? { city: "", name: full } : { city: full.slice(0, at), name: full.slice(at + 1) };
}
