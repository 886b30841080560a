/** Colors that are readable on each other. */
export { contrastOf, LEAST_CONTRAST } from "../../../kernel/color/index.js";
