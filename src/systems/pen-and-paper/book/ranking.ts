/** Short lists of the best; every game's book has them. */
export * from "../../../page/ranking.js";
