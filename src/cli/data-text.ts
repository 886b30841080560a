/** Data as the text of a file: JSON or YAML by the file's ending. */
import { extname } from "node:path";

/** The text of a data file; lists of plain values stand on one line in either format. */
export async function dataText(data: unknown, file: string): Promise<string> {
  if (extname(file).toLowerCase() === ".json") return `${JSON.stringify(data, null, 1)}\n`;
  return yamlText(data);
}

/** YAML in blocks; what fits on a line stands on one. */
export async function yamlText(data: unknown): Promise<string> {
  const { stringify } = await import("yaml");
  return stringify(data, { lineWidth: 0 });
}
