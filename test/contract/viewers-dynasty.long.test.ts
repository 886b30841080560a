import { describe } from "vitest";
import { viewersContract } from "./viewers.js";

describe("dynasty in viewers", () => viewersContract("dynasty"));
