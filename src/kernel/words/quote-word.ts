/** Quotes a word in a way that bash, zsh, PowerShell and cmd.exe all accept; if impossible, in single quotes, which cmd.exe does not support. */
export function quoteWord(word: string): string {
  if (/^[\w./:=@+,-]+$/.test(word)) return word;
  if (!/["$`!%]|\\\\|\\$/.test(word)) return `"${word}"`;
  return `'${word.replace(/'/g, "'\\''")}'`;
}
