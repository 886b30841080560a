/** A dialog over the page, which stays visible: Escape or a click outside closes it, and focus returns to where it was. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Over({
  label,
  close,
  children,
}: {
  readonly label: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once: what is typed with its first sight goes into it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="over"
      aria-label={label}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="over-in">{children}</div>
    </dialog>
  );
}
