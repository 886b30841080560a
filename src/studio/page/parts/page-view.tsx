/** A drawn page: the core's markup in a document of paper, and over it the row of the play that is lit. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Drawn, PlayRow } from "../../protocol.js";
import { trusted } from "../trusted.js";

export const rowsOnPage = ({ rows }: Drawn, page: number): readonly PlayRow[] | undefined =>
  rows?.filter((row) => row.page === page);

/** Rows that tell of a play, and of as few others as may be. */
export function rowsOfPlay(rows: readonly PlayRow[], lit: number | undefined): readonly PlayRow[] {
  if (lit === undefined) return [];
  const found = rows.filter(({ play, last }) => play <= lit && lit <= last);
  const least = Math.min(...found.map(({ play, last }) => last - play));
  return found.filter(({ play, last }) => last - play === least);
}

export function PageView({
  markup,
  title,
  width,
  rows = [],
  lit,
  light,
}: {
  readonly markup: string;
  readonly title: string;
  readonly width: string;
  /** Rows of plays on this page. */
  readonly rows?: readonly PlayRow[] | undefined;
  /** The play whose rows are lit. */
  readonly lit?: number | undefined;
  /** A row was tapped. */
  readonly light?: ((play: number) => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = trusted.svg(markup);
  }, [markup]);
  const shown = rowsOfPlay(rows, lit);
  useEffect(() => {
    if (shown.length > 0) intoSight(paper.current?.querySelector(".lit-row"));
  }, [lit, markup]);
  const tap = (event: MouseEvent): void => {
    const { left, top, width: across, height } = paper.current!.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / across, (event.clientY - top) / height];
    const hit = rows
      .filter(({ box: [rx, ry, rw, rh] }) => x >= rx && x <= rx + rw && y >= ry - SLACK && y <= ry + rh + SLACK)
      .sort((one, other) => one.last - one.play - (other.last - other.play))[0];
    if (hit) light?.(hit.play);
  };
  return (
    <div class="page" ref={paper} style={{ width }} {...(light && { onClick: tap })}>
      <div ref={place} role="img" aria-label={title} />
      {shown.map(({ play, last, box: [x, y, w, h] }, i) => (
        <div
          key={`${play} ${i}`}
          class="lit-row"
          aria-hidden="true"
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` }}
        >
          {i === 0 && play === last && <b>{play}</b>}
        </div>
      ))}
    </div>
  );
}

/** A tap may miss a row by that much, as a part of the page's height. */
const SLACK = 0.002;

/** Scrolls its own place only, and only if the row is out of sight. */
function intoSight(row: Element | null | undefined): void {
  const desk = row?.closest(".desk");
  if (!row || !desk) return;
  const [at, room] = [row.getBoundingClientRect(), desk.getBoundingClientRect()];
  if (at.top < room.top || at.bottom > room.bottom) desk.scrollTop += at.top - room.top - (room.height - at.height) / 2;
}
