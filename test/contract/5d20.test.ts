/** Forms, games and PDF in one file: they look at the same pages, which are laid out once. */
import { describe } from "vitest";
import { formContract } from "./forms.js";
import { pdfContract } from "./pdf.js";
import { sweepContract } from "./sweep.js";

describe("5d20: forms", () => formContract("5d20"));
describe("5d20: games", () => sweepContract("5d20"));
describe("5d20: PDF", () => pdfContract("5d20"));
