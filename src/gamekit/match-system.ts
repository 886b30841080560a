/**
 * A game of two sides as the tool knows it, made from its facts: files and their checks, play, many games, dice logs, play by hand, the
 * footers of its sheets. A game gives its rules, teams, machine, decisions and sheets.
 */
import type { ZodType } from "zod";
import type { FileKind, FileKinds } from "../contract/files.js";
import type { GameSystem, NameInfo, PlayRequest, Plays } from "../contract/game.js";
import { PENALTIES, SNAPS, type MatchFigures, type MatchLine } from "../kernel/football/many.js";
import { SIDES, type Side } from "../kernel/football/index.js";
import type { Issue, Locate, Path } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";
import { keptShape, matchFooter, type MatchFile, type MatchParts, type MatchRecords } from "../kernel/machine/index.js";
import { describeRulings } from "../kernel/rulings/index.js";
import { zod } from "../kernel/zod/index.js";
import type { DecidedTypes } from "./decisions.js";
import { diceLogs, gameRecords, houseRules, teamFiles } from "./match-files.js";
import type { MatchTable } from "./match-table.js";

/** Rules as records keep them: their name, and what differs from the standard ones. */
interface PackedRules {
  readonly name: string;
  readonly tables?: unknown;
  readonly switches?: unknown;
}

interface NamedRules {
  readonly name: string;
}

/** Parts of a match between two teams. */
interface SystemParts<Rules> extends MatchParts {
  readonly given: { readonly rules: Rules } & Readonly<Record<Side, unknown>>;
  /** What a record says before who played. */
  readonly head: { readonly rules: PackedRules } & Readonly<Record<Side, unknown>>;
}

/** A team as it comes to a game, and as records keep it: that of a file, or what is played of it. */
type Playing<P extends MatchParts> = (P["given"] & Readonly<Record<Side, unknown>>)[Side];

/** The house rules of a game. */
interface RulesFacts<Rules, Packed> {
  readonly standard: Rules;
  readonly format: string;
  readonly rulings: Parameters<typeof describeRulings>[0];
  /** Form of a file of house rules. */
  readonly shape: ZodType & { extend(more: object): ZodType };
  pack(rules: Rules): Packed;
  resolve(packed: Packed): Rules;
  parse(data: unknown, locate: Locate): { readonly rules?: Rules; readonly issues: readonly Issue[] };
  check(rules: Rules, locate?: Locate): readonly Issue[];
}

/** The teams of a game. */
interface TeamFacts<Team, File, Playing> {
  readonly format: string;
  /** Of their files: `5D20 Football team charts`. */
  readonly title: string;
  /** Form of a file of teams, and of a team in a record. */
  readonly shape: ZodType;
  readonly team: ZodType;
  /** The built-in ones. */
  sample(): readonly Team[];
  /** Ids of those that play where no one names any; default the first two. */
  readonly usual?: Readonly<Record<Side, string>>;
  /** The built-in team that plays, for commands; needed where another thing than the team of a file comes to a game. */
  builtIn?(team: Playing): Team | undefined;
  nameOf(team: Playing): string;
  isTeam(team: Readonly<Record<string, unknown>>): boolean;
  read(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly file?: File };
  /** Spreadsheets of teams. */
  readonly table?: Pick<FileKind<File>, "fromTable" | "columns">;
  /** What is wrong with a team in a record. */
  check?(team: Playing, locate: Locate, path: Path): readonly Issue[];
  checkAll(teams: readonly Team[], locate?: Locate): readonly Issue[];
  /** Short names, never the same twice. */
  shortNames(game: Readonly<Record<Side, Playing>>): Readonly<Record<Side, string>>;
}

type Derived =
  | "standardRules"
  | "rulesName"
  | "packRules"
  | "rulings"
  | "coaches"
  | "defaultCoach"
  | "names"
  | "kinds"
  | "play"
  | "plays"
  | "unplayed"
  | "playOwnDice"
  | "byHand"
  | "many"
  | "examples"
  | "checkBuiltIn";

