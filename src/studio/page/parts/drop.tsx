/** A place for files: dropped, or chosen with a button. */
import { useRef, useState } from "preact/hooks";
import type { GivenFile } from "../../protocol.js";
import { DropIcon } from "./icons.js";

const given = async (files: Iterable<File>): Promise<readonly GivenFile[]> =>
  Promise.all([...files].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));

export function Drop({
  label,
  take,
}: {
  readonly label: string;
  readonly take: (files: readonly GivenFile[]) => void;
}) {
  const [over, hover] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const got = (files: FileList | null | undefined): void => {
    if (files && files.length > 0) void given(files).then(take);
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
        got(event.dataTransfer?.files);
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
          got(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
