/** Parts that load on first use, so the page opens at once. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component that loads on first use. @param load an `import()` of its module */
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
        This part did not load: you are offline, or Studio was updated. Reload the page.
      </p>
    ) : (
      <p class="about">Opening ...</p>
    );
  };
}
