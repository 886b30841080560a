/** Forms, games and PDF in one file: they look at the same pages, which are laid out once. */
import { describe } from "vitest";
import { formContract } from "./forms.js";
import { pdfContract } from "./pdf.js";
import { sweepContract } from "./sweep.js";

describe("pen-and-paper: forms", () => formContract("pen-and-paper"));
describe("pen-and-paper: games", () => sweepContract("pen-and-paper"));
describe("pen-and-paper: PDF", () => pdfContract("pen-and-paper"));
