/** A schedule in large print: teams, games and playoffs as tables. */
import type { LargeBlock } from "../../../page/flow.js";
import { slotWords, type LeagueView } from "./schedule-values.js";

export function largeSchedule(view: LeagueView): LargeBlock[] {
  const { spec } = view;
  const named = (number: number): string =>
    view.teams.length > 0 ? `${number} ${view.nicknames[number - 1]}` : `${number}`;
  const pencil = (head: string, share: number) => ({ head, share, pencil: true, align: "middle" as const });
  return [
    { kind: "break" },
    { kind: "heading", text: `Schedule for ${spec.size} teams`, note: `${spec.weeks.length} weeks` },
    {
      kind: "table",
      name: `s${spec.size}.teams`,
      columns: [
        { head: "No.", share: 1, align: "middle" },
        { head: "Division", share: 3 },
        { head: "Team", share: 7, pencil: true },
      ],
      rows: spec.divisions.flatMap((d) =>
        Array.from({ length: d.to - d.from + 1 }, (_, i) => [
          `${d.from + i}`,
          d.name,
          view.teams[d.from + i - 1] ?? "",
        ]),
      ),
    },
    { kind: "heading", text: "Games", note: "visitor @ home" },
    {
      kind: "table",
      name: `s${spec.size}.games`,
      columns: [
        { head: "Week", share: 1, align: "middle" },
        { head: "Visitor @ home", share: 4, align: "middle" },
        pencil("Visitor's points", 2),
        pencil("Home points", 2),
      ],
      rows: spec.weeks.flatMap((week, w) => [
        ...week.map(([away, home], g) => [
          `${w + 1}`,
          `${named(away)} @ ${named(home)}`,
          view.results[w]?.[g]?.[0] ?? "",
          view.results[w]?.[g]?.[1] ?? "",
        ]),
        ...(spec.byes[w + 1] ? [[`${w + 1}`, `bye: ${spec.byes[w + 1].join(" and ")}`, "", ""]] : []),
      ]),
    },
    { kind: "heading", text: "Playoffs", note: "the lower-ranked team travels" },
    {
      kind: "table",
      name: `s${spec.size}.playoffs`,
      columns: [
        { head: "Round", share: 4 },
        { head: "Week", share: 1, align: "middle" },
        { head: "Who plays", share: 4 },
        { head: "Team", share: 4, pencil: true },
        pencil("Points", 1.4),
      ],
      rows: spec.playoffs.flatMap((r) =>
        r.games.flatMap((game) =>
          (["away", "home"] as const).map((side, s) => [
            r.title,
            `${r.week}`,
            `${side === "away" ? "" : "at "}${slotWords(game[side])}`,
            view.playoffs[game.id]?.[side] ?? "",
            view.playoffs[game.id]?.points[s] ?? "",
          ]),
        ),
      ),
    },
  ];
}
