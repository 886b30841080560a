/** A place for files: dropped, or chosen with a button. */
import { useRef, useState } from "preact/hooks";
import type { GivenFile } from "../../protocol.js";
import { heldBy, readDropped, type Dropped } from "../dropped.js";
import { say } from "../status.js";
import { DropIcon } from "./icons.js";

export function Drop({
  label,
  take,
}: {
  readonly label: string;
  readonly take: (files: readonly GivenFile[]) => void;
}) {
  const [over, hover] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const got = (held: Dropped): void => {
    if (held.files.length === 0) return;
    readDropped(held).then(take, (error: unknown) =>
      say(`Not read: ${error instanceof Error ? error.message : String(error)}`),
    );
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
    </div>
  );
}
