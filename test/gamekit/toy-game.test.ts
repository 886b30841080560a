/** What a sixth game must write: Tug of Six, a toy for two sides. It prints, plays, replays, fills its sheet, and is played by hand and from own dice. */
import { expect, it } from "vitest";
import { z } from "zod";
import "../../src/sheet/figures/svg-canvas.js";
import { defineSystem, type SystemId } from "../../src/contract/game.js";
import { kindsOf, narrateRecord } from "../../src/contract/records.js";
import { checkKind, proveKind } from "../../src/files/check.js";
import type { DecisionSpec } from "../../src/gamekit/decisions.js";
import { matchSystem } from "../../src/gamekit/match-system.js";
import { coachList } from "../../src/gamekit/coach-list.js";
import { matchTable } from "../../src/gamekit/match-table.js";
import { recordsOf } from "../../src/gamekit/match-records.js";
import { teamsForm, type TeamsFile } from "../../src/gamekit/teams-form.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { firstTwo, teamByWord, twoTeams, type Side } from "../../src/kernel/football/index.js";
import { fault, nowhereKnown } from "../../src/kernel/issue/index.js";
import { facesSchema, machineOf, type MatchFile } from "../../src/kernel/machine/index.js";
import { houseOf, houseSchema, overStandard } from "../../src/kernel/rulings/index.js";
import { buildSheet } from "../../src/print/build.js";
import { usualRequest } from "../../src/print/request.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

// The rules: eight snaps, turn by turn. A run gains the die, a pass twice the die or nothing on a 1 or 2. Most yards win.
const RULES = { name: "standard", tables: { missed: 2 }, switches: {} };
type Rules = typeof RULES;
const TEAMS = [
  { id: "reds", name: "Reds", monogram: "RED" },
  { id: "blues", name: "Blues", monogram: "BLU" },
];
type Team = (typeof TEAMS)[number];
const SNAPS = 8;

interface Setup {
  readonly rules: Rules;
  readonly away: Team;
  readonly home: Team;
}
interface State {
  readonly snap: number;
  readonly score: Readonly<Record<Side, number>>;
}
type Event =
  | { readonly type: "snap"; readonly team: Side; readonly call: "run" | "pass"; readonly yards: number }
  | { readonly type: "gameEnd"; readonly away: number; readonly home: number };
interface Ask {
  readonly kind: "snap";
  readonly team: Side;
}
interface Choice {
  readonly kind: "snap";
  readonly call: "run" | "pass";
}
interface Types {
  readonly setup: Setup;
  readonly state: State;
  readonly view: State;
  readonly ask: Ask;
  readonly choice: Choice;
  readonly event: Event;
}

const CALLS = ["run", "pass"] as const;

const machine = machineOf<Types>({
  start: () => ({ snap: 0, score: { away: 0, home: 0 } }),
  isOver: ({ snap }) => snap === SNAPS,
  pending: (_, { snap }) => ({ kind: "snap", team: snap % 2 === 0 ? "away" : "home" }),
  check: (_, __, ___, { call }) => (CALLS.includes(call) ? undefined : fault("call-illegal", `no call is "${call}"`)),
  apply({ rules }, { snap, score }, { call }, table, emit) {
    const team = snap % 2 === 0 ? "away" : "home";
    const die = table.die(6, "tug", team, "yards");
    const yards = call === "run" ? die : die <= rules.tables.missed ? 0 : 2 * die;
    const after = { ...score, [team]: score[team] + yards };
    emit({ type: "snap", team, call, yards });
    if (snap + 1 === SNAPS) emit({ type: "gameEnd", ...after });
    return { snap: snap + 1, score: after };
  },
});

