/** A person with a viewer: pdf.js opens a form, takes what is typed and saves the file. */
import { getDocument } from "./pdfjs.js";

interface FieldObject {
  readonly id: string;
  readonly type: string;
}

/** @param typed by field name; of a check box `on` or "" */
export async function typeInto(
  bytes: Uint8Array,
  typed: Readonly<Record<string, string>> | ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const fields = (await pdf.getFieldObjects()) as unknown as Record<string, readonly FieldObject[]>;
  const entries = typed instanceof Map ? [...typed] : Object.entries(typed);
  for (const [name, value] of entries as [string, string][]) {
    const field = fields[name]?.find(({ id }) => id !== undefined && id !== "");
    if (!field) throw new Error(`the form has no field "${name}"`);
    pdf.annotationStorage.setValue(field.id, { value: field.type === "checkbox" ? value !== "" : value });
  }
  const saved = await pdf.saveDocument();
  await pdf.destroy();
  return saved;
}
