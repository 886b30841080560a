/** A chart as cells: one tab stop, arrows inside, digits to type, `+` and `-` to change by one. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChartView, EditedBlock, EditedCell } from "../../../protocol/chart.js";
import { Helmet } from "../marks/helmet.js";

/** The current position. */
export interface Spot {
  readonly block: number;
  readonly row: number;
  readonly column: number;
}

export const cellAt = ({ blocks }: ChartView, { block, row, column }: Spot): EditedCell | undefined =>
  blocks[block]?.rows[row]?.cells[column];

/** The next cell in a direction, across gaps and from part to part. */
export function nextSpot(chart: ChartView, from: Spot, down: number, right: number): Spot {
  let { block, row, column } = from;
  for (;;) {
    if (right !== 0) {
      column += right;
      if (column < 0 || column >= chart.blocks[block].heads.length) return from;
    } else {
      row += down;
      if (row < 0 || row >= chart.blocks[block].rows.length) {
        block += down;
        if (block < 0 || block >= chart.blocks.length) return from;
        row = down > 0 ? 0 : chart.blocks[block].rows.length - 1;
        column = Math.min(column, chart.blocks[block].heads.length - 1);
      }
    }
    if (cellAt(chart, { block, row, column })) return { block, row, column };
  }
}

interface Grid {
  readonly chart: ChartView;
  readonly spot: Spot;
  go(to: Spot): void;
  /** Sets a text, or adds a number. */
  write(cell: EditedCell, text: string | number): void;
  /** Leaves the field with its text; an error brings both back. @param to next position */
  leave(cell: EditedCell, text: string, to?: Spot): void;
  readonly typing: string | undefined;
  type(text: string | undefined): void;
}

const DIGIT = /^[\d]$/;

/** True if a cell holds a number to count up or down. */
export const isNumber = ({ form, text }: EditedCell): boolean => form.startsWith("number") && /^-?\d+$/.test(text);

const bandInk = (color: string): string => {
  const channel = (at: number): number => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return 1.05 / (light + 0.05) >= 4.6 ? color : "#161616";
};

export function ChartGrid(grid: Grid) {
  const { chart, spot, go, write, typing, type } = grid;
  const paper = useRef<HTMLDivElement>(null);
  const [had, have] = useState(false);
  // Before the next key, because the user keeps typing.
  useLayoutEffect(() => {
    const here = paper.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (!had || !here) return;
    if (typing === undefined) here.focus({ preventScroll: true });
    here.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [spot, typing]);
  const cell = cellAt(chart, spot);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing !== undefined || !cell) return;
    const to = (down: number, right: number): void => go(nextSpot(chart, spot, down, right));
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => to(1, 0),
      ArrowUp: () => to(-1, 0),
      ArrowLeft: () => to(0, -1),
      ArrowRight: () => to(0, 1),
      Enter: () => type(cell.text),
      F2: () => type(cell.text),
      Delete: () => write(cell, ""),
      Backspace: () => write(cell, ""),
      "+": () => step(1),
      "=": () => step(1),
      "-": () => step(-1),
    };
    const step = (by: number): void => void (isNumber(cell) && write(cell, by));
    const done = act[event.key] ?? (DIGIT.test(event.key) ? () => type(event.key) : undefined);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  const [shell, mark] = chart.colors;
  return (
    <div
      class="paper"
      ref={paper}
      onKeyDown={press}
      onFocusIn={() => have(true)}
      style={{ "--team": bandInk(shell), "--stripe": mark }}
    >
      <header>
        <Helmet side="away" monogram={chart.monogram.slice(0, 2)} colors={chart.colors} />
        <h2 class="slab">{chart.name}</h2>
        <p>
          <b>{chart.season}</b> {chart.record}
        </p>
      </header>
      {chart.blocks.map((block, b) => (
        <Block key={block.id} grid={grid} block={block} at={b} />
      ))}
    </div>
  );
}

/** Letters of dice by color. */
const DICE = { R: "red", W: "white", B: "blue", K: "black", Y: "yellow" } as const;

const Die = ({ die }: { readonly die: keyof typeof DICE | undefined }) =>
  die === undefined ? null : (
    <>
      <i class={`d20 ${DICE[die]}`} aria-hidden="true">
        {die}
      </i>
      <span class="sr"> {DICE[die]} die</span>
    </>
  );