type MatchTypes = DecidedTypes & { readonly event: { readonly type: string } };

export interface MatchFacts<T extends MatchTypes, P extends SystemParts<Rules>, R, Rules, Team, File> extends Omit<
  GameSystem<Rules>,
  Derived
> {
  readonly games: MatchRecords<T, P, R & MatchFile<T> & P["head"]>;
  readonly table: MatchTable<T, R & MatchFile<T> & P["head"], Rules, P["coach"]>;
  readonly rules: RulesFacts<Rules, P["head"]["rules"]>;
  readonly teams: TeamFacts<Team, File, Playing<P>>;
  /** What people may write on sheets besides the names of both teams; default the day of the game. */
  readonly names?: readonly NameInfo[];
  /** Keys of a record's head besides rules and teams. */
  head?(): Readonly<Record<string, ZodType>>;
  /** Records of earlier versions in the words of this one. */
  today?(record: R): R;
  /** More than seed, teams, coach and rules went into a game. */
  special?(record: R): boolean;
  /** The command that prints a game to be played whose teams no option names; default that of a record. */
  readonly scheduled?: string;
  /** A text account of a game. */
  narrate(record: R): string;
  /** Kinds of files besides those of every match. */
  readonly kinds?: Partial<FileKinds<Rules>>;
  /** What many games tell besides the figures of every game; default snaps and penalties. */
  readonly lines?: readonly MatchLine<MatchFigures>[];
  /** What the built-in data must prove besides rules and, unless `checkSource` has them, teams. */
  checkBuiltIn?(): readonly Issue[];
  /** What fills sheets besides a game; default a file of the built-in teams. */
  examples?(request: PlayRequest<Rules>, teams: unknown): readonly unknown[];
}

const SIDE_NAMES = [
  { id: "away", title: "visiting team of a game" },
  { id: "home", title: "home team of a game" },
];
const DAY = { id: "date", title: "day of the game" };

/** The plays of a match, for the tool. */
export const playsOf = <T extends MatchTypes, P extends MatchParts, R extends MatchFile<T> & P["head"]>(
  games: MatchRecords<T, P, R>,
): Plays => ({
  starts: (record) => games.playStarts(record as R),
  until: (record, play) => games.until(record as R, play),
});

interface TeamList<Team> {
  readonly teams: readonly Team[];
}

/** The system of a game of two sides. */
export function matchSystem<
  T extends MatchTypes,
  P extends SystemParts<Rules>,
  R extends MatchFile<T> & P["head"],
  Rules extends NamedRules,
  Team extends { readonly id: string; readonly monogram: string },
  File extends TeamList<Team>,
