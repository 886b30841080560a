import { describe } from "vitest";
import { pdfContract } from "./pdf.js";

describe("dynasty as PDF", () => pdfContract("dynasty"));
