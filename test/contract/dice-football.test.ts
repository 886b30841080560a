/** Forms, games and PDF in one file: they look at the same pages, which are laid out once. */
import { describe } from "vitest";
import { formContract } from "./forms.js";
import { pdfContract } from "./pdf.js";
import { sweepContract } from "./sweep.js";

describe("dice-football: forms", () => formContract("dice-football"));
describe("dice-football: games", () => sweepContract("dice-football"));
describe("dice-football: PDF", () => pdfContract("dice-football"));
