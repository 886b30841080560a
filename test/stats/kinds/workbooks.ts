/** Workbooks with hidden sheets and rows and merged cells; tables pasted with tabs. */
import { PASS, PASSING as P, RUSH, RUSHING as R, table as t, type Kind } from "./kind.js";
import { odsOf, xlsxOf } from "./workbook-bytes.js";

const list: Kind[] = [];
const add = (id: string, files: Kind["files"], rest: Omit<Kind, "id" | "files"> = {}): void => {
  list.push({ id, files, ...rest });
};

for (const [ext, make] of [
  ["xlsx", xlsxOf],
  ["ods", odsOf],
] as const) {
  add(
    `${ext} hidden sheet`,
    {
      [`a.${ext}`]: make([
        { name: "Old", state: "hidden", text: P.replace("3600", "3700") },
        { name: "Passing", text: P },
        { name: "Rushing", text: R },
      ]),
    },
    { own: PASS, issues: ['warning : the hidden sheet "Old" is not read'] },
  );
  add(
    `${ext} hidden rows`,
    {
      [`a.${ext}`]: make([
        { name: "Passing", text: P + "\nElm Spare,FOX,QB,1,1,2,10,0,0,0", hidden: [4] },
        { name: "Rushing", text: R },
      ]),
    },
    { own: PASS, issues: ["warning 4: 1 hidden row is not read (row 4)"] },
  );
  add(
    `${ext} merged teams`,
    {
      [`a.${ext}`]: make([
        { name: "Passing", text: P },
        {
          name: "Rushing",
          merged: ["A2:A3", "A4:A5"],
          text: t(
            "Team,Player,Pos,G,Att,Yds,TD",
            "FOX,Cedar Run,RB,16,300,1300,10",
            ",Elm Run,RB,16,100,400,2",
            "OWL,Dogwood Run,RB,16,400,1700,10",
            ",Fir Run,RB,16,20,100,1",
          ),
        },
      ]),
    },
    { own: RUSH, issues: ["warning 3:1 2 rows without a team of their own (lines 3, 5): the team above is read"] },
  );
}
// pasted tabs
add(
  "pasted from the page with groups",
  {
    "standard.tsv":
      "Team Stats\n" +
      t(
        "\t\t\t\t\tTot Yds & TO\t\t\t\t\tPassing\t\t\t\t\t\t\tRushing\t\t\t\t\tPenalties\t\t",
        "Rk\tTm\tG\tPF\tYds\tPly\tY/P\tTO\tFL\t1stD\tCmp\tAtt\tYds\tTD\tInt\tNY/A\t1stD\tAtt\tYds\tTD\tY/A\t1stD\tPen\tYds\t1stPy",
        "1\tFOX\t16\t400\t5100\t930\t5.5\t24\t10\t300\t300\t500\t3400\t24\t14\t6.4\t180\t400\t1700\t12\t4.3\t100\t95\t800\t20",
        "2\tOWL\t16\t300\t4990\t955\t5.2\t24\t8\t290\t280\t500\t3190\t20\t16\t6.0\t170\t420\t1800\t11\t4.3\t100\t90\t700\t20",
        "Avg Team\t\t\t350\t5045\t942\t5.4\t24\t9\t295\t290\t500\t3295\t22\t15\t6.2\t175\t410\t1750\t11.5\t4.3\t100\t93\t750\t20",
      ),
    "p.csv": P,
    "r.csv": R,
  },
  { own: { FOX: { points: 400, netPassYards: 3400, rushYards: 1700, penaltyYards: 800, fumblesLost: 10 } } },
);

export const WORKBOOKS: readonly Kind[] = list;
