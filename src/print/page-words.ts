/** Words of the web pages that Pressbox writes (league sites, the index of a kit): translatable like those of sheets. */
import type { TemplateSource } from "../sheet/template/source.js";

/** The one list of their texts; `{names}` are values. */
export const PAGE_TEXTS = {
  "league/pages": [
    // The page
    "Overview",
    "Records",
    "Season {season}",
    "season {season}",
    "Seasons",
    "Skip to content",
    "Made by Pressbox",
    "revision {revision}",
    "seed {seed}",
    // Games
    "Away team",
    "Home team",
    "Score",
    "Notes",
    "to be decided",
    "neutral site",
    "vs.",
    "at",
    "W",
    "L",
    "T",
    "{made} of {tried}",
    // Standings
    "Standings",
    "Standings, season {season}",
    "Team",
    "Won",
    "Lost",
    "Tied",
    "Pct",
    "Win pct.",
    "PF",
    "PA",
    "Points for",
    "Points against",
    "Diff",
    "Difference",
    "Pts",
    "Table points",
    "Streak",
    "Tie-break",
    "Playoffs",
    // Overview
    "1 game played",
    "{games} games played",
    "1 known only by its points",
    "{games} known only by their points",
    "Last round",
    "Next",
    "Results",
    "Games",
    "Champions",
    "Season",
    "Champion",
    "Record",
    "Second",
    "over",
    "by lot",
    "Teams",
    // Season
    "Under way",
    "Leaders",
    "Team statistics",
    "Own figures",
    "Allowed",
    "regular season",
    "playoffs",
    "all games",
    "G",
    "Games with statistics",
    "1st",
    "Plays",
    "Yds",
    "Rush",
    "Pass",
    "TO",
    "Sck",
    "Pen yds",
    "{count} more tied",
    "{figure}, players",
    "{figure}, teams",
    // Ratings, chances, awards
    "Power ratings",
    "Power ratings, season {season}",
    "Rating",
    "Points above an average team",
    "SE",
    "Standard error",
    "Points above an average team, by least squares on the margins of all games.",
    "The home field is worth {points} points.",
    "The home field is worth {points} points, give or take {error}.",
    "Chances",
    "Chances, season {season}",
    "Wins",
    "Wins at the end, on average",
    "First",
    "The rest of the season was played once: shares are right within {within} points, 19 times in 20.",
    "The rest of the season was played {times} times: shares are right within {within} points, 19 times in 20.",
    "Awards",
    "Awards, season {season}",
    "Round",
    "Award",
    "Winner",
    "Value",
    "Points of the award, or margin of the team",
    // Moves of players
    "Player moves",
    "Player moves, season {season}",
    "Move",
    "From",
    "To",
    // Teams
    "Opponent",
    "Result",
    "Games, season {season}",
    "Head to head",
    "Games of all seasons, by opponent",
    "Last game",
    // Records
    "Records of games count every game; those of seasons and of all seasons count the regular season.",
    "Most in a game",
    "Most in a season",
    "Most in all seasons",
    "{figure} in a game, players",
    "{figure} in a season, players",
    "{figure} in all seasons, players",
    "{figure} in a game, teams",
    "{figure} in a season, teams",
    "{figure} in all seasons, teams",
    "When",
    // A game
    "Only the score of this game is known.",
    "Line score",
    "Points by quarter",
    "OT",
    "Total",
    "Box score",
    "Statistic",
    "First downs",
    "By rush, pass, penalty",
    "Third downs",
    "Fourth downs",
    "Total yards",
    "Rushes, yards",
    "Passes",
    "Net passing yards",
    "Sacked, yards",
    "Interceptions",
    "Fumbles lost",
    "Penalties, yards",
    "Punts, yards",
    "Field goals",
    "Extra points",
    "Two-point conversions",
    "Kick returns, yards",
    "Punt returns, yards",
    // Players
    "Player",
    "Passing",
    "Rushing",
    "Receiving",
    "Defense",
    "Kicking",
    "Returns",
    "Att",
    "Cmp",
    "TD",
    "Int",
    "Long",
    "Rec",
    "Tgt",
    "Tkl",
    "PD",
    "FR",
    "FG",
    "FGA",
    "XP",
    "XPA",
    "Punts",
    "KR yds",
    "KR",
    "PR yds",
    "PR",
  ],
  "kit/contents": [
    "Pressbox starter kit",
    "Studio prints, plays and makes teams on a page:",
    "or",
    "its folder",
    "on any web server",
    "Everything in one PDF",
    "{pages} pages",
    "The filled sheets show one game:",
    "blank",
    "filled",
    "the whole kit",
    "{sheet}, filled in",
    "Made by Pressbox.",
    "Print every PDF at actual size (100%).",
    "Filled sheets name their seed: the same seed makes the same game.",
  ],
} as const;

export type PageId = keyof typeof PAGE_TEXTS;
export type PageText<P extends PageId = PageId> = (typeof PAGE_TEXTS)[P][number];
export type TextValues = Readonly<Record<string, string | number>>;

export class PageWords<P extends PageId> {
  readonly #page: P;
  readonly #words: TemplateSource["words"];

  /** @param words those of the sheets; default: English */
  constructor(page: P, { words }: Pick<TemplateSource, "words"> = {}) {
    this.#page = page;
    this.#words = words;
  }

  get language(): string {
    return this.#words?.language ?? "en";
  }

  /** A text of the page with its values; words among the values are translated first. */
  text(key: PageText<P>, values: TextValues = {}): string {
    const said = this.#words?.text(key, this.#page) ?? key;
    return said.replace(/\{(\w+)\}/g, (written, name: string) => `${values[name] ?? written}`);
  }

  /** A translatable value: a word of the rules, a statistic, a round of a season, a number. Never names of teams or people. */
  value(value: string): string {
    return this.#words ? `${this.#words.said(value) as string}` : value;
  }

  /** What is either. */
  either(text: string): string {
    const known: readonly string[] = PAGE_TEXTS[this.#page];
    return known.includes(text) ? this.text(text as PageText<P>) : this.value(text);
  }
}
