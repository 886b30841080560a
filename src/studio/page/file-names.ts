/** Names of own files: paths as the command's folders have them, that every disk can hold. */

/** Signs that some disk has no room for. */
const SIGNS = /[<>:"|?*\\\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu;
const MOST = 120;

/** Why nothing can be called that; undefined for a good name. */
export function nameFault(name: string): string | undefined {
  const parts = name.split("/");
  if (name.trim() === "") return "it has no name";
  if (name.length > MOST) return `its name is longer than ${MOST} letters`;
  if (name.startsWith("/") || parts.includes("..") || parts.includes(".")) return "its name leads out of the folder";
  if (parts.some((part) => part.trim() === "")) return "a folder in its name has no name";
  if (name.search(SIGNS) >= 0) return 'its name has one of the signs < > : " | ? * \\';
  return undefined;
}

/** The name without signs that disks do not take. */
export const tidyName = (name: string): string => name.replace(SIGNS, "-");
