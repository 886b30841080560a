/** Controls of the option lines: one of few, one of many. */
import { useId } from "preact/hooks";

export interface Option<T extends string> {
  readonly id: T;
  readonly title: string;
  /** Written in pencil. */
  readonly hand?: boolean;
  readonly off?: string | undefined;
}

/** One of few, side by side: arrows move, as in any group of radio buttons. */
export function Seg<T extends string>({
  label,
  options,
  value,
  choose,
}: {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (id: T) => void;
}) {
  const name = useId();
  return (
    <fieldset class="seg">
      <legend class="sr">{label}</legend>
      {options.map(({ id, title, hand, off }) => (
        <label key={id} class={hand ? "hand" : ""} title={off}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            disabled={off !== undefined}
            onChange={() => choose(id)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of many. */
export function Pick<T extends string>({
  label,
  options,
  value,
  choose,
}: {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (id: T) => void;
}) {
  return (
    <label class="pick">
      <span class="sr">{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {options.map(({ id, title }) => (
          <option key={id} value={id} selected={id === value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
