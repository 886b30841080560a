export * from "./canvas.js";
export * from "./die.js";
export * from "./yard-band.js";
export * from "./scribble.js";
export * from "./helmet.js";
export * from "./football-field.js";
export * from "./ball.js";
