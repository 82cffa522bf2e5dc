import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { type Navigator, Router, type To } from 'react-router-dom';

/** The address of the document, and the state of its history entry. */
const readPlace = () => ({ search: location.search, hash: location.hash, state: history.state as unknown });

const addressOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

/** Whether an address is one of the tool's own screens, which differ in the query alone. */
const isOfTool = (to: To) => new URL(addressOf(to), location.href).pathname === location.pathname;

/**
 * The router of a tool's document. The tool's screens differ in the query: the way between them, and back, stays in the
 * document. Every other address is loaded in full: the browser asks before something unsaved is lost, and the next page
 * has a security policy of its own.
 */
export function ToolRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [pathname] = useState(location.pathname);
  const [place, setPlace] = useState(readPlace);

  const navigator = useMemo((): Navigator => {
    const show = (to: To, state: unknown, keep: 'pushState' | 'replaceState') => {
      history[keep](state, '', addressOf(to));
      setPlace(readPlace());
    };
    return {
      createHref: addressOf,
      push: (to, state) => (isOfTool(to) ? show(to, state, 'pushState') : location.assign(addressOf(to))),
      replace: (to, state) => (isOfTool(to) ? show(to, state, 'replaceState') : location.replace(addressOf(to))),
      go: (steps) => history.go(steps),
    };
  }, []);

  useLayoutEffect(() => {
    const read = () => setPlace(readPlace());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  return (
    <Router basename={basename} location={{ pathname, ...place }} navigator={navigator}>
      {children}
    </Router>
  );
}
