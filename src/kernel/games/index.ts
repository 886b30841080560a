export * from "./matrix-game.js";
