/** The shape of football: what games look like beyond their averages, in a real season and in a replay. */
export { addShapes, countShape, noShape, type ShapeCounts } from "./counts.js";
export {
  compareHistograms,
  compareShapes,
  SECTIONS,
  shapeFigures,
  type ComparedFigure,
  type ComparedHistogram,
  type SectionId,
} from "./figures.js";

export { offOf, figureText } from "./figure-text.js";
export { shapePage, shapeSheet } from "./page.js";
export { playRows } from "./play-row.js";
export { TEAM_GAME, teamGames } from "./team-game.js";
export { eraShape } from "./eras.js";
export { compareWith, eraAsReal, type RealShape, type ShapeComparison } from "./comparison.js";
