/** Colors that are readable on each other. */
export { contrastOf, LEAST_CONTRAST } from "../../../sheet/contrast.js";
