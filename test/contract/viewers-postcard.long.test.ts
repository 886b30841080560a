import { describe } from "vitest";
import { viewersContract } from "./viewers.js";

describe("postcard in viewers", () => viewersContract("postcard"));