// Its decisions, each once.
const decisionSpec: DecisionSpec<Types> = {
  before: "before the first snap",
  asked: ({ team }) => team,
  teamName: (game, side) => game[side].name,
  board: ({ score, snap }, game) => ({
    kind: "field",
    away: { name: game.away.name, monogram: game.away.monogram, score: score.away },
    home: { name: game.home.name, monogram: game.home.monogram, score: score.home },
    clock: { figure: `${SNAPS - snap}`, unit: "snaps left" },
    ball: snap % 2 === 0 ? "away" : "home",
    snaps: false,
  }),
  when: ({ snap }) => `snap ${snap + 1}`,
  die: (_, use) => `the ${use} die`,
  roll: () => "the yards gained",
  decisions: {
    snap: {
      key: "call",
      values: CALLS,
      begins: ({ ask, game }) => `snap of ${game[ask.team].name}`,
      question: "your call.",
      ways: { run: "run: the die", pass: "pass: twice the die, nothing on a low one" },
      log: { keys: { call: ["run or pass"] } },
    },
  },
};

// Its records, coach, teams, rules and table.
interface Coach {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}
type Head = Readonly<Record<Side, Team>> & { readonly rules: ReturnType<typeof keptRules.pack> };
interface Parts {
  readonly given: Setup;
  readonly head: Head;
  readonly coach: Coach;
}
type Game = MatchFile<Types> & Head;

const keptRules = overStandard(RULES);
const format = "pressbox/toy-rules";
const shape = houseSchema(format, z.strictObject({ missed: z.int().min(0).max(6).optional() }), []);
const teamSchema = z.strictObject({ id: z.string(), name: z.string(), monogram: z.string() });
const teamsFile = teamsForm<Team>({ format: "pressbox/toy-teams", team: teamSchema, check: () => [] });

const { games } = recordsOf<Types, Parts, Game>({
  format: "pressbox/toy-game",
  machine,
  makeGame: (given) => given,
  rules: keptRules,
  head: ({ away, home }) => ({ away, home }),
  answers:
    () =>
    (_, { score, snap }) => ({ kind: "snap", call: snap % 3 === 0 || score.away > 20 ? "run" : "pass" }),
});

const pick = (names: Readonly<Partial<Record<Side, string>>>, teams: readonly Team[] = TEAMS) =>
  twoTeams<Team>(names, {
    usual: firstTwo(teams),
    find: (word) =>
      teamByWord(teams, word, {
        ways: [({ id }) => id, ({ name }) => name],
        near: ({ name }) => [name],
        otherwise: "Reds",
      }),
    nameOf: ({ name }) => name,
  });
const storyOf = (events: readonly Event[], game: Pick<Setup, Side>): string[] =>
  events.map((event) =>
    event.type === "snap"
      ? `${game[event.team].name} ${event.call} for ${event.yards}`
      : `Final score: ${game.away.name} ${event.away}, ${game.home.name} ${event.home}`,
  );

const table = matchTable<Types, Parts, Game, Rules>(games, {
  decisionSpec,
  standardRules: RULES,
  coaches: coachList([{ id: "turn", title: "Turn by turn", summary: "Runs on every third snap." }], "turn"),
  sides: ({ names, teams }) => pick(names, (teams as TeamsFile<Team> | undefined)?.teams),
  story: storyOf,
  dice: {
    format: "pressbox/toy-dice",
    faces: () => facesSchema(1, 6, "faces such as 4 6"),
    says: "the die of the snap",
  },
});

const {
  system: toy,
  gameKind,
  diceKind,
} = matchSystem({
  id: "toy" as SystemId,
  title: "Tug of Six",
  summary: "eight snaps and a die",
  accent: "#335577",
  credit: "Made for this test.",
  games,
  table,
  rules: houseOf(keptRules, { format, rulings: [], shape, check: () => [] }),
  teams: {
    ...teamsFile,
    title: "Tug of Six teams",
    sample: () => TEAMS,
    nameOf: ({ name }) => name,
    isTeam: (team) => "tug" in team,
    shortNames: ({ away, home }) => ({ away: away.monogram, home: home.monogram }),
  },
  narrate: (game) => `${storyOf(game.events, game).join("\n")}\n`,
  sheets: [
    {
      id: "score",
      code: "TS-1",
      title: "Score card",
      fills: "record",
      load: () =>
        Promise.resolve({
          form: () => ({ snaps: SNAPS }),
          fill: (records) =>
            (records as readonly Game[]).map(({ events }) => ({
              values: Object.fromEntries(
                events.flatMap((event, i) =>
                  event.type === "snap" ? [[`snap.${i + 1}.yards`, `${event.yards}`]] : [],
                ),
              ),
            })),
        }),
    },
  ],
});
const system = defineSystem(toy);

