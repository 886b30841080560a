/** All tables of a league, one at a time, and their export. */
import { useEffect, useState } from "preact/hooks";
import type { KeptLeague, LeagueTableView } from "../../../protocol/season.js";
import { ask } from "../../ask/ask.js";
import { save } from "../../store/files-out.js";
import { sayFault } from "../../ask/issues-of.js";
import { say } from "../../place/status.js";
import { sizeWords } from "../../place/words.js";
import { Pick, Seg } from "../common/controls.js";
import { FiguresTable } from "./figures-table.js";
import { SaveIcon } from "../marks/icons.js";
import { LeaguePart } from "./league-part.js";

const FORMATS = [
  { id: "csv", title: "CSV" },
  { id: "json", title: "JSON" },
  { id: "xlsx", title: "Excel" },
  { id: "html", title: "Web pages" },
] as const;
type Format = (typeof FORMATS)[number]["id"];

export function LeagueTables({
  league,
  title,
  back,
}: {
  readonly league: KeptLeague;
  readonly title: string;
  readonly back: () => void;
}) {
  const [wanted, want] = useState<string>();
  const [view, show] = useState<LeagueTableView>();
  const [format, pick] = useState<Format>("csv");
  useEffect(() => {
    ask("league-table", "leagueTable", [league, wanted]).then((found) => {
      show(found);
      const { title } = found.tables.find(({ id }) => id === found.id)!;
      say(`${title}: ${found.rows.length + found.more} ${found.rows.length + found.more === 1 ? "row" : "rows"}`);
    }, sayFault);
  }, [league.text, wanted]);
  const packed = (): void => {
    say("Packing the tables", 0.4);
    ask("pdf", "leagueExport", [league, format]).then((made) => {
      save(made);
      say(`${made.name}, ${sizeWords(made.bytes.length)}`);
    }, sayFault);
  };
  const tools = (
    <>
      {view && <Pick label="Table" options={view.tables} value={view.id} choose={want} />}
      <span class="row export">
        <Seg label="Format of the export" options={FORMATS} value={format} choose={pick} />
        <button type="button" class="btn main" onClick={packed}>
          <SaveIcon /> All tables as ZIP
        </button>
      </span>
    </>
  );
  return (
    <LeaguePart label="Tables" title={title} back={back} tools={tools}>
      {!view && <p class="about">Counting ...</p>}
      {view && view.rows.length === 0 && <p class="about">No games yet: this table is empty.</p>}
      {view && view.rows.length > 0 && (
        <FiguresTable
          title={view.tables.find(({ id }) => id === view.id)?.title ?? ""}
          heads={view.columns}
          rows={view.rows}
        >
          {view.more > 0 && <p class="about">{view.more} more rows are in the export.</p>}
        </FiguresTable>
      )}
    </LeaguePart>
  );
}
