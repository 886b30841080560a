/** Parts that load on first use, so the page opens at once. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Written in by the build: style sheets of parts, by name. */
declare const STUDIO_STYLES: Readonly<Record<string, string>>;

/** Adds the style sheet of a part. @returns when the browser has it */
function styled(name: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = STUDIO_STYLES[name];
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(`no style sheet ${name}`));
    };
    document.head.append(link);
  });
}

/**
 * A component that loads on first use.
 * @param load an `import()` of its module
 * @param style name of its style sheet in `style/late/`
 */
export function late<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  style?: string,
): FunctionComponent<P> {
  let known: FunctionComponent<P> | undefined;
  return function Late(props: P) {
    const [Part, show] = useState(() => known);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (Part) return;
      let wanted = true;
      Promise.all([load(), style !== undefined && styled(style)]).then(
        ([found]) => {
          known = found;
          if (wanted) show(() => found);
        },
        () => wanted && fail(true),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return failed ? (
      <p class="about" role="alert">
        This part did not load: you are offline, or Studio was updated. Reload the page.
      </p>
    ) : (
      <p class="about">Opening ...</p>
    );
  };
}
