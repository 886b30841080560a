// How cases of the corpus are written: one table, or several in a folder.

/** Words repeated several times in a row of groups. */
export const G = (...list) => list.flatMap(([word, times]) => Array(times).fill(word));

/** @typedef {{ name: string, rows: string, cols: string, [option: string]: unknown }} File */
export const one = (id, name, rows, cols, options = {}) => ({
  id,
  year: options.year ?? 2022,
  league: options.league ?? "nfl",
  files: [{ name, rows, cols, ...options }],
  ...(options.must ? { must: options.must } : {}),
});

/** Several tables of one season in one folder. */
export const many = (id, files, options = {}) => ({
  id,
  year: options.year ?? 2022,
  league: options.league ?? "nfl",
  noSacks: options.noSacks,
  must: options.must,
  laid: options.laid,
  blanks: options.blanks,
  files: files.map(([name, rows, cols, more = {}]) => ({ name, rows, cols, ...more })),
});
