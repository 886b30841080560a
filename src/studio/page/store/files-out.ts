/** Output for the user: saves and prints files, and turns pages into pictures. */
import type { MadeFile } from "../../protocol/calls.js";

const blobOf = ({ bytes, type }: MadeFile): Blob => new Blob([bytes], { type });

/** Hands a file to the browser, which saves it or asks where. */
export function save(file: MadeFile): void {
  const address = URL.createObjectURL(blobOf(file));
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

let frame: HTMLIFrameElement | undefined;

/** Opens the browser's print dialog for a PDF, or the PDF itself if the browser cannot. */
export function print(file: MadeFile): void {
  const address = URL.createObjectURL(blobOf(file));
  frame?.remove();
  frame = Object.assign(document.createElement("iframe"), { src: address, title: file.name, className: "sr" });
  frame.tabIndex = -1;
  frame.onload = () => {
    try {
      frame!.contentWindow!.focus();
      frame!.contentWindow!.print();
    } catch {
      open(address);
    }
  };
  document.body.append(frame);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Converts a page's SVG to PNG. @param dpi pixels per inch */
export const png = async (file: MadeFile, size: Size, dpi: number): Promise<MadeFile> => ({
  name: file.name.replace(/\.svg$/, ".png"),
  type: "image/png",
  bytes: await paintPage(blobOf(file), size, dpi),
});

/** @param size millimeters @throws Error if the browser cannot make a picture of that size */
export async function paintPage(svg: Blob, size: Size, dpi: number): Promise<Uint8Array<ArrayBuffer>> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const pixels = (mm: number): number => Math.round((mm / 25.4) * dpi);
    const canvas = Object.assign(document.createElement("canvas"), {
      width: pixels(size.width),
      height: pixels(size.height),
    });
    const brush = canvas.getContext("2d")!;
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("the browser could not draw the page as a picture");
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
