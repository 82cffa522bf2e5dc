import { Suspense, useState } from 'react';
import { lazyWithEmbeds } from '../site/lazy-with-embeds';
import { type ToolSite, ToolSiteContext } from '../site/tool-site';
import styles from './draft-page.module.css';

// Its blocks and what cleans them come behind the page's frame.
const loadView = () => import('./shared-draft-view');

/** `/draft#{token}`: a shared draft, for whoever has its link. */
export function DraftPage({ site }: { site: ToolSite }) {
  const [SharedDraftView] = useState(() => lazyWithEmbeds(loadView, site));
  return (
    <ToolSiteContext value={site}>
      <div className={styles.page}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <SharedDraftView />
        </Suspense>
      </div>
    </ToolSiteContext>
  );
}
