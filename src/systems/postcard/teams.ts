/** Teams of PostCard Football: files, checks, samples, and finding one by name. */
export * from "./teams/types.js";
export * from "./teams/check-teams.js";
export * from "./teams/find-team.js";
export * from "./teams/sample-teams.js";
export * from "./teams/skills.js";
export * from "./teams/team-schema.js";
