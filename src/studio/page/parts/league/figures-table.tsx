/** A table of figures: words on the left, numbers on the right. It scrolls by itself on narrow screens. */
import type { ComponentChildren } from "preact";

export interface FigureHead {
  readonly title: string;
  readonly unit?: string | undefined;
  readonly number: boolean;
}

export function FiguresTable({
  title,
  heads,
  rows,
  children,
}: {
  readonly title: string;
  readonly heads: readonly FigureHead[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Text below it. */
  readonly children?: ComponentChildren;
}) {
  // The first column of words is the row header.
  const names = heads.findIndex(({ number }) => !number);
  return (
    <div class="figures" tabIndex={0} role="group" aria-label={title}>
      <table>
        <caption class="sr">{title}</caption>
        <thead>
          <tr>
            {heads.map(({ title: head, unit, number }) => (
              <th key={head} scope="col" class={number ? "" : "l"}>
                {head}
                {unit !== undefined && <small> {unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) =>
                j === names ? (
                  <th key={j} scope="row" class="l">
                    {cell}
                  </th>
                ) : (
                  <td key={j} class={heads[j].number ? "" : "l"}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