>(facts: MatchFacts<T, P, R, Rules, Team, File>) {
  const { games, table, rules, teams, head, today, special, narrate, kinds, ...more } = facts;
  const { names = [DAY], lines = [SNAPS, PENALTIES], scheduled, checkBuiltIn, examples, ...told } = more;
  const { id, title } = told;
  const { coaches } = table;
  const rulesOf = (record: R): Rules => rules.resolve(record.rules);
  const given = ({ rules: by, names: words, teams: file }: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">) =>
    ({ rules: by, ...table.sides({ rules: by, names: words, teams: file }) }) as P["given"];

  const rulesKind = houseRules<Rules>({
    id: `${id}-rules`,
    title: `${title} house rules`,
    shape: rules.shape,
    format: rules.format,
    parse: rules.parse,
  });
  const teamsKind = teamFiles<File>({
    id: `${id}-teams`,
    title: teams.title,
    shape: teams.shape,
    format: teams.format,
    system: id,
    isTeam: teams.isTeam,
    sense: (file, locate) => teams.checkAll(file.teams, locate),
    read: teams.read,
    ...teams.table,
  });

  const sameId = (team: Playing<P>): Team | undefined => {
    const played = team as Team;
    return teams.sample().some((one) => one.id === played.id) ? played : undefined;
  };

  /** Footer words of a game. */
  function describe(record: R): { readonly line: string; readonly command: string } {
    const short = teams.shortNames(record);
    const usual = teams.usual ?? { away: teams.sample()[0].id, home: teams.sample()[1].id };
    const { away, home } = keyed(SIDES, (side) => (teams.builtIn ?? sameId)(record[side]));
    return matchFooter(record, {
      system: id,
      line: `${short.away} at ${short.home}`,
      teams: away && home && ` --away ${away.monogram} --home ${home.monogram}`,
      usualTeams: away?.id === usual.away && home?.id === usual.home,
      usualCoach: coaches.usual,
      ownRules: Boolean(record.rules.tables ?? record.rules.switches),
      special: special?.(record) ?? false,
      plays: games.playStarts(record).length,
      unplayed: scheduled,
    });
  }

  const z = zod();
  const { format, version } = games.match;
  const gameKind = gameRecords<R>({
    id: `${id}-game`,
    title: `${title} game record`,
    shape: z.strictObject({
      format: z.literal(format),
      version: z.literal(version),
      rules: rules.shape.extend({ name: z.string().min(1).max(40) }),
      away: teams.team,
      home: teams.team,
      ...head?.(),
      ...keptShape(table.choices()),
    }),
    format,
    today,
    faults(record, locate) {
      const by = rulesOf(record);
      const found = SIDES.flatMap((side) => teams.check?.(record[side], locate, [side]) ?? []);
      return [
        // The standard ones are proved by `checkBuiltIn`.
        ...(by === rules.standard ? [] : rules.check(by, (path, part) => locate(["rules", ...path], part))),
        ...found.filter(({ severity }) => severity === "error"),
      ];
    },
    replay: (record, locate) => games.replay(record, locate),
    prints: { describe, rulesOf, tell: narrate },
  });
  const diceKind = diceLogs<R>({
    id: `${id}-dice`,
    title: `${title} dice log`,
    shape: table.diceLog(),
    format: table.format,
    play: table.playFromDice,
  });

  const play = (request: PlayRequest<Rules>): R => {
    const { rules: by, coach, seed, roller, cache, progress } = request;
    const coached = coaches.of(coach, { rules: by, cache, progress });
    return games.play(given(request), { coaches: coached, seed, roller });
  };
  const system = {
    ...told,
    standardRules: rules.standard,
    rulesName: ({ name }: Rules) => name,
    packRules: rules.pack,
    rulings: describeRulings(rules.rulings),
    coaches: coaches.known,
    defaultCoach: coaches.usual,
    names: [...SIDE_NAMES, ...names],
    kinds: {
      record: gameKind as FileKind,
      rules: rulesKind,
      dice: diceKind as FileKind,
      teams: teamsKind as FileKind,
      ...kinds,
    },
    play,
    plays: playsOf(games),
    unplayed(request) {
      const { away, home } = request.names;
      return away === undefined && home === undefined ? undefined : games.unplayed(given(request));
    },
    examples(request) {
      const file = { format: teams.format, teams: teams.sample() };
      return [play(request), ...(examples?.(request, file) ?? [file])];
    },
    playOwnDice: table.playFromDice,
    byHand: table.byHand,
    many(request) {
      const { rules: by, coach, seed, cache, progress } = request;
      const fixture = given(request);
      const both = keyed(SIDES, (side) => teams.nameOf(fixture[side]));
      const coached = coaches.of(coach, { rules: by, cache, progress });
      return games.many(fixture, coached, { system: id, rules: by.name, names: both, seed, lines });
    },
    checkBuiltIn: () => [
      ...rules.check(rules.standard),
      ...(checkBuiltIn?.() ?? []),
      ...(told.checkSource ? [] : teams.checkAll(teams.sample())),
    ],
  } satisfies GameSystem<Rules>;
  return { system, gameKind, rulesKind, teamsKind, diceKind };
}
