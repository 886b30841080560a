/** The longest names that people give their teams: sheets of a game between two such teams are filled all the same. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPdf } from "../helpers/pdf.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const TEAMS = `city,name,monogram,color1,color2,home,stadium,QB,RB,WR,LM,LB,DB,stars
Washington,Commanders of the Potomac,WCO,#14532D,#FDE68A,ID,Gem Field,11,13,9,10,12,8,
Saint Paul-Minneapolis,Yellowhammers United,SPY,#7F1D1D,#FEF3C7,NB,Union Yards,9,10,14,12,9,11,WR
`;
const AWAY = "Washington Commanders of the Potomac";
const HOME = "Saint Paul-Minneapolis Yellowhammers United";

/** Words of a page, without the footer, which names the teams, too. */
async function wordsOf(file: string, page: number): Promise<string> {
  const { pages } = await readPdf(readFileSync(join(place.folder, file)));
  return pages[page].texts
    .filter(({ y }) => y < 40)
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
}

it("Pen & Paper: the record has two lines; the tracker and the box score use both teams' monograms", async () => {
  place.write("teams.csv", TEAMS);
  const sheets = "game-record game-record-wide game-tracker box-score";
  const { code, err } = await place.run(`print pen-and-paper ${sheets} --teams teams.csv --seed 3`);
  expect([code, err]).toEqual([0, ""]);
  for (const sheet of ["game-record", "game-record-wide"]) {
    const words = await wordsOf(`out/pen-and-paper-${sheet}-filled.pdf`, 0);
    for (const name of [AWAY, HOME]) expect(words).toContain(name);
  }
  for (const sheet of ["game-tracker", "box-score"])
    expect(await wordsOf(`out/pen-and-paper-${sheet}-filled.pdf`, 0)).toContain("WCO at SPY");
});
