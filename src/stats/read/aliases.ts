/**
 * The one list of other names for columns: nflverse tables, Pro-Football-Reference exports (`group|head` if there is a second row of
 * headings above), and gamecenter tables. Headings are compared ignoring case, spaces, `_`, `.` and `-`.
 *
 * `anywhere` names identify their table on their own; `inside` names (`Yds`) mean a column only if the file's table is known. `#2` is the
 * second column with that name, `sk>yds` the one after `Sk`.
 */
import { columnsOf, TABLE_IDS, type Columns, type TableId } from "../columns.js";
import { plainHead } from "./plain.js";

interface Names {
  readonly anywhere?: string;
  readonly inside?: string;
  /** Columns to be added up: `made+missed`. */
  readonly sums?: string;
}

const PLAYER = {
  season: { inside: "year seasonyear yr" },
  player: {
    anywhere: "playerdisplayname fullname playerfullname",
    inside:
      "player name playername displayname athlete athletename passer rusher receiver kicker punter returner quarterback",
  },
  team: { inside: "tm recentteam teamabbr teamabv teamcode club teamname school squad teamabbrname teamdisplayname" },
  position: { inside: "pos positiongroup playerposition" },
  games: { inside: "g gp gms gamesplayed played" },
  week: { inside: "wk" },
  opponent: { anywhere: "opponentteam", inside: "opp" },
  kind: { anywhere: "seasontype gametype" },
};

const AIR = {
  shortAttempts: { inside: "shortatt" },
  shortCompletions: { inside: "shortcmp" },
  shortYards: { inside: "shortyds" },
  mediumAttempts: { inside: "mediumatt" },
  mediumCompletions: { inside: "mediumcmp" },
  mediumYards: { inside: "mediumyds" },
  longAttempts: { inside: "longatt" },
  longCompletions: { inside: "longcmp" },
  longYards: { inside: "longyds" },
};

const FIELD_GOALS = {
  fieldGoals: {
    anywhere: "kickingfgm fgmade scoring|fgm total|fgm kicking|fgm",
    inside: "fgm fieldgoalsmade fgm#6 fg",
  },
  fieldGoalAttempts: {
    anywhere: "kickingfga fgatt scoring|fga total|fga kicking|fga",
    inside: "fga fieldgoalsattempted fga#6",
  },
  made0: { anywhere: "fgmade019 019|fgm 0to19|fgm", inside: "fgm#1" },
  tried0: { anywhere: "fgatt019 019|fga 0to19|fga", inside: "fga#1", sums: "fgmade019+fgmissed019" },
  made20: { anywhere: "fgmade2029 2029|fgm", inside: "fgm#2" },
  tried20: { anywhere: "fgatt2029 2029|fga", inside: "fga#2", sums: "fgmade2029+fgmissed2029" },
  made30: { anywhere: "fgmade3039 3039|fgm", inside: "fgm#3" },
  tried30: { anywhere: "fgatt3039 3039|fga", inside: "fga#3", sums: "fgmade3039+fgmissed3039" },
  made40: { anywhere: "fgmade4049 4049|fgm", inside: "fgm#4" },
  tried40: { anywhere: "fgatt4049 4049|fga", inside: "fga#4", sums: "fgmade4049+fgmissed4049" },
  made50: { anywhere: "fgmade50+ fgmade5059 50+|fgm", inside: "fgm#5", sums: "fgmade5059+fgmade60" },
  tried50: {
    anywhere: "fgatt50+ fgatt5059 50+|fga",
    inside: "fga#5",
    sums: "fgatt5059+fgatt60 fgmade5059+fgmade60+fgmissed5059+fgmissed60",
  },
  longFieldGoal: {
    anywhere: "kickingfgmlng fglong scoring|lng kicking|fglong kicking|long fglongest",
    inside: "lng long",
  },
  extraPoints: { anywhere: "kickingxpmade patmade scoring|xpm kicking|xp kicking|xpm xpmade", inside: "xpm xp" },
  extraPointAttempts: { anywhere: "kickingxpa patatt scoring|xpa kicking|xpa xpatt", inside: "xpa" },
};

