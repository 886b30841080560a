/** Files dropped anywhere on the page: kept, and shown under Files. Places with a use of their own for them come first. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GivenFile } from "../protocol.js";
import { go } from "./address.js";
import { say } from "./status.js";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

type Take = (files: readonly GivenFile[]) => void;
/** The part in sight that takes files from wherever they fall. */
let taker: Take | undefined;
/** What came of files that were dropped where nothing takes them. */
let came: string | undefined;

/** Takes what is dropped anywhere, for as long as the component stands. */
export function useDropped(take: Take): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const own: Take = (files) => latest.current(files);
    taker = own;
    return () => {
      if (taker === own) taker = undefined;
    };
  }, []);
}

/** What came of files that were dropped elsewhere, told once. */
export function arrival(): string | undefined {
  const words = came;
  came = undefined;
  return words;
}

/** @returns true while files are held over the page */
export function useDropAnywhere(game: string): boolean {
  const [over, hover] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      hover(!event.defaultPrevented);
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) hover(false);
    };
    const drop = (event: DragEvent): void => {
      hover(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      void (async () => {
        const given = await Promise.all(
          files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
        );
        if (taker) return taker(given);
        const { takeFiles, takenWords } = await import("./take-files.js");
        came = takenWords(await takeFiles(given, game));
        go({ pane: "files", game });
      })().catch((error: unknown) =>
        say(`The browser did not keep it: ${error instanceof Error ? error.message : String(error)}`),
      );
    };
    addEventListener("dragover", drag);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", drag);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [game]);
  return over;
}
