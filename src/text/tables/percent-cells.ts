/** Workbooks store `52.3%` as 0.523 with a style: converts such cells to the text that people see. */

/** Ids of the built-in formats `0%` and `0.00%`. */
const PERCENT = new Set(["9", "10"]);

/** Indices of the styles that show percentages. @param xml `xl/styles.xml` */
export function percentStyles(xml: string): ReadonlySet<string> {
  const formats = new Set(PERCENT);
  for (const [, tag] of xml.matchAll(/<numFmt\b([^>]*)>/g)) {
    const code = attribute(tag, "formatCode").replace(/&quot;.*?&quot;|"[^"]*"|\\./g, "");
    if (code.includes("%")) formats.add(attribute(tag, "numFmtId"));
  }
  const cells = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(xml)?.[0] ?? "";
  const styles = [...cells.matchAll(/<xf\b([^>]*)>/g)].map(([, tag]) => attribute(tag, "numFmtId"));
  return new Set(styles.flatMap((format, i) => (formats.has(format) ? [String(i)] : [])));
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((word) => word !== undefined) ?? "";

/** The same sheet, with percentages as text. */
export function withPercents(xml: string, styles: ReadonlySet<string>): string {
  if (styles.size === 0) return xml;
  return xml.replace(/<c\b([^>]*)>\s*<v>([-+.\dEe]+)<\/v>\s*<\/c>/g, (cell, tag: string, value: string) => {
    const type = attribute(tag, "t");
    if (!styles.has(attribute(tag, "s")) || (type !== "" && type !== "n")) return cell;
    const words = `${plainNumber(String(Number(value) * 100))}%`;
    return `<c r="${attribute(tag, "r")}" t="inlineStr"><is><t>${words}</t></is></c>`;
  });
}

/** A number without binary rounding noise: `0.30000000000000004` is 0.3, as every spreadsheet shows it. */
export function plainNumber(text: string): string {
  if (!/\d{15}|[eE]/.test(text.replace(".", ""))) return text;
  const number = Number(Number(text).toPrecision(15));
  return Number.isFinite(number) ? String(number) : text;
}
