/** The page's side of the core: calls by lane; within a lane, the newest call wins. */
import type { Issue } from "../../../kernel/issue/index.js";
import type { Verbs } from "../../core/verbs.js";
import type { Answer } from "../../protocol/calls.js";
import type { PaintOrder } from "../../protocol/set.js";
import { trusted } from "./trusted.js";

/** Set by the build: the worker's script, relative to the page's folder. */
declare const STUDIO_CORE: string;

/** Errors that the user can fix. */
export class Faults extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super(issues.map(({ message }) => message).join("; "));
  }
}

/** A newer call in the same lane replaced this one. */
export class Superseded extends Error {}

/** The core exceeded the time limit for templates. */
export class TooLong extends Error {
  constructor(readonly seconds: number) {
    super(`stopped after ${seconds} s`);
  }
}

type Result<V extends keyof Verbs> = Awaited<ReturnType<Verbs[V]>>;

interface Waiting {
  readonly again: () => void;
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
  readonly progress?: (done: number, of: number) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let next = 0;

/** Starts the core unless it is running. */
export function startCore(): Worker {
  if (worker) return worker;
  const started = new Worker(trusted.scriptUrl(new URL(STUDIO_CORE, document.baseURI)), {
    type: "module",
    name: "core",
  });
  started.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("ready" in data) return;
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ("pictures" in data) return void give(started, data.pictures, asked);
    if ("paint" in data) return void paint(data.paint);
    if ("progress" in data) return asked.progress?.(data.progress.done, data.progress.of);
    waiting.delete(data.id);
    if ("result" in data) asked.done(data.result as never);
    else asked.failed("issues" in data ? new Faults(data.issues) : new Error(data.error));
  };
  started.onerror = (event) => stopCore(new Error(event.message || "the core did not start"));
  return (worker = started);
}

let watched = false;

/** Sends the core the pictures that a drawing lacks, and repeats the call. */
async function give(core: Worker, names: readonly string[], { again, failed }: Waiting): Promise<void> {
  try {
    const { readPictures, watchPictures } = await import("../store/picture-files.js");
    if (!watched) watchPictures((changed) => worker && void send("forgetPictures", [changed]));
    watched = true;
    await send("holdPictures", [await readPictures(names)]);
    if (worker === core) again();
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Paints a page for the core, which has no canvas. */
async function paint({ key, svg, width, height, dpi }: PaintOrder): Promise<void> {
  const bytes = await import("../store/files-out.js")
    .then(({ paintPage }) => paintPage(new Blob([svg], { type: "image/svg+xml" }), { width, height }, dpi))
    // The core waits for an answer, and names the page that cannot be painted.
    .catch(() => null);
  await send("painted", [key, bytes]);
}

/** Stops the core and rejects all open calls with the reason. The next call starts another. */
function stopCore(why: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { failed } of waiting.values()) failed(why);
  waiting.clear();
}

/** @param seconds time limit after which the core is stopped: a template may loop forever */
function send<V extends keyof Verbs>(
  verb: V,
  args: Parameters<Verbs[V]>,
  { seconds, progress }: AskOptions = {},
): Promise<Result<V>> {
  const id = next++;
  return new Promise<Result<V>>((done, failed) => {
    const timer = seconds === undefined ? undefined : setTimeout(() => stopCore(new TooLong(seconds)), seconds * 1000);
    const end =
      <T>(then: (given: T) => void) =>
      (given: T): void => {
        clearTimeout(timer);
        then(given);
      };
    const again = (): void => startCore().postMessage({ id, verb, args });
    waiting.set(id, {
      again,
      done: end(done as (result: never) => void),
      failed: end(failed),
      ...(progress && { progress }),
    });
    again();
  });
}

export interface AskOptions {
  readonly seconds?: number;
  readonly progress?: (done: number, of: number) => void;
}

/** A running call, and the newest call waiting for it. */
interface Lane {
  busy: boolean;
  next?: { readonly start: () => void; readonly drop: () => void };
}
const lanes = new Map<string, Lane>();

/**
 * Calls the core. In a lane, one call runs and the newest waits; any between them are dropped.
 * @throws Faults, Superseded, TooLong
 */
export function ask<V extends keyof Verbs>(
  laneName: string,
  verb: V,
  args: Parameters<Verbs[V]>,
  options?: AskOptions,
): Promise<Result<V>> {
  const lane = lanes.get(laneName) ?? { busy: false };
  lanes.set(laneName, lane);
  return new Promise<Result<V>>((done, failed) => {
    const start = (): void => {
      lane.busy = true;
      send(verb, args, options)
        .then(done, failed)
        .finally(() => {
          lane.busy = false;
          const { next: after } = lane;
          delete lane.next;
          after?.start();
        });
    };
    if (!lane.busy) return start();
    lane.next?.drop();
    lane.next = { start, drop: () => failed(new Superseded()) };
  });
}
