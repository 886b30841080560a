import { describe } from "vitest";
import { pdfContract } from "./pdf.js";

describe("postcard as PDF", () => pdfContract("postcard"));
