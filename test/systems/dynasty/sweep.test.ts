import { describe } from "vitest";
import { sweeps } from "./sweep.js";

describe("sweeps", () => sweeps({ campaigns: 500, rulings: 10, chaos: 300, mixed: 200 }));
