/** Names of players and teams as sites write them: with honors, ids, a club after the name, two clubs in one cell. */

/** Honors, footnotes and records after a name: `*+`, `(1)`, `(10-6)`, `[a]`, daggers. */
const HONORS = /(?:\s*[*+\u2020\u2021#^]+|\s*\[\w{1,2}\]|\s*\(\d{1,2}(?:-\d{1,2}){0,2}\))+$/;
/** Pro-Football-Reference's id: `Name\IdIdId00`. */
const ID = /\\[A-Za-z.'-]+\d*$/;

/** Ranks and seeds before a name: `1. Foxes`, `y-Foxes`, `x - Foxes`. */
const RANK = /^(?:\d{1,2}[.)]\s+|[a-z*]{1,2}\s*-\s*)(?=[A-Z])/;

export const cleanWord = (cell: string): string =>
  cell.trim().replace(/\s+/g, " ").replace(ID, "").replace(HONORS, "").replace(RANK, "").trim();

export interface PlayerName {
  readonly player: string;
  /** Club from the same cell. */
  readonly team?: string;
}

/** College conferences, which player lists write after the school. */
const CONFERENCES: ReadonlySet<string> = new Set(
  "aac acc bigeast big10 bigten big12 bigsky bigsouth caa c-usa cusa ind ivy mac meac mountainwest mvfc mw mwc ovc pac-10 pac-12 pfl sbc sec slc socon southern southland sunbelt swac wac".split(
    " ",
  ),
);
/** `Alder Quick, Fox State (MAC)`: name, school and its conference in one cell. */
const WITH_SCHOOL = /^([^,]+(?:,\s*(?:jr|sr|i{2,3}|iv)\.?)?),\s+([^,]+?)\s+\(([^()]+)\)$/i;

/** `Alder Quick (Sr)`: the year of a student. */
const YEAR = /\s*\((?:fr|so|jr|sr|gr)\.?\)$/i;

/** `Josh Allen (BUF)`, `Allen, Josh`: the name as printed on a card. */
export function playerName(cell: string): PlayerName {
  const text = cleanWord(cell).replace(YEAR, "");
  const school = WITH_SCHOOL.exec(text);
  if (school && CONFERENCES.has(school[3].toLowerCase().replace(/[\s.]/g, "")))
    return { player: school[1], team: school[2] };
  const club = /^(.*\S)\s*\(([A-Z]{2,4}(?:\/[A-Z]{2,4})*)\)$/.exec(text);
  const turned = turn(club ? club[1] : text);
  return club ? { player: turned, team: club[2] } : { player: turned };
}

/** Suffixes belong to the last name: `Griffin III, Robert`. */
function turn(text: string): string {
  const found = /^([^,]+),\s+([^,]+)$/.exec(text);
  if (!found) return text;
  return /^(?:jr|sr|i{1,3}|iv|v)\.?$/i.test(found[2]) ? text.replace(",", "") : `${found[2]} ${found[1]}`;
}

/** `Josh AllenBUF`, `Josh Allen BUF`, `Josh Allen QB - BUF`: a name with its club at the end, if no column has the clubs. */
export function gluedClub(name: string): PlayerName | undefined {
  const found =
    /^(.*[a-z.'](?: I{2,3}| IV)?)((?:[A-Z]{2,4})(?:\/[A-Z]{2,4})*)$/.exec(name) ??
    /^(.*[a-z.'](?: I{2,3}| IV)?),?\s+(?:[A-Z]{1,2}\s*[-\u2013,]?\s+)?([A-Z]{2,3}(?:\/[A-Z]{2,3})*)$/.exec(name);
  return found && found[1].includes(" ") ? { player: found[1].trim(), team: found[2] } : undefined;
}

/** Suffixes of a last name, which other sources omit. */
const SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv|v)\.?$/i;

/** A name reduced to what sources agree on: no accents, punctuation and suffixes. `T.J. O'Neal Jr.` and `TJ ONeal` are the same player. */
export const nameKey = (player: string): string =>
  player
    .replace(SUFFIX, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f.'\u2019`]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim()
    .toLowerCase();

/** `A.Birch`, `A. Birch`: initial and last name, if a source has only these; undefined for a full name. */
export function initialOf(player: string): string | undefined {
  const found = /^([A-Z])\.\s?([A-Z][^.]*)$/.exec(player.trim().replace(SUFFIX, ""));
  return found ? nameKey(`${found[1]} ${found[2]}`) : undefined;
}
/** A full name shortened to its initial: `Abel Birch` -> `a birch`. */
export const asInitial = (player: string): string => nameKey(player).replace(/^(\S)\S*\s+(?:\S\s+)?/, "$1 ");

/** `2TM`, `TOT`, `Multiple Teams`: a player of several teams, not named here. */
const SEVERAL = /^(?:\d\s?TMS?|\d\s?teams?|TOT|TOTAL|multiple(?:\s+teams?)?|\d\s?clubs?|2\+?\s?tm|MULT|2-?team)$/i;

/** Codes of several clubs, with any separator: `FOX, OWL`, `FOX-OWL`, `FOX and OWL`, `FOX(8)/OWL(8)`. */
const CODES = /^[A-Z]{2,4}(?:\s*(?:->|[-,/|;&+>\u2192\u2013\u2014]|\b(?:and|to|then)\b)\s*[A-Z]{2,4})+$/;

/** The teams in a cell, as written; `several` if it says there are more than one. */
export function teamsIn(cell: string): { readonly teams: readonly string[]; readonly several: boolean } {
  const text = cleanWord(cell);
  if (SEVERAL.test(text)) return { teams: [], several: true };
  const codes = text.replace(/\s*\(\d{1,2}\)/g, "");
  if (CODES.test(codes)) return { teams: codes.match(/[A-Z]{2,4}/g)!, several: true };
  const parts = /^[A-Za-z .]{2,}(?:\s*[/|;&]\s*[A-Za-z .]{2,})+$/.test(text) ? text.split(/\s*[/|;&]\s*/) : [];
  if (parts.length > 1) return { teams: parts, several: true };
  return { teams: [text], several: false };
}
