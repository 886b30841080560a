/** The Pittsburgh Steelers of 1975: the values that the game prints (digest section 14), and others filled in around them. */
import { USUAL_DEFENSE_CALLS, type Team } from "../rules/index.js";
import {
  allCalls,
  back,
  carrier,
  formation,
  front,
  group,
  kicker,
  lineman,
  passer,
  punter,
  returner,
} from "./sample-cards.js";
import { returning } from "./sample-columns.js";

export const PITTSBURGH: Team = {
  id: "1975-pittsburgh-steelers",
  city: "Pittsburgh",
  name: "Steelers",
  monogram: "PIT",
  colors: ["#101820", "#FFB612"],
  season: 1975,
  conference: "AFC",
  record: "12-2",
  pointsFor: 373,
  pointsAgainst: 162,
  coach: "Chuck Noll",
  roster: {
    quarterbacks: [
      passer("Terry Bradshaw", "14/14", {
        scramble: 6,
        sacked: 5,
        complete: [64, 55, 46, 33],
        intercepted: [0, 1, 3, 5],
        rush: 5.6,
        longest: 25,
        fumble: 7,
        season: {
          attempts: 286,
          completions: 165,
          passYards: 2055,
          passTouchdowns: 18,
          intercepted: 9,
          rushes: 35,
          rushYards: 210,
        },
      }),
      passer("Joe Gilliam", "4/0", {
        scramble: 3,
        sacked: 5,
        complete: [56, 47, 38, 26],
        intercepted: [1, 3, 5, 8],
        rush: 4,
        longest: 18,
        fumble: 10,
      }),
    ],
    carriers: [
      carrier("Franco Harris", "RB", "14/14", {
        rush: 4.6,
        longest: 36,
        catches: 0.8,
        rating: 3,
        stamina: 21,
        fumble: 2,
        RB: 2,
        season: {
          rushes: 262,
          rushYards: 1246,
          rushTouchdowns: 10,
          receptions: 28,
          receivingYards: 214,
          receivingTouchdowns: 1,
        },
      }),
      carrier("Rocky Bleier", "RB", "11/9", {
        rush: 3.7,
        longest: 17,
        catches: 0.7,
        rating: 2,
        stamina: 15,
        RB: 3,
        season: { rushes: 140, rushYards: 528, rushTouchdowns: 2, receptions: 15, receivingYards: 65 },
      }),
      carrier("John Fuqua", "RB", "14/5", {
        rush: 4,
        longest: 18,
        catches: 0.9,
        rating: 2,
        stamina: 7,
        season: { rushes: 74, rushYards: 285, receptions: 18, receivingYards: 146 },
      }),
      carrier("Mike Collier", "RB", "14/0", {
        rush: 5,
        longest: 22,
        stamina: 2,
        season: { rushes: 21, rushYards: 124 },
      }),
      carrier("Reggie Harrison", "RB", "14/0", { rush: 3.8, stamina: 4, season: { rushes: 43, rushYards: 191 } }),
      carrier("Lynn Swann", "WR", "14/14", {
        rush: 4,
        catches: 1.15,
        rating: 6,
        stamina: 4,
        season: { receptions: 49, receivingYards: 781, receivingTouchdowns: 11 },
      }),
      carrier("John Stallworth", "WR", "11/7", {
        catches: 1.4,
        rating: 2,
        stamina: 2,
        season: { receptions: 20, receivingYards: 423, receivingTouchdowns: 4 },
      }),
      carrier("Frank Lewis", "WR", "14/7", {
        catches: 1.25,
        rating: 2,
        stamina: 2,
        season: { receptions: 17, receivingYards: 308 },
      }),
      carrier("Larry Brown", "TE", "14/12", {
        catches: 1,
        rating: 2,
        stamina: 2,
        RBC: 10,
        PBC: 7,
        RB: 3,
        season: { receptions: 16, receivingYards: 244 },
      }),
      carrier("Randy Grossman", "TE", "14/2", {
        catches: 0.95,
        rating: 1,
        stamina: 1,
        RBC: 5,
        PBC: 5,
        season: { receptions: 11, receivingYards: 135 },
      }),
    ],
    linemen: [
      lineman("Jon Kolb", "OT", "14/14", [14, 16, 4]),
      lineman("Gordon Gravelle", "OT", "14/14", [13, 16, 3]),
      lineman("Sam Davis", "OG", "14/14", [14, 14, 4]),
      lineman("Gerry Mullins", "OG", "14/14", [14, 14, 3]),
      lineman("Ray Mansfield", "OC", "14/14", [16, 13, 4]),
      lineman("Mike Webster", "OC", "14/1", [7, 7, 1]),
      lineman("Jim Clack", "OG", "14/9", [7, 8, 2]),
      lineman("Dave Reavis", "OT", "12/0", [5, 7, 0]),
    ],
    front: [
      front("L. C. Greenwood", "DE", "14/14", [11, 22, -3], { tackle: 10, sack: 83, season: { sacks: 10 } }),
      front("Joe Greene", "DT", "10/9", [13, 18, -4], { tackle: 6, sack: 86 }),
      front("Ernie Holmes", "DT", "14/14", [13, 19, -4], { tackle: 11, sack: 86 }),
      front("Dwight White", "DE", "14/14", [11, 21, -3], { tackle: 12, sack: 85 }),
      front("Steve Furness", "DL", "14/5", [6, 11, -2], { tackle: 14, sack: 88 }),
      front("John Banaszak", "DL", "13/0", [5, 9, -2], { tackle: 17 }),
      front("Jack Ham", "OLB", "14/14", [10, 6, -3], { tackle: 2, PD: -3, int: [1, 1] }),
      front("Jack Lambert", "MLB", "14/14", [13, 5, -4], { tackle: 1, PD: -3, int: [2, 1] }),
      front("Andy Russell", "OLB", "14/14", [10, 6, -3], { tackle: 3, PD: -3 }),
      front("Loren Toews", "LB", "14/0", [5, 4, -2], { tackle: 13, PD: -1 }),
      front("Ed Bradley", "LB", "14/0", [5, 4, -2], { tackle: 16, PD: -1 }),
    ],
    backs: [
      back("Mel Blount", "CB", "14/14", {
        tackle: 8,
        PD: -14,
        int: [11, 6],
        season: { interceptions: 11, interceptionYards: 121 },
      }),
      back("J. T. Thomas", "CB", "14/14", { tackle: 7, PD: -7, int: [3, 2] }),
      back("Mike Wagner", "SS", "14/14", { tackle: 4, PD: -6, int: [4, 2], season: { interceptions: 4 } }),
      back("Glen Edwards", "FS", "14/14", { tackle: 5, PD: -7, int: [3, 2], season: { interceptions: 3 } }),
      back("Donnie Shell", "S", "14/0", { tackle: 9, PD: -3, int: [1, 1] }),
      back("Jimmy Allen", "CB", "14/1", { tackle: 15, PD: -4, int: [1, 1] }),
      back("Dave Brown", "CB", "13/0", { tackle: 18, PD: -3 }),
    ],
    kickers: [kicker("Roy Gerela", [96, 88, 70, 46, 15], 96)],
    punters: [punter("Bobby Walden", 40.5, 58)],
    returns: {
      kick: [
        returner("Mike Collier", returning("kick", 27, 1)),
        returner("Dave Brown", returning("kick", 22.5)),
        returner("Lynn Swann", returning("kick", 22), 0),
        returner("Reggie Harrison", returning("kick", 18)),
        returner("Larry Brown", returning("kick", 11), 0),
      ],
      punt: [
        returner("Dave Brown", returning("punt", 10)),
        returner("Glen Edwards", returning("punt", 8.7)),
        returner("Mike Collier", returning("punt", 6)),
      ],
    },
  },
  offense: {
    quarterback: "Terry Bradshaw",
    line: { LT: "Jon Kolb", LG: "Sam Davis", OC: "Ray Mansfield", RG: "Gerry Mullins", RT: "Gordon Gravelle" },
    groups: [
      group(["1A", "2A", "2B"], "WR Lynn Swann, RB Franco Harris, WR John Stallworth, TE Larry Brown, RB Rocky Bleier"),
      group(["2C", "3B"], "WR Lynn Swann, RB Franco Harris, WR John Stallworth, WR Frank Lewis, TE Larry Brown"),
      group(["3A", "3C", "4B"], "WR Lynn Swann, WR John Stallworth, WR Frank Lewis, RB John Fuqua, TE Larry Brown"),
      group(["2D", "3D"], "WR Lynn Swann, RB Franco Harris, TE Larry Brown, TE Randy Grossman, RB Rocky Bleier"),
    ],
    carries: [
      { name: "Franco Harris", faces: [1, 7] },
      { name: "Rocky Bleier", faces: [8, 10] },
    ],
    calls: allCalls(4),
  },
  defense: {
    front: "4-3",
    formations: [
      formation(
        "4-3-4",
        `
          LDE L. C. Greenwood, LDT Joe Greene, RDT Ernie Holmes, RDE Dwight White
          LLB Jack Ham, MLB Jack Lambert, RLB Andy Russell
          CB1 Mel Blount, CB2 J. T. Thomas, SS Mike Wagner, FS Glen Edwards`,
        {
          RDC: 81,
          PRC: 80,
          Z: { U: -8, O: -7 },
          tackles: [
            { name: "Jack Ham", rank: 2 },
            { name: "Joe Greene", rank: 6 },
          ],
        },
      ),
      formation(
        "4-2-5",
        `
          LDE L. C. Greenwood, LDT Joe Greene, RDT Ernie Holmes, RDE Dwight White
          LLB Jack Ham, MLB Jack Lambert
          CB1 Mel Blount, CB2 J. T. Thomas, SS Mike Wagner, FS Glen Edwards, CB3 Jimmy Allen`,
      ),
      formation(
        "4-1-6",
        `
          LDE L. C. Greenwood, LDT Joe Greene, RDT Steve Furness, RDE Dwight White
          MLB Jack Lambert
          CB1 Mel Blount, CB2 J. T. Thomas, SS Mike Wagner, FS Glen Edwards, S3 Donnie Shell, CB4 Jimmy Allen`,
      ),
      formation(
        "4-4-3",
        `
          LDE L. C. Greenwood, LDT Joe Greene, RDT Ernie Holmes, RDE Dwight White
          LOLB Jack Ham, LILB Jack Lambert, RILB Loren Toews, ROLB Andy Russell
          CB1 Mel Blount, CB2 J. T. Thomas, SS Mike Wagner [5]`,
      ),
    ],
    calls: USUAL_DEFENSE_CALLS,
  },
  provenance: {
    roster: "prior",
    offense: "prior",
    defense: "prior",
    "defense.formations[0].printed": "printed",
    "roster.front[7].RD": "printed",
    "roster.front[0].sack": "printed",
    "roster.backs[0].intM": "printed",
  },
};
