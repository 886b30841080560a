/** Controls of the option lines: pick one of a few, or one of many. */
import { useId } from "preact/hooks";

export interface Option<T extends string> {
  readonly id: T;
  readonly title: string;
  /** True to show it in handwriting. */
  readonly hand?: boolean;
  readonly off?: string | undefined;
}

interface Choosing<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (id: T) => void;
}

/** One of a few, side by side: arrow keys move, as in any group of radio buttons. */
export function Seg<T extends string>({ label, options, value, choose }: Choosing<T>) {
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

/** One of many, as a menu. */
export function Pick<T extends string>({ label, options, value, choose }: Choosing<T>) {
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

/** A text field. */
export function Well({
  label,
  value,
  write,
  placeholder,
  name = false,
  numeric = false,
  required = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly write: (text: string) => void;
  readonly placeholder?: string;
  /** True if it is wide enough for a name. */
  readonly name?: boolean;
  readonly numeric?: boolean;
  readonly required?: boolean;
}) {
  return (
    <label class={`well seed-line${name ? " name-line" : ""}`}>
      {label}
      <input
        class="hand"
        value={value}
        placeholder={placeholder}
        inputMode={numeric ? "numeric" : undefined}
        required={required}
        onInput={(event) => write(event.currentTarget.value)}
      />
    </label>
  );
}

/** The seed for a field, random if left empty. */
export const seedOf = (typed: string): string =>
  typed.trim() === "" ? `${1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 9999)}` : typed.trim();
