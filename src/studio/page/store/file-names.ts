/** Names of the user's files: paths in the command's layout, valid on every file system. */

/** Characters that some file systems do not allow. */
const SIGNS = /[<>:"|?*\\\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu;
const MOST = 120;

/** True if Pressbox reads the file as a picture. */
export const isPicture = (name: string): boolean => /\.(?:png|jpe?g|svg)$/i.test(name);

/** Why a name is invalid; undefined for a good name. */
export function nameFault(name: string): string | undefined {
  const parts = name.split("/");
  if (name.trim() === "") return "the name is empty";
  if (name.length > MOST) return `the name is longer than ${MOST} characters`;
  if (name.startsWith("/") || parts.includes("..") || parts.includes(".")) return "the name points outside the folder";
  if (parts.some((part) => part.trim() === "")) return "a folder in the name has no name";
  if (name.search(SIGNS) >= 0) return 'the name has one of the characters < > : " | ? * \\';
  return undefined;
}

/** The name without forbidden characters. */
export const tidyName = (name: string): string => name.replace(SIGNS, "-");
