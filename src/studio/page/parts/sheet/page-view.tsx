/** A drawn page: the core's markup, with the highlighted play's row on top. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Drawn, PlayRow } from "../../../protocol/calls.js";
import { trusted } from "../../ask/trusted.js";

export const rowsOnPage = ({ rows }: Drawn, page: number): readonly PlayRow[] | undefined =>
  rows?.filter((row) => row.page === page);

/** Rows that show a play, and as few other plays as possible. */
export function rowsOfPlay(rows: readonly PlayRow[], lit: number | undefined): readonly PlayRow[] {
  if (lit === undefined) return [];
  const found = rows.filter(({ play, last }) => play <= lit && lit <= last);
  const least = Math.min(...found.map(({ play, last }) => last - play));
  return found.filter(({ play, last }) => last - play === least);
}

/** A point on the paper, as fractions of its size, and its position on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** Scrolls a point on the paper back to its place on the screen after the paper changed size. */
export function keepPoint(desk: HTMLElement, { x, y, left, top }: Point): void {
  const paper = desk.querySelector(".page")?.getBoundingClientRect();
  if (!paper) return;
  desk.scrollLeft += paper.left + x * paper.width - left;
  const down = paper.top + y * paper.height - top;
  const was = desk.scrollTop;
  desk.scrollTop += down;
  // On a phone, the desk is as tall as the paper.
  window.scrollBy(0, down - (desk.scrollTop - was));
  intoSight(desk.querySelector(".lit-row"));
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
  /** Play rows on this page. */
  readonly rows?: readonly PlayRow[] | undefined;
  /** The highlighted play. */
  readonly lit?: number | undefined;
  /** Called when a row is tapped, with the point. */
  readonly light?: ((play: number, point: Point) => void) | undefined;
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
    if (hit) light?.(hit.play, { x, y, left: event.clientX, top: event.clientY });
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

/** Tolerance of a tap, as a fraction of the page's height. */
const SLACK = 0.002;

/** Scrolls only if the row is out of view: first its container, then the window if the container is as tall as the page. */
function intoSight(row: Element | null | undefined): void {
  const desk = row?.closest(".desk");
  if (!row || !desk) return;
  const [at, room] = [row.getBoundingClientRect(), desk.getBoundingClientRect()];
  if (at.top < room.top || at.bottom > room.bottom) desk.scrollTop += at.top - room.top - (room.height - at.height) / 2;
  // A row of a Dynasty season is as wide as the page but its highlight is narrow: the tap may be far from it.
  if (at.right <= room.left || at.left >= room.right) desk.scrollLeft += at.left - room.left - room.width / 4;
  const now = row.getBoundingClientRect();
  if (now.bottom < 0 || now.top > innerHeight) row.scrollIntoView({ block: "center", inline: "start" });
}
