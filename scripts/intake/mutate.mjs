// Ten edits that people make to a table before they share it. An edit returns a changed copy of a case, or undefined if it changes nothing.
import { isFigure } from "./render.mjs";

/** Headings that people use instead of those of the sources. */
const SYNONYMS = {
  Tm: "Team",
  Team: "Club",
  team: "club",
  recent_team: "team",
  Player: "Name",
  player: "Player Name",
  Name: "Player",
  Att: "Attempts",
  ATT: "Attempts",
  Cmp: "Comp",
  CMP: "Completions",
  Comp: "Completions",
  Yds: "Yards",
  YDS: "Yards",
  TD: "TDs",
  Int: "INTs",
  INT: "Interceptions",
  Sk: "Sacks",
  SACK: "Sacks",
  G: "GP",
  GP: "Games",
  Pos: "Position",
  POS: "Position",
  Rec: "Receptions",
  Tgt: "Targets",
  Lng: "Long",
  Week: "Wk",
  week: "Week",
  PF: "Points For",
  PA: "Points Against",
  W: "Wins",
  L: "Losses",
  T: "Ties",
  Pnt: "Punts",
  carries: "Rush Att",
  attempts: "Pass Att",
  passing_yards: "Pass Yds",
  rushing_yards: "Rush Yds",
  Points: "Pts",
  Carries: "Car",
  Targets: "Tgts",
  Solo: "Solo Tackles",
  FGM: "FG Made",
  FGA: "FG Att",
  games: "Games Played",
};

/** Changes all rows of a sheet in the same way, including headings and totals. */
const allRows = (sheet, change) => ({
  ...sheet,
  top: sheet.top.map(change),
  body: sheet.body.map(change),
  sums: sheet.sums.map(change),
});
const text = (sheet, ending, more) => ({
  ...sheet,
  write: {
    ...sheet.write,
    format: "csv",
    name:
      sheet.write.format === "csv" && ending === undefined
        ? sheet.write.name
        : (sheet.write.inner ?? sheet.write.name).replace(/\.\w+$/, `.${ending ?? "csv"}`),
    ...more,
  },
});
const heads = ({ top }) => top.at(-1);
const isUnique = (list, head) => list.filter((other) => other === head).length === 1;
/** Rows of data, without repeated headings. */
const dataRows = ({ body, columns }) =>
  body.flatMap((row, i) =>
    row.length === columns.length &&
    new Set(row).size > 1 &&
    !row.some((cell) => ["Player", "Tm", "Week"].includes(cell))
      ? [i]
      : [],
  );

