import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './near-section.module.css';
import { useHydrated } from './use-hydrated';
import { whenNear } from './when-near';

type LoadSection<Properties> = () => Promise<{ default: ComponentType<Properties> }>;

/**
 * A section below the first view. It stands in the HTML, and its script comes once the visitor is less than a screen away: until
 * then, and where the script does not come, its links, disclosures and forms act as without script. On a page that was navigated to,
 * or with other properties than those of the HTML, it is loaded at once; so it is once the address changes, because React shows that
 * only when all that may read it is hydrated.
 *
 * Its styles are imported by the module that calls this: the HTML needs them long before the script.
 * @param load imports the module whose default export is the section
 */
export function nearSection<Properties extends object>(load: LoadSection<Properties>) {
  const AtOnce = lazy(load);
  return memo(function NearSection(properties: Properties) {
    const isPrerendered = !useHydrated() && typeof window !== 'undefined';
    const place = useRef<HTMLDivElement>(null);
    const [composed] = useState(properties);
    const [later] = useState(() => (isPrerendered ? waitFor(load) : undefined));
    const Section = later && properties === composed ? later.Section : AtOnce;
    const location = useLocation();
    const [composedAt] = useState(location);
    // While rendering: what waits for the section is not on screen, and has no effects.
    if (location !== composedAt) later?.show();
    useEffect(() => {
      const first = place.current?.firstElementChild;
      return later && first ? whenNear(first, later.show) : undefined;
    }, [later]);
    // One element: an update that reaches it before it is hydrated would take it away until its script is there.
    const section = useMemo(
      () => (
        <Suspense>
          <Section {...properties} />
        </Suspense>
      ),
      [Section, properties],
    );
    return (
      <div ref={place} className={styles.place}>
        {section}
      </div>
    );
  });
}

/** A section whose script is asked for by `show`. Where it does not come, that is reported, and the HTML stays as it is. */
function waitFor<Properties>(load: LoadSection<Properties>) {
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const Section = lazy(async () => {
    await shown;
    return load().catch((error: unknown) => {
      reportError(error);
      return new Promise<never>(() => {});
    });
  });
  return { Section, show };
}
