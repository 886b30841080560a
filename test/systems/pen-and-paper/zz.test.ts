import {it} from "vitest";
import {checkTeams} from "/work/main/src/systems/pen-and-paper/teams/check-teams.js";
import {SAMPLE_TEAMS} from "/work/main/src/systems/pen-and-paper/teams/sample-teams.js";
import {formatIssue} from "/work/main/src/kernel/issue/index.js";
it("x",()=>{ console.log(checkTeams(SAMPLE_TEAMS).map(formatIssue).join("\n")); });
