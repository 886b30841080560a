/** What arguments of blocks stand for. */
import type { DescribedArgument, TemplateWords } from "../../template-protocol.js";

const COLOR = /^(fill|stroke|color|bandColor|textColor)$/i;

/** Whether an argument takes a color. */
export const isColor = (
  { colors }: TemplateWords,
  { name, usual }: Pick<DescribedArgument, "name" | "usual">,
): boolean => COLOR.test(name) || (usual.length > 2 && JSON.parse(usual) in colors);
