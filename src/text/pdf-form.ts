/**
 * Reads the field values of forms that people filled in and saved. pdf.js (packaged as unpdf, without a viewer) handles object streams,
 * incremental saves by viewers, and files protected only by an owner password.
 */
import { fault, UserError } from "../kernel/issue/index.js";

/** A field as it was saved. */
export interface FoundField {
  /** `DY-2.season.1.points` */
  readonly name: string;
  /** Its accessible label; "" if the file has none. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** The typed text; for a check box `on` or "". */
  readonly value: string;
}

export interface FoundForm {
  /** As the user named it. */
  readonly file: string;
  /** Pressbox's own description of the form; absent if the file is not a Pressbox form. */
  readonly mark: string | undefined;
  readonly fields: readonly FoundField[];
}

/**
 * The form fields of a PDF.
 * @param file name for messages
 * @throws UserError for bytes that are not a PDF, or a locked one
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
        fault("pdf-locked", "the PDF is locked: it only opens with a password", {
          file,
          hint: "open it in a viewer with its password and save or print it as a PDF without one",
        }),
      );
    throw new UserError(fault("pdf-broken", "the PDF cannot be read", { file, hint: "save it once more" }));
  }
}

/** pdf.js's description of a widget. */
interface Annotation {
  /** Qualified by the names of its parent fields. */
  readonly fieldName?: string;
  readonly fieldType?: string;
  /** An array for list boxes. */
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
