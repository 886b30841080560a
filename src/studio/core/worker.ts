/** Runs the core in a worker: calls come in, answers go out. */
import { UserError } from "../../kernel/issue/index.js";
import type { Answer, Call } from "../protocol/calls.js";
import { NOT_HERE } from "./desk/assets.js";
import { lackingSince, lackingSoFar } from "./pictures/pictures.js";
import { talking } from "./desk/talk.js";
import { VERBS, type Verbs } from "./verbs.js";

/** The part of a worker's global scope used here; the page's types declare it as a window. */
const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: Call }) => void;
  postMessage(answer: Answer, moved?: Transferable[]): void;
};

/** A module that did not come, as Chromium, Firefox and Safari call it. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === NOT_HERE || /dynamically imported module|importing a module script/i.test(error.message));

/** Calls that change nothing: one that lost a part of Studio is made again, since a part may have been on its way from before. */
const READS: ReadonlySet<string> = new Set<keyof Verbs>([
  "draw",
  "drawTemplate",
  "openCode",
  "pageText",
  "pdf",
  "seasonSetup",
  "story",
  "storyPlays",
  "svgFile",
  "listWays",
  "templateWords",
  "templates",
]);
/** Milliseconds before that. */
const AGAIN_AFTER = 400;

const movable = (result: unknown): Transferable[] => {
  const bytes = (result as { bytes?: unknown } | undefined)?.bytes;
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
};

scope.onmessage = async ({ data: { id, verb, args } }) => {
  const before = lackingSoFar();
  /** False if a picture is missing: the page must send it and repeat the call. */
  const isWhole = (): boolean => {
    const pictures = lackingSince(before);
    if (pictures.length > 0) scope.postMessage({ id, pictures });
    return pictures.length === 0;
  };
  try {
    const work = (VERBS as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>)[verb];
    const call = (): Promise<unknown> =>
      talking(
        id,
        (answer) => scope.postMessage(answer),
        () => work(...args),
      );
    const result = await call().catch(async (error: unknown) => {
      if (!isLost(error) || !READS.has(verb)) throw error;
      await new Promise((done) => setTimeout(done, AGAIN_AFTER));
      return call();
    });
    if (isWhole()) scope.postMessage({ id, result }, movable(result));
  } catch (error) {
    if (!isWhole()) return;
    if (error instanceof UserError) scope.postMessage({ id, issues: error.issues });
    else {
      // For whoever mends it; the page says what happened in a line.
      if (!isLost(error)) console.error(error);
      scope.postMessage({ id, error: isLost(error) ? NOT_HERE : error instanceof Error ? error.message : `${error}` });
    }
  }
};
scope.postMessage({ ready: true });
