/** A drawn page: the core's markup in a document of paper. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { trusted } from "../trusted.js";

export function PageView({
  markup,
  title,
  width,
}: {
  readonly markup: string;
  readonly title: string;
  readonly width: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = trusted.svg(markup);
  }, [markup]);
  return <div class="page" ref={place} style={{ width }} role="img" aria-label={title} />;
}
