/**
 * Forms that people have filled in and saved -> the values of their fields. pdf.js reads the file (as unpdf packs it, without a
 * viewer): object streams, what viewers append when they save, and files that only an owner password protects.
 */
import { fault, UserError } from "../kernel/issue/index.js";

/** A field as it was saved. */
export interface FoundField {
  /** `DY-2.season.1.points` */
  readonly name: string;
  /** What a reader hears; "" when the file has none. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** What was typed; of a check box `on` or "". */
  readonly value: string;
}

export interface FoundForm {
  /** As the user named it. */
  readonly file: string;
  /** What Pressbox wrote into the file about the form; absent when it is none of its forms. */
  readonly mark: string | undefined;
  readonly fields: readonly FoundField[];
}

/**
 * The form fields of a PDF.
 * @param file the name in messages
 * @throws UserError for bytes that are not PDF, or a locked one
 */
export async function parsePdfForm(bytes: Uint8Array, file: string): Promise<FoundForm> {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-"))
    throw new UserError(fault("pdf-none", "this is not a PDF", { file, hint: "give the form as the viewer saved it" }));
  const { getDocumentProxy } = await import("unpdf");
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    try {
      const { info } = (await document.getMetadata()) as {
        readonly info: { readonly Custom?: Record<string, unknown> };
      };
      const mark = info.Custom?.PressboxForm;
      const fields: FoundField[] = [];
      for (let page = 1; page <= document.numPages; page++) {
        const annotations = (await (await document.getPage(page)).getAnnotations({ intent: "any" })) as Annotation[];
        for (const annotation of annotations) if (annotation.fieldName) fields.push(fieldOf(annotation, page));
      }
      return { file, mark: typeof mark === "string" ? mark : undefined, fields };
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    if ((error as Error).name === "PasswordException")
      throw new UserError(
        fault("pdf-locked", "the PDF is locked: it opens with a password only", {
          file,
          hint: "open it in a viewer with its password and save or print it as a PDF without one",
        }),
      );
    throw new UserError(fault("pdf-broken", "the PDF cannot be read", { file, hint: "save it once more" }));
  }
}

/** What pdf.js says of a widget. */
interface Annotation {
  /** With the names of the fields above it. */
  readonly fieldName?: string;
  readonly fieldType?: string;
  /** Of lists an array. */
  readonly fieldValue?: string | readonly string[] | null;
  readonly alternativeText?: string;
}

function fieldOf({ fieldName, fieldType, fieldValue, alternativeText }: Annotation, page: number): FoundField {
  const value = (typeof fieldValue === "string" ? fieldValue : fieldValue?.[0]) ?? "";
  return {
    name: fieldName!,
    label: alternativeText ?? "",
    page,
    value: fieldType !== "Btn" ? value : value === "" || value === "Off" ? "" : "on",
  };
}
