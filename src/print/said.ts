/** Names of games and sheets, translated with the sheets' words. */
import type { TemplateSource } from "../sheet/template/source.js";

export const saidIn = ({ words }: TemplateSource, name: string): string =>
  words ? `${words.said(name) as string}` : name;
