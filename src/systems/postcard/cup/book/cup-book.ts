/** The book of a cup: what PostCard Football adds to the chapters that all leagues have. */
import { decalOf } from "../../../../kernel/own/index.js";
import { lineScore, SIDES } from "../../../../kernel/football/index.js";
import { keyed } from "../../../../kernel/lists/index.js";
import type { PlainBook } from "../../../../league/plain/book/types.js";
import type { SheetSpec } from "../../../../contract/sheet.js";
import { figuresOf } from "../../coaches/figures.js";
import { gameRulesOf, type GameRecord } from "../../record.js";
import type { PostcardRules } from "../../rules/index.js";
import { sheetOf } from "../../sheet-list.js";
import { haveSkills } from "../../teams/skills.js";
import type { Team } from "../../teams/types.js";
import type { CupResult } from "../types.js";
import { lostBalls, scrimmageYards, type CupFigures } from "./cup-figures.js";
import { longPlays } from "./long-plays.js";
import { playRankings } from "./plays.js";

export const cupBook: PlainBook<Team, PostcardRules, GameRecord, CupResult, CupFigures> = {
  title: "PostCard Football",
  accent: "#2E7D32",
  kind: "the book",
  own: { head: "postcard/book/head", cover: "postcard/book/cover", about: "postcard/book/about" },
  chapters: ["results", "race", "grid", "bracket", "leaders", "games"],
  team: ({ code, colors, ...more }) => ({ code, monogram: code, colors, decal: decalOf(more) }),
  about: ({ skill }, rules) => ({ skill: (haveSkills(rules) && skill) || "" }),
  figures: ({ events }, rules) => ({ sides: figuresOf(events, rules).sides, plays: longPlays(events) }),
  columns: [
    { head: "Yards", of: ({ sides }, side) => scrimmageYards(sides[side]) },
    { head: "Balls lost", of: ({ sides }, side) => lostBalls(sides[side]) },
    { head: "Bonuses spent", of: ({ sides }, side) => sides[side].spent },
  ],
  rankings: [{ template: "postcard/book/plays", title: "plays and bonuses", of: playRankings }],
  tables: {
    own: [
      { key: "bonusesSpent", title: "Bonuses spent" },
      { key: "stars", title: "Stars of circles" },
    ],
    of: ({ record, figures: { sides } }) => ({
      boxes: keyed(SIDES, (side) => sides[side].box),
      line: lineScore(record.events),
      own: keyed(SIDES, (side) => ({ bonusesSpent: sides[side].spent, stars: sides[side].stars })),
    }),
  },
  sheets: (record) => [{ sheet: sheetOf("game-log") as SheetSpec, records: [record], rules: gameRulesOf(record) }],
};
