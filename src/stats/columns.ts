/**
 * The one list of season statistics: tables, their columns, what each means and in which unit. Readers, templates to fill in by hand,
 * reports and types derive from it. Independent of any game.
 */

export type Unit =
  /** Words. */
  | "word"
  /** A count, 0 or more; may be fractional (half sacks). */
  | "times"
  /** Yards gained; may be negative. */
  | "yards"
  /** Yards of the longest play: combining rows takes the maximum; a trailing T means it scored. */
  | "longest"
  /** Yards lost, positive; negative values in sources change sign. */
  | "yards lost"
  | "points"
  /** Yards each. */
  | "average";

export interface Column {
  readonly meaning: string;
  readonly unit: Unit;
  /** True if the table is useless without it. */
  readonly required?: true;
}

const word = (meaning: string) => ({ meaning, unit: "word" }) as const;
const times = (meaning: string) => ({ meaning, unit: "times" }) as const;
const yards = (meaning: string) => ({ meaning, unit: "yards" }) as const;
const longest = (meaning: string) => ({ meaning, unit: "longest" }) as const;
const lost = (meaning: string) => ({ meaning, unit: "yards lost" }) as const;
const points = (meaning: string) => ({ meaning, unit: "points" }) as const;
const average = (meaning: string) => ({ meaning, unit: "average" }) as const;
const must = <C extends object>(column: C) => ({ ...column, required: true }) as const;

/** For tables with one row per game, which are added up. */
const GAME = {
  week: word("week, if a row is one game"),
  opponent: word("the other team of that game"),
  kind: word("REG; playoff rows are skipped"),
} as const;

/** The player a row is about. */
export const PLAYER = {
  season: times("year of the season"),
  player: must(word("full name")),
  team: must(word("team, by its code or name")),
  position: word("position, such as QB, WR, CB"),
  games: times("games played"),
  ...GAME,
} as const;

/** Passes by air distance: under 10 yards past the line, 10 to 19, 20 or more. */
const AIR = {
  shortAttempts: times("passes of less than 10 air yards"),
  shortCompletions: times("completions of less than 10 air yards"),
  shortYards: yards("yards of those completions"),
  mediumAttempts: times("passes of 10 to 19 air yards"),
  mediumCompletions: times("completions of 10 to 19 air yards"),
  mediumYards: yards("yards of those completions"),
  longAttempts: times("passes of 20 or more air yards"),
  longCompletions: times("completions of 20 or more air yards"),
  longYards: yards("yards of those completions"),
} as const;

const FIELD_GOALS = {
  fieldGoals: times("field goals made"),
  fieldGoalAttempts: times("field goals tried"),
  made0: times("made from under 20 yards"),
  tried0: times("tries from under 20 yards"),
  made20: times("made from 20 to 29 yards"),
  tried20: times("tries from 20 to 29 yards"),
  made30: times("made from 30 to 39 yards"),
  tried30: times("tries from 30 to 39 yards"),
  made40: times("made from 40 to 49 yards"),
  tried40: times("tries from 40 to 49 yards"),
  made50: times("made from 50 or more yards"),
  tried50: times("tries from 50 or more yards"),
  longFieldGoal: longest("longest field goal made"),
  extraPoints: times("extra points kicked"),
  extraPointAttempts: times("extra points tried"),
} as const;

