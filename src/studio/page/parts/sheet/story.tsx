/** A game's story next to its sheet: selecting a paragraph highlights its play's row. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice, StoryLine } from "../../../protocol/calls.js";
import { ask, Superseded } from "../../ask/ask.js";
import { give } from "../../files/given.js";
import { issuesOf } from "../../ask/issues-of.js";
import { say } from "../../place/status.js";

export function Story({
  choice,
  lit,
  light,
}: {
  readonly choice: Choice;
  readonly lit: number | undefined;
  readonly light: (play: number) => void;
}) {
  const [lines, show] = useState<readonly StoryLine[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const key = JSON.stringify([choice.system, choice.seed, choice.code, choice.coach, choice.rules, choice.file]);
  useEffect(() => {
    let wanted = true;
    const take = (found: readonly StoryLine[]): void => void (wanted && show(found));
    const failed = (error: unknown): void => {
      if (wanted && !(error instanceof Superseded)) say(`The story: ${issuesOf(error)[0].message}`);
    };
    const given = choice.file === undefined ? Promise.resolve() : give(choice.system, choice.file);
    given
      .then(() => ask("story", "story", [choice]))
      .then(
        (found) => {
          take(found);
          // Finding the play of each paragraph takes longer.
          if (wanted) ask("story", "storyPlays", [choice]).then(take, failed);
        },
        (error: unknown) => {
          take([]);
          failed(error);
        },
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  useEffect(() => {
    const place = list.current;
    const line = place?.querySelector<HTMLElement>("[aria-current]");
    if (!place || !line) return;
    const [at, room] = [line.getBoundingClientRect(), place.getBoundingClientRect()];
    if (at.top < room.top || at.bottom > room.bottom)
      place.scrollTop += at.top - room.top - (room.height - at.height) / 2;
  }, [lit, lines]);
  /** One tab stop for the list: arrow keys go from line to line. */
  const isLit = ({ play, last = play }: StoryLine): boolean =>
    lit !== undefined && play !== undefined && play <= lit && lit <= last!;
  const first = Math.max(
    lines.findIndex(isLit),
    lines.findIndex(({ play }) => play !== undefined && !lines.some(isLit)),
  );
  const step = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const buttons = [...list.current!.querySelectorAll("button")];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
    next?.focus();
    next?.click();
  };
  return (
    <ol class="story" aria-label="Story" ref={list} onKeyDown={step} {...(first < 0 && { tabIndex: 0 })}>
      {lines.map((line, i) => (
        <li key={i} class={line.head ? "head" : ""}>
          {line.play === undefined ? (
            line.text
          ) : (
            <button
              type="button"
              tabIndex={i === first ? 0 : -1}
              aria-current={isLit(line) ? "true" : undefined}
              onClick={() => light(line.play!)}
            >
              {line.text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
