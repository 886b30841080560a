/** Forms, games and PDF in one file: they look at the same pages, which are laid out once. */
import { describe } from "vitest";
import { formContract } from "./forms.js";
import { pdfContract } from "./pdf.js";
import { sweepContract } from "./sweep.js";

describe("dynasty: forms", () => formContract("dynasty"));
describe("dynasty: games", () => sweepContract("dynasty"));
describe("dynasty: PDF", () => pdfContract("dynasty"));
