/** The open team: its chart as cells or as the printed page, and its proof, updated next to it. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../../kernel/issue/index.js";
import type { ChartView, EditedCell } from "../../../protocol/chart.js";
import type { Drawn, ListedGame, ProofRow, RatedView } from "../../../protocol/calls.js";
import { ask, Superseded } from "../../ask/ask.js";
import { filledSheet } from "../../sheet/filled-sheet.js";
import { sheetOf } from "../../place/catalog.js";
import { useChart, type Refused } from "../../chart/chart-state.js";
import { save } from "../../store/files-out.js";
import { useKeys } from "../../place/keys.js";
import { issuesOf, sayFault } from "../../ask/issues-of.js";
import { say } from "../../place/status.js";
import { CellBar } from "./cell-bar.js";
import { cellAt, ChartGrid, type Spot } from "./chart-grid.js";
import { Pick as Choose, Seg } from "../common/controls.js";
import { FaultList } from "../common/fault-list.js";
import { SaveIcon } from "../marks/icons.js";
import { PageView } from "../sheet/page-view.js";
import { isOut, Proof, type MovedRow } from "./proof.js";

interface Work {
  readonly game: ListedGame;
  readonly view: RatedView;
  readonly team: number;
  readonly cells: boolean;
  choose(work: "page" | "cells"): void;
  /** @param worst the figure that is furthest off */
  changed(worst: RatedView["teams"][number]["worst"]): void;
  readonly children: ComponentChildren;
}

/** Default tolerances, for games that set none. */
const ALLOWED = { "%": 1, yards: 0.25, times: 0.25 } as const;

/** The proof with the chart's current figures. */
function rowsOf(chart: ChartView, proof: readonly ProofRow[]): readonly MovedRow[] {
  const moved = chart.figures
    .filter(({ player }) => player === undefined)
    .map(({ name: title, unit, value: expected, was, target, tolerance = ALLOWED[unit] }): MovedRow => {
      const more = { ...(was !== undefined && { was }), ...(target === undefined && { aimless: true }) };
      return { title, unit, target: target ?? was ?? expected, expected, tolerance, ...more };
    });
  const titles = new Set(moved.map(({ title }) => title));
  // Rows that no single chart determines, such as the largest error of many shares, hold only for the original chart.
  return chart.changed > 0 ? moved : [...moved, ...proof.filter(({ title }) => !titles.has(title))];
}

const worstOf = (rows: readonly ProofRow[]): RatedView["teams"][number]["worst"] =>
  rows
    .map(({ title, expected, target, tolerance }) => ({
      title,
      part: tolerance > 0 ? Math.abs(expected - target) / tolerance : 0,
    }))
    .reduce((most, one) => (one.part > most.part ? one : most), { title: "", part: 0 });

/** How far a figure has moved, as a fraction of its tolerance. */
const partMoved = ({ expected, was, tolerance }: MovedRow): number =>
  was === undefined ? 0 : Math.abs(expected - was) / tolerance;

const mostMoved = (rows: readonly MovedRow[]): MovedRow | undefined =>
  rows.reduce<MovedRow | undefined>(
    (most, row) => (partMoved(row) > (most ? partMoved(most) : 0) ? row : most),
    undefined,
  );

const START: Spot = { block: 0, row: 0, column: 0 };

