/** The templates of a game: the user's own, the built-in ones with the parts of the open sheet, and those shared by all games. */
import { includedFrom } from "../../../sheet/template/scan.js";
import type { ListedGame, ListedSheet } from "../../protocol/calls.js";
import type { TemplateTexts } from "../../protocol/template.js";
import { gameOf } from "../place/catalog.js";
import { LockIcon, PencilIcon } from "../parts/marks/icons.js";
import { formatAddress } from "../place/places.js";

export interface FilesProps {
  readonly game: ListedGame;
  readonly sheet: ListedSheet;
  /** The open template. */
  readonly name: string;
  readonly own: TemplateTexts;
  /** All texts, the user's over the built-in ones. */
  readonly texts: TemplateTexts;
  /** Number of errors in a template. */
  readonly faultsIn: (name: string) => number;
  readonly options: Readonly<Record<string, string>>;
  readonly copies: TemplateTexts;
  readonly forget: (copy: string) => void;
  /** Absent if the templates are not the user's. */
  readonly begin?: (() => void) | undefined;
}

export const templateOfSheet = (game: ListedGame, { id, template }: ListedSheet): string =>
  template ?? `${game.id}/${id}`;

/** All templates that one includes, and that those include, in order. */
export const partsOf = (texts: TemplateTexts, name: string): string[] =>
  includedFrom(name, (one) => texts[one]).filter((one) => one !== name);

const shortName = (name: string): string => name.slice(name.indexOf("/") + 1);

export function Files(props: FilesProps) {
  const { game, sheet, name, own, texts, options, copies, forget, begin } = props;
  const main = templateOfSheet(game, sheet);
  const to = (file: string, place = sheet.id): string =>
    formatAddress({ pane: "template", game: game.id, place, options: { ...options, tpl: file } });
  const item = (file: string, place?: string, note?: string) => {
    const faults = props.faultsIn(file);
    const Icon = file in own ? PencilIcon : LockIcon;
    return (
      <li key={`${place ?? ""} ${file}`}>
        <a href={to(file, place)} aria-current={file === name ? "page" : undefined} title={file}>
          <Icon />
          <span>{shortName(file)}</span>
          {note !== undefined && <i>{note}</i>}
          {faults > 0 && (
            <b class="bad-dot">
              {faults}
              <span class="sr"> {faults === 1 ? "fault" : "faults"}</span>
            </b>
          )}
        </a>
      </li>
    );
  };
  const builtIn = gameOf(game.id)?.sheets ?? [];
  const ownNames = Object.keys(own).sort();
  const shared = partsOf(texts, main).filter((part) => part.startsWith("shared/"));
  const common = [...new Set([...shared, ...("shared/footer" in texts ? ["shared/footer"] : [])])];
  return (
    <nav class="tpl-files" aria-label="Templates">
      <label class="pick tpl-pick">
        <span class="sr">Template</span>
        <select value={name} onChange={(event) => (location.hash = to(event.currentTarget.value))}>
          {[...new Set([main, ...partsOf(texts, main), ...common, ...ownNames, name])].map((one) => (
            <option key={one} value={one} selected={one === name}>
              {shortName(one)}
              {one in own ? " (yours)" : ""}
            </option>
          ))}
        </select>
      </label>
      {ownNames.length > 0 && (
        <section>
          <h2 class="cap">Own</h2>
          <ul>{ownNames.map((one) => item(one, sheetOf(game, texts, one, sheet)))}</ul>
        </section>
      )}
      <section>
        <h2 class="cap">Built-in</h2>
        <ul>
          {builtIn.map((one) => {
            const file = templateOfSheet(game, one);
            const parts = partsOf(texts, file).filter((part) => !part.startsWith("shared/"));
            const isOpen = one.id === sheet.id;
            return (
              <li key={one.id}>
                <ul>
                  {item(
                    file,
                    one.id,
                    isOpen || parts.length === 0
                      ? undefined
                      : `${parts.length} ${parts.length === 1 ? "part" : "parts"}`,
                  )}
                </ul>
                {isOpen && <ul class="sub">{parts.map((part) => item(part))}</ul>}
              </li>
            );
          })}
        </ul>
      </section>
      {common.length > 0 && (
        <section>
          <h2 class="cap">Shared by all games</h2>
          <ul>{common.map((one) => item(one))}</ul>
        </section>
      )}
      {Object.keys(copies).length > 0 && (
        <section>
          <h2 class="cap">Copies</h2>
          <ul>
            {Object.keys(copies).map((copy) => (
              <li key={copy} class="copy">
                <span>{shortName(copy)}</span>
                <button type="button" class="btn bare" onClick={() => forget(copy)}>
                  Leave out
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {begin && (
        <button type="button" class="btn tpl-new" onClick={begin}>
          New sheet
        </button>
      )}
    </nav>
  );
}

/** A sheet that uses a template: the open one, or the first that includes it. */
function sheetOf(game: ListedGame, texts: TemplateTexts, name: string, open: ListedSheet): string {
  const shows = (sheet: ListedSheet): boolean => {
    const main = templateOfSheet(game, sheet);
    return main === name || partsOf(texts, main).includes(name);
  };
  return shows(open) ? open.id : (game.sheets.find(shows)?.id ?? open.id);
}
