/** The colors of a game's dice. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["#1E5B3A", "#FFFFFF"],
  postcard: ["#2E7D32", "#F4EFE2"],
  "pen-and-paper": ["#8C2F2B", "#F7F5EF"],
  "dice-football": ["#161616", "#FFFFFF", "#C62828", "#1F5FBF"],
  "5d20": ["#C62828", "#FFFFFF", "#1F5FBF", "#161616", "#F2B319"],
};

export function Chip({ game }: { readonly game: string }) {
  const colors = DICE[game] ?? [];
  return (
    <svg class="chip" viewBox={`0 0 ${colors.length * 5} 16`} width={colors.length * 5} height="16" aria-hidden="true">
      {colors.map((color, i) => (
        <rect key={color} x={i * 5} width="5" height="16" fill={color} />
      ))}
    </svg>
  );
}
