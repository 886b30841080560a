/** The page with the cursor's boxes highlighted; a click goes to the line that made a box. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { PageSize } from "../../protocol/calls.js";
import type { PlacedBlock } from "../../protocol/template.js";
import { PageView } from "../parts/sheet/page-view.js";

export interface Lit {
  readonly block: PlacedBlock;
  /** True for the box with the error or the greatest need. */
  readonly fault?: boolean;
  readonly words: string;
}

/** Movement beyond this is a drag, pixels. */
const STILL = 6;

/** Blocks at a point of the page, smallest first. Millimeters. */
export const blocksAt = (places: readonly PlacedBlock[], x: number, y: number): PlacedBlock[] =>
  places
    .map((place, i) => ({ place, i }))
    .filter(({ place: { x: left, y: top, w, h } }) => x >= left && y >= top && x <= left + w && y <= top + h)
    // Of two equal boxes, the inner one comes later.
    .sort((a, b) => a.place.w * a.place.h - b.place.w * b.place.h || b.i - a.i)
    .map(({ place }) => place);

/** A page as wide as its container, or zoomed in by 25% per step. */
export function FitWidth({
  zoom,
  children,
}: {
  readonly zoom: number;
  readonly children: (width: string) => preact.ComponentChild;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, measure] = useState(0);
  useEffect(() => {
    const desk = ref.current!.parentElement!;
    const look = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(desk);
      measure(desk.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
    };
    const watch = new ResizeObserver(look);
    watch.observe(desk);
    look();
    return () => watch.disconnect();
  }, []);
  return (
    <div class="sized" ref={ref}>
      {children(room > 0 ? `${Math.round(room * 1.25 ** zoom)}px` : "100%")}
    </div>
  );
}

export function LitPage({
  size,
  svg,
  width,
  lit,
  follow,
  click,
}: {
  readonly size: PageSize;
  readonly svg: string;
  readonly width: string;
  readonly lit: readonly Lit[];
  readonly follow: boolean;
  /** Millimeters; `again` counts clicks on one point. */
  readonly click: (x: number, y: number, again: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const down = useRef<{ x: number; y: number } | undefined>(undefined);
  const last = useRef({ x: -99, y: -99, again: 0 });
  const first = lit[0]?.block;
  useEffect(() => {
    const desk = place.current?.closest(".desk");
    const box = place.current?.querySelector(".lit-box");
    if (!follow || !desk || !box) return;
    const [room, at] = [desk.getBoundingClientRect(), box.getBoundingClientRect()];
    if (at.top < room.top || at.bottom > room.bottom)
      desk.scrollTop += at.top - room.top - Math.max(20, (room.height - at.height) / 2);
    if (at.left < room.left || at.right > room.right)
      desk.scrollLeft += at.left - room.left - Math.max(20, (room.width - at.width) / 2);
  }, [first?.name, first?.line, first?.column, first?.x, first?.y, follow]);
  // A tap ends in a click: acting earlier would let the finger hit whatever the click reveals.
  const clicked = (event: MouseEvent): void => {
    event.preventDefault();
    const from = down.current;
    down.current = undefined;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) return;
    const box = place.current!.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const same = Math.hypot(x - last.current.x, y - last.current.y) <= STILL;
    last.current = { x, y, again: same ? last.current.again + 1 : 0 };
    click((x / box.width) * size.width, (y / box.height) * size.height, last.current.again);
  };
  return (
    <div
      class="lit-page"
      ref={place}
      style={{ width }}
      onPointerDown={(event) => (down.current = { x: event.clientX, y: event.clientY })}
      onClickCapture={clicked}
    >
      <PageView markup={svg} title={size.title} width="100%" />
      <div class="lit" aria-hidden="true">
        {lit.map(({ block: { x, y, w, h }, fault, words }, i) => (
          <span
            key={i}
            class={`lit-box ${fault ? "bad" : ""}`}
            style={{
              left: `${(x / size.width) * 100}%`,
              top: `${(y / size.height) * 100}%`,
              width: `${(w / size.width) * 100}%`,
              height: `${(h / size.height) * 100}%`,
            }}
          >
            {words !== "" && (
              <b class={`${y < 8 ? "below" : ""} ${x + w / 2 > size.width * 0.7 ? "right" : ""}`}>{words}</b>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
