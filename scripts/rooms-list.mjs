// The rooms of src/ and whom each may import, types included: ESLint and `npm run rooms` go by this list. From the lowest floor up.
export const ROOMS = {
  kernel: [],
  stats: ["kernel"],
  text: ["kernel", "stats"],
  sheet: ["kernel"],
  press: ["kernel", "sheet"],
  render: ["kernel", "sheet", "press"],
  contract: ["kernel", "stats", "sheet"],
  gamekit: ["kernel", "stats", "contract"],
  league: ["kernel", "sheet", "contract"],
  systems: ["kernel", "stats", "sheet", "contract", "gamekit", "league"],
  sim: ["kernel", "stats", "contract", "systems"],
  print: ["kernel", "text", "sheet", "press", "render", "contract"],
  files: ["kernel", "text", "stats", "sheet", "contract", "systems", "league", "print"],
  docs: ["kernel", "text", "sheet", "render", "contract", "print", "host"],
  host: ["kernel", "stats", "text", "sheet", "contract", "files"],
};
