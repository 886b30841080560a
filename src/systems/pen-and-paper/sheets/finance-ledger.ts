/** M13, PP-13: who holds which market, and the money of every team in one off-season. */
import type { LargeBlock } from "../../../page/flow.js";
import type { PageModel } from "../../../page/draw.js";
import type { League } from "../league/index.js";
import { MARKETS, type MarketKind } from "../rules/index.js";
import { formParts, headLine, label } from "./form.js";
import { offSeasonPages } from "./off-season-values.js";
import { leagueOf, shortTeam } from "./records.js";
import { fullName } from "../teams/types.js";
import { FROM_LEAGUE, nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeSection, placeTable, type TableSpec } from "./table.js";

const TEAMS = 16;

/** Short names of the teams that hold a market; the home team's name stands first, in capitals. */
function holders(league: League | undefined, code: string): string {
  if (!league) return "";
  const short = (home: boolean): string[] =>
    league.teams
      .filter(({ team }) => (home ? team.home === code : team.markets.includes(code)))
      .map(({ team }) => (home ? `${shortTeam(fullName(team))} (home)` : shortTeam(fullName(team))));
  return [...short(true), ...short(false)].join(", ");
}

function marketTable(kind: MarketKind, league: League | undefined): TableSpec {
  return {
    name: kind,
    title: kind === "major" ? "Major markets" : "Minor markets",
    note: kind === "major" ? "may be shared" : "one holder",
    columns: [
      { key: "code", head: "", w: 9, style: "strong", size: 7.8, tint: true, align: "middle" },
      { key: "name", head: "Market", w: 26, share: 30, size: 7.8 },
      { key: "near", head: "Next to", w: 27, share: 36, style: "rules", size: 6.8 },
      { key: "holder", head: "Held by", w: 32, share: 36, pencil: true, size: 9 },
    ],
    rows: MARKETS.filter((market) => market.kind === kind).map((market) => [
      market.code,
      `${market.name}${market.ours ? " *" : ""}`,
      market.neighbors.join(" "),
      holders(league, market.code),
    ]),
  };
}

const pencil = (key: string, head: string, w: number, group: string, long = head) =>
  ({ key, head, long, w, align: "middle", pencil: true, group }) as const;

function moneyTable(context: PenPaperContext): TableSpec {
  const pages = offSeasonPages(context);
  const teams = pages[0].prefix === "" ? [] : pages;
  return {
    name: "money",
    title: "Money in millions",
    columns: [
      { key: "team", head: "Team", w: 44, pencil: true, size: 10, group: "Team" },
      pencil("record", "Record", 20, "Team"),
      pencil("markets", "Held", 11, "Markets", "Markets held"),
      pencil("base", "Pay", 12, "Markets", "Markets pay"),
      pencil("die", "1d6", 10, "Markets", "Income 1d6"),
      pencil("before", "Before", 15, "Bank", "Bank before"),
      pencil("income", "Income", 16, "Bank"),
      pencil("stadium", "Stadium", 15, "Bank", "Paid to stay"),
      pencil("extra", "Extra", 15, "Bank", "Extras"),
      { ...pencil("after", "After", 18, "Bank", "Bank after"), tint: true, size: 11 },
    ],
    rows: Array.from({ length: TEAMS }, (_, i) => {
      const team = teams.at(i);
      if (!team) return [];
      const [before, stadium, base, income, extra, after] = team.money;
      const record = team.record.split(",")[0];
      return [
        team.team,
        record,
        `${team.markets.length}`,
        base,
        team.income[0],
        before,
        income,
        stadium,
        extra,
        after,
      ].map((v) => v ?? "");
    }),
  };
}

const NOTES = [
  "Growth goes to a market next to one that the team holds. A home market is never lost; a minor market has one holder, a major one may be shared.",
  "A shared major market pays its holders the minor rate.",
  "* not on the printed list; the neighbors are ours.",
];

function pages(context: PenPaperContext): PageModel[] {
  const league = leagueOf(context);
  const heads = (prefix: string, season: string) => [
    headLine(`${prefix}league`, "League", league?.name ?? nameOf(context, "league"), 104, 4.6, 86),
    headLine(`${prefix}season`, "Season", season, 104, 12, 86),
  ];
  const most = Math.max(...(["major", "minor"] as const).map((kind) => MARKETS.filter((m) => m.kind === kind).length));
  const rowH = (249.5 - 22.4 - 9.2) / most;
  const at = { y: 22.4, w: 93.5, rowH, bandH: 5, headH: 4.2, headSize: 6 };
  const money = placeTable(moneyTable(context), { x: 0, y: 22.4, w: 190, rowH: 12.6, pencil: 10 });
  return [
    {
      template: "pen-and-paper/finance-ledger",
      title: "Markets",
      model: {
        subtitle: "Finance ledger",
        tagline: "who holds which market",
        tagWidth: 84,
        tables: [
          placeTable(marketTable("major", league), { ...at, x: 0 }),
          placeTable(marketTable("minor", league), { ...at, x: 96.5 }),
        ],
        ...formParts({
          heads: heads("markets.", league ? `${league.season}` : nameOf(context, "season")),
          labels: [label(NOTES.join("  "), 0, 253.6, { style: "rules", size: 6.8, w: 190 })],
        }),
      },
    },
    {
      template: "pen-and-paper/finance-ledger",
      title: "Money",
      model: {
        subtitle: "Finance ledger",
        tagline: "the money of all teams after a season",
        tagWidth: 84,
        tables: [money],
        ...formParts({
          heads: heads("money.", league ? `${league.history.at(-1)?.season ?? ""}` : nameOf(context, "season")),
          labels: [
            label(
              "Bank after = bank before + income, less what was paid to stay and for extra abilities.",
              0,
              money.bottom + 4,
              {
                style: "rules",
                size: 7.4,
              },
            ),
          ],
        }),
      },
    },
  ];
}

function large(context: PenPaperContext): LargeBlock[] {
  const league = leagueOf(context);
  return [
    ...largeSection(marketTable("major", league)),
    ...largeSection(marketTable("minor", league)),
    { kind: "list", items: NOTES },
    ...largeSection(moneyTable(context), ["team", "record", "markets", "base", "die"]),
    ...largeSection(moneyTable(context), ["team", "before", "income", "stadium", "extra", "after"]),
  ];
}

export const financeLedger: PenPaperSheet = {
  id: "finance-ledger",
  code: "PP-13",
  title: "Finance ledger",
  summary: "the holders of all markets, with the neighbors growth needs, and the money of every team",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages,
  large,
};