// What it gets for that.
const TEMPLATE = `---
summary: eight snaps
---
{{#table name="snap"}}{{#column 20 head="Yards"}}{{write "yards"}}{{/column}}{{rows snaps}}{{/table}}
`;
const request = { rules: RULES, seed: 7, coach: "turn", names: {}, cache: NO_CACHE };
const play = () => toy.play(request);

const builtIn = templatesFrom();
const templates = {
  read: (name: string) =>
    name === "toy/score" ? { text: TEMPLATE, file: "score.hbs", own: true } : builtIn.read(name),
  names: () => ["toy/score", ...builtIn.names()],
};
const fonts = new FontBook(loadFontFiles());

it("prints its sheet blank and filled from a game", async () => {
  const wordsOf = async (more = {}): Promise<string[]> => {
    const print = usualRequest(system, { templates, fonts, cache: NO_CACHE }, more);
    const { pages } = await buildSheet(print, system.sheets[0]);
    return pages.flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value)));
  };
  const yards = play().events.flatMap((event) => (event.type === "snap" ? [`${event.yards}`] : []));
  expect(yards).toHaveLength(SNAPS);
  const blank = await wordsOf();
  const filled = await wordsOf({ fill: "filled", records: [play()] });
  expect(blank).toContain("YARDS");
  expect(blank.filter((words) => /^\d+$/.test(words))).toEqual([]);
  expect(filled).toContain("RED at BLU  ·  pressbox print toy --seed 7");
  expect(filled.filter((words) => /^\d+$/.test(words))).toEqual(yards);
});

it("plays by seed, passes check and replays; an edited record does not", () => {
  const game = play();
  expect(play()).toEqual(game);
  expect(game.events).toHaveLength(SNAPS + 1);
  expect(proveKind(gameKind, JSON.parse(JSON.stringify(game))).issues).toEqual([]);
  const events = game.events.map((event) => (event.type === "snap" ? { ...event, yards: event.yards + 1 } : event));
  expect(games.replay({ ...game, events }).issues).toMatchObject([{ code: "replay-differs" }]);
  expect(narrateRecord(system, game)).toMatch(/^Reds run for \d\n/);
  expect(kindsOf(system).map(({ id }) => id)).toEqual(["toy-game", "toy-rules", "toy-dice", "toy-teams"]);
});

it("reads dice that people rolled, play by play, and reports a mistake at its place", () => {
  const plays = [4, 6, 1, 2, 3, 5, 6, 6].map((dice, i) => ({ call: i % 2 ? "pass" : "run", dice }));
  const log = { format: "pressbox/toy-dice", plays };
  const { record } = table.playFromDice(log, nowhereKnown);
  expect(record!.events.at(-1)).toEqual({ type: "gameEnd", away: 14, home: 34 });
  expect(checkKind(diceKind, log).issues).toEqual([]);
  const short = table.playFromDice({ ...log, plays: [...plays.slice(0, 7), { call: "run" }] }, nowhereKnown);
  expect(short.issues.map(({ message }) => message)).toEqual([
    "play 8, snap 8, snap of Blues: the dice end here, but the tug die comes next: it decides the yards gained",
  ]);
});

it("is played by hand with own dice, question by question", () => {
  const session = toy.byHand.begin({ ...request, seed: undefined, hands: { away: true, home: false } });
  expect(session.turn).toMatchObject({
    for: "choice",
    question: {
      now: "Reds 0, Blues 0; 8 snaps left.",
      words: "Reds: your call.",
      options: [{ id: "run" }, { id: "pass" }],
    },
  });
  for (let die = 1; session.turn.for !== "nothing"; die = (die % 6) + 1) {
    if (session.turn.for === "choice") session.choose({ kind: "snap", call: "run" });
    session.roll(die);
  }
  expect(session.story().at(-1)).toBe("Final score: Reds 10, Blues 16");
  expect(proveKind(gameKind, session.record()).issues).toEqual([]);
});
