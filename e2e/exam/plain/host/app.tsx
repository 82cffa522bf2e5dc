import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';

const pages: Readonly<Record<string, ComponentType>> = {
  '/robots': lazy(() => import('robots/robots-page')),
  '/robots/lifter': lazy(() => import('robots/lifter-page')),
  '/service': lazy(() => import('service/service-page')),
};

/** Whether there is a page at a path. */
export const hasPage = (path: string): boolean => Object.hasOwn(pages, path);

/** The host: shows the page of a remote, and the next one without loading a document. @property path that was opened */
export function App({ path: opened }: { path: string }) {
  const [path, setPath] = useState(opened);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      setPath(location.pathname);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const Page = pages[path];
  return (
    <main>
      {Page && (
        <RemoteBoundary key={path}>
          <Suspense fallback={<p>Loading…</p>}>
            <Page />
          </Suspense>
        </RemoteBoundary>
      )}
    </main>
  );
}
