/** What a team's cards are kept in: envelopes and dividers, for teams of any game. */
import { ownOf, picturesOf, type HasOwn, type Own } from "../kernel/own/index.js";
import { chunks, numbered } from "../kernel/lists/index.js";
import { countFrom } from "../kernel/words/index.js";
import type { KeptSeason } from "../contract/kept-season.js";
import type { SheetContent, Values } from "../contract/sheet.js";

/** A team as the outside of its envelope shows it. */
export interface KeptTeam extends HasOwn {
  readonly name: string;
  /** What people call it, where the whole name is too long. */
  readonly short: string;
  /** 1 to 3 letters for its helmet. */
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Where its cards are of one season: `2019`. */
  readonly season?: number | string;
  /** Of that season: `13-3`. */
  readonly record?: string;
  /** Its season in a league, if the records hold one that has begun. */
  readonly played?: KeptSeason | undefined;
}

/** Games that the back of an envelope has lines for: a season of 17 and a playoff game. */
const GAMES = 18;
/** What the lowest back has room for. A longer season is only summed up. */
const MOST_GAMES = 26;
/** Places of a divider's tab, from left to right. */
const TABS = 4;
/** A helmet that belongs to no team is white. */
const NO_COLORS = ["#FFFFFF", "#FFFFFF"] as const;

function teamFacts(team: KeptTeam | undefined): {
  readonly own: Own;
  readonly colors: readonly [string, string];
  readonly logo: string;
  readonly decal: string;
  readonly team: object | null;
} {
  return {
    own: ownOf(team),
    ...picturesOf(team),
    colors: team?.colors ?? NO_COLORS,
    team: team
      ? {
          name: team.name,
          shorter: [team.short],
          monogram: team.monogram,
          season: team.season ?? "",
          record: (team.record ?? "").replaceAll("-", "\u2013"),
        }
      : null,
  };
}

type TeamsOf = (records: readonly object[]) => readonly KeptTeam[];

const titleOf = ({ season, name }: KeptTeam): string => (season === undefined ? name : `${season} ${name}`);

/** Two columns of games to write down, each a list of numbers. */
const halvesOf = (games: number) =>
  chunks(
    countFrom(1, games).map((key) => ({ key })),
    Math.ceil(games / 2),
  ).map((own, i) => ({ key: i + 1, games: own }));

const linesFor = ({ played }: KeptTeam): number => {
  const games = played?.games.length ?? 0;
  return games > MOST_GAMES ? GAMES : Math.max(GAMES, games);
};

/** What the front says of the season, where the team's file says nothing. */
const frontValues = ({ season, record, played }: KeptTeam): Values =>
  played
    ? { ...(season === undefined && { season: played.season }), ...(record === undefined && { record: played.record }) }
    : {};

function envelopeValues(team: KeptTeam): Values {
  const { played } = team;
  if (!played) return {};
  const { games, record, playoffs } = played;
  return {
    ...frontValues(team),
    ...(games.length <= MOST_GAMES && { game: numbered(games.map((game) => ({ ...game }))) }),
    end: { record, for: played.for, against: played.against, playoffs },
  };
}

/** The sheet of envelopes, one to a page. */
export const envelopeSheet = (teamsOf: TeamsOf): SheetContent => ({
  form: () => ({ ...teamFacts(undefined), halves: halvesOf(GAMES) }),
  fill: (records) =>
    teamsOf(records as readonly object[]).map((team) => ({
      values: envelopeValues(team),
      facts: { ...teamFacts(team), halves: halvesOf(linesFor(team)) },
      title: titleOf(team),
    })),
});

/** The sheet of dividers, a card each; a blank has one for each place of the tab. */
export const dividerSheet = (teamsOf: TeamsOf): SheetContent => ({
  form: () => ({ ...teamFacts(undefined), dividers: countFrom(1, TABS).map((tab) => ({ tab })) }),
  fill: (records) =>
    teamsOf(records as readonly object[]).map((team, i) => {
      const tab = (i % TABS) + 1;
      return {
        values: team.played ? { [`tab${tab}`]: frontValues(team) } : {},
        facts: { ...teamFacts(team), dividers: [{ tab }] },
        title: titleOf(team),
      };
    }),
});
