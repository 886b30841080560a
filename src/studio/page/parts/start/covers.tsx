/** The five covers, each drawn from its game's own equipment in a 240 × 320 viewBox. */
import type { ComponentChildren } from "preact";
import { PIPS } from "../../../../sheet/figures/pips.js";

const Ruler = ({ y, color }: { readonly y: number; readonly color: string }) => (
  <g stroke={color} fill="none">
    <path d={`M0 ${y}H240M0 ${y + 12}H240`} />
    {Array.from({ length: 39 }, (_, i) => (
      <path key={i} d={`M${6 + i * 6} ${y}v${i % 5 === 4 ? 8 : 4}`} />
    ))}
  </g>
);

/** A two-line title in the slab font. */
const Title = ({
  lines,
  x = 20,
  y = 48,
  size = 34,
  fill = "#fff",
}: {
  readonly lines: readonly string[];
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly fill?: string;
}) => (
  <>
    {lines.map((line, i) => (
      <text key={line} class="slab" x={x} y={y + i * size * 1.05} font-size={size} fill={fill}>
        {line}
      </text>
    ))}
  </>
);

const D6 = ({
  at,
  turn,
  size,
  face,
  fill,
  ink,
}: {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly size: number;
  readonly face: number;
  readonly fill: string;
  readonly ink: string;
}) => (
  <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
    <rect
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      rx={size / 7}
      fill={fill}
      stroke={ink}
      stroke-width="2"
    />
    {PIPS[face].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={(x * size) / 4} cy={(y * size) / 4} r={size / 11} fill={ink} />
    ))}
  </g>
);

/** A twenty-sided die from above: a hexagon and its facets. */
const D20 = ({
  at,
  size,
  fill,
  ink,
  face,
}: {
  readonly at: readonly [number, number];
  readonly size: number;
  readonly fill: string;
  readonly ink: string;
  readonly face: number;
}) => {
  const corner = (i: number, r = size): string =>
    `${(r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(-r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`;
  const inner = [0, 2, 4].map((i) => corner(i + 0, size * 0.6));
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} stroke={ink} stroke-width="1.5" stroke-linejoin="round">
      <path d={`M${[0, 1, 2, 3, 4, 5].map((i) => corner(i)).join("L")}Z`} fill={fill} />
      <path d={`M${inner.join("L")}Z`} fill="none" />
      <path
        d={[0, 2, 4]
          .map(
            (i, k) => `M${inner[k]}L${corner(i)}M${inner[k]}L${corner((i + 1) % 6)}M${inner[k]}L${corner((i + 5) % 6)}`,
          )
          .join("")}
        fill="none"
      />
      <text
        x="0"
        y={size * 0.22}
        font-size={size * 0.5}
        text-anchor="middle"
        fill={ink}
        stroke="none"
        font-weight="700"
      >
        {face}
      </text>
    </g>
  );
};

/** A ten-sided die from above: a kite. */
const D10 = ({
  at,
  fill,
  ink,
  face,
}: {
  readonly at: readonly [number, number];
  readonly fill: string;
  readonly ink: string;
  readonly face: number;
}) => (
  <g transform={`translate(${at[0]} ${at[1]})`} stroke={ink} stroke-width="1.5" stroke-linejoin="round">
    <path d="M0-26 26 0 0 26-26 0Z" fill={fill} />
    <path d="M0-26-14 4 0 14 14 4ZM-14 4-26 0M14 4 26 0M0 14V26" fill="none" />
    <text x="0" y="6" font-size="17" text-anchor="middle" fill={ink} stroke="none" font-weight="700">
      {face}
    </text>
  </g>
);

