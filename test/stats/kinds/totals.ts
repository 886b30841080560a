/** Totals rows by every name and in every place, remarks and titles. */
import { PASS, PASSING as P, RUSHING as R, TEAMS as TM, type Kind } from "./kind.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

// -- totals
const tot = (row: string, at: number, text = P) => {
  const l = text.split("\n");
  l.splice(at, 0, row);
  return l.join("\n");
};
for (const [n, row] of [
  ["Totals", "Totals,,,,580,1000,7000,44,30,65"],
  ["TOTAL:", "TOTAL:,,,,580,1000,7000,44,30,65"],
  ["League Total", "League Total,,,32,580,1000,7000,44,30,65"],
  ["Lg Avg", "Lg Avg,,,16,290,500,3500,22,15,33"],
  ["Mean", "Mean,,,16,290,500,3500,22,15,33"],
  ["Sum in Tm", ",Total,,,580,1000,7000,44,30,65"],
  ["Overall", "Overall,,,,580,1000,7000,44,30,65"],
  ["Subtotal", "Subtotal,,,,580,1000,7000,44,30,65"],
  ["nameless", ",,,,580,1000,7000,44,30,65"],
  ["FOX Total", "FOX Total,FOX,,,300,500,3600,24,14,30"],
  ["Team Total FOX", "Team Total,FOX,,,300,500,3600,24,14,30"],
  ["Team FOX", "FOX,FOX,,,300,500,3600,24,14,30"],
  ["Opponents FOX", "Opponents,FOX,,,280,500,3400,20,16,35"],
  ["Opponent Total", "Opp. Total,FOX,,,280,500,3400,20,16,35"],
  ["Grand Total", "Grand Total,,,,580,1000,7000,44,30,65"],
  ["blank name with team", ",FOX,,,300,500,3600,24,14,30"],
  ["Median", "Median,,,16,290,500,3500,22,15,33"],
  ["All Players", "All Players,,,,580,1000,7000,44,30,65"],
  ["Rest", "Others,FOX,QB,,0,0,0,0,0,0"],
  ["Totals w NFL", "Total,NFL,,,580,1000,7000,44,30,65"],
  ["Team Totals", "Team Totals,FOX,,16,300,500,3600,24,14,30"],
  ["Average per game", "Per Game,,,16,29,50,350,2,2,3"],
  ["2 Players", "2 Players,,,16,580,1000,7000,44,30,65"],
  ["Per Team Avg", "Avg/Team,,,16,290,500,3500,22,15,33"],
  ["Std Dev", "StDev,,,16,10,0,100,2,1,3"],
  ["Max", "Max,,,16,300,500,3600,24,16,35"],
  ["Leader", "League Leader,,,16,300,500,3600,24,16,35"],
  ["Total FOX", "Total FOX,FOX,,,300,500,3600,24,14,30"],
  ["FOX Totals no team", "FOX Totals,,,,300,500,3600,24,14,30"],
] as const)
  for (const at of [1, 2, 3])
    add(`totals ${n} at ${at}`, { "passing.csv": tot(row, at), "rushing.csv": R }, { own: PASS });
for (const [n, row] of [
  ["Total", "Total,32,580,1000,7000,44,30,820,3500,23"],
  ["Avg Team", "Avg Team,,290,500,3500,22,15,410,1750,11.5"],
  ["Avg Tm/G", "Avg Tm/G,,18.1,31.2,218,1.4,0.9,25.6,109,0.7"],
  ["League", "League,16,580,1000,7000,44,30,820,3500,23"],
  ["All Teams", "All Teams,16,580,1000,7000,44,30,820,3500,23"],
  ["NFL", "NFL,16,580,1000,7000,44,30,820,3500,23"],
  ["AFC", "AFC,16,580,1000,7000,44,30,820,3500,23"],
  ["AFC Total", "AFC Total,16,580,1000,7000,44,30,820,3500,23"],
  ["League Average", "League Average,,290,500,3500,22,15,410,1750,11.5"],
  ["blank", ",32,580,1000,7000,44,30,820,3500,23"],
  ["Mean", "Mean,16,290,500,3500,22,15,410,1750,11.5"],
  ["Median", "Median,16,290,500,3500,22,15,410,1750,11.5"],
  ["AFL", "AFL,16,580,1000,7000,44,30,820,3500,23"],
  ["USFL", "USFL,16,580,1000,7000,44,30,820,3500,23"],
  ["Std", "Std. Dev.,0,10,0,100,2,1,10,50,1"],
  ["Max", "Max,16,300,500,3600,24,16,420,1800,12"],
  ["Opp", "Opponents,16,580,1000,7000,44,30,820,3500,23"],
  ["Lg Tot", "Lg Tot,16,580,1000,7000,44,30,820,3500,23"],
  ["TOTALS", "TOTALS:,32,580,1000,7000,44,30,820,3500,23"],
  ["All", "All,32,580,1000,7000,44,30,820,3500,23"],
  ["East", "East,32,580,1000,7000,44,30,820,3500,23"],
] as const)
  for (const at of [1, 3])
    add(
      `team totals ${n} at ${at}`,
      { "teams.csv": tot(row, at, TM) },
      { own: { FOX: { passAttempts: 500, rushYards: 1700, rushTouchdowns: 12 }, OWL: { passAttempts: 500 } } },
    );
// -- footnotes
for (const f of [
  "* - Selected to the Pro Bowl",
  "Provided by Pro-Football-Reference.com: View Original Table",
  "Source: somebody's book",
  "Generated 1/2/2020.",
  "1) hurt in week 3",
  "Note: 1987 had a strike, 15 games were played, 12 by the regulars",
  '"* led league, + Pro Bowl"',
  "© 2020 Sports Reference",
  "--- When using SR data, please cite us",
  "Minimum 14 attempts per game,,,,,,,,,",
])
  add(`footnote ${f.slice(0, 20)}`, { "passing.csv": P + "\n\n" + f, "rushing.csv": R }, { own: PASS });
for (const f of [
  "NFL Passing 1985",
  "Table 3. Passing,,,,,,,,,",
  "Passing,1985,NFL",
  "--- When using SR data, please cite us and provide a link and/or a mention.",
  "NFL season 1985: Passing, regular season only, as of January 3, 1986",
])
  add(`title ${f.slice(0, 20)}`, { "passing.csv": f + "\n" + P, "rushing.csv": R }, { own: PASS });

export const TOTALS: readonly Kind[] = list;
