/** The current error, in millimeters on a ruler, with its fix as a button. */
import type { Shortage } from "../../../sheet/template/repair.js";
import type { Fault } from "./faults.js";

const mm = (length: number): string => `${Math.round(length * 10) / 10}`;

export function FaultBar({
  faults,
  at,
  turn,
  open,
  mend,
}: {
  readonly faults: readonly Fault[];
  /** Index of the error shown. */
  readonly at: number;
  readonly turn: () => void;
  readonly open: (fault: Fault) => void;
  readonly mend: (fault: Fault) => void;
}) {
  const fault = faults[at];
  if (!fault) return null;
  const { issue, name, shortage, repair } = fault;
  return (
    <section class="fault-bar" aria-label="Fault">
      <button type="button" class="fault-at" onClick={() => open(fault)} disabled={name === undefined}>
        {issue.line === undefined ? "–" : `${issue.line}:${issue.column ?? 1}`}
        <span class="sr"> of {name ?? "the sheet"}: go there</span>
      </button>
      <div>
        <p>
          <b>{sentence(issue.message)}</b>
        </p>
        {issue.hint !== undefined && <p class="quiet">{sentence(issue.hint)}</p>}
      </div>
      <div class="fault-acts">
        {repair && (
          <button type="button" class="btn main" onClick={() => mend(fault)}>
            {repair.words}
          </button>
        )}
        {faults.length > 1 && (
          <button type="button" class="btn" onClick={turn} title="Next error (F8)">
            {at + 1} of {faults.length}
            <span class="sr">: next error</span>
          </button>
        )}
      </div>
      {shortage && <Ruler shortage={shortage} />}
    </section>
  );
}

const sentence = (words: string): string => {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?)]$/.test(first) ? first : `${first}.`;
};

/** The room a box has, is missing and needs, to scale; ticks of 1, 5 or 10 mm. */
function Ruler({ shortage: { needs, has, along } }: { readonly shortage: Shortage }) {
  const lacks = needs - has;
  const tick = needs > 120 ? 10 : needs > 30 ? 5 : 1;
  const part = Math.max(0, Math.min(100, (has / needs) * 100));
  return (
    <div class="ruler">
      <div class="ruler-bars">
        <span class="has" style={{ width: `${part}%` }}>
          has {mm(has)} mm
        </span>
        <span class="lacks" style={{ width: `${100 - part}%` }}>
          <span>
            {mm(lacks)} mm too {along === "height" ? "low" : "narrow"}
          </span>
        </span>
        <svg class="ticks" aria-hidden="true">
          {Array.from({ length: Math.floor(needs / tick) + 1 }, (_, i) => (
            <line
              key={i}
              x1={`${((i * tick) / needs) * 100}%`}
              x2={`${((i * tick) / needs) * 100}%`}
              y1="0"
              y2={i % 5 === 0 ? 9 : 5}
            />
          ))}
        </svg>
      </div>
      <span class="needs">needs {mm(needs)}</span>
    </div>
  );
}
