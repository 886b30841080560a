/** A matched number and its foul. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { NumberRange, PenaltyRow } from "../rules/index.js";
import type { Column } from "./row.js";
import type { Flag } from "./state.js";
import { rollOne, type Turn } from "./turn.js";

const within = (n: number, range: NumberRange | null): boolean => range !== null && n >= range[0] && n <= range[1];

/** Data needed to enforce a foul. */
export interface FoulPlay {
  readonly row: PenaltyRow;
  /** Offense or kickers. */
  readonly offense: Side;
  readonly number: number;
  /** Yardage column of interference; undefined if there was no pass. */
  readonly passColumn?: Column;
  readonly black: number;
  /** False for a kick that was not returned. */
  readonly returned: boolean;
  /** True for a free kick, on which only fouls after the play count (ruling 49). */
  readonly afterPlayOnly?: boolean;
  readonly intercepted: boolean;
  /** The roll, if no other event logs it. */
  readonly dice?: readonly number[];
}

/** Result of a matched number: nothing, offsetting fouls, or one foul. */
export type Called = { readonly offset: boolean; readonly flag: Flag | null };

const NOTHING: Called = { offset: false, flag: null };

export function callFoul(turn: Turn, play: FoulPlay): Called {
  const { row, offense, number, dice = [] } = play;
  if (number === 0) return NOTHING;
  const { game, draft, emit } = turn;
  const defense = otherSide(offense);
  const off = game.books[offense].chart.pen[row].off;
  const def = game.books[defense].chart.pen[row].def;
  const onOffense = within(number, off);
  const onDefense = within(number, def);
  if (!onOffense && !onDefense) return NOTHING;
  const { period, clock, down, toGo, spot } = draft;
  const at = dice.length > 0 ? { at: { team: offense, down, toGo, spot } } : {};
  const { switches, tables } = game.rules;
  const kicked = row === "PUNTING" || row === "KICKOFF";
  if (kicked && !play.returned && switches.kickFouls === "all") return NOTHING;
  if (onOffense && onDefense) {
    const cites = [`fouls ${row} off ${off!.join("-")}`, `fouls ${row} def ${def!.join("-")}`];
    const isVoid = play.afterPlayOnly;
    emit({ type: "flag", period, clock, row, number, dice, ...at, void: isVoid, cites });
    return isVoid ? NOTHING : { offset: true, flag: null };
  }
  const side = onOffense ? "off" : "def";
  const team = onOffense ? offense : defense;
  const yellow = rollOne(turn, "Y", "foul");
  const book = game.charts.fouls[row][side];
  const place = Math.max(0, book.row.at(yellow));
  const { name, yards, flags } = book.fouls[place];
  const cites = [`fouls ${row} ${side} ${(onOffense ? off : def)!.join("-")}`, book.row.cites[place]];
  const rolled: number[] = [...dice, yellow];
  const noReturn = kicked && !play.returned && flags.includes("&");
  const noGrounding = yards === "SCK" && play.intercepted;
  const duringPlay = play.afterPlayOnly === true && !flags.includes("a");
  const isVoid = noReturn || noGrounding || duringPlay;
  let marked = 0;
  if (yards === "PASS") {
    let black = play.black;
    if (switches.interferenceYards === "again" && !noReturn) rolled.push((black = rollOne(turn, "K", "interference")));
    if (play.passColumn && !isVoid) {
      marked = Math.max(0, Math.min(50, play.passColumn.yards[black]));
      cites.push(play.passColumn.cites[black]);
    }
  } else if (yards === "SCK") {
    if (switches.groundingYards === "ten") marked = 10;
    else if (!isVoid) {
      marked = Math.max(1, -tables.yardage.SACK[play.black - 1]);
      cites.push(game.charts.SACK.cites[play.black]);
    }
  } else marked = yards;
  emit({
    type: "flag",
    period,
    clock,
    row,
    number,
    team,
    foul: name,
    yards,
    flags,
    dice: rolled,
    ...at,
    void: isVoid || undefined,
    cites,
  });
  if (isVoid) return NOTHING;
  return {
    offset: false,
    flag: { team, off: onOffense, row, number, name, yards: marked, flags, full: yards === "PASS" || yards === "SCK" },
  };
}
