/** A word as bash, zsh, PowerShell and cmd.exe take it alike; single quotes, which cmd.exe does not know, where there is no other way. */
export function quoteWord(word: string): string {
  if (/^[\w./:=@+,-]+$/.test(word)) return word;
  if (!/["$`!%]|\\\\|\\$/.test(word)) return `"${word}"`;
  return `'${word.replace(/'/g, "'\\''")}'`;
}
