import { describe } from "vitest";
import { pdfContract } from "./pdf.js";

describe("pen-and-paper as PDF", () => pdfContract("pen-and-paper"));
