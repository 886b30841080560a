import { describe } from "vitest";
import { accessibilityContract } from "./accessibility.js";

describe("dynasty", () => accessibilityContract("dynasty"));
