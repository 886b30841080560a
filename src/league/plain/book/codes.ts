/** Team codes, used if a name does not fit: the game's own, or codes made from the names. */

interface Named {
  readonly name: string;
  readonly short: string;
}

const letters = (text: string, count: number): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, count);

/** `Albany Foxes`: ALB, AF, ALF, AFO; the first that no other team uses. */
function candidates({ name, short }: Named): string[] {
  const city = name.endsWith(short) ? name.slice(0, -short.length) : name;
  const initials = (text: string): string =>
    text
      .split(/\s+/)
      .map((word) => letters(word, 1))
      .join("");
  return [
    letters(city || short, 3),
    `${initials(city)}${letters(short, 1)}`.slice(0, 3),
    `${letters(city, 2)}${letters(short, 1)}`,
    `${letters(city, 1)}${letters(short, 2)}`,
  ];
}

/** By team id. The game's own codes are used if every team has a different one. */
export function codesOf(teams: readonly (Named & { readonly id: string; readonly code: string })[]) {
  const own = new Set(teams.map(({ code }) => code));
  if (own.size === teams.length && !own.has("")) return new Map(teams.map(({ id, code }) => [id, code]));
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (let stage = 0; stage < 4; stage++) {
    const open = teams
      .filter(({ id }) => !codes.has(id))
      .map((team) => ({ id: team.id, code: candidates(team)[stage] }));
    for (const { id, code } of open) {
      if (code === "" || taken.has(code) || open.some((other) => other.id !== id && other.code === code)) continue;
      codes.set(id, code);
      taken.add(code);
    }
  }
  teams.filter(({ id }) => !codes.has(id)).forEach(({ id }, i) => codes.set(id, `${i + 1}`));
  return codes;
}