export const TABLES = {
  team: {
    title: "teams",
    about: "what a team did (side for) and what its opponents did against it (side against), one row each",
    columns: {
      season: times("year of the season"),
      team: must(word("team, by its code or name")),
      side: word("for = the team itself, against = its opponents"),
      city: word("city of the team"),
      name: word("nickname of the team"),
      market: word("home market, for games that have one"),
      division: word("division of the team, for leagues with divisions"),
      ...GAME,
      games: times("games played"),
      wins: times("games won"),
      losses: times("games lost"),
      ties: times("games tied"),
      points: points("points scored"),
      plays: times("plays from scrimmage"),
      drives: times("possessions"),
      firstDowns: times("first downs"),
      thirdDownAttempts: times("third downs"),
      thirdDownConversions: times("third downs that made a first down or a touchdown"),
      fourthDownAttempts: times("fourth downs on which the team ran or passed"),
      fourthDownConversions: times("those that made a first down or a touchdown"),
      passAttempts: times("passes thrown, including spikes"),
      completions: times("passes completed"),
      passYards: yards("yards of completions, sack yards not deducted"),
      netPassYards: yards("yards of completions less sack yards, where only that is known"),
      passTouchdowns: times("touchdown passes"),
      interceptions: times("passes intercepted"),
      sacks: times("passers sacked"),
      sackYards: lost("yards lost by sacks"),
      rushAttempts: times("rushes, including scrambles and kneels"),
      rushYards: yards("rushing yards"),
      rushTouchdowns: times("rushing touchdowns"),
      kneels: times("rushes that were kneels"),
      scrambles: times("rushes that were scrambles"),
      scrambleYards: yards("yards of scrambles"),
      ...AIR,
      fumbles: times("fumbles"),
      fumblesLost: times("fumbles lost"),
      penalties: times("accepted penalties against the team"),
      penaltyYards: yards("yards of those penalties"),
      ...FIELD_GOALS,
      punts: times("punts, excluding blocked ones"),
      puntYards: yards("yards of punts, gross"),
      puntsInside20: times("punts inside the opponents' 20"),
      puntTouchbacks: times("punts into the end zone"),
      puntsBlocked: times("punts that were blocked"),
      puntReturns: times("punts the team returned"),
      puntReturnYards: yards("yards on those returns"),
      puntReturnTouchdowns: times("touchdowns on those returns"),
      puntFairCatches: times("punts the team fair-caught"),
      kickoffs: times("kickoffs"),
      kickoffTouchbacks: times("kickoffs that became touchbacks"),
      kickReturns: times("kickoffs the team returned"),
      kickReturnYards: yards("yards on those returns"),
      kickReturnTouchdowns: times("touchdowns on those returns"),
      sacksMade: times("sacks by the team's defense"),
      interceptionsMade: times("interceptions by the team's defense"),
      interceptionYards: yards("yards of interception returns by the team"),
      fumblesForced: times("fumbles forced by the team's defense"),
      fumblesRecovered: times("opponents' fumbles recovered"),
      passesDefended: times("passes the team's defense broke up"),
      tacklesForLoss: times("tackles behind the line by the team's defense"),
    },
  },
  passing: {
    title: "passing",
    about: "one row per passer and team",
    columns: {
      ...PLAYER,
      attempts: must(times("passes thrown")),
      completions: must(times("passes completed")),
      yards: must(yards("yards of completions, sack yards not deducted")),
      touchdowns: times("touchdown passes"),
      interceptions: must(times("passes intercepted")),
      long: longest("longest completion"),
      sacks: times("times sacked"),
      sackYards: lost("yards lost by sacks"),
      ...AIR,
      fumbles: times("fumbles"),
      fumblesLost: times("fumbles lost"),
      sackFumbles: times("fumbles on sacks"),
    },
  },
  rushing: {
    title: "rushing",
    about: "one row per runner and team, including quarterbacks",
    columns: {
      ...PLAYER,
      attempts: must(times("rushes")),
      yards: must(yards("rushing yards")),
      touchdowns: times("rushing touchdowns"),
      long: longest("longest rush"),
      kneels: times("rushes that were kneels"),
      scrambles: times("rushes that were scrambles"),
      scrambleYards: yards("yards of scrambles"),
      runs20: times("rushes of 20 or more yards"),
      fumbles: times("fumbles"),
      fumblesLost: times("fumbles lost"),
    },
  },
  receiving: {
    title: "receiving",
    about: "one row per receiver and team, including backs",
    columns: {
      ...PLAYER,
      targets: times("passes thrown to him"),
      receptions: must(times("passes caught")),
      yards: must(yards("receiving yards")),
      touchdowns: times("touchdown catches"),
      long: longest("longest catch"),
      shortTargets: times("targets of less than 10 air yards"),
      shortReceptions: times("catches of less than 10 air yards"),
      mediumTargets: times("targets of 10 to 19 air yards"),
      mediumReceptions: times("catches of 10 to 19 air yards"),
      longTargets: times("targets of 20 or more air yards"),
      longReceptions: times("catches of 20 or more air yards"),
      fumbles: times("fumbles"),
      fumblesLost: times("fumbles lost"),
    },
  },
  defense: {
    title: "defense",
    about: "one row per defender and team",
    columns: {
      ...PLAYER,
      tackles: times("tackles without help"),
      assists: times("tackles with help"),
      combined: times("tackles with and without help, where only that is known"),
      tacklesForLoss: times("tackles behind the line"),
      sacks: times("sacks"),
      hits: times("hits on the passer"),
      interceptions: times("interceptions"),
      interceptionYards: yards("yards of interception returns"),
      interceptionTouchdowns: times("touchdowns on those returns"),
      passesDefended: times("passes broken up"),
      fumblesForced: times("fumbles forced"),
      fumblesRecovered: times("opponents' fumbles recovered"),
      specialTackles: times("tackles on kicks"),
    },
  },
  kicking: {
    title: "kicking",
    about: "one row per place-kicker and team",
    columns: {
      ...PLAYER,
      ...FIELD_GOALS,
      kickoffs: times("kickoffs"),
      kickoffYards: yards("yards of kickoffs"),
      kickoffTouchbacks: times("kickoffs that became touchbacks"),
      onsideKicks: times("onside kicks among the kickoffs"),
    },
  },
  punting: {
    title: "punting",
    about: "one row per punter and team",
    columns: {
      ...PLAYER,
      punts: must(times("punts")),
      yards: yards("yards of punts, gross"),
      average: average("yards per punt, if the total is unknown"),
      long: longest("longest punt"),
      inside20: times("punts inside the opponents' 20"),
      touchbacks: times("punts into the end zone"),
      blocked: times("punts that were blocked"),
      fairCatches: times("punts that were fair-caught"),
      downed: times("punts that were downed"),
      outOfBounds: times("punts out of bounds"),
      returned: times("punts that were returned"),
      returnYards: yards("yards on those returns"),
    },
  },
  returns: {
    title: "returns",
    about: "one row per returner and team",
    columns: {
      ...PLAYER,
      kickReturns: times("kickoffs returned"),
      kickReturnYards: yards("yards on those returns"),
      kickReturnLong: longest("longest kickoff return"),
      kickReturnTouchdowns: times("touchdowns on those returns"),
      puntReturns: times("punts returned"),
      puntReturnYards: yards("yards on those returns"),
      puntReturnLong: longest("longest punt return"),
      puntReturnTouchdowns: times("touchdowns on those returns"),
      fairCatches: times("punts caught fair"),
      fumbles: times("fumbles on returns"),
    },
  },
  penalties: {
    title: "penalties",
    about: "one row per team and kind of foul",
    columns: {
      season: times("year of the season"),
      team: must(word("team that fouled")),
      foul: must(word("kind of foul")),
      accepted: must(times("penalties that were accepted")),
      declined: times("penalties that were declined"),
      offsetting: times("penalties that offset"),
      yards: yards("yards of the accepted ones"),
    },
  },
  games: {
    title: "games",
    about: "one row per game: the schedule and its results",
    columns: {
      season: times("year of the season"),
      week: must(word("week, as a number or by its name")),
      date: word("day of the game, as 1985-09-08"),
      kind: word("REG, or the round of the playoffs"),
      away: must(word("visiting team")),
      home: must(word("home team")),
      awayPoints: points("points of the visiting team"),
      homePoints: points("points of the home team"),
      neutral: word("yes at a neutral site"),
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Table>>>;

/** A table of statistics. */
export interface Table {
  readonly title: string;
  readonly about: string;
  readonly columns: Readonly<Record<string, Column>>;
}

export type TableId = keyof typeof TABLES;
export const TABLE_IDS = Object.keys(TABLES) as TableId[];

export type Columns<T extends TableId> = (typeof TABLES)[T]["columns"];
type WordColumn<T extends TableId> = {
  [C in keyof Columns<T>]: Columns<T>[C] extends { readonly unit: "word" } ? C : never;
}[keyof Columns<T>];
type RequiredColumn<T extends TableId> = {
  [C in keyof Columns<T>]: Columns<T>[C] extends { readonly required: true } ? C : never;
}[keyof Columns<T>];
type CellOf<T extends TableId, C> = C extends WordColumn<T> ? string : number;

/** A row of a table: required columns are present, others only if the source has them. */
export type Row<T extends TableId> = {
  readonly [C in RequiredColumn<T>]: CellOf<T, C>;
} & { readonly [C in Exclude<keyof Columns<T>, RequiredColumn<T>>]?: CellOf<T, C> };

/** The column of a table, with its unit. */
export const columnOf = (table: TableId, column: string): Column =>
  (TABLES[table].columns as Readonly<Record<string, Column>>)[column];

export const columnsOf = (table: TableId): readonly string[] => Object.keys(TABLES[table].columns);

/** Parts that cannot exceed their whole: `completions` of `attempts`. With laterals, touchdowns may exceed catches. */
export const PARTS: Readonly<Partial<Record<TableId, readonly (readonly [part: string, whole: string])[]>>> = {
  team: [
    ["thirdDownConversions", "thirdDownAttempts"],
    ["fourthDownConversions", "fourthDownAttempts"],
    ["completions", "passAttempts"],
    ["passTouchdowns", "completions"],
    ["interceptions", "passAttempts"],
    ["rushTouchdowns", "rushAttempts"],
    ["scrambles", "rushAttempts"],
    ["fieldGoals", "fieldGoalAttempts"],
    ["extraPoints", "extraPointAttempts"],
    ["made20", "tried20"],
    ["made30", "tried30"],
    ["made40", "tried40"],
    ["made50", "tried50"],
  ],
  passing: [
    ["completions", "attempts"],
    ["interceptions", "attempts"],
    ["shortCompletions", "shortAttempts"],
    ["mediumCompletions", "mediumAttempts"],
    ["longCompletions", "longAttempts"],
  ],
  rushing: [
    ["scrambles", "attempts"],
    ["kneels", "attempts"],
  ],
  kicking: [
    ["fieldGoals", "fieldGoalAttempts"],
    ["extraPoints", "extraPointAttempts"],
    ["made20", "tried20"],
    ["made30", "tried30"],
    ["made40", "tried40"],
    ["made50", "tried50"],
  ],
};

/** Yards, and how often they were gained: no single gain exceeds {@link MOST_YARDS}. */
export const YARDS_OF: Readonly<Partial<Record<TableId, readonly (readonly [yards: string, times: string])[]>>> = {
  team: [
    ["passYards", "completions"],
    ["rushYards", "rushAttempts"],
    ["puntYards", "punts"],
    ["puntReturnYards", "puntReturns"],
    ["kickReturnYards", "kickReturns"],
  ],
  passing: [["yards", "completions"]],
  rushing: [["yards", "attempts"]],
  receiving: [["yards", "receptions"]],
  kicking: [["kickoffYards", "kickoffs"]],
  punting: [
    ["yards", "punts"],
    ["returnYards", "returned"],
  ],
  returns: [
    ["kickReturnYards", "kickReturns"],
    ["puntReturnYards", "puntReturns"],
  ],
};
/** A return from the back line of the end zone. */
export const MOST_YARDS = 110;
