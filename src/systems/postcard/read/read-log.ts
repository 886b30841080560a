/**
 * Reads PC-3 back: turns the rows of a filled log into a game that produces exactly these rows. The log has results of tackles, sums for
 * kicks and strips, and the bonuses of a whole row, but not the toss: of the possible dice, one choice is taken.
 */
import { BY_HAND, growingRows } from "../../../kernel/machine/index.js";
import { SIDES } from "../../../kernel/football/index.js";
import { sameText } from "../../../kernel/words/same-text.js";
import type { ReadBack, ReadContext, WrittenCopy } from "../../../contract/sheet.js";
import { gameOfRows } from "../../../gamekit/written-log.js";
import { postcardGame, type GameEvent, type PostcardTypes } from "../engine/index.js";
import { rowValues } from "../facts/log-lines.js";
import { DIE_COLUMNS, logRows, type LogRow } from "../log/index.js";
import { games } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { pickSides } from "../sides.js";
import { sidesUnder, type TeamFile } from "../teams.js";
import { logClues } from "./clues.js";
import { playRows } from "./play-rows.js";

/** Blank if the play does not have them: anything written there is a mistake. */
const MAY_BE_BLANK = ["pickOff", "pickDef", "bonus", ...DIE_COLUMNS, "other", "result", "total", "level", "runs"];
/** What the kick after a touchdown still adds to its row. */
const BY_THE_KICK = ["words", "other", "spentOff", "spentDef", "barHome", "barAway", "playsHome", "playsAway"];
const ALSO_BY_THE_KICK = ["timeLeft", "timeRight", "scoreHome", "scoreAway"];

const blanks = Object.fromEntries(MAY_BE_BLANK.map((cell) => [cell, ""]));
const cellsOf = (row: LogRow) => ({ ...blanks, spentOff: 0, spentDef: 0, ...rowValues(row) });

export function readLog(copies: readonly WrittenCopy[], { rules, teams: file }: ReadContext<PostcardRules>): ReadBack {
  const names = Object.fromEntries(
    SIDES.flatMap((side) => {
      const typed = copies.map((copy) => copy.text(side).trim()).find((text) => text !== "");
      return typed === undefined ? [] : [[side, typed] as const];
    }),
  );
  const rows = playRows(copies);
  if (rows.length === 0) return { issues: [], contradicted: [] };
  const setup = { rules, ...sidesUnder(rules, pickSides(names, file as TeamFile | undefined)) };
  const { found, filledIn, contradicted, issues } = gameOfRows<PostcardTypes, LogRow>(postcardGame, setup, {
    rows,
    rowsOf: growingRows<GameEvent, LogRow>({
      rowsOf: (events, before) => logRows(events).map((row) => ({ ...row, number: row.number + before.length })),
      startOf: (events, own, at) =>
        events.findIndex((event) => event.type === "row" && event.number === own[at].holds[0]),
    }),
    cellsOf,
    standing: (row) => {
      const open =
        row.scorer !== undefined && row.path.end === "touchdown" && row.what !== "try" && row.holds.length === 1;
      const later = open ? [...BY_THE_KICK, ...ALSO_BY_THE_KICK] : [];
      return Object.keys(cellsOf(row)).filter((cell) => !later.includes(cell));
    },
    clues: logClues(rows, rules),
  });
  const score = found.events.findLast((event) => event.type === "gameEnd")?.score;
  const finals = copies.flatMap((copy, at) =>
    SIDES.filter((side) => score && !sameText(copy.text(`final.${side}`), score[side])).map((side) => ({
      copy: at,
      field: `final.${side}`,
      expected: `${score![side]}`,
    })),
  );
  return {
    record: games.record(setup, found, { away: BY_HAND, home: BY_HAND }),
    filledIn,
    contradicted: [...contradicted, ...finals],
    issues,
  };
}
