/** The lines of the coach card in printing order: what each one asks, and its cells by number of dice. */
import type { DynastyRules } from "../rules/index.js";
import type { StrategyLine } from "./coach-card-asker.js";
import { worthSeasons, type Strategy } from "./coach-card-values.js";
import { recordOf, regularRows, rowEffectText, totalText } from "./table-words.js";
import { ROUND_NAMES } from "./shared.js";

export interface CardLine {
  readonly label: string;
  /** Small, right of the label. */
  readonly note: string;
  readonly strong: boolean;
  /** By number of dice. */
  readonly cells: readonly StrategyLine[];
}

export interface CardSection {
  readonly number: string;
  readonly title: string;
  readonly note: string;
  /** Type size of written cells. */
  readonly size: number;
  readonly lines: readonly CardLine[];
}

export function cardSections(rules: DynastyRules, played: readonly Strategy[]): CardSection[] {
  const { tables } = rules;
  const line = (label: string, note: string, of: (strategy: Strategy) => StrategyLine, strong = false): CardLine => ({
    label,
    note,
    strong,
    cells: played.map(of),
  });
  const losing = played.filter((strategy) => strategy.losing).map(({ dice }) => `${dice}`);
  const some = losing.length === 0 ? "" : `; with ${losing.join(" or ")} dice after a losing season`;
  const after = losing.length === played.length ? ", after a losing season" : some;
  const missed = regularRows(rules).filter(({ entry }) => entry === "none");
  const choices = tables.frontOffice.filter((row) => row.choice);
  const sold = rules.switches.boughtExtensions === "allowed" && rules.switches.contract === "normal";
  return [
    {
      number: "1",
      title: "Off-season: roll again?",
      note: `total with the losing +1${after}`,
      size: 7.6,
      lines: [
        ...tables.offSeason.map((row, i) =>
          line(
            totalText(tables.offSeason, i),
            row.frontOffice ? "Front Office" : shortEffect(rowEffectText(row)),
            (s) => s.offSeason[i],
            true,
          ),
        ),
        ...(rules.switches.offSeasonReroll === "both" ? [] : [line("keep the better die from", "", (s) => s.keepFrom)]),
      ],
    },
    {
      number: "2",
      title: "Regular season: pay?",
      note: "points in hand after the influence of phase 2; out: no playoffs",
      size: 7.6,
      lines: [
        ...missed.map((row, i) =>
          line(
            row.coachWins ? "Nothing" : recordOf(row),
            row.coachWins ? "" : `${row.name.toLowerCase()}, out`,
            (s) => s.regular[i],
            true,
          ),
        ),
        line("In the playoffs", "", (s) => s.inPlayoffs, true),
      ],
    },
    {
      number: "3",
      title: "Playoffs: pay, when the dice lose?",
      note: "dice that win stay as they are",
      size: 7.6,
      lines: tables.playoffs.map(({ round }, i) => line(ROUND_NAMES[round].long, "", (s) => s.rounds[i], true)),
    },
    ...(choices.length === 0
      ? []
      : [
          {
            number: "",
            title: "Front Office: which?",
            note: "again: roll once more; any: makes no difference",
            size: 6.6,
            lines: choices.map((row, i) => line(`Die ${row.from}`, row.short ?? "", (s) => s.office[i], true)),
          },
        ]),
    ...(sold
      ? [
          {
            number: "",
            title: "Contract: seasons to buy",
            note: "while it does not run to the last season",
            size: 7.6,
            lines: [
              line("Runs out with this season", "", (s) => s.contract[0], true),
              line("Before phase 2 influence", "", (s) => s.contract[1], true),
            ].filter(({ cells }) => cells.some((cell) => cell !== undefined)),
          },
        ]
      : []),
    {
      number: "",
      title: "Points still to come",
      note: "on average, at the start of a season",
      size: 7,
      lines: worthSeasons(rules).map((season, i) => line(`Season ${season}`, "", (s) => s.worth[i], true)),
    },
  ];
}

/** `−1 die, +2 influence` as `−1 die, +2`. */
const shortEffect = (text: string): string => text.replace(/ influence/, "").replace("nothing", "");