export const MUTATIONS = {
  "column moved": (sheet, random) => {
    const list = heads(sheet);
    const free = list.flatMap((head, i) =>
      head !== "" && isUnique(list, head) && !/\.\d+$|^\.\.\./.test(head) ? [i] : [],
    );
    const from = free[Math.floor(random() * free.length)];
    const to = random() < 0.5 ? 0 : list.length - 1;
    if (from === undefined || from === to) return undefined;
    const move = (row) => {
      const copy = [...row];
      const [cell] = copy.splice(from, 1);
      copy.splice(to, 0, cell);
      return copy;
    };
    return { ...allRows(sheet, move), columns: move(sheet.columns), moved: list[from] };
  },
  "head renamed": (sheet, random) => {
    const list = heads(sheet);
    const known = list.flatMap((head, i) => (SYNONYMS[head] ? [i] : []));
    if (known.length === 0) return undefined;
    const at = known[Math.floor(random() * known.length)];
    const name = SYNONYMS[list[at]];
    const top = sheet.top.map((row, r) =>
      r === sheet.top.length - 1 ? row.map((cell, i) => (i === at ? name : cell)) : row,
    );
    return { ...sheet, top, renamed: [list[at], name] };
  },
  "row repeated": (sheet, random) => {
    const rows = dataRows(sheet);
    const from = rows[Math.floor(random() * rows.length)];
    const body = [...sheet.body];
    body.splice(random() < 0.5 ? from + 1 : body.length, 0, sheet.body[from]);
    return { ...sheet, body };
  },
  "thousands' comma": (sheet) => {
    if (sheet.write.delimiter === ";") return undefined;
    let changed = false;
    const body = sheet.body.map((row) =>
      row.map((cell, i) => {
        if (!/^\d{4,}$/.test(cell) || !sheet.columns[i] || !isFigure(sheet.columns[i].what)) return cell;
        changed = true;
        return cell.replace(/\B(?=(\d{3})+$)/g, ",");
      }),
    );
    return changed ? { ...sheet, body } : undefined;
  },
  "blank column": (sheet, random) => {
    const at = 1 + Math.floor(random() * (heads(sheet).length - 1));
    const put = (row) => [...row.slice(0, at), "", ...row.slice(at)];
    return {
      ...allRows(sheet, put),
      columns: [...sheet.columns.slice(0, at), { head: "", what: "" }, ...sheet.columns.slice(at)],
    };
  },
  "footnote marks": (sheet, random) => {
    const mark = ["*", "\u2020", "[a]", "+"][Math.floor(random() * 4)];
    const whoAt = sheet.columns.findIndex(({ what }) => /^(?:player|tm|full|last,first|winner)/.test(what));
    const rows = dataRows(sheet);
    const chosen = new Set([rows[Math.floor(random() * rows.length)], rows[0]]);
    return {
      ...sheet,
      body: sheet.body.map((row, i) =>
        chosen.has(i) ? row.map((cell, c) => (c === whoAt ? cell + mark : cell)) : row,
      ),
    };
  },
  "footnote on a figure": (sheet, random) => {
    const mark = ["*", "\u2020", "[b]"][Math.floor(random() * 3)];
    const figures = sheet.columns.flatMap(({ what }, i) => (isFigure(what) ? [i] : []));
    if (figures.length === 0) return undefined;
    const rows = dataRows(sheet);
    const [r, c] = [rows[Math.floor(random() * rows.length)], figures[Math.floor(random() * figures.length)]];
    return {
      ...sheet,
      body: sheet.body.map((row, i) =>
        i === r ? row.map((cell, k) => (k === c && cell !== "" ? cell + mark : cell)) : row,
      ),
    };
  },
  "trailing commas": (sheet, random) => ({ ...sheet, trailing: sheet.trailing + 1 + Math.floor(random() * 4) }),
  "other delimiter": (sheet, random) => {
    const to = [";", "\t", ","].filter((one) => one !== sheet.write.delimiter || sheet.write.format !== "csv");
    return text(sheet, undefined, { delimiter: to[Math.floor(random() * to.length)] });
  },
  "other encoding": (sheet, random) => {
    const encoding = ["utf-16", "windows-1252", "utf-8-bom"][Math.floor(random() * 3)];
    const whoAt = sheet.columns.findIndex(({ what }) => /^player/.test(what));
    const body = sheet.body.map((row, i) =>
      i === 0 && whoAt >= 0 ? row.map((cell, c) => (c === whoAt ? cell.replace(/e/, "\u00e9") : cell)) : row,
    );
    return { ...text({ ...sheet, body }, undefined, {}), write: { ...text(sheet, undefined, {}).write, encoding } };
  },
  "sorted otherwise": (sheet, random) => {
    if (sheet.divisions) return undefined;
    const rows = dataRows(sheet);
    if (rows.length < 2) return undefined;
    const at = Math.floor(random() * heads(sheet).length);
    const key = (row) => row[at];
    const sorted = rows
      .map((i) => sheet.body[i])
      .sort((a, b) => Number(key(a)) - Number(key(b)) || String(key(b)).localeCompare(String(key(a))));
    let next = 0;
    const isData = new Set(rows);
    return { ...sheet, body: sheet.body.map((row, i) => (isData.has(i) ? sorted[next++] : row)) };
  },
  "column left out": (sheet, random) => {
    const figures = sheet.columns.flatMap(({ what }, i) => (isFigure(what) ? [i] : []));
    if (figures.length < 3) return undefined;
    const at = figures[Math.floor(random() * figures.length)];
    const cut = (row) => row.filter((_, i) => i !== at);
    return { ...allRows(sheet, cut), columns: cut(sheet.columns), dropped: sheet.columns[at].what };
  },
  "total by hand": (sheet, random) => {
    const whoAt = sheet.columns.findIndex(({ what }) => /^(?:player|tm|full|last,first)/.test(what));
    if (whoAt < 0) return undefined;
    const rows = dataRows(sheet).map((i) => sheet.body[i]);
    const word = ["Total", "Totals", "TOTAL", "Team Total", "Sum"][Math.floor(random() * 5)];
    const total = sheet.columns.map(({ what }, i) => {
      if (i === whoAt) return word;
      if (!isFigure(what)) return "";
      const sum = rows.reduce((all, row) => all + (Number(row[i]?.replaceAll(",", "")) || 0), 0);
      return String(Math.round(sum * 10) / 10);
    });
    return { ...sheet, sums: [...sheet.sums, total] };
  },
  "notes below": (sheet, random) => {
    const note = ["Source: the league's own pages", "* played for two clubs", "Last updated: December 30"][
      Math.floor(random() * 3)
    ];
    const width = heads(sheet).length;
    return { ...sheet, sums: [...sheet.sums, Array(width).fill(""), [note, ...Array(width - 1).fill("")]] };
  },
  "heads in capitals": (sheet, random) => {
    // Its headings are team names.
    if (sheet.isTurned) return undefined;
    const change = random() < 0.5 ? (head) => head.toUpperCase() : (head) => head.toLowerCase();
    return { ...sheet, top: sheet.top.map((row) => row.map(change)) };
  },
};