const ALIASES: { readonly [T in TableId]: { readonly [C in keyof Columns<T>]?: Names } } = {
  team: {
    season: PLAYER.season,
    team: { inside: "tm teamabbr teamabv teamcode teamname franchise recentteam club school squad" },
    side: { inside: "unit" },
    week: PLAYER.week,
    opponent: PLAYER.opponent,
    kind: PLAYER.kind,
    games: { inside: "g gp gms gamesplayed played" },
    wins: { inside: "w won win" },
    losses: { inside: "l lost loss" },
    ties: { inside: "t tied tie draws" },
    points: {
      anywhere: "points|for pts|for points|pf scoring|for",
      inside: "pts pf ps pa pointsfor pointsagainst pointsscored ptsfor",
    },
    plays: { inside: "ply totyds&to|ply scrmplys" },
    firstDowns: { inside: "firstdown 1std totyds&to|1std 1std" },
    thirdDownAttempts: { inside: "thirddownatt 3rdatt 3datt 3rddownatt 3rddownattempts" },
    thirdDownConversions: {
      inside: "thirddownconv 3rdconv 3dconv 3rddownconv 3rddownconversions 3rddownmade 3rddownsmade 3rdmd",
    },
    fourthDownAttempts: { inside: "fourthdownatt 4thatt 4datt 4thdownatt 4thdownattempts" },
    fourthDownConversions: {
      inside: "fourthdownconv 4thconv 4dconv 4thdownconv 4thdownconversions 4thdownmade 4thdownsmade 4thmd",
    },
    passAttempts: {
      anywhere: "passing|att",
      inside: "passingatt attempts passatt att#1 att paatt passes passingattempts passesattempted",
    },
    completions: {
      anywhere: "passing|cmp",
      inside:
        "passingcmp completions passcmp cmp comp pacmp completed passescompleted passcompletions passingcompletions",
    },
    passYards: {
      inside:
        "passingyds passingyards passyds passyd grosspassyards grosspassyds grosspassingyards payds passingyardage",
    },
    netPassYards: {
      anywhere: "passing|yds",
      inside: "netpassingyards netpassyds netpassingyds pyds att>yds#1 cmp%>yds",
    },
    passTouchdowns: { anywhere: "passing|td", inside: "passingtds passtd td#1 td patd passtds passingtouchdowns" },
    interceptions: {
      anywhere: "passing|int",
      inside: "passingint passinginterceptions int ints paint passesintercepted interceptionsthrown",
    },
    sacks: { inside: "passingsk sackssuffered sacks sk timessacked" },
    sackYards: { anywhere: "passing|sk>yds", inside: "passingskyds sackyardslost sackyards sk>yds skyds" },
    rushAttempts: { anywhere: "rushing|att", inside: "rushingatt carries rushatt att#2 ruatt rushes rushingattempts" },
    rushYards: {
      anywhere: "rushing|yds",
      inside: "rushingyds rushingyards rushyds att>yds#2 ruyds rushingyardage ryds",
    },
    rushTouchdowns: { anywhere: "rushing|td", inside: "rushingtds rushtd td#2 rutd rushtds rushingtouchdowns rtd" },
    kneels: { inside: "rushingkneels" },
    scrambles: { inside: "rushingscrambles" },
    scrambleYards: { inside: "rushingscrambleyds" },
    ...AIR,
    fumbles: { inside: "fumblestot fmb fumblestotal", sums: "sackfumbles+rushingfumbles+receivingfumbles" },
    fumblesLost: {
      inside: "fumlost fl totyds&to|fl",
      sums: "sackfumbleslost+rushingfumbleslost+receivingfumbleslost",
    },
    penalties: { anywhere: "penalties|pen", inside: "penalty pen" },
    penaltyYards: { anywhere: "penalties|yds", inside: "penaltyyds pen>yds" },
    ...FIELD_GOALS,
    longFieldGoal: { anywhere: "kickingfgmlng fglong" },
    punts: { inside: "puntingtot pnt" },
    puntYards: { inside: "puntingyds" },
    puntsInside20: { inside: "puntingi20" },
    puntTouchbacks: { inside: "puntingtouchback" },
    puntsBlocked: { inside: "puntingblk" },
    puntReturns: { inside: "puntrettot puntreturns" },
    puntReturnYards: { inside: "puntretyds puntreturnyards" },
    puntReturnTouchdowns: { inside: "puntrettds" },
    puntFairCatches: { inside: "puntretfair" },
    kickoffs: { inside: "kickingtot" },
    kickoffTouchbacks: { inside: "kickingtouchback" },
    kickReturns: { inside: "kickretret kickoffreturns" },
    kickReturnYards: { inside: "kickretyds kickoffreturnyards" },
    kickReturnTouchdowns: { inside: "kickrettds" },
    sacksMade: { inside: "defensesk defsacks" },
    interceptionsMade: { inside: "defenseint definterceptions" },
    interceptionYards: { inside: "defenseintyds definterceptionyards" },
    fumblesForced: { inside: "defenseffum deffumblesforced" },
    fumblesRecovered: { inside: "defensefrec fumblerecoveryopp" },
    passesDefended: { inside: "defensepassdef defpassdefended" },
    tacklesForLoss: { inside: "defensetklloss deftacklesforloss" },
  },
  passing: {
    ...PLAYER,
    attempts: {
      anywhere:
        "passingatt passing|att attempts passatt passesattempted passattempts passingattempts passtotalatt qbattempts paatt",
      inside: "att passes",
    },
    completions: {
      anywhere:
        "passingcmp passing|cmp passing|comp passing|completions completions passcmp passescompleted passcompletions passcomp passtotalcomp passingcompletions qbcompletions pacmp",
      inside: "cmp comp c",
    },
    yards: {
      anywhere:
        "passingyds passingyards passing|yds passyds passyards passtotalyds passyd qbyards passingyardage payds",
      inside: "yds yards yds#1 grossyards",
    },
    touchdowns: {
      anywhere:
        "passingtds passing|td passtd passtds passtotaltds passingtd tdpasses passingtouchdowns passtouchdowns qbtouchdowns patd",
      inside: "td tds",
    },
    interceptions: {
      anywhere:
        "passingint passinginterceptions passing|int passint passints passtotalints interceptionsthrown qbinterceptions paint",
      inside: "interceptions int ints",
    },
    long: {
      anywhere: "passinglng passinglong passing|lng passing|long passtotallongest longestpass",
      inside: "lng long lg longest",
    },
    sacks: {
      anywhere: "passingsk sackssuffered passing|sk passtotalsacks passsacks passingsacks timessacked qbsacks",
      inside: "sk sack sacks sacked sck",
    },
    sackYards: {
      anywhere:
        "passingskyds sackyardslost passing|yds#2 sackedyardslost yardslostfromsacks passingsackyards qbsackyardage",
      inside: "sackyards sk>yds sack>yds sacks>yds yds#2 skyds scky sckyds sckyd ydsl syl sackyds loss",
    },
    ...AIR,
    fumbles: { inside: "fumblestot fmb fum" },
    fumblesLost: { inside: "fumblelost fl" },
    sackFumbles: { anywhere: "sackfumbles" },
  },
  rushing: {
    ...PLAYER,
    attempts: {
      anywhere:
        "rushingatt rushing|att rushing|car rushtotalatt carries rushatt rushes rushattempts rushingattempts ruatt",
      inside: "att car rush attempts runs",
    },
    yards: {
      anywhere:
        "rushingyds rushingyards rushing|yds rushing|net rushyds rushyards rushtotalyds rushyd rushingyardage ruyds",
      inside: "yds yards net netyds netyards",
    },
    touchdowns: {
      anywhere: "rushingtds rushing|td rushtd rushtotaltds rushtds rushingtd rushingtouchdowns rushtouchdowns rutd",
      inside: "td tds",
    },
    long: {
      anywhere: "rushinglng rushinglong rushing|lng rushing|long rushtotallongest longestrush",
      inside: "lng long lg longest",
    },
    kneels: { anywhere: "rushingkneels", inside: "kneels kneeldowns" },
    scrambles: { anywhere: "rushingscrambles", inside: "scrambles" },
    scrambleYards: { anywhere: "rushingscrambleyds", inside: "scrambleyards" },
    runs20: { anywhere: "rushing20", inside: "20+ runs20plus" },
    fumbles: { anywhere: "rushingfumbles rushtotalfum", inside: "fumblestot fmb fum" },
    fumblesLost: { anywhere: "rushingfumbleslost", inside: "fl" },
  },
  receiving: {
    ...PLAYER,
    targets: { anywhere: "receivingtar receivingtargets targets receiving|tgt", inside: "tgt tgts tar" },
    receptions: {
      anywhere: "receivingrec receptions receiving|rec rectotalcatches",
      inside: "rec recs catches caught",
    },
    yards: {
      anywhere: "receivingyds receivingyards receiving|yds recyds recyards recyd rectotalyds receivingyardage",
      inside: "yds yards",
    },
    touchdowns: {
      anywhere: "receivingtds receiving|td rectd rectds rectotaltds receivingtd receivingtouchdowns",
      inside: "td tds",
    },
    long: {
      anywhere: "receivinglng receiving|lng receiving|long rectotallongest longestreception",
      inside: "lng long lg longest",
    },
    shortTargets: { inside: "shorttar" },
    shortReceptions: { inside: "shortrec" },
    mediumTargets: { inside: "mediumtar" },
    mediumReceptions: { inside: "mediumrec" },
    longTargets: { inside: "longtar" },
    longReceptions: { inside: "longrec" },
    fumbles: { anywhere: "receivingfumbles", inside: "fumblestot fmb fum" },
    fumblesLost: { anywhere: "receivingfumbleslost", inside: "fl" },
  },
  defense: {
    ...PLAYER,
    tackles: {
      anywhere: "defensetkl deftacklessolo tackles|solo defense|solo defensive|solo",
      inside: "solo solotackles tkl",
    },
    assists: {
      anywhere: "defenseast deftackleassists tackles|ast defense|ast defensive|ast",
      inside: "ast asst assttackles",
    },
    combined: {
      anywhere: "deftacklescombined tackles|comb defense|tak defense|tot defensive|tot deftotaltackles",
      inside: "comb tot totaltackles tottckls",
    },
    tacklesForLoss: {
      anywhere: "defensetklloss deftacklesforloss tackles|tfl defense|tfl defensive|tfl",
      inside: "tfl",
    },
    sacks: {
      anywhere: "defensesk defsacks defense|sacks defensive|sacks deftotalsacks",
      inside: "sk sack sacks sck |sk",
    },
    hits: { anywhere: "defenseqbhit defqbhits tackles|qbhits", inside: "qbhits qbhit" },
    interceptions: {
      anywhere: "defenseint definterceptions definterceptions|int interceptions|int defense|int deftotalints",
      inside: "int ints",
    },
    interceptionYards: {
      anywhere: "defenseintyds definterceptionyards definterceptions|yds interceptions|yds deftotalintreturnyds",
      inside: "yds yards intyards intyds",
    },
    interceptionTouchdowns: { anywhere: "defenseinttds definterceptions|td interceptions|td", inside: "td inttd" },
    passesDefended: {
      anywhere:
        "defensepassdef defpassdefended definterceptions|pd interceptions|pd passdef|pd defense|pd defensive|pd deftotaldeflections",
      inside: "pd passdefended",
    },
    fumblesForced: {
      anywhere: "defenseffum deffumblesforced fumbles|ff defense|ff deftotalforcedfum",
      inside: "ff forcedfumbles",
    },
    fumblesRecovered: {
      anywhere: "defensefrec fumblerecoveryopp fumbles|fr defense|fr deftotalfumrec",
      inside: "fr frec",
    },
    specialTackles: { inside: "sttackles stkl" },
  },
  kicking: {
    ...PLAYER,
    ...FIELD_GOALS,
    kickoffs: { anywhere: "kickingtot kickoffs|ko", inside: "ko" },
    kickoffYards: { anywhere: "kickoffs|koyds", inside: "kickingyds koyds" },
    kickoffTouchbacks: { anywhere: "kickingtouchback kickoffs|tb", inside: "tb" },
    onsideKicks: { anywhere: "kickoffsonside" },
  },
  punting: {
    ...PLAYER,
    punts: { anywhere: "puntingtot punting|pnt punting|no puntatt", inside: "pnt punts" },
    yards: { anywhere: "puntingyds punting|yds punting|grossyds puntyards", inside: "yds yards" },
    average: { anywhere: "punting|y/p puntavg", inside: "y/p avg" },
    long: { anywhere: "puntinglng punting|lng", inside: "lng long lg" },
    inside20: { anywhere: "puntingi20 punting|pnt20 punting|in20", inside: "in20 i20 pnt20" },
    touchbacks: { anywhere: "puntingtouchback punting|tb", inside: "tb" },
    blocked: { anywhere: "puntingblk punting|blck punting|blk", inside: "blck blk" },
    fairCatches: { anywhere: "puntretfairallowed", inside: "fc" },
    downed: { anywhere: "puntretdowned" },
    outOfBounds: { anywhere: "puntretoob", inside: "oob" },
    returned: { anywhere: "puntrettotallowed punting|ret", inside: "ret" },
    returnYards: { anywhere: "puntretydsallowed punting|retyds", inside: "retyds rety" },
  },
  returns: {
    ...PLAYER,
    kickReturns: {
      anywhere: "kickretret kickoffreturns kickreturns|rt kickreturns|ret kickreturns|kr kickreturns|no",
      inside: "rt kr",
    },
    kickReturnYards: {
      anywhere: "kickretyds kickoffreturnyards kickreturns|yds kickreturns|yards",
      inside: "kickreturns>yds kickreturns>yards kickoffreturns>yds kr>yds rt>yds yds#2 kryds",
    },
    kickReturnLong: { anywhere: "kickretlng kickreturns|lng kickreturns|long", inside: "lng#2 krlng" },
    kickReturnTouchdowns: { anywhere: "kickrettds kickreturns|td kickreturns|tds", inside: "td#2 krtd" },
    puntReturns: {
      anywhere: "puntrettot puntreturns puntreturns|ret puntreturns|pr puntreturns|no",
      inside: "ret pr",
    },
    puntReturnYards: {
      anywhere: "puntretyds puntreturnyards puntreturns|yds puntreturns|yards",
      inside: "puntreturns>yds puntreturns>yards pr>yds ret>yds yds pryds",
    },
    puntReturnLong: { anywhere: "puntretlng puntreturns|lng puntreturns|long", inside: "lng prlng" },
    puntReturnTouchdowns: { anywhere: "puntrettds puntreturns|td puntreturns|tds", inside: "td prtd" },
    fairCatches: { anywhere: "puntretfair", inside: "fc" },
    fumbles: { anywhere: "fumblesonreturns", inside: "fmb fum" },
  },
  penalties: {
    season: PLAYER.season,
    team: PLAYER.team,
    foul: { inside: "type penalty penaltytype kind" },
    accepted: { inside: "acc count penalties" },
    declined: { inside: "dec" },
    offsetting: { inside: "off offset" },
    yards: { anywhere: "penaltyyds", inside: "yds yards" },
  },
  games: {
    season: PLAYER.season,
    week: { inside: "wk weeknum" },
    date: { anywhere: "gameday gamedate" },
    kind: { anywhere: "gametype seasontype" },
    away: {
      anywhere: "awayteam awayteamabbr awayteamname visitorteamabbr roadteam",
      inside: "visitor vis visteam visitingteam road guest",
    },
    home: { anywhere: "hometeam hometeamabbr hometeamname", inside: "host" },
    awayPoints: {
      anywhere: "awayscore awaypts scoreaway awayteamscore",
      inside: "visitorscore visitorsscore visscore visitorpoints visitorspoints roadscore roadpoints",
    },
    homePoints: { anywhere: "homescore homepts scorehome hometeamscore" },
    neutral: { inside: "neutralsite" },
  },
};

