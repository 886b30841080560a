/** Who will win: plays the rest of the season many times, like `pressbox season chances`. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../../kernel/issue/index.js";
import { USUAL_TIMES } from "../../../../kernel/words/shares.js";
import type { ChancesView, KeptLeague } from "../../../protocol/season.js";
import { ask, Superseded } from "../../ask/ask.js";
import { issuesOf } from "../../ask/issues-of.js";
import { useKeys } from "../../place/keys.js";
import { say } from "../../place/status.js";
import { FaultList } from "../common/fault-list.js";
import { FiguresTable } from "./figures-table.js";
import { LeaguePart } from "./league-part.js";

/** Length of a stretch of counting, milliseconds: after each, the figures move and the user can stop. */
const STRETCH = 250;

export function LeagueChances({
  league,
  title,
  back,
}: {
  readonly league: KeptLeague;
  readonly title: string;
  readonly back: () => void;
}) {
  const [view, show] = useState<ChancesView>();
  const [busy, work] = useState(true);
  const [issues, setIssues] = useState<readonly Issue[]>();
  const stopped = useRef(false);
  useEffect(() => {
    let here = true;
    stopped.current = false;
    const count = async (): Promise<void> => {
      let times = 0;
      while (here && !stopped.current && times < USUAL_TIMES) {
        say(`${times} of ${USUAL_TIMES} times`, times / USUAL_TIMES);
        const found = await ask("season", "leagueChances", [league, USUAL_TIMES, STRETCH, times === 0]);
        ({ times } = found);
        if (here) show(found);
      }
      if (!here) return;
      work(false);
      say(`The rest of the season was played ${times} ${times === 1 ? "time" : "times"}`);
    };
    work(true);
    count().catch((error: unknown) => {
      if (!here || error instanceof Superseded) return;
      work(false);
      setIssues(issuesOf(error));
      say(issuesOf(error)[0].message);
    });
    return () => {
      here = false;
    };
  }, [league.text]);
  useKeys({ Escape: () => (stopped.current = true) });
  const stop = busy && (
    <button type="button" class="btn main" onClick={() => (stopped.current = true)}>
      Stop and keep {view?.times ?? 0}
    </button>
  );
  return (
    <LeaguePart label="Chances" title={title} back={back} tools={stop}>
      {issues && <FaultList issues={issues} />}
      {view && (
        <FiguresTable
          title="Chances"
          heads={view.heads.map((head, i) => ({ title: head, number: i >= view.right }))}
          rows={view.rows}
        >
          <p class="about">{view.sure}.</p>
        </FiguresTable>
      )}
    </LeaguePart>
  );
}
