/**
 * pdfkit as Studio needs it: objects, cross-references, outline and form of a file. Everything that draws (text, images, colors, tables,
 * annotations) and everything that encrypts stays out; Pressbox writes pages itself (`render/pdf/container`).
 */

/** Groups of methods, and those that the document calls when it opens, which then do nothing. */
const UNUSED = {
  MetadataMixin: ["initMetadata"],
  ColorMixin: ["initColor"],
  VectorMixin: ["initVector"],
  FontsMixin: ["initFonts"],
  TextMixin: ["initText"],
  ImagesMixin: ["initImages"],
  AnnotationsMixin: [],
  MarkingsMixin: ["initMarkings"],
  AttachmentsMixin: [],
  SubsetMixin: ["initSubset"],
  TableMixin: ["initTables"],
};

/** Packages that only these methods use. */
const PACKAGES = ["@noble/ciphers/aes", "fontkit", "linebreak", "png-js"];

/** Files are not encrypted, and the container sets the ID. */
const NO_SECURITY = "class PDFSecurity { static generateFileID() {} static create() { return null; } }";

const replaced = (code, from, to) => {
  const found = code.match(from)?.length ?? 0;
  if (found !== 1) throw new Error(`pdfkit has ${from} ${found} times, not once; see studio-pdfkit.mjs`);
  return code.replace(from, () => to);
};

/** @param code pdfkit's module for browsers */
export function containerOf(code) {
  let text = replaced(code, /^class PDFSecurity \{\n[\s\S]*?^\}$/gm, NO_SECURITY);
  for (const [name, called] of Object.entries(UNUSED)) {
    const methods = called.map((method) => `${method}() {}`).join(", ");
    text = replaced(text, new RegExp(`^var ${name} = \\{\\n[\\s\\S]*?^\\};$`, "gm"), `var ${name} = { ${methods} };`);
  }
  for (const name of PACKAGES) text = replaced(text, new RegExp(`^import .* from '${name}';$`, "gm"), "");
  text = replaced(text, /^registerFile\(ICC_PROFILE_PATH, .*\);$/gm, "");
  return replaced(text, /^export \{ .* \};$/gm, "export { PDFDocument as default };");
}
