/** A career in words for the terminal: its games, its seasons, its current state. */
import { counted, minusText } from "../../../kernel/words/index.js";
import { championOf, currentWeek, titleOfWeek } from "../../../league/season.js";
import { HONORS, kindOf } from "./chart.js";
import { careerFields, chronicleOf, type CareerGame, type CareerYear } from "./chronicle.js";
import { valueOf } from "./fields.js";
import type { CareerFigures } from "./figures.js";
import type { Tally } from "./tallies.js";
import { viewOf } from "./league.js";
import type { Career, CareerPlayer } from "./types.js";

const shortOf = ({ league }: Career, id: string): string => league.teams.find((team) => team.id === id)!.short;

/** His stat line: `12 rushes for 48 yards, 1 TD`. */
export function figuresText({ position }: CareerPlayer, figures: CareerFigures): string {
  const of = (tally: Tally): number => figures[tally] ?? 0;
  const yards = (tally: Tally): string => `${minusText(of(tally))} yards`;
  const some = (count: number, words: string): string[] => (count > 0 ? [`${count} ${words}`] : []);
  const parts = (): string[] => {
    switch (kindOf(position)) {
      case "QB":
        return [
          `${of("completions")} of ${of("attempts")} for ${yards("passYards")}`,
          ...some(of("passTouchdowns") + of("rushTouchdowns"), "TD"),
          ...some(of("intercepted"), "intercepted"),
        ];
      case "RB":
      case "WR":
      case "TE":
        return [
          ...(of("rushes") > 0 ? [`${counted(of("rushes"), "rush", "rushes")} for ${yards("rushYards")}`] : []),
          ...(of("receptions") > 0
            ? [`${counted(of("receptions"), "catch", "catches")} for ${yards("receivingYards")}`]
            : []),
          ...some(of("rushTouchdowns") + of("receivingTouchdowns"), "TD"),
        ];
      case "OL":
        return [`${counted(of("snaps"), "snap")}, ${of("linesWon")} lines won`];
      case "K":
        return [
          `${of("fieldGoals")} of ${counted(of("fieldGoalsTried"), "field goal")}`,
          `${of("extraPoints")} of ${counted(of("extraPointsTried"), "extra point")}`,
        ];
      case "P":
        return [
          `${counted(of("punts"), "punt")} for ${yards("puntYards")}`,
          ...some(of("puntsInside20"), "inside the 20"),
        ];
      case "RET": {
        const returns = of("kickReturns") + of("puntReturns");
        const all = of("kickReturnYards") + of("puntReturnYards");
        return [`${counted(returns, "return")} for ${minusText(all)} yards`, ...some(of("returnTouchdowns"), "TD")];
      }
      default:
        return [
          counted(of("snaps"), "snap"),
          ...some(of("tackles"), "tackles"),
          ...some(of("sacks"), "sacks"),
          ...some(of("interceptions"), "interceptions"),
        ];
    }
  };
  const texts = parts();
  return texts.length === 0 ? "no touch" : texts.join(", ");
}

const outcomeOf = ([own, other]: CareerGame["score"]): string => (own > other ? "won" : own < other ? "lost" : "tied");

/** Lines of a round: his game, and its points. */
export function gameLines(career: Career, title: string, games: readonly CareerGame[]): string[] {
  if (games.length === 0) return [`${title}: no game`];
  return games.map((one) => {
    const head = `${title}: ${one.home ? "vs." : "at"} ${shortOf(career, one.rival)} ${outcomeOf(one.score)} ${one.score.join("-")}`;
    return one.missed
      ? `${head}, hurt`
      : `${head}, ${figuresText(career.player, one.figures)}: ${counted(one.points, "point")}`;
  });
}

/** One line per season: `Season 3: 14 games, 9 starts, 187 points, champion, Pro Bowl`. */
export function seasonLine(
  { player }: Career,
  { season, games, starts, points, title, honor, figures }: CareerYear,
): string {
  const words = HONORS.find(({ id }) => id === honor)?.title;
  const parts = [
    counted(games, "game"),
    counted(starts, "start"),
    figuresText(player, figures),
    counted(points, "point"),
  ];
  return `Season ${season}: ${[...parts, ...(title ? ["champion"] : []), ...(words ? [words] : [])].join(", ")}`;
}

/** `season 3, round 5`. */
export function whenOf(career: Career): string {
  const { league } = career;
  const { ended } = chronicleOf(career);
  if (ended !== undefined)
    return {
      retired: `retired after season ${league.season}`,
      injury: `ended by an injury in season ${league.season}`,
      age: `ended by age after season ${league.season}`,
    }[ended];
  const view = viewOf(league);
  const round = currentWeek(view);
  return `season ${league.season}, ${round === undefined ? (championOf(view) ? "over" : "") : titleOfWeek(view, round).toLowerCase()}`;
}

/** The whole career. */
export function narrateCareer(career: Career): string {
  const { player, league } = career;
  const { years, now, hallOfFame } = chronicleOf(career);
  const team = league.teams.find(({ id }) => id === player.team)!;
  const upgraded = careerFields(career).filter(({ key }) => (now.steps[key] ?? 0) > 0);
  const lines = [
    `${player.name}, ${player.position}, ${team.name}: ${whenOf(career)}`,
    `  ${now.tier.title}, ${counted(now.points, "point")}, ${now.bank} to spend${hallOfFame ? ", Hall of Fame" : ""}`,
    ...years.filter(({ games, over }) => games > 0 || over).map((year) => `  ${seasonLine(career, year)}`),
    ...(upgraded.length > 0
      ? [
          `  Upgraded: ${upgraded.map((field) => `${field.key} ${field.start} to ${valueOf(field, now.steps)}`).join(", ")}`,
        ]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}
