/** Parts that are fetched when they are first wanted, so that the page itself opens at once. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component whose code comes late. @param load an `import()` of its module */
export function late<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let known: FunctionComponent<P> | undefined;
  return function Late(props: P) {
    const [Part, show] = useState(() => known);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (Part) return;
      let wanted = true;
      load().then(
        (found) => {
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
        This part is not here: the net is gone, or there is a newer Studio. Load the page again.
      </p>
    ) : (
      <p class="about">Opening ...</p>
    );
  };
}