function Block({ grid, block, at }: { readonly grid: Grid; readonly block: EditedBlock; readonly at: number }) {
  const { title, who, groups, heads, rows } = block;
  return (
    <section class="block" aria-label={title}>
      <h3>{title}</h3>
      <div class="over-wide">
        <table role="grid" aria-label={title}>
          <thead>
            {groups && (
              <tr>
                <th scope="col" rowSpan={2} class="who">
                  {who === "" ? <span class="sr">Whose</span> : who}
                </th>
                {groups.map(({ text, count, die }, i) =>
                  text === "" && die === undefined ? (
                    <td key={i} colSpan={count} class="edge" />
                  ) : (
                    <th key={i} colSpan={count} scope="colgroup" class="edge">
                      {text} <Die die={die} />
                    </th>
                  ),
                )}
              </tr>
            )}
            <tr>
              {!groups && (
                <th scope="col" class="who">
                  {who === "" ? <span class="sr">Whose</span> : who}
                </th>
              )}
              {heads.map(({ text, die }, i) => (
                <th key={i} scope="col">
                  {text} <Die die={die} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, cells }, r) => (
              <tr key={r}>
                <th scope="row" title={name}>
                  <span class={rows[r - 1]?.name === name ? "sr" : ""}>{name}</span>
                  {note !== undefined && <small>{note}</small>}
                </th>
                {cells.map((cell, c) => (
                  <Cell key={c} grid={grid} cell={cell} spot={{ block: at, row: r, column: c }} name={name} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CellProps {
  readonly grid: Grid;
  readonly cell: EditedCell | undefined;
  readonly spot: Spot;
  readonly name: string;
}

function Cell({ grid, cell, spot, name }: CellProps) {
  if (!cell) return <td class="none" />;
  const { spot: here, typing, go } = grid;
  const open = here.block === spot.block && here.row === spot.row && here.column === spot.column;
  const { text, was, fault, words } = cell;
  const spoken = [
    `${name}, ${words}: ${text === "" ? "blank" : text}`,
    ...(was === undefined ? [] : [`was ${was === "" ? "blank" : was}`]),
    ...(fault ? [fault.message] : []),
  ].join(", ");
  return (
    <td
      role="gridcell"
      tabIndex={open ? 0 : -1}
      aria-label={spoken}
      aria-selected={open}
      {...(fault?.severity === "error" && { "aria-invalid": "true" })}
      class={`${open ? "here" : ""} ${was === undefined ? "" : "edited"} ${fault ? fault.severity : ""}`}
      title={fault?.message}
      onClick={(event) => (event.currentTarget.focus({ preventScroll: true }), go(spot))}
      onDblClick={() => grid.type(text)}
    >
      {open && typing !== undefined ? (
        <CellInput grid={grid} cell={cell} label={`${name}, ${words}`} />
      ) : (
        <>
          {was !== undefined && <s>{was === "" ? "·" : was}</s>}
          {text.replace("-", cell.form.startsWith("number") ? "−" : "-")}
        </>
      )}
    </td>
  );
}

function CellInput({ grid, cell, label }: { readonly grid: Grid; readonly cell: EditedCell; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const { typing = "", type, leave, chart, spot } = grid;
  useLayoutEffect(() => {
    field.current?.focus();
    if (typing === cell.text) field.current?.select();
  }, []);
  const keep = (to?: Spot): void => {
    if (left.current) return;
    left.current = true;
    leave(cell, field.current?.value ?? "", to);
  };
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const to = (down: number, right: number): Spot => nextSpot(chart, spot, down, right);
    const after = {
      Enter: to(1, 0),
      Tab: to(0, event.shiftKey ? -1 : 1),
      ArrowDown: to(1, 0),
      ArrowUp: to(-1, 0),
    }[event.key];
    if (event.key === "Escape") {
      left.current = true;
      type(undefined);
    } else if (after) {
      event.preventDefault();
      keep(after);
    }
  };
  return (
    <input
      ref={field}
      value={typing}
      aria-label={label}
      autocomplete="off"
      inputMode={cell.form.startsWith("number") ? "numeric" : "text"}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => keep()}
    />
  );
}
