/** The scoresheet as a fold over events: one line per finished season. */
import type { DynastyEvent, InfluenceEvent, RollEvent } from "./events.js";
import { noPoints } from "./score.js";
import type {
  DiceLine,
  FrontOfficeLine,
  OffSeasonLine,
  OffSeasonRoll,
  RoundLine,
  SeasonLine,
  SeasonUnderWay,
} from "./season-line.js";

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** An unfinished season: the parts of its line known so far. */
interface Sheet {
  start: Extract<DynastyEvent, { type: "seasonStart" }>;
  rolls: OffSeasonRoll[];
  chart?: Extract<DynastyEvent, { type: "chart" }>;
  visits: Open<FrontOfficeLine>[];
  effect: { dice: number; influence: number };
  dice: number;
  /** Current influence and contract. */
  now: { influence: number; contractEnd: number };
  afterGain: number;
  gained: number;
  spent: number;
  modifiersPaid: number;
  sixes: number;
  /** The Team Dice now on the table. */
  pool: Open<DiceLine>;
  regular?: SeasonLine["regular"];
  rounds: RoundLine[];
  earned: Open<SeasonLine["extension"]>;
  points: ReturnType<typeof noPoints>;
}

const newPool = (): Open<DiceLine> => ({ first: [], final: [], rerolls: 0, coachSets: 0 });

function openSheet(start: Sheet["start"]): Sheet {
  return {
    start,
    rolls: [],
    visits: [],
    effect: { dice: 0, influence: 0 },
    dice: start.dice,
    now: { influence: start.influence, contractEnd: start.contractEnd },
    afterGain: start.influence,
    gained: 0,
    spent: 0,
    modifiersPaid: 0,
    sixes: 0,
    pool: newPool(),
    rounds: [],
    earned: { earned: 0, bought: 0 },
    points: noPoints(),
  };
}

/** The lines of all finished seasons. An unfinished season has no line yet. */
export const seasonLines = (events: readonly DynastyEvent[]): SeasonLine[] => foldSeasons(events).lines;

/** The lines of all finished seasons, and the partial line of the current one. */
export function foldSeasons(events: readonly DynastyEvent[]): { lines: SeasonLine[]; underWay?: SeasonUnderWay } {
  const lines: SeasonLine[] = [];
  let sheet: Sheet | undefined;
  const running = (): number => lines.at(-1)?.running ?? 0;
  for (const event of events) {
    if (event.type === "seasonStart") sheet = openSheet(event);
    else if (sheet && event.type === "seasonEnd") {
      lines.push(closeSheet(sheet, event, running()));
      sheet = undefined;
    } else if (sheet) write(sheet, event);
  }
  return sheet ? { lines, underWay: lineSoFar(sheet, running()) } : { lines };
}

function write(sheet: Sheet, event: DynastyEvent): void {
  switch (event.type) {
    case "roll":
      return writeRoll(sheet, event);
    case "influence":
      return writeInfluence(sheet, event);
    case "dice":
      sheet.dice = event.left;
      sheet.effect.dice += event.by;
      return;
    case "chart":
      if (event.chart === "offSeason") sheet.chart = event;
      else {
        const { total: face, row, citation, text } = event;
        sheet.visits.push({ face, row, citation, text, rolledAgain: false });
      }
      return;
    case "option":
      Object.assign(sheet.visits.at(-1)!, { option: event.index, rolledAgain: event.effect === "rollAgain" });
      return;
    case "coachSet":
      sheet.pool.coachSets++;
      sheet.pool.final = event.faces;
      return;
    case "result": {
      const { row, rowId, citation, wins, losses, entry } = event;
      sheet.regular = { ...sheet.pool, row, rowId, citation, wins, losses, entry };
      return;
    }
    case "playoff": {
      const { first, final, rerolls, coachSets } = sheet.pool;
      sheet.rounds.push({ first, final, rerolls, coachSets, round: event.round, won: event.won });
      return;
    }
    case "points":
      sheet.points[event.kind] += event.points;
      return;
    case "extension":
      sheet.now.contractEnd = event.contractEnd;
      if (event.source === "bought") sheet.earned.bought++;
      else Object.assign(sheet.earned, { earned: event.seasons, reason: event.reason });
  }
}

function writeRoll(sheet: Sheet, event: RollEvent): void {
  const { stage, faces } = event;
  if (stage === "frontOffice") return;
  if (stage === "offSeason") {
    sheet.rolls.push({ faces, modifiers: event.modifiers ?? 0 });
    sheet.modifiersPaid += event.modifiers ?? 0;
  } else if (event.rerolled) {
    sheet.pool.rerolls++;
    sheet.pool.final = faces;
  } else sheet.pool = { first: faces, final: faces, rerolls: 0, coachSets: 0 };
}

function writeInfluence(sheet: Sheet, { reason, by, left }: InfluenceEvent): void {
  sheet.now.influence = left;
  switch (reason) {
    case "modifier":
    case "reroll":
    case "setCoach":
    case "extension":
      sheet.spent -= by;
      break;
    default:
      sheet.gained += by;
      if (reason === "naturalSix" && by > 0) sheet.sixes++;
      if (reason === "offSeason" || reason === "frontOffice") sheet.effect.influence += by;
  }
  // Until the season's dice are rolled, every change affects what the coach enters the season with.
  if (sheet.pool.first.length === 0) sheet.afterGain = left;
}

function closeSheet(sheet: Sheet, end: Extract<DynastyEvent, { type: "seasonEnd" }>, before: number): SeasonLine {
  const { influence, contractEnd, depth, season } = end;
  const { offSeason, regular, ...line } = lineSoFar({ ...sheet, now: { influence, contractEnd } }, before);
  if (!offSeason || !regular) throw new RangeError(`season ${season} ended without an offseason row or a result`);
  return { ...line, offSeason, regular, depth };
}

function lineSoFar(sheet: Sheet, before: number): SeasonUnderWay {
  const { start, now, regular, earned, points } = sheet;
  const offSeason = offSeasonOf(sheet);
  const total = Object.values(points).reduce((sum, n) => sum + n, 0);
  return {
    season: start.season,
    underContract: start.contractEnd >= start.season,
    contractStart: start.contractEnd,
    contractEnd: now.contractEnd,
    ...(offSeason && { offSeason }),
    frontOffice: sheet.visits,
    effect: sheet.effect,
    diceBefore: start.dice,
    dice: sheet.dice,
    influence: {
      start: start.influence,
      afterGain: sheet.afterGain,
      gained: sheet.gained,
      spent: sheet.spent,
      left: now.influence,
      naturalSixes: sheet.sixes,
    },
    ...(regular && { regular }),
    rounds: sheet.rounds,
    extension: earned,
    points,
    total,
    running: before + total,
  };
}

/** The offseason, once its row is read. */
function offSeasonOf({ start, rolls, chart, modifiersPaid }: Sheet): OffSeasonLine | undefined {
  const last = rolls.at(-1);
  if (!chart || !last) return undefined;
  return {
    rolls,
    faces: last.faces,
    losingBonus: start.losingBonus,
    modifiers: last.modifiers,
    modifiersPaid,
    rerolls: rolls.length - 1,
    total: chart.total,
    row: chart.row,
    citation: chart.citation,
    text: chart.text,
  };
}
