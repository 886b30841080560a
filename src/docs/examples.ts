/** An example for every block, mark and field: `docs/templates.md` shows each with its picture, and a test prints them all. */
import type { Values } from "../sheet/layout/form.js";

export interface Example {
  readonly text: string;
  /** Height of its picture, millimeters. */
  readonly high: number;
  readonly facts?: object;
  /** What a hand writes into it. */
  readonly values?: Values;
}

const STATISTICS = [
  { key: "QB", name: "quarterback", odds: [0.2, 0.5, 0.3] },
  { key: "RB", name: "running back", odds: [0.4, 0.4, 0.2] },
];

export const EXAMPLES: Readonly<Record<string, Example>> = {
  stack: { high: 14, text: '{{#stack gap=1}}{{text "first"}}{{text "second"}}{{text "third"}}{{/stack}}' },
  columns: {
    high: 8,
    text: '{{#columns "20 1fr auto" gap=2}}\n  {{box fill="tint12"}}{{box fill="tint6"}}{{text "as wide as this"}}\n{{/columns}}',
  },
  over: { high: 9, text: '{{#over}}{{box fill="tint12" radius=1}}{{text "on a tint"}}{{/over}}' },
  panel: {
    high: 20,
    text: '{{#panel "Reminders" note="read twice"}}\n  {{#item}}**Natural 6**: a point at once{{/item}}\n  {{#item}}No ring: the game is over{{/item}}\n{{/panel}}',
  },
  place: {
    high: 14,
    text: '{{#over}}{{box stroke="grey"}}{{#place x=30 y=3 w=20 h=8}}{{star r=3}}{{/place}}{{/over}}',
  },
  space: { high: 12, text: '{{text "above"}}{{space 4}}{{text "below"}}' },
  page: { high: 8, text: '{{#page title="Front"}}{{text "a page of its own"}}{{/page}}' },
  picture: { high: 12, text: "{{#picture at=90}}{{yardBand height=8}}{{/picture}}" },
  scaled: { high: 12, text: '{{#scaled 45 height=12}}{{text "twice as large" height=6}}{{/scaled}}' },
  turned: { high: 8, text: '{{#turned 180}}{{text "for the other side"}}{{/turned}}' },
  window: { high: 10, text: "{{#window x=0 y=0 w=45 h=10 height=10}}{{yardBand height=10}}{{/window}}" },
  inked: { high: 10, text: '{{#inked "#1F3A68"}}{{band "In a team’s color"}}{{/inked}}' },
  table: {
    high: 24,
    facts: { statistics: STATISTICS },
    text: '{{#table "Scores" name="team" row=6}}\n  {{#column 12 tint=true}}{{text key style="strong"}}{{/column}}\n  {{#column "1fr" head="name" align="start"}}{{text name}}{{/column}}\n  {{#column 18 head="score"}}{{write "score"}}{{/column}}\n  {{rows statistics}}\n{{/table}}',
    values: { "team.QB.score": 14, "team.RB.score": 9 },
  },
  column: {
    high: 18,
    text: '{{#table}}{{#column 20 head="Yards" under="per play" group="Offense"}}{{write "yards"}}{{/column}}{{#column "1fr" head="Plays" group="Offense"}}{{write "plays"}}{{/column}}{{rows 1}}{{/table}}',
  },
  columnHead: {
    high: 18,
    facts: { faces: [3, 4] },
    text: '{{#table name="k"}}{{#column "1fr" head="dice"}}{{write "x"}}{{/column}}{{#columnHead}}{{diceRow faces size=3.4}}{{/columnHead}}{{rows 1}}{{/table}}',
  },
  rows: {
    high: 22,
    text: '{{#table name="log" row=5}}{{#column 10 tint=true}}{{text key}}{{/column}}{{#column "1fr"}}{{write "what"}}{{/column}}{{rows}}{{/table}}',
  },
  rowOver: {
    high: 16,
    text: '{{#table name="log" row=5}}{{#column "1fr"}}{{write "what"}}{{/column}}{{#rowOver}}{{strike "end"}}{{/rowOver}}{{rows 3}}{{/table}}',
    values: { "log.1.what": "run for 5", "log.2.what": "punt", "log.2.end": true },
  },
  strip: {
    high: 18,
    text: '{{#table name="q"}}{{#column "1fr"}}{{write "x"}}{{/column}}{{#strip 4.5 fill="tint12"}}{{text "Second half" align="start"}}{{/strip}}{{rows 2}}{{/table}}',
  },
  foot: {
    high: 18,
    text: '{{#table name="s" row=5}}{{#column 30}}{{write "a"}}{{/column}}{{#column "1fr"}}{{write "b"}}{{/column}}{{rows 1}}{{#foot 6 name="all"}}{{#cell 2}}{{write "total"}}{{/cell}}{{/foot}}{{/table}}',
    values: { "all.total": "260" },
  },
  cell: {
    high: 14,
    text: '{{#table row=5}}{{#column 30}}{{/column}}{{#column "1fr"}}{{/column}}{{rows 1}}{{#foot 6}}{{#cell}}{{text "Sum"}}{{/cell}}{{#cell}}{{write "sum"}}{{/cell}}{{/foot}}{{/table}}',
  },
  sideways: {
    high: 14,
    facts: {
      kicks: [
        { from: "10", good: "4+" },
        { from: "20", good: "6+" },
        { from: "30", good: "9+" },
      ],
    },
    text: '{{#sideways "Field goal" of=kicks}}\n  {{#line "from" strong=true}}{{from}}{{/line}}\n  {{#line "good"}}{{good}}{{/line}}\n{{/sideways}}',
  },
  line: {
    high: 10,
    facts: { kicks: [{ from: "10" }, { from: "20" }] },
    text: '{{#sideways "Marks" of=kicks}}{{#line "from" strong=true}}{{from}}{{/line}}{{/sideways}}',
  },
  flow: {
    high: 30,
    text: '{{#flow 2 size=7.5 height=28}}\n  {{#head "Kickoff"}}{{/head}}{{#p}}The kickers say regular or onside, both sides pick a number in secret.{{/p}}\n  {{#head "Run"}}{{/head}}{{#p}}Challenge where the ball is, and again, until it ends.{{/p}}\n{{/flow}}',
  },
  under: {
    high: 24,
    text: '{{#flow 2 size=7.5 height=22}}{{#p}}Words that run through two columns and leave room for a chart.{{/p}}{{#under 2}}{{#panel "Chart"}}{{text "4 5 6"}}{{/panel}}{{/under}}{{/flow}}',
  },
  keep: {
    high: 14,
    text: "{{#flow 1 size=8 height=12}}{{#keep inner=1}}{{#p}}This and{{/p}}{{#p}}that stay together.{{/p}}{{/keep}}{{/flow}}",
  },
  head: {
    high: 12,
    text: '{{#flow 1 size=8 height=10}}{{#head "A heading"}}{{/head}}{{#p}}and what it heads{{/p}}{{/flow}}',
  },
  procedure: {
    high: 26,
    text: '{{#procedure 4 "The snap"}}\n  {{#step "⚄◆⚂"}}Both roll.{{/step}}\n  {{#case "6"}}breakaway{{/case}}\n  {{#note}}Equal numbers: no bonus.{{/note}}\n{{/procedure}}',
  },
  step: { high: 12, text: '{{#procedure "Toss"}}{{#step "⚅"}}Each side rolls.{{/step}}{{/procedure}}' },
  case: {
    high: 14,
    text: '{{#procedure "Run"}}{{#case "⚀"}}tackled{{/case}}{{#case "★★"}}two stars{{/case}}{{/procedure}}',
  },
  note: { high: 12, text: '{{#procedure "Flags"}}{{#note}}Never past the goal line.{{/note}}{{/procedure}}' },
  axis: {
    high: 16,
    facts: {
      ticks: [-2, -1, 0, 1, 2].map((at) => ({ at, text: `${at}` })),
      runs: [
        { from: -2, to: -1, what: "loss" },
        { from: 0, to: 2, what: "gain" },
      ],
    },
    text: '{{#axis ticks head="O - D"}}\n  {{#axisRow "Rush"}}{{#each runs}}{{#span}}{{what}}{{/span}}{{/each}}{{/axisRow}}\n{{/axis}}',
  },
  axisRow: {
    high: 10,
    facts: { ticks: [1, 2, 3].map((at) => ({ at, text: `${at}` })) },
    text: '{{#axis ticks}}{{#axisRow "Pass" note="throw"}}{{#span from=1 to=3}}short{{/span}}{{/axisRow}}{{/axis}}',
  },
  span: {
    high: 10,
    facts: { ticks: [1, 2, 3].map((at) => ({ at, text: `${at}` })) },
    text: '{{#axis ticks}}{{#axisRow "Pass"}}{{#span from=1 to=1 flag=true}}+5{{/span}}{{#span from=2 to=3 strong=true fill="tint12"}}10{{/span}}{{/axisRow}}{{/axis}}',
  },
  text: { high: 7, text: '{{text "Coach Die + 2-4" style="band" size=9 align="start" fill="accent"}}' },
  p: {
    high: 12,
    text: "{{#p}}Spend **1 point**, as often as you can pay, to roll any of the dice again: ⚀ is no ★.{{/p}}",
  },
  item: { high: 7, text: "{{#item}}**extend the contract** by 2 seasons{{/item}}" },
  lead: { high: 6, text: '{{#lead "Seasons 1-10" size=8}}Take 1 influence before each season.{{/lead}}' },
  price: { high: 6, text: "{{#price 10}}Big Game win{{/price}}" },
  runs: {
    high: 6,
    facts: {
      pieces: [
        { text: "roll", size: 8 },
        { die: 5, size: 8, gap: 1 },
        { text: "or more", size: 8, gap: 1 },
      ],
    },
    text: "{{runs pieces}}",
  },
  arcText: { high: 24, text: '{{arcText "rush beats pass" r=10}}' },
  band: { high: 6, text: '{{band "Playoffs" note="best of one" number=3}}' },
  box: { high: 8, text: '{{box fill="tint6" stroke="ink" radius=1}}' },
  rule: { high: 4, text: '{{rule dir="across" weight="frame"}}' },
  bar: { high: 4, text: "{{bar 0.7 height=3}}" },
  arrow: { high: 6, text: '{{arrow "right" size=3 shaft=6}}' },
  pointer: { high: 6, text: '{{pointer weight="frame" head=2}}' },
  polygon: {
    high: 10,
    facts: {
      points: [
        [0, 8],
        [8, 0],
        [16, 8],
      ],
    },
    text: '{{polygon points fill="tint12" stroke="ink" height=8}}',
  },
  dot: { high: 5, text: "{{dot 1.5}}" },
  circle: { high: 8, text: "{{circle 3 strong=true}}" },
  star: { high: 6, text: "{{star 3 r=2}}" },
  ball: { high: 10, text: "{{ball w=14 height=9}}" },
  flag: { high: 6, text: "{{flag 14}}" },
  die: { high: 9, text: '{{die 5 size=8 look="coach"}}' },
  diceRow: { high: 8, facts: { faces: [6, 4, 2] }, text: "{{diceRow faces size=6 spaces=5}}" },
  hexDie: { high: 12, text: "{{hexDie 20 r=5}}" },
  helmet: { high: 18, text: '{{helmet "BAL" w=20 shell="#1F3A68" trim="#C9A227"}}' },
  yardBand: { high: 6, text: "{{yardBand 5}}" },
  ruler: { high: 5, text: "{{ruler}}" },
  field: { high: 42, text: '{{field word="Pressbox" height=40}}' },
  driveField: { high: 10, text: "{{driveField height=9}}" },
  driveScale: { high: 5, text: '{{driveScale home="TOL" away="BAL" height=4}}' },
  numberLine: {
    high: 14,
    facts: {
      marks: [
        { label: "Steady", value: 140 },
        { label: "Expert", value: 221 },
      ],
    },
    text: "{{numberLine marks from=0 to=300 step=10 major=50}}",
  },
  linePlot: {
    high: 34,
    facts: {
      series: [
        { label: "Owls", values: [0, 1, 2, 1], strong: true },
        { label: "Rams", values: [0, -1, 0, -1], strong: false },
      ],
      across: [
        { at: 1, label: "week 1" },
        { at: 3, label: "week 3" },
      ],
      up: [
        { at: 0, label: "0" },
        { at: 2, label: "+2" },
      ],
    },
    text: "{{linePlot series steps=3 low=-2 high=2 across=across up=up h=30}}",
  },
  link: { high: 6, text: '{{#over}}{{text "pressbox" fill="accent"}}{{link "https://example.org"}}{{/over}}' },
  write: { high: 8, text: '{{#over}}{{box stroke="grey"}}{{write "record"}}{{/over}}', values: { record: "12-5" } },
  blank: { high: 8, text: '{{blank "Coach" name="coach"}}', values: { coach: "Dutch Kowalski" } },
  notes: {
    high: 16,
    text: '{{notes "story" rows=2}}',
    values: { story: ["Rain in the fourth quarter,", "and a fumble on the goal line."] },
  },
  ring: { high: 9, text: '{{#over}}{{text "5"}}{{ring "five"}}{{/over}}', values: { five: true } },
  tick: {
    high: 7,
    text: '{{#columns}}{{tick "a"}}{{tick "b"}}{{tick "c"}}{{tick "d"}}{{/columns}}',
    values: { a: "win", b: "loss", c: "title", d: "bye" },
  },
  check: { high: 7, text: '{{check "played"}}', values: { played: true } },
  tally: { high: 7, text: '{{tally "spent"}}', values: { spent: 7 } },
  dice: { high: 8, text: '{{dice "final" spaces=5 size=6 coach=true}}', values: { final: [6, 4, 4, 1] } },
  choose: {
    high: 8,
    facts: { options: ["heads", "tails"] },
    text: '{{choose "toss" options=options}}',
    values: { toss: "tails" },
  },
  circles: { high: 7, text: '{{circles "time" count=8 r=2}}', values: { time: 3 } },
  scale: { high: 16, text: '{{scale "you" from=0 to=300 step=10 major=50}}', values: { you: 187 } },
  stretch: {
    high: 9,
    text: '{{#over}}{{driveField height=8}}{{stretch "drive" height=8}}{{/over}}',
    values: { drive: { from: 20, to: 64, dash: "solid", start: "bar", end: "arrow" } },
  },
  strike: { high: 6, text: '{{strike "end"}}', values: { end: true } },
  crossOut: { high: 8, text: '{{#over}}{{text "timeout"}}{{crossOut "used"}}{{/over}}', values: { used: true } },
  histogram: {
    high: 40,
    facts: { buckets: ["0", "50", "100", "150", "200"] },
    text: '{{histogram "careers" from=0 step=50 buckets=buckets lines=3 perLine=5 h=36}}',
    values: { careers: [1, 4, 9, 6, 2] },
  },
  live: { high: 6, text: '{{live "page" words="page {} of {}"}}', values: { page: [3, 9] } },
  svg: { high: 12, text: '{{#svg width=20 height=10}}<circle cx="5" cy="5" r="4" fill="#1E5B3A"/>{{/svg}}' },
  value: { high: 6, facts: { wins: 12 }, text: "{{#p}}won {{wins}} games{{/p}}" },
  words: { high: 6, facts: { wins: 12, losses: 5 }, text: '{{text "{wins} won, {losses} lost"}}' },
  at: { high: 6, facts: { odds: ["1 in 6", "1 in 3"] }, text: "{{#p}}{{at odds 1}}{{/p}}" },
  either: { high: 6, facts: { bye: true }, text: '{{text (either bye "a bye" "a game")}}' },
  if: { high: 6, facts: { bye: false }, text: '{{#if bye}}{{text "rest"}}{{else}}{{text "play"}}{{/if}}' },
  unless: { high: 6, facts: { bye: false }, text: '{{#unless bye}}{{text "play"}}{{/unless}}' },
  when: { high: 6, facts: { kind: "pass" }, text: '{{#when kind is="rush pass"}}{{text "a play"}}{{/when}}' },
  with: { high: 6, facts: { team: { city: "Toledo" } }, text: "{{#with team}}{{text city}}{{/with}}" },
  inks: {
    high: 8,
    facts: { colors: ["#1F3A68", "#C9A227"] },
    text: '{{#inks colors as |ink|}}{{#over}}{{box fill=ink.first}}{{text "in team colors" fill=ink.onFirst}}{{/over}}{{/inks}}',
  },
  each: {
    high: 7,
    facts: { statistics: STATISTICS },
    text: "{{#columns}}{{#each statistics as |one|}}{{text one.key}}{{/each}}{{/columns}}",
  },
  repeat: { high: 8, text: "{{#columns}}{{#repeat 5 as |n|}}{{die n size=6}}{{/repeat}}{{/columns}}" },
  scope: { high: 8, text: '{{#scope "home" label="Home team"}}{{blank "Coach" name="coach"}}{{/scope}}' },
  only: { high: 6, text: '{{#only not="large-print"}}{{text "not in large print"}}{{/only}}' },
};
