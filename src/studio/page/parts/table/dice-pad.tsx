/** Number pad for a die: one key per face. */

/** A random face of a die with that many sides. */
export const chance = (sides: number): number =>
  1 + Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * sides);

export function DicePad({
  sides,
  zeros,
  roll,
}: {
  readonly sides: number;
  /** Its highest face shows 0. */
  readonly zeros: boolean;
  readonly roll: (face: number) => void;
}) {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  const shown = (face: number): string => (zeros && face === sides ? "0" : `${face}`);
  const inOrder = zeros ? [sides, ...faces.slice(0, -1)] : faces;
  return (
    <div class="pad" role="group" aria-label="Face of the die">
      {inOrder.map((face) => (
        <button key={face} type="button" onClick={() => roll(face)}>
          {shown(face)}
        </button>
      ))}
    </div>
  );
}
