/** Colors that are readable on each other. */
export { contrastOf, LEAST_CONTRAST } from "../../../page/contrast.js";
