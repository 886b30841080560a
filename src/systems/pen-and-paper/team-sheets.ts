/** Sheets about teams, markets, charts and how a league begins. */
import type { PenPaperSheet } from "./sheet.js";

export const teamCards: PenPaperSheet = {
  id: "team-cards",
  code: "PP-5",
  title: "Team cards",
  summary: "every team as a poker card: helmet, ratings, six positions, market, stadium; nine to a sheet of paper",
  fills: "nothing",
  load: async () => (await import("./facts/team-cards.js")).teamCards,
};

export const teamCardsUs: PenPaperSheet = {
  id: "team-cards-us",
  code: "PP-5U",
  title: "Team cards, US size",
  summary: "the team cards at 2.5 x 3.5 in, the size of American playing cards and their sleeves",
  fills: "nothing",
  load: async () => (await import("./facts/team-cards.js")).teamCards,
};

export const teamCardsTwoSided: PenPaperSheet = {
  id: "team-cards-two-sided",
  code: "PP-5B",
  title: "Team cards, with backs",
  summary: "the team cards with a back of O and X that is the same for all teams, to print on both sides",
  fills: "nothing",
  load: async () => (await import("./facts/team-cards.js")).teamCards,
};

export const marketMap: PenPaperSheet = {
  id: "market-map",
  code: "PP-6",
  title: "Media market map",
  summary: "all markets and their borders as two maps, west and east, with the teams at home there",
  fills: "nothing",
  load: async () => (await import("./facts/markets.js")).marketMap,
};

export const markets: PenPaperSheet = {
  id: "markets",
  code: "PP-7",
  title: "Media markets",
  summary: "the major and the minor markets with their cities and home teams",
  fills: "nothing",
  load: async () => (await import("./facts/markets.js")).markets,
};

export const reference: PenPaperSheet = {
  id: "reference",
  code: "PP-9",
  title: "Reference charts",
  summary: "every chart of the game on five pages, with the chances beside the rolls",
  fills: "nothing",
  load: async () => (await import("./facts/reference.js")).reference,
};

export const leagueCard: PenPaperSheet = {
  id: "league-card",
  code: "PP-10",
  title: "League play card",
  summary: "a game of league play on half a page: points, modifier, home bonus; two to a sheet of paper",
  fills: "nothing",
  load: async () => (await import("./facts/league-card.js")).leagueCard,
};

export const teamCreation: PenPaperSheet = {
  id: "team-creation",
  code: "PP-19",
  title: "Team creation",
  summary: "roll two teams on a page: abilities, philosophy, ratings, names and a helmet to color",
  fills: "nothing",
  load: async () => (await import("./facts/team-creation.js")).teamCreation,
};

export const leagueSetup: PenPaperSheet = {
  id: "league-setup",
  code: "PP-20",
  title: "League set-up",
  summary: "teams and their schedule numbers for eight seasons, and the options to agree on",
  fills: "record",
  load: async () => (await import("./facts/league-setup.js")).leagueSetup,
};
