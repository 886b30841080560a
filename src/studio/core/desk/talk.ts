/** Messages from the core during a call: its progress, and pages that only the page can paint. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { Page } from "../../../sheet/drawing/types.js";
import type { Answer } from "../../protocol/calls.js";

type Post = (answer: Answer) => void;

export interface Talk {
  progress(done: number, of: number): void;
  /** @throws UserError if the browser cannot */
  paint(page: Page, dpi: number): Promise<Uint8Array>;
}

const waiting = new Map<number, (bytes: Uint8Array | null) => void>();
let next = 0;
let now: Talk | undefined;

/** The current call's line to the page; verbs must read it before their first await. */
export const talk = (): Talk => now!;

/** Starts a call. */
export function talking<T>(id: number, post: Post, start: () => T): T {
  now = {
    progress: (done, of) => post({ id, progress: { done, of } }),
    async paint(page, dpi) {
      const { renderSvg } = await import("../../../render/svg/index.js");
      const key = next++;
      const painted = new Promise<Uint8Array | null>((done) => waiting.set(key, done));
      const { width, height } = page;
      post({ id, paint: { key, svg: renderSvg(page), width, height, dpi } });
      const bytes = await painted;
      if (bytes) return bytes;
      const hint = "lower its dpi, or run pressbox build";
      throw new UserError(fault("png", `this browser cannot paint "${page.title}" at ${dpi} dpi`, { hint }));
    },
  };
  try {
    return start();
  } finally {
    now = undefined;
  }
}

export function painted(key: number, bytes: Uint8Array | null): void {
  waiting.get(key)?.(bytes);
  waiting.delete(key);
}
