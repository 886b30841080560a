import { describe } from "vitest";
import { accessibilityContract } from "./accessibility.js";

describe("postcard", () => accessibilityContract("postcard"));
