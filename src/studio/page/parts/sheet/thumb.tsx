/** The first page of a blank sheet as a thumbnail, drawn one by one as they scroll into view. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../../protocol/calls.js";
import { ask, Faults } from "../../ask/ask.js";
import { sayFault } from "../../ask/issues-of.js";

interface Small {
  readonly address: string;
  readonly wide: boolean;
}
/** Pictures drawn so far, for as long as the page is open. */
const drawn = new Map<string, Small>();
let queue: Promise<unknown> = Promise.resolve();

/** A picture of the page's markup, without the page's fonts: at this size, text is just gray. */
async function draw(choice: Choice, key: string): Promise<Small | undefined> {
  const known = drawn.get(key);
  if (known) return known;
  const { svg, pages } = await ask(`thumb ${key}`, "draw", [choice, [0]]);
  if (svg[0] === undefined) return undefined;
  const address = URL.createObjectURL(new Blob([svg[0]], { type: "image/svg+xml" }));
  const small = { address, wide: pages[0].width > pages[0].height };
  drawn.set(key, small);
  return small;
}

export function Thumb({ system, sheet }: { readonly system: string; readonly sheet: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const key = `${system}/${sheet}`;
  const [small, show] = useState(drawn.get(key));
  useEffect(() => {
    let wanted = true;
    if (drawn.has(key)) return show(drawn.get(key));
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      const choice: Choice = { system, sheet, fill: "blank", seed: "1", theme: "color", paper: "letter" };
      queue = queue
        .then(() => (wanted ? draw(choice, key) : undefined))
        .then((found) => wanted && show(found))
        // A sheet that cannot be drawn has no picture; the sheet itself says why.
        .catch((error: unknown) => !(error instanceof Faults) && sayFault(error));
    });
    watch.observe(place.current!);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [key]);
  return (
    <span class={`thumb ${small?.wide ? "wide" : ""}`} ref={place}>
      {small && <img src={small.address} alt="" />}
    </span>
  );
}
