/** Fonts of the page, in the two files that the core also reads: printed faces, then handwriting. */

/** Set by the build: each file, and the range of each font in it. */
declare const STUDIO_FACES: readonly {
  readonly file: string;
  readonly faces: readonly (readonly [family: string, weight: number, from: number, to: number])[];
}[];

/** Until they load, or without a network, the browser's own fonts replace them. */
export async function openFaces(): Promise<void> {
  for (const { file, faces } of STUDIO_FACES) {
    const response = await fetch(file);
    if (!response.ok) return;
    const bytes = await response.arrayBuffer();
    for (const [family, weight, from, to] of faces)
      document.fonts.add(new FontFace(family, bytes.slice(from, to), { weight: `${weight}` }));
  }
}