export function ChartWork({ game, view, team, cells, choose, changed, children }: Work) {
  const [spot, go] = useState(START);
  const [typing, type] = useState<string>();
  const [refused, refuse] = useState<Refused>();
  const heard = (chart: ChartView): void => {
    const out = rowsOf(chart, []).filter((row) => !row.aimless && isOut(row));
    say(
      chart.errors > 0
        ? `${chart.errors} ${chart.errors === 1 ? "fault" : "faults"} in the chart: the figures are from before`
        : out.length === 0
          ? `${chart.changed} ${chart.changed === 1 ? "cell" : "cells"} changed, all figures within tolerance`
          : `${out[0].title} ${out[0].expected.toFixed(2)}, out of its band${out.length > 1 ? `, and ${out.length - 1} more` : ""}`,
    );
    const aimed = rowsOf(chart, view.teams[team].proof).filter((row) => !row.aimless);
    changed(worstOf(aimed));
  };
  const { chart, edit, undo, reset } = useChart(game.id, view, team, heard);
  const proof = useMemo(() => (chart ? rowsOf(chart, view.teams[team].proof) : view.teams[team].proof), [chart]);
  const at = (to: Spot): void => {
    refuse(undefined);
    if (to !== spot) type(undefined);
    go(to);
  };
  const write = async ({ path }: EditedCell, text: string | number): Promise<Refused | undefined> => {
    const no = await edit([typeof text === "string" ? { path, text } : { path, by: text }]);
    refuse(no);
    return no;
  };
  const leave = async (from: EditedCell, text: string, to: Spot = spot): Promise<void> => {
    type(undefined);
    at(to);
    if (text === from.text || !(await write(from, text))) return;
    // The cell refused the value: reopen its field with the text.
    go(spot);
    type(text);
  };
  const cell = chart && cellAt(chart, spot);
  const next = chart && nextOut(chart, spot, proof);
  const keys = {
    z: () => chart && undo(),
    c: () => choose(cells ? "page" : "cells"),
    ...(cells && next && { n: () => at(next) }),
  };
  useKeys(keys);
  useEffect(() => at(chart && !cellAt(chart, spot) ? START : spot), [team]);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <section class="stage" aria-label="Charts">
        <Options {...{ game, view, cells, choose, chart, undo, reset }} team={team} />
        {cells ? (
          chart && (
            <>
              <div class="desk cells" tabIndex={-1} role="group" aria-label="Chart" ref={bar}>
                <ChartGrid
                  {...{ chart, spot, typing, type }}
                  go={at}
                  write={(one, text) => void write(one, text)}
                  leave={(one, text, to) => void leave(one, text, to)}
                />
                {chart.faults.length > 0 && (
                  <ul class="chart-faults">
                    {chart.faults.map(({ message, hint, severity }, i) => (
                      <li key={i} class={severity}>
                        {message}
                        {hint !== undefined && <span class="quiet">; {hint}</span>}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <CellBar
                {...{ chart, cell, refused }}
                name={chart.blocks[spot.block]?.rows[spot.row]?.name ?? ""}
                moved={mostMoved(proof)}
                write={(one, text) => void write(one, text)}
                back={(one) => (refuse(undefined), reset(one.path))}
                type={() => cell && type(cell.text)}
                next={next && (() => at(next))}
              />
            </>
          )
        ) : (
          <Printed game={game} view={view} team={team} revision={chart?.revision ?? 0} />
        )}
      </section>
      <section class="side" aria-label="Proof">
        <h2 class="band-head">
          Proof <span>exact, not played</span>
        </h2>
        <Proof rows={proof} />
        {chart && <Men chart={chart} />}
        {children}
      </section>
    </>
  );
}

/** The next changed cell after the open one, while a figure is out of tolerance. */
function nextOut(chart: ChartView, from: Spot, proof: readonly MovedRow[]): Spot | undefined {
  if (!proof.some((row) => isOut(row) && row.was !== undefined) && chart.errors === 0) return undefined;
  const all: Spot[] = [];
  for (const [block, { rows }] of chart.blocks.entries())
    for (const [row, { cells }] of rows.entries())
      for (const [column, cell] of cells.entries())
        if (cell && (cell.was !== undefined || cell.fault?.severity === "error")) all.push({ block, row, column });
  const order = ({ block, row, column }: Spot): number => block * 1e6 + row * 1e3 + column;
  return all.find((one) => order(one) > order(from)) ?? all[0];
}

interface OptionsProps extends Pick<Work, "game" | "view" | "cells" | "choose" | "team"> {
  readonly chart: ChartView | undefined;
  undo(): void;
  reset(): void;
}

function Options({ game, view, cells, choose, chart, undo, reset }: OptionsProps) {
  const file = (): void => {
    ask("teams-file", "savedTeams", [game.id, view.file.name]).then(save, sayFault);
  };
  return (
    <div class="opts">
      <Seg
        label="Chart"
        options={[
          { id: "page", title: "Printed" },
          { id: "cells", title: "Cells" },
        ]}
        value={cells ? "cells" : "page"}
        choose={choose}
      />
      <button type="button" class="btn" disabled={!chart || chart.undo === 0} onClick={undo}>
        Undo
      </button>
      <button type="button" class="btn" disabled={!chart || chart.changed === 0} onClick={() => reset()}>
        As made{chart && chart.changed > 0 ? ` (${chart.changed})` : ""}
      </button>
      <button type="button" class="btn" onClick={file}>
        <SaveIcon /> teams.yaml
      </button>
    </div>
  );
}

/** Figures of each player, and their original values. */
function Men({ chart }: { readonly chart: ChartView }) {
  const men = chart.figures.filter(({ player }) => player !== undefined);
  const moved = men.filter(({ was }) => was !== undefined);
  const digits = { "%": 1, yards: 2, times: 2 } as const;
  return (
    <details class="men">
      <summary>Each player{moved.length > 0 ? `: ${moved.length} moved` : ""}</summary>
      <ul>
        {[...moved, ...men.filter(({ was }) => was === undefined)].map(({ id, name, unit, value, was }) => (
          <li key={id} class={was === undefined ? "" : "has-moved"}>
            <span>{name}</span>
            {was !== undefined && <small>was {was.toFixed(digits[unit])}</small>}
            <b>{value.toFixed(digits[unit])}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PrintedProps {
  readonly game: ListedGame;
  readonly view: RatedView;
  readonly team: number;
  readonly revision: number;
}

/** The team sheets, showing the open team's page. */
function Printed({ game, view, team, revision }: PrintedProps) {
  const [sheetId, pick] = useState(view.sheets[0]);
  const [drawn, show] = useState<Drawn>();
  const [fault, setFault] = useState<readonly Issue[]>();
  const choice = filledSheet(game.id, sheetId);
  // If every team has the same number of pages, open at this team's; pages before those cover all teams.
  const each = drawn ? Math.max(1, Math.floor(drawn.pages.length / view.teams.length)) : 1;
  const ahead = drawn ? drawn.pages.length - each * view.teams.length : 0;
  const first = ahead > 0 && ahead < each * view.teams.length ? ahead : 0;
  const at = drawn ? Math.min(drawn.pages.length - 1, first + team * each) : team;
  useEffect(() => {
    let wanted = true;
    ask("teams", "drawTeams", [choice, [at]]).then(
      (found) => wanted && (show(found), setFault(undefined)),
      (error: unknown) => wanted && !(error instanceof Superseded) && setFault(issuesOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [view, sheetId, at, revision]);
  const name = (word: string): string => `${view.season}-${word}`;
  const pdf = (): void => {
    say("Writing the PDF");
    ask("pdf", "teamsPdf", [choice]).then((file) => {
      save({ ...file, name: name(file.name) });
      say(`${name(file.name)}, ${Math.ceil(file.bytes.length / 1000)} kB`);
    }, sayFault);
  };
  return (
    <div class="printed">
      <div class="opts">
        <Choose
          label="Sheet"
          options={view.sheets.map((id) => ({ id, title: sheetOf(game, id)?.title ?? id }))}
          value={sheetId}
          choose={pick}
        />
        <button type="button" class="btn main" onClick={pdf}>
          <SaveIcon /> PDF of all teams
        </button>
      </div>
      <div class="desk" tabIndex={0} role="group" aria-label="Page">
        {fault ? (
          <FaultList issues={fault} />
        ) : (
          drawn?.svg[at] !== undefined && <PageView markup={drawn.svg[at]} title={drawn.pages[at].title} width="100%" />
        )}
      </div>
    </div>
  );
}
