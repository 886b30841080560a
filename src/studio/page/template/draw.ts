/** Draws the sheet as its templates are typed: the newest text wins, the last good page stays, and endless templates are stopped. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import type { Choice } from "../../protocol/calls.js";
import { unpackPlaces, type PlacedBlock, type TemplateDrawn, type TemplateTexts } from "../../protocol/template.js";
import { ask, Faults, Superseded, TooLong } from "../ask/ask.js";
import { give } from "../files/given.js";
import { issuesOf } from "../ask/issues-of.js";

/** Time limit for a template, seconds. */
const MOST_SECONDS = 5;

export interface DrawnPage extends Omit<TemplateDrawn, "places"> {
  readonly places: readonly PlacedBlock[];
  /** Its source. */
  readonly own: TemplateTexts;
  readonly key: string;
}

export interface Drawing {
  /** The last page without errors. */
  readonly drawn?: DrawnPage;
  readonly issues: readonly Issue[];
}

/** Sheets whose game, fonts, words and packages have loaded: from then on, only the templates' own time counts. */
const warm = new Set<string>();

async function draw(choice: Choice, page: number, own: TemplateTexts): Promise<TemplateDrawn> {
  const { system, sheet, fill, words } = choice;
  if (choice.file !== undefined) await give(system, choice.file);
  const key = [system, sheet, fill, words].join(" ");
  if (!warm.has(key)) {
    // The user's own sheet does not exist without its template.
    const first = ask("template", "drawTemplate", [choice, page, {}]);
    await first.catch((error: unknown) => {
      if (!(error instanceof Faults)) throw error;
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
          message: `the sheet ${sheet} was stopped after ${MOST_SECONDS} seconds`,
          hint: "undo the last change: nested repeats multiply",
        },
      ]);
    }
    throw error;
  }
}

/** @param onDrawn called with each result: the pages or the errors, and the milliseconds since the text changed */
export function useTemplateDrawn(
  choice: Choice,
  page: number,
  own: TemplateTexts,
  ready: boolean,
  onDrawn: (end: Drawing, ms: number) => void,
): Drawing {
  const [state, show] = useState<Drawing>({ issues: [] });
  const latest = useRef(onDrawn);
  latest.current = onDrawn;
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
        end(({ drawn }) => ({ ...(drawn && { drawn }), issues: issuesOf(error) }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, page, own, ready]);
  return state;
}
