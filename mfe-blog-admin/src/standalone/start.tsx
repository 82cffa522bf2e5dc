import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import './standalone.css';
import { createTrustedTypesPolicy, scriptPolicy } from 'kit/contract/trusted-types';
import { WordsContext } from 'kit/page/contexts';
import { english } from 'kit/words/english';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import BlogManagementPage from '../blog-management-page';

// The page's content security policy says which scripts may run; this lets the bundler request its chunks by URL.
createTrustedTypesPolicy(scriptPolicy, { createScriptURL: (address) => address });

// The blog tool on an origin of its own: the same page without shell and federation.
// It is not part of the site, so it does not look for the pages of posts beside itself.
document.documentElement.dataset['standalone'] = '';
const root = document.getElementById('root');
if (!root) throw new Error(`${location.pathname}: no element #root. Build the tool again`);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <main id="main">
        <Suspense fallback={<p role="status">Loading…</p>}>
          <WordsContext value={english}>
            <BlogManagementPage />
          </WordsContext>
        </Suspense>
      </main>
    </BrowserRouter>
  </StrictMode>,
);
