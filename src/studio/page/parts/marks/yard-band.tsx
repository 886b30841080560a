/** The yard band below the masthead. During work it is the progress bar: a hundred yards are 100%. */
const TICKS = Array.from({ length: 81 }, (_, i) => i);
const LABELS = [10, 20, 30, 40, 50, 40, 30, 20, 10];
/** Width of an end zone; the whole field is 1,000. */
const END = 40;
const yard = (percent: number): number => END + (percent * (1000 - 2 * END)) / 100;

export function YardBand({ done }: { readonly done?: number }) {
  const at = done === undefined ? undefined : yard(Math.max(0, Math.min(1, done)) * 100);
  return (
    <div
      class="yard"
      {...(done !== undefined && {
        role: "progressbar",
        "aria-label": "Work done",
        "aria-valuenow": Math.round(done * 100),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
      })}
    >
      <svg viewBox="0 0 1000 18" preserveAspectRatio="none" width="100%" height="18" aria-hidden="true">
        {TICKS.map((i) => (
          <line key={i} x1={yard(i * 1.25)} x2={yard(i * 1.25)} y1={i % 8 === 0 ? 6 : 12} y2="18" />
        ))}
        {[-20, -10, 0, 10, 20, 30].map((x) => (
          <g key={x}>
            <path d={`M${x} 18 ${x + 10} 0`} />
            <path d={`M${970 + x} 18 ${980 + x} 0`} />
          </g>
        ))}
        {at !== undefined && <rect class="done" x={END} y="0" width={at - END} height="18" />}
        {at !== undefined && <line class="chain" x1={at} x2={at} y1="0" y2="18" />}
      </svg>
      <ol aria-hidden="true">
        {LABELS.map((label, i) => (
          <li key={i}>{label}</li>
        ))}
      </ol>
    </div>
  );
}