const aliasesOf = (table: TableId): [column: string, names: Names][] => Object.entries(ALIASES[table]);

/** Columns of a table that are sums of others, with their names. */
export const sumsOf = (table: TableId): { readonly column: string; readonly names: readonly string[] }[] =>
  aliasesOf(table).flatMap(([column, { sums = "" }]) =>
    sums
      .split(" ")
      .filter((names) => names !== "")
      .map((names) => ({ column, names: names.split("+") })),
  );

/** A possible meaning of a heading: table and column, and whether the name alone is enough. */
export interface Meaning {
  readonly table: TableId;
  readonly column: string;
  readonly anywhere: boolean;
  /** Pressbox's own name. */
  readonly own: boolean;
}

/** Every known name, Pressbox's own included, with all its possible meanings. */
export const NAMES: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const all = new Map<string, Meaning[]>();
  const add = (name: string, meaning: Meaning): void => {
    const list = all.get(name) ?? [];
    const known = list.findIndex(({ table, column }) => table === meaning.table && column === meaning.column);
    if (known < 0) list.push(meaning);
    else list[known] = { ...list[known], anywhere: list[known].anywhere || meaning.anywhere };
    all.set(name, list);
  };
  for (const table of TABLE_IDS) {
    for (const column of columnsOf(table)) add(plainHead(column), { table, column, anywhere: false, own: true });
    for (const [column, { anywhere = "", inside = "" }] of aliasesOf(table)) {
      for (const name of anywhere.split(" ")) if (name) add(name, { table, column, anywhere: true, own: false });
      for (const name of inside.split(" ")) if (name) add(name, { table, column, anywhere: false, own: false });
    }
  }
  return all;
})();
