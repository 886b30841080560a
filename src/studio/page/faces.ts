/** Typefaces of the page: those that sheets print with lie behind each other in one file, as the core reads them. */

/** Written in by the build: the file, and where in it each face is. */
declare const STUDIO_FACES: {
  readonly file: string;
  readonly faces: readonly (readonly [family: string, weight: number, from: number, to: number])[];
};

/** Until they are there, and without a net, the page is set in what the browser has. */
export async function openFaces(): Promise<void> {
  const response = await fetch(STUDIO_FACES.file);
  if (!response.ok) return;
  const bytes = await response.arrayBuffer();
  for (const [family, weight, from, to] of STUDIO_FACES.faces)
    document.fonts.add(new FontFace(family, bytes.slice(from, to), { weight: `${weight}` }));
}
