/** The situation as a picture: scoreboard and field, or the tray of a solo game. The words come from the core. */
import type { ComponentChildren } from "preact";
import type { Board, BoardSide, FieldBoard, TrayBoard } from "../../../../kernel/machine/board.js";
import { colorsOf, Helmet } from "../marks/helmet.js";
import { Die } from "./die.js";

export function Scoreboard({ board }: { readonly board: Board }) {
  return board.kind === "field" ? <Teams board={board} /> : <Campaign board={board} />;
}

function Teams({ board }: { readonly board: FieldBoard }) {
  const { clock, period, ball } = board;
  const team = (side: "away" | "home", { name, monogram, colors, score, held }: BoardSide) => (
    <div class={`team ${side}`}>
      <Helmet side={side} monogram={monogram} colors={colors} />
      <span class={`who ${ball === side ? "has-ball" : ""}`}>
        {name}
        {held && <small>{held.words}</small>}
      </span>
      <b class="pts">{score}</b>
    </div>
  );
  return (
    <div class="score" aria-hidden="true">
      {team("away", board.away)}
      <div class="clock">
        <b>{clock.figure}</b>
        {[clock.unit, period].filter((part) => part !== undefined && part !== "").join(" · ")}
      </div>
      {team("home", board.home)}
    </div>
  );
}

const Campaign = ({ board: { title, note, owned, points } }: { readonly board: TrayBoard }) => (
  <div class="score campaign" aria-hidden="true">
    <div class="team">
      <b class="pts">{owned.count}</b>
      <span class="who">{owned.words.replace(/^\d+ /, "")}</span>
    </div>
    <div class="clock">
      <b>{title}</b>
      {note}
    </div>
    <div class="team home">
      <span class="who">points</span>
      <b class="pts">{points}</b>
    </div>
  </div>
);

/** Drawn width of an end zone, yards. */
const END = 7;
const LENGTH = 100 + 2 * END;

/** Position on the drawn field, visitors' goal on the left. @param spot yards from the own goal line of the side with the ball */
const across = (side: "away" | "home", spot: number): number => END + (side === "away" ? spot : 100 - spot);

/** The field with the ball and the line to gain. @param before the ball's previous spot */
export function FieldStrip({
  board,
  before,
  words,
}: {
  readonly board: FieldBoard;
  readonly before?: FieldBoard | undefined;
  /** Label for screen readers; absent if the words are next to it. */
  readonly words?: string;
}) {
  const { ball, at, series } = board;
  const x = at && across(ball, at.spot);
  const from = before?.at && across(before.ball, before.at.spot);
  const gain = at && series && across(ball, Math.min(100, at.spot + series.toGo));
  const mini = before !== undefined;
  const height = mini ? 7 : 19;
  const middle = mini ? height / 2 : 7.5;
  return (
    <svg
      class="fieldstrip"
      viewBox={`0 0 ${LENGTH} ${height}`}
      {...(words === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": words })}
    >
      <rect width={LENGTH} height={height} fill="#2A5E3F" />
      <rect width={END} height={height} fill={colorsOf("away", board.away.colors)[0]} />
      <rect x={LENGTH - END} width={END} height={height} fill={colorsOf("home", board.home.colors)[0]} />
      {Array.from({ length: 21 }, (_, i) => (
        <path
          key={i}
          d={`M${END + i * 5} 0V${height}`}
          stroke="#fff"
          stroke-opacity={i % 2 === 0 ? 0.75 : 0.3}
          stroke-width=".3"
        />
      ))}
      {!mini &&
        Array.from({ length: 9 }, (_, i) => (
          <text key={i} x={END + 10 + i * 10} y={height - 1.5} font-size="4.2">
            {(i < 5 ? i + 1 : 9 - i) * 10}
          </text>
        ))}
      {gain !== undefined && <path class="gain" d={`M${gain} 0V${height}`} />}
      {x !== undefined && !mini && <path d={`M${x} 0V${height}`} stroke="#fff" stroke-width=".5" />}
      {x !== undefined && from !== undefined && from !== x && <path class="way" d={`M${from} ${middle}H${x}`} />}
      {x !== undefined && (
        <g class="the-ball" style={{ transform: `translate(${x}px, ${middle}px)` }}>
          <ellipse rx={mini ? 2.4 : 3.4} ry={mini ? 1.6 : 2.2} fill="#8A4B1F" stroke="#fff" stroke-width=".5" />
        </g>
      )}
    </svg>
  );
}

/** Dice on felt, and the points to spend. @param pick dice chosen for a reroll */
export function Tray({
  board: { dice, purse },
  words,
  pick,
  children,
}: {
  readonly board: TrayBoard;
  readonly words: readonly string[];
  readonly pick?: { readonly chosen: readonly number[]; readonly turn: (place: number) => void } | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <>
      {dice.length > 0 && (
        <div class="tray" role="group" aria-label="Dice">
          {dice.map(({ face, special }, i) => {
            const die = <Die sides={6} face={face} use={special ? "green" : undefined} />;
            return pick ? (
              <button
                key={i}
                type="button"
                aria-pressed={pick.chosen.includes(i)}
                aria-label={words[i]}
                onClick={() => pick.turn(i)}
              >
                {die}
              </button>
            ) : (
              <span key={i}>{die}</span>
            );
          })}
        </div>
      )}
      <p class="purse">
        {Array.from({ length: purse.count }, (_, i) => (
          <i key={i} aria-hidden="true" />
        ))}
        <span>{purse.words}</span>
      </p>
      {children}
    </>
  );
}
