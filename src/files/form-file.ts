/** Filled-in forms as a kind of file: one PDF, or several with the pages of one sheet in order. */
import type { FormatKind } from "./read-file.js";
import { hasErrors } from "../kernel/issue/index.js";
import { readForms, type ReadForms, type ReadRequest } from "./read-form.js";
import type { FoundForm } from "../text/pdf-form.js";

/** @param open loads what reading needs, once the first form shows which game it is for */
export const formKind = (open: (first: FoundForm) => Promise<ReadRequest>): FormatKind<ReadForms> => ({
  id: "form",
  title: "Filled-in form",
  recognizes: ({ isPdf }) => isPdf,
  async read(source) {
    const forms = await source.forms();
    const value = await readForms(forms, await open(forms[0]));
    return hasErrors(value.issues) ? { issues: value.issues } : { issues: value.issues, value };
  },
});
