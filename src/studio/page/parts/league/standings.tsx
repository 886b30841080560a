/** The standings: wins solid and tall, losses hollow and low, the difference as a bar, a line below the playoff teams. */
import type { ShownRow, ShownSeason, ShownTeam } from "../../../../contract/shown-season.js";
import { TeamHelmet } from "../marks/helmet.js";

/** Maximum number of recent games. */
const LAST = 6;
const WORDS: Readonly<Record<string, string>> = { W: "won", L: "lost", T: "tied" };

const Form = ({ form }: { readonly form: string }) => {
  const letters = [...form.slice(-LAST)];
  if (letters.length === 0) return null;
  return (
    <span class="form" role="img" aria-label={letters.map((letter) => WORDS[letter]).join(", ")}>
      {letters.map((letter, i) => (
        <i key={i} class={letter.toLowerCase()} />
      ))}
    </span>
  );
};

const Difference = ({ value, most }: { readonly value: number; readonly most: number }) => {
  const width = (Math.abs(value) / Math.max(1, most)) * 42;
  return (
    <svg class="margin-bar" viewBox="0 0 88 16" aria-hidden="true">
      <path d="M44 0V16" />
      <rect class={value < 0 ? "below" : ""} x={value < 0 ? 44 - width : 44} y="4" width={width} height="8" />
    </svg>
  );
};

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export function Standings({
  shown,
  before,
}: {
  readonly shown: ShownSeason;
  /** The standings before the typed scores; present while typing. */
  readonly before?: ShownSeason | undefined;
}) {
  const { table, teams, knockOut } = shown;
  const byId = new Map<string, ShownTeam>(teams.map((team) => [team.id, team]));
  const most = Math.max(...table.map(({ difference }) => Math.abs(difference)));
  const ties = table.some((row) => row.ties > 0);
  const cut = (row: ShownRow, i: number): boolean => row.plays && table.at(i + 1)?.plays === false;
  const moved = (row: ShownRow): number => {
    const at = before?.table.findIndex(({ team }) => team === row.team) ?? -1;
    return at < 0 ? 0 : at - table.indexOf(row);
  };
  return (
    <table class="stand">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">Place</span>
          </th>
          <th scope="col" class="l">
            Team
          </th>
          <th scope="col">W</th>
          <th scope="col">L</th>
          {ties && <th scope="col">T</th>}
          <th scope="col">{knockOut ? "Reached" : "Pct"}</th>
          <th scope="col" class="opt">
            PF
          </th>
          <th scope="col" class="opt">
            PA
          </th>
          <th scope="col" class="opt">
            Diff
          </th>
          <th scope="col" class="opt last">
            {before ? "Moves" : "Last six"}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.map((row, i) => {
          const team = byId.get(row.team);
          const moves = moved(row);
          return (
            <>
              {row.division !== "" && row.division !== table.at(i - 1 < 0 ? table.length : i - 1)?.division && (
                <tr key={row.division} class="division">
                  <th colSpan={10} scope="rowgroup">
                    {row.division}
                  </th>
                </tr>
              )}
              <tr key={row.team} class={`${team?.byHand ? "me" : ""} ${cut(row, i) ? "cut" : ""}`} title={row.by}>
                <td class="quiet">{row.rank}</td>
                <th scope="row" class="l">
                  <span>
                    <TeamHelmet team={team} />
                    {team?.name}
                  </span>
                </th>
                <td>
                  <b>{row.wins}</b>
                </td>
                <td>
                  <b>{row.losses}</b>
                </td>
                {ties && <td>{row.ties}</td>}
                <td>{knockOut ? row.reached : row.share}</td>
                <td class="opt">{row.pointsFor}</td>
                <td class="opt">{row.pointsAgainst}</td>
                <td class="opt">
                  <span class="margin">
                    {signed(row.difference)}
                    <Difference value={row.difference} most={most} />
                  </span>
                </td>
                <td class="opt last">
                  {before ? moves !== 0 && `${moves > 0 ? "▲" : "▼"} ${Math.abs(moves)}` : <Form form={row.form} />}
                </td>
              </tr>
            </>
          );
        })}
      </tbody>
    </table>
  );
}

/** The bracket: current matchups if the season ended now, or actual ones. */
export function Bracket({ shown }: { readonly shown: ShownSeason }) {
  const { bracket, ifNow, teams } = shown;
  if (bracket.length === 0) return null;
  const name = (id: string | undefined): string => teams.find((team) => team.id === id)?.short ?? "";
  return (
    <section class="bracket" aria-label="Bracket">
      <h2 class="cap">{ifNow ? "Bracket if the season ended now" : "Bracket"}</h2>
      <ol tabIndex={0}>
        {bracket.map(({ title, pairings }) => (
          <li key={title}>
            <h3 class="quiet">{title}</h3>
            {pairings.map(({ id, bye, sides, winner }) => (
              <div key={id} class="pairing">
                {sides.map(({ team, points }, i) => (
                  <p key={i} class={team === undefined ? "open" : winner !== undefined && winner !== team ? "out" : ""}>
                    <span>{name(team)}</span>
                    <b>{bye ? "bye" : points}</b>
                  </p>
                ))}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
