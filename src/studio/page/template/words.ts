/** Kinds of block arguments. */
import type { DescribedArgument, TemplateWords } from "../../protocol/template.js";

const COLOR = /^(fill|stroke|color|bandColor|textColor)$/i;

/** True if an argument takes a color. */
export const isColor = (
  { colors }: TemplateWords,
  { name, usual }: Pick<DescribedArgument, "name" | "usual">,
): boolean => COLOR.test(name) || (usual.length > 2 && JSON.parse(usual) in colors);
