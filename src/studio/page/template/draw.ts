/** The sheet drawn from the templates as they are typed: the newest text wins, the last good page stays, what never ends is stopped. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import type { Choice } from "../../protocol.js";
import { unpackPlaces, type PlacedBlock, type TemplateDrawn, type TemplateTexts } from "../../template-protocol.js";
import { ask, Faults, Superseded, TooLong } from "../ask.js";
import { give } from "../given.js";

/** A template that takes longer is stopped, seconds. */
const MOST_SECONDS = 5;

export interface DrawnPage extends Omit<TemplateDrawn, "places"> {
  readonly places: readonly PlacedBlock[];
  /** What it was drawn from. */
  readonly own: TemplateTexts;
  readonly key: string;
}

export interface Drawing {
  /** The last page without a fault. */
  readonly drawn?: DrawnPage;
  readonly issues: readonly Issue[];
}

/** Sheets whose games, faces and packages have come: only the templates' own time counts from then on. */
const warm = new Set<string>();

async function draw(choice: Choice, page: number, own: TemplateTexts): Promise<TemplateDrawn> {
  const { system, sheet, fill } = choice;
  if (choice.file !== undefined) await give(system, choice.file);
  const key = `${system} ${fill}`;
  if (!warm.has(key)) {
    // A sheet of the person's own is none without its template.
    const first = ask("template", "drawTemplate", [choice, page, {}]);
    await first.catch((error: unknown) => {
      if (error instanceof Superseded) throw error;
    });
    warm.add(key);
    if (Object.keys(own).length === 0) return first;
  }
  try {
    return await ask("template", "drawTemplate", [choice, page, own], { seconds: MOST_SECONDS });
  } catch (error) {
    if (error instanceof TooLong) {
      warm.clear();
      throw new Faults([
        {
          severity: "error",
          code: "template-endless",
          message: `the sheet ${sheet} was not done after ${MOST_SECONDS} seconds and was stopped`,
          hint: "take back the last change: repeats inside repeats multiply",
        },
      ]);
    }
    throw error;
  }
}

/** @param told of every end: the pages, or the faults; with the milliseconds since the text was there */
export function useTemplateDrawn(
  choice: Choice,
  page: number,
  own: TemplateTexts,
  ready: boolean,
  told: (end: Drawing, ms: number) => void,
): Drawing {
  const [state, show] = useState<Drawing>({ issues: [] });
  const latest = useRef(told);
  latest.current = told;
  const key = JSON.stringify(choice);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    const from = performance.now();
    const end = (next: (now: Drawing) => Drawing): void => {
      if (!wanted) return;
      show((now) => {
        const then = next(now);
        queueMicrotask(() =>
          requestAnimationFrame(() => {
            performance.measure("template", { start: from });
            latest.current(then, performance.now() - from);
          }),
        );
        return then;
      });
    };
    draw(choice, page, own).then(
      ({ places, ...drawn }) =>
        end(() => ({ drawn: { ...drawn, places: unpackPlaces(places), own, key }, issues: [] })),
      (error: unknown) => {
        if (error instanceof Superseded) return;
        const issues =
          error instanceof Faults
            ? error.issues
            : [
                {
                  severity: "error",
                  code: "core",
                  message: error instanceof Error ? error.message : String(error),
                } as Issue,
              ];
        end(({ drawn }) => ({ ...(drawn && { drawn }), issues }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, page, own, ready]);
  return state;
}
