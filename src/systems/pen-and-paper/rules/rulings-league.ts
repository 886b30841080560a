/** Rulings about teams, league play and off-seasons. */
import type { Ruling } from "./ruling.js";

const [team, league, offSeason] = ["team", "league", "offSeason"] as const;

export const LEAGUE_RULINGS = [
  {
    id: "philosophyLimit",
    ruling: "A1",
    part: team,
    question: "A philosophy pushes a score past 3 or 18: what then?",
    values: [
      { value: "clamp", meaning: "The excess is lost" },
      { value: "refuse", meaning: "The philosophy cannot be chosen" },
    ],
  },
  {
    id: "leagueModifier",
    ruling: "A2",
    part: league,
    question: "What modifies a league-play roll?",
    values: [{ value: "offMinusDef", meaning: "Own OFF minus the opponent's DEF, +1 at home" }],
  },
  {
    id: "neutralFinal",
    ruling: "A3",
    part: league,
    question: "Does the host of the final get the home bonus?",
    values: [
      { value: false, meaning: "Yes, like every host" },
      { value: true, meaning: "No: the final is played on neutral ground" },
    ],
  },
  {
    id: "negativeTotals",
    ruling: "A4",
    part: league,
    question: "What do totals below 0 score?",
    values: [{ value: "zero", meaning: "No points" }],
  },
  {
    id: "trustPrinted",
    ruling: "A5",
    part: team,
    question: "A printed rating disagrees with the scores: which counts?",
    values: [
      { value: false, meaning: "The scores" },
      { value: true, meaning: "The printed rating, as long as the scores stay as printed" },
    ],
  },
  {
    id: "missingScores",
    ruling: "A6",
    part: team,
    question: "What about sample teams without scores?",
    values: [
      {
        value: "spread",
        meaning: "The printed total is spread evenly, the rest to QB then WR, LM then DB; league play uses the total",
      },
    ],
  },
  {
    id: "regularSeasonTies",
    ruling: "A7",
    part: league,
    question: "Does a tie in the regular season stand?",
    values: [
      { value: "stand", meaning: "Yes; playoff games go into extra quarters" },
      { value: "noTies", meaning: "No: extra quarters everywhere" },
    ],
  },
  {
    id: "seasonInjuries",
    ruling: "A50",
    part: league,
    question: "Do season injuries count in league play?",
    values: [{ value: "yes", meaning: "Yes: they lower OFF or DEF" }],
  },
  {
    id: "bestInLeague",
    ruling: "A53",
    part: offSeason,
    question: "Who is Best in League?",
    values: [
      {
        value: "standings",
        meaning: "First in the standings; then Worst in League, then the divisions, then the record",
      },
      { value: "champion", meaning: "The champion" },
    ],
  },
  {
    id: "recordWithTies",
    ruling: "A54",
    part: offSeason,
    question: "Which records are winning, even and losing with ties?",
    values: [{ value: "neutral", meaning: "More wins than losses, as many, fewer; ties do not count" }],
  },
  {
    id: "overallRecord",
    ruling: "A55",
    part: league,
    question: "How do ties count in the standings?",
    values: [{ value: "half", meaning: "As half a win: (W + T/2) / games" }],
  },
  {
    id: "lastMarket",
    ruling: "A56",
    part: offSeason,
    question: "May a team lose its home market by shrinking?",
    values: [{ value: "kept", meaning: "No: with the home market alone nothing changes" }],
  },
  {
    id: "challenges",
    ruling: "A57",
    part: offSeason,
    question: "May a team challenge another for a minor market?",
    values: [
      {
        value: "league",
        meaning: "Yes, in one game of league play, the challenger away; a tie keeps it; never a home market",
      },
      { value: "none", meaning: "No" },
    ],
  },
  {
    id: "incomeDie",
    ruling: "A58",
    part: offSeason,
    question: "Is the income multiplied by 1d6?",
    values: [
      { value: true, meaning: "Yes, as in the source's example" },
      { value: false, meaning: "No, as in the source's rule" },
    ],
  },
  {
    id: "sharedMajors",
    ruling: "A59",
    part: offSeason,
    question: "What does a shared major market pay?",
    values: [{ value: "minorRate", meaning: "The minor rate to every sharer, home or not" }],
  },
  {
    id: "worstMinors",
    ruling: "A60",
    part: offSeason,
    question: "What do minor markets pay the worst team of the league?",
    values: [{ value: "nothing", meaning: "Nothing" }],
  },
  {
    id: "newMarketIncome",
    ruling: "A61",
    part: offSeason,
    question: "Does a new market pay in the same off-season?",
    values: [{ value: "yes", meaning: "Yes" }],
  },
  {
    id: "moveTo",
    ruling: "A62",
    part: offSeason,
    question: "Which minor market does a moving team draw?",
    values: [
      { value: "free", meaning: "Any that no team controls, each as likely" },
      { value: "any", meaning: "Any that is no other team's home; its holder loses it" },
    ],
  },
  {
    id: "moveKeepsMarkets",
    ruling: "A63",
    part: offSeason,
    question: "Does a moving team keep its other markets?",
    values: [
      { value: false, meaning: "No: the new home is all it has" },
      { value: true, meaning: "Yes, all but the old home" },
    ],
  },
  {
    id: "foldedTeam",
    ruling: "A64",
    part: offSeason,
    question: "What replaces a folded team?",
    values: [{ value: "replaced", meaning: "A new 3d6 team in an empty market with the same schedule number" }],
  },
  {
    id: "setbackDie",
    ruling: "A65",
    part: offSeason,
    question: "How are setback points rolled?",
    values: [
      { value: "d20", meaning: "d20 on the table" },
      { value: "d6", meaning: "1d6, its face is the number of points, as in the source's example" },
    ],
  },
  {
    id: "setbackFloor",
    ruling: "A66",
    part: offSeason,
    question: "May a setback take a score under 3?",
    values: [{ value: "otherStat", meaning: "No: the points come off another score" }],
  },
  {
    id: "extraPrices",
    ruling: "A67",
    part: offSeason,
    question: "What do two and three extra abilities cost?",
    values: [
      { value: "total", meaning: "The printed price is the total for that many" },
      { value: "incremental", meaning: "Each printed price is added to the ones before it" },
    ],
  },
  {
    id: "extrasDiffer",
    ruling: "A68",
    part: offSeason,
    question: "May an ability be improved twice?",
    values: [{ value: "no", meaning: "No, one roll each" }],
  },
  {
    id: "freeSecondRoll",
    ruling: "A69",
    part: offSeason,
    question: "Who gets two free rolls?",
    values: [{ value: "worst", meaning: "The worst of each division, the worst of the league included" }],
  },
  {
    id: "starBonus",
    ruling: "A70",
    part: offSeason,
    question: "What does a star's bonus raise?",
    values: [
      { value: "score", meaning: "The score, up to 18; it is taken off when the star leaves" },
      { value: "modifier", meaning: "The modifier, as long as the star stays" },
    ],
  },
  {
    id: "ownStarAgain",
    ruling: "A71",
    part: offSeason,
    question: "A team rolls a star it has: what then?",
    values: [
      { value: "plus2", meaning: "+2 on the score instead" },
      { value: "nothing", meaning: "Nothing" },
    ],
  },
  {
    id: "stolenStar",
    ruling: "A72",
    part: offSeason,
    question: "What does the old team of a stolen star lose?",
    values: [
      { value: "all", meaning: "His bonus and his die" },
      { value: "dieOnly", meaning: "Only his die; the score stays" },
    ],
  },
  {
    id: "starDice",
    ruling: "A73",
    part: "game",
    question: "What is a star's die?",
    values: [{ value: "typed", meaning: "An extra action die for one kind of play" }],
  },
  {
    id: "crossDivisionRank",
    ruling: "A74",
    part: league,
    question: "How are teams of different divisions ranked?",
    values: [{ value: "nonDivision", meaning: "By the non-division tie-breaks" }],
  },
  {
    id: "firstSeasonAbsence",
    ruling: "A75",
    part: league,
    question: "Who has missed the playoffs longest without a history?",
    values: [{ value: "lot", meaning: "Drawn by lot from the seed" }],
  },
  {
    id: "growthOrder",
    ruling: "A77",
    part: offSeason,
    question: "In what order do teams roll for growth?",
    values: [
      { value: "bestFirst", meaning: "By the standings, best first" },
      { value: "worstFirst", meaning: "Worst first" },
    ],
  },
  {
    id: "noFreeMarket",
    ruling: "A78",
    part: offSeason,
    question: "A team grows with no free market next to it: what then?",
    values: [{ value: "sharedMajor", meaning: "A shared major, else a challenge, else nothing" }],
  },
  {
    id: "bankInterest",
    ruling: "A79",
    part: offSeason,
    question: "Does money in the bank earn interest?",
    values: [{ value: "none", meaning: "No, and there is no cap" }],
  },
  {
    id: "pointsTable",
    ruling: "variant",
    part: league,
    question: "Which points table does league play use?",
    values: [
      { value: "standard", meaning: "d20 with modifiers" },
      { value: "classic", meaning: "The author's childhood table: 1d6 a quarter, no modifiers" },
    ],
  },
] as const satisfies readonly Ruling[];