const Card = ({
  turn,
  head,
  at,
}: {
  readonly turn: number;
  readonly head: string;
  readonly at: readonly [number, number];
}) => (
  <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`} stroke="#161616">
    <rect x="-32" y="-48" width="64" height="92" fill="#fff" />
    <rect x="-32" y="-48" width="64" height="17" fill="#1F3A68" stroke="none" />
    <text x="-26" y="-35" font-size="13" fill="#fff" stroke="none" font-weight="700">
      {head}
    </text>
    <path d="M-26-18H26M-26-6H26M-26 6H26M-26 18H26" stroke="#8A97B5" fill="none" />
  </g>
);

const PLAYS = [60, 92, 124, 156, 188];

const ART: Readonly<Record<string, ComponentChildren>> = {
  dynasty: (
    <>
      <rect width="240" height="320" fill="#1E5B3A" />
      <Title lines={["d6", "Dynasty"]} size={36} />
      <Ruler y={98} color="#fff" />
      <D6 at={[176, 152]} turn={24} size={46} face={4} fill="#1E5B3A" ink="#fff" />
      <D6 at={[104, 205]} turn={-9} size={124} face={6} fill="#fff" ink="#1E5B3A" />
      <D6 at={[56, 282]} turn={-16} size={50} face={4} fill="#1E5B3A" ink="#fff" />
      <D6 at={[190, 272]} turn={12} size={62} face={1} fill="#1E5B3A" ink="#fff" />
    </>
  ),
  postcard: (
    <>
      <rect width="240" height="320" fill="#F4EFE2" />
      <Title lines={["PostCard", "Football"]} size={25.5} fill="#2E7D32" y={46} />
      <g transform="translate(205 96) rotate(5)">
        <rect
          x="-18"
          y="-22"
          width="36"
          height="44"
          fill="#2E7D32"
          stroke="#F4EFE2"
          stroke-width="3"
          stroke-dasharray="3 3"
        />
        <text x="0" y="7" font-size="18" text-anchor="middle" fill="#fff" class="slab">
          2
        </text>
      </g>
      <path d="M130 90q14-8 28 0t28 0M130 98q14-8 28 0t28 0" fill="none" stroke="#57534A" />
      <circle cx="144" cy="94" r="18" fill="none" stroke="#57534A" />
      <g transform="translate(120 236) rotate(-6)">
        <rect x="-132" y="-80" width="264" height="160" fill="#fff" stroke="#161616" />
        <rect x="-126" y="-70" width="252" height="140" fill="#2E7D32" />
        <path d={Array.from({ length: 9 }, (_, i) => `M${-100 + i * 25}-70V70`).join("")} stroke="#fff" fill="none" />
        <path d="M-126-24H126M-126 24H126" stroke="#fff" stroke-dasharray="1 4" />
        <circle r="32" fill="#fff" stroke="#161616" stroke-width="2" />
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <text
            key={i}
            x={21 * Math.sin((i * Math.PI) / 3)}
            y={4 - 21 * Math.cos((i * Math.PI) / 3)}
            font-size="12"
            text-anchor="middle"
            fill="#161616"
            font-weight="700"
          >
            {i + 1}
          </text>
        ))}
        <ellipse rx="9" ry="6" fill="#8A5A2B" />
      </g>
    </>
  ),
  "pen-and-paper": (
    <>
      <rect width="240" height="320" fill="#F9F7F0" />
      <rect width="240" height="112" fill="#8C2F2B" />
      <Title lines={["Pen & Paper", "Football"]} size={25.5} y={44} />
      <Ruler y={92} color="#fff" />
      <path d={Array.from({ length: 11 }, (_, i) => `M0 ${132 + i * 18}H240`).join("")} stroke="#C9D4E6" />
      <g fill="none" stroke="#2B4C7E" stroke-width="4" stroke-linecap="round">
        {PLAYS.map((x, i) => (
          <path key={x} d={`M${x - 24} ${194 - i * 1}l14 15m0-15-14 15`} />
        ))}
        {PLAYS.map((x) => (
          <circle key={x} cx={x - 8} cy="240" r="8" />
        ))}
        <path d="M30 240c-6-70 10-100 74-98l-12-9m12 9-12 9" />
        <path d="M122 286c40-6 70-8 92-46l-14 6m14-6 1 15" />
        <circle cx="112" cy="286" r="8" />
      </g>
      <circle cx="112" cy="286" r="17" fill="none" stroke="#8C2F2B" stroke-width="2.5" />
    </>
  ),
  "5d20": (
    <>
      <rect width="240" height="320" fill="#161616" />
      {["#C62828", "#FFFFFF", "#1F5FBF", "#161616", "#F2B319"].map((color, i) => (
        <rect
          key={color}
          x={20 + i * 28}
          y="20"
          width="28"
          height="8"
          fill={color}
          stroke="#8b877c"
          stroke-width=".6"
        />
      ))}
      <Title lines={["5D20"]} size={56} y={84} />
      <text x="20" y="106" font-size="17" fill="#fff" font-weight="600" letter-spacing=".6">
        FOOTBALL
      </text>
      <D20 at={[62, 172]} size={35} fill="#C62828" ink="#fff" face={17} />
      <D20 at={[124, 160]} size={35} fill="#fff" ink="#161616" face={20} />
      <D20 at={[186, 174]} size={35} fill="#1F5FBF" ink="#fff" face={4} />
      <D20 at={[92, 240]} size={35} fill="#161616" ink="#fff" face={11} />
      <D20 at={[156, 242]} size={35} fill="#F2B319" ink="#161616" face={13} />
      <Ruler y={302} color="#fff" />
    </>
  ),
  "dice-football": (
    <>
      <rect width="240" height="320" fill="#1F3A68" />
      <Title lines={["DICE"]} size={44} y={66} />
      <text x="20" y="90" font-size="17" fill="#fff" font-weight="600" letter-spacing=".6">
        FOOTBALL
      </text>
      <Card turn={-24} head="QB" at={[58, 196]} />
      <Card turn={-9} head="RB" at={[96, 186]} />
      <Card turn={9} head="OL" at={[138, 186]} />
      <Card turn={26} head="DB" at={[180, 196]} />
      <D10 at={[48, 272]} fill="#161616" ink="#fff" face={7} />
      <D10 at={[98, 282]} fill="#fff" ink="#161616" face={0} />
      <D10 at={[148, 276]} fill="#C62828" ink="#fff" face={4} />
      <D10 at={[196, 266]} fill="#1F5FBF" ink="#fff" face={9} />
    </>
  ),
};

export function Cover({ game, number }: { readonly game: string; readonly number: number }) {
  return (
    <svg viewBox="0 0 240 320" aria-hidden="true">
      {ART[game]}
      <rect x="204" y="10" width="26" height="26" fill="#fff" stroke="#161616" />
      <text class="slab" x="217" y="29" font-size="17" text-anchor="middle" fill="#161616">
        {number}
      </text>
    </svg>
  );
}
