/** A drop area for files, with a button to choose them. */
import { useRef, useState } from "preact/hooks";
import type { GivenFile } from "../../../protocol/calls.js";
import { heldBy, readChosen, readDropped, takesFolders, type Dropped } from "../../files/dropped.js";
import { say } from "../../place/status.js";
import { DropIcon } from "../marks/icons.js";

export function Drop({
  label,
  folders = false,
  take,
}: {
  readonly label: string;
  /** True if a folder can be chosen, too. */
  readonly folders?: boolean;
  readonly take: (files: readonly GivenFile[]) => void;
}) {
  const [over, hover] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const taken = (reading: Promise<readonly GivenFile[]>): void =>
    void reading.then(take, (error: unknown) =>
      say(`Not read: ${error instanceof Error ? error.message : String(error)}`),
    );
  const got = (held: Dropped): void => {
    if (held.files.length > 0) taken(readDropped(held));
  };
  return (
    <div
      class={`drop ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        hover(true);
      }}
      onDragLeave={() => hover(false)}
      onDrop={(event) => {
        event.preventDefault();
        hover(false);
        got(heldBy(event.dataTransfer));
      }}
    >
      <DropIcon />
      <span>{label}</span>
      <button type="button" class="btn" onClick={() => input.current?.click()}>
        Choose files
      </button>
      <input
        ref={input}
        class="sr"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          got({ entries: [], files: [...(event.currentTarget.files ?? [])] });
          event.currentTarget.value = "";
        }}
      />
      {folders && takesFolders() && (
        <>
          <button type="button" class="btn" onClick={() => folder.current?.click()}>
            Open folder
          </button>
          <input
            ref={folder}
            class="sr"
            type="file"
            {...{ webkitdirectory: true }}
            tabIndex={-1}
            aria-label="Folder"
            onChange={(event) => {
              taken(readChosen([...(event.currentTarget.files ?? [])]));
              event.currentTarget.value = "";
            }}
          />
        </>
      )}
    </div>
  );
}
