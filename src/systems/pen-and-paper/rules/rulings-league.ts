/** Rulings about teams, league play and offseasons. */
import { rulings } from "../../../kernel/rulings/index.js";

export const LEAGUE_RULINGS = rulings({
  philosophyLimit: [
    "A1: What if a philosophy pushes a score past 3 or 18?",
    ["clamp", "The excess is lost"],
    ["refuse", "The philosophy cannot be chosen"],
  ],
  leagueModifier: [
    "A2: What modifies a league-play roll?",
    ["offMinusDef", "The team's OFF minus the opponent's DEF, +1 at home"],
  ],
  neutralFinal: [
    "A3: Does the host of the final get the home bonus?",
    [false, "Yes, like every host"],
    [true, "No: the final is played on neutral ground"],
  ],
  negativeTotals: ["A4: What do totals below 0 score?", ["zero", "No points"]],
  trustPrinted: [
    "A5: Which counts if a printed rating disagrees with the scores?",
    [false, "The scores"],
    [true, "The printed rating, as long as the scores stay as printed"],
  ],
  missingScores: [
    "A6: What about sample teams without scores?",
    ["spread", "The printed total is spread evenly, the rest to QB then WR, LM then DB; league play uses the total"],
  ],
  regularSeasonTies: [
    "A7: Does a tie in the regular season stand?",
    ["stand", "Yes; playoff games go into extra quarters"],
    ["noTies", "No: extra quarters everywhere"],
  ],
  seasonInjuries: ["A50: Do season injuries count in league play?", ["yes", "Yes: they lower OFF or DEF"]],
  bestInLeague: [
    "A53: Who is Best in League?",
    ["standings", "First in the standings; then Worst in League, then the divisions, then the record"],
    ["champion", "The champion"],
  ],
  recordWithTies: [
    "A54: Which records are winning, even and losing with ties?",
    ["neutral", "More wins than losses, as many, fewer; ties do not count"],
  ],
  overallRecord: ["A55: How do ties count in the standings?", ["half", "As half a win: (W + T/2) / games"]],
  lastMarket: [
    "A56: May a team lose its home market by shrinking?",
    ["kept", "No: with only the home market nothing changes"],
  ],
  challenges: [
    "A57: May a team challenge another for a minor market?",
    ["league", "Yes, in one game of league play, the challenger away; a tie keeps it; never a home market"],
    ["none", "No"],
  ],
  incomeDie: [
    "A58: Is the income multiplied by 1d6?",
    [true, "Yes: one die per team, a season's luck at the gate"],
    [false, "No: every market pays its plain rate"],
  ],
  sharedMajors: [
    "A59: What does a shared major market pay?",
    ["minorRate", "The minor rate to every sharer, home or not"],
  ],
  worstMinors: ["A60: What do minor markets pay the worst team of the league?", ["nothing", "Nothing"]],
  newMarketIncome: ["A61: Does a new market pay in the same offseason?", ["yes", "Yes"]],
  moveTo: [
    "A62: Which minor market does a moving team draw?",
    ["free", "Any that no team controls, each as likely"],
    ["any", "Any that is not another team's home; its holder loses it"],
  ],
  moveKeepsMarkets: [
    "A63: Does a moving team keep its other markets?",
    [false, "No: the new home is all it has"],
    [true, "Yes, all but the old home"],
  ],
  foldedTeam: [
    "A64: What replaces a folded team?",
    ["replaced", "A new 3d6 team in an empty market with the same schedule number"],
  ],
  setbackDie: [
    "A65: How are setback points rolled?",
    ["d20", "d20 on the table"],
    ["d6", "1d6, its face is the number of points"],
  ],
  setbackFloor: ["A66: May a setback take a score under 3?", ["otherStat", "No: the points come off another score"]],
  extraPrices: [
    "A67: What do two and three extra abilities cost?",
    ["total", "The printed price is the total for that many"],
    ["incremental", "Each printed price is added to the ones before it"],
  ],
  extrasDiffer: ["A68: May an ability be improved twice?", ["no", "No, one roll each"]],
  freeSecondRoll: [
    "A69: Who gets two free rolls?",
    ["worst", "The worst of each division, the worst of the league included"],
  ],
  starBonus: [
    "A70: What does a star's bonus raise?",
    ["score", "The score, up to 18; it is taken off when the star leaves"],
    ["modifier", "The modifier, as long as the star stays"],
  ],
  ownStarAgain: [
    "A71: What if a team rolls a star it already has?",
    ["plus2", "+2 on the score instead"],
    ["nothing", "Nothing"],
  ],
  stolenStar: [
    "A72: What does the old team of a stolen star lose?",
    ["all", "His bonus and his die"],
    ["dieOnly", "Only his die; the score stays"],
  ],
  starDice: ["A73: What is a star's die?", ["typed", "An extra action die for one kind of play"]],
  crossDivisionRank: [
    "A74: How are teams of different divisions ranked?",
    ["nonDivision", "By the non-division tie-breaks"],
  ],
  firstSeasonAbsence: [
    "A75: Who has missed the playoffs longest without a history?",
    ["lot", "Drawn by lot from the seed"],
  ],
  growthOrder: [
    "A77: In what order do teams roll for growth?",
    ["bestFirst", "By the standings, best first"],
    ["worstFirst", "Worst first"],
  ],
  noFreeMarket: [
    "A78: What if a team grows with no free market next to it?",
    ["sharedMajor", "A shared major, else a challenge, else nothing"],
  ],
  bankInterest: ["A79: Does money in the bank earn interest?", ["none", "No, and there is no cap"]],
  twelveTeamBracket: [
    "A90: How are the playoffs of twelve teams paired?",
    [
      "bySeed",
      "By seed: 1 to 3 the champions by rank, 4 to 6 the best others; the lower of the first winners plays at 1, the higher at 2",
    ],
  ],
  offSeasonOrder: [
    "A91: In what order do the steps of the offseason come?",
    [
      "eventsFirst",
      "Fan bases, events, setbacks, income, improvements, each for all teams: a stadium is paid from the old bank, a lost market no longer pays",
    ],
  ],
  endlessTie: ["A92: Who advances if neither side of a playoff game can ever score?", ["host", "The host"]],
  pointsTable: [
    "variant: Which points table does league play use?",
    ["standard", "d20 with modifiers"],
    ["classic", "The older table: 1d6 per quarter, no modifiers"],
  ],
});
