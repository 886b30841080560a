/** Keeps files dropped anywhere on the page and shows them under Files. Areas with their own use for them come first. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GivenFile } from "../../protocol/calls.js";
import { go } from "../place/address.js";
import { heldBy, readDropped } from "./dropped.js";
import { say } from "../place/status.js";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

type Take = (files: readonly GivenFile[]) => void;
/** The visible part that takes files dropped anywhere. */
let taker: Take | undefined;
/** The result for files dropped where nothing takes them. */
let came: string | undefined;

/** Takes files dropped anywhere while the component is mounted. */
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

/** The result for files dropped elsewhere, announced once. */
export function arrival(): string | undefined {
  const words = came;
  came = undefined;
  return words;
}

/** @returns true while files are dragged over the page */
export function useDropAnywhere(game: string): boolean {
  const [over, hover] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      hover(!event.defaultPrevented);
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) hover(false);
    };
    const drop = (event: DragEvent): void => {
      hover(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const held = heldBy(event.dataTransfer);
      void (async () => {
        const given = await readDropped(held);
        if (taker) return taker(given);
        const { takeFiles, takenWords } = await import("./take-files.js");
        came = takenWords(await takeFiles(given, game));
        go({ pane: "files", game });
      })().catch((error: unknown) =>
        say(`The browser could not store it: ${error instanceof Error ? error.message : String(error)}`),
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
