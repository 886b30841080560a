/** Typefaces of the page: they are in two files, as the core reads them: those that sheets print with, then a hand's. */

/** Set by the build: each file, and where in it each face is. */
declare const STUDIO_FACES: readonly {
  readonly file: string;
  readonly faces: readonly (readonly [family: string, weight: number, from: number, to: number])[];
}[];

/** Until they are there, and without a network, the browser's own typefaces stand in. */
export async function openFaces(): Promise<void> {
  for (const { file, faces } of STUDIO_FACES) {
    const response = await fetch(file);
    if (!response.ok) return;
    const bytes = await response.arrayBuffer();
    for (const [family, weight, from, to] of faces)
      document.fonts.add(new FontFace(family, bytes.slice(from, to), { weight: `${weight}` }));
  }
}
