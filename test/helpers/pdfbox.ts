/** Text as PDFBox extracts it: what Java programs build on it read. All files in one run, as a start of Java takes a second. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Where Debian's libpdfbox2-java puts it. */
const JARS = ["pdfbox2", "fontbox2", "commons-logging"].map((name) => `/usr/share/java/${name}.jar`);
/** A line a file, tab between: pages, letters, elements of the structure tree, or what was thrown. */
const PROGRAM = `
import java.io.File;
import java.util.*;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.*;
import org.apache.pdfbox.text.PDFTextStripper;
class ReadFiles {
  static int count(PDStructureNode node) {
    int sum = 0;
    for (Object kid : node.getKids())
      if (kid instanceof PDStructureElement) sum += 1 + count((PDStructureElement) kid);
    return sum;
  }
  public static void main(String[] files) {
    for (String file : files)
      try (PDDocument document = PDDocument.load(new File(file))) {
        String text = new PDFTextStripper().getText(document).replaceAll("\\\\s+", "");
        PDStructureTreeRoot root = document.getDocumentCatalog().getStructureTreeRoot();
        System.out.println(document.getNumberOfPages() + "\\t" + text.length() + "\\t" + (root == null ? 0 : count(root)));
      } catch (Throwable thrown) {
        System.out.println(thrown.toString().replaceAll("\\\\s+", " "));
      }
  }
}
`;

export const hasPdfBox = JARS.every((jar) => existsSync(jar)) && spawnSync("javac", ["-version"]).status === 0;

export interface SeenByPdfBox {
  readonly pages: number;
  /** Letters of all pages. */
  readonly letters: number;
  /** Elements of the structure tree. */
  readonly elements: number;
}

/** What PDFBox finds in each file, or why it finds nothing. */
export function seenByPdfBox(files: readonly Uint8Array[]): readonly (SeenByPdfBox | string)[] {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-pdfbox-"));
  try {
    const program = join(folder, "ReadFiles.java");
    writeFileSync(program, PROGRAM);
    const names = files.map((bytes, i) => {
      const name = join(folder, `${i}.pdf`);
      writeFileSync(name, bytes);
      return name;
    });
    const { status, stdout, stderr } = spawnSync("java", ["-cp", JARS.join(delimiter), program, ...names], {
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    if (status !== 0) throw new Error(`java: ${stderr}`);
    const lines = stdout.trimEnd().split("\n");
    if (lines.length !== files.length) throw new Error(`java: ${lines.length} lines for ${files.length} files`);
    return lines.map((line) => {
      const [pages, letters, elements] = line.split("\t").map(Number);
      return elements === undefined ? line : { pages, letters, elements };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
