/** What footers print about the game on a page. */
import type { BuildRequest, Played } from "./request.js";
import type { Values } from "../sheet/layout/form.js";

/** The address that opens a code's game in a Studio. */
export const codeAddress = (studio: string, code: string): string =>
  `${studio.replace(/#.*$/, "")}#/code/${code.replaceAll("-", "")}`;

/**
 * Line, command and code, and the code's link.
 * @param most maximum characters of a code that fit
 */
export function playedFrame(
  { line, command, code }: Played,
  { studio, qr }: Pick<BuildRequest, "studio" | "qr">,
  most = Infinity,
): Values {
  const said = { "frame.played": `${line}  \u00b7  ${command}` };
  if (code === undefined || code.length > most) return said;
  const address = studio === undefined ? undefined : codeAddress(studio, code);
  return {
    ...said,
    "frame.code": code,
    ...(address !== undefined && { "frame.link": address }),
    ...(qr && { "frame.qr": address ?? code }),
  };
}
