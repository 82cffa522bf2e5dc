import { join } from 'node:path';
import type { ComposedRemote } from 'kit/contract/composition';

/**
 * The source of a module that starts the whole site in the browser, as a team without federation would write it: one router, the shell's
 * frame, and each page by a dynamic import.
 * @param root folder of the checkout
 */
export function writeEntry(root: string, remotes: readonly Pick<ComposedRemote, 'name' | 'routes'>[]): string {
  const routes = remotes.flatMap(({ name, routes: ofRemote }) =>
    ofRemote.flatMap(({ path, aliases = [], expose }) => {
      const page = JSON.stringify(join(root, name, 'src', `${expose}.tsx`));
      return [path, ...aliases].map((address) => `[${JSON.stringify(address)}, lazy(() => import(${page}))],`);
    }),
  );
  const ofShell = (module: string) => JSON.stringify(join(root, 'shell/src', module));
  return `import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PagePostsContext, WordsContext } from 'kit/page/contexts';
import { english } from 'kit/words/english';
import { SiteFooter } from ${ofShell('footer/site-footer')};
import { SiteHeader } from ${ofShell('header/site-header')};
import { NotFoundPage } from ${ofShell('not-found/not-found-page')};

const pages = [
${routes.join('\n')}
];
const posts = JSON.parse(document.getElementById('page-posts')?.textContent ?? '{"summaries":[]}');

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <BrowserRouter>
      <WordsContext value={english}>
      <PagePostsContext value={posts}>
        <SiteHeader />
        <main id="main">
          <Suspense>
            <Routes>
              {pages.map(([path, Page]) => <Route key={path} path={path} caseSensitive element={<Page />} />)}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </main>
        <SiteFooter />
      </PagePostsContext>
      </WordsContext>
    </BrowserRouter>
  </StrictMode>,
);
`;
}
