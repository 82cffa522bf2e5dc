import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './near-section.module.css';
import { useHydrated } from './use-hydrated';
import { whenNear } from './when-near';

type LoadSection<Properties> = () => Promise<{ default: ComponentType<Properties> }>;

/**
 * A section below the first view. It stands in the HTML, and its script comes once the visitor is less than a screen away: until then, and
 * where the script does not come, its links, disclosures and forms act as without script. On a page that was navigated to, or with other
 * properties than those of the HTML, it is loaded at once.
 *
 * Its styles are imported by the module that calls this: the HTML needs them long before the script. Not for fields that can be seen
 * before: elements of browser extensions are set aside only while a page is hydrated, and typed text would be lost.
 * @param load imports the module whose default export is the section
 */
export function nearSection<Properties extends object>(load: LoadSection<Properties>) {
  const AtOnce = lazy(load);
  return memo(function NearSection(properties: Properties) {
    const isPrerendered = !useHydrated() && typeof window !== 'undefined';
    const place = useRef<HTMLDivElement>(null);
    const { key } = useLocation();
    const [composedAt] = useState(key);
    const [composed] = useState(properties);
    const [later] = useState(() => (isPrerendered ? waitFor(load) : undefined));
    const Section = later && properties === composed ? later.Section : AtOnce;
    // React lets a page go to another address only once all of it is hydrated that might ask where it is.
    if (key !== composedAt) later?.show();
    useEffect(() => {
      const first = place.current?.firstElementChild;
      return later && first ? whenNear(first, later.show) : undefined;
    }, [later]);
    // One element: an update that reaches it before it is hydrated would take it away until its script is there. And one in the place of
    // another, with a key: React would wait for the first one's script before it shows the second.
    const section = useMemo(
      () => (
        <Suspense key={Section === AtOnce ? 'at once' : 'near'}>
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
