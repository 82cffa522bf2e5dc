import { useWords } from 'kit/page/contexts';
import type { DraftWords } from 'kit/words/words';
import { Suspense, useState } from 'react';
import { lazyWithEmbeds } from '../site/lazy-with-embeds';
import { type ToolSite, ToolSiteContext } from '../site/tool-site';
import styles from './draft-page.module.css';

// Its blocks and the script that cleans them come after the page's frame.
const loadView = () => import('./shared-draft-view');

/**
 * `/draft#{token}`: a shared draft, for whoever has its link.
 * @param words in the site's language: of people who are no staff
 */
export function DraftPage({ site, words }: { site: ToolSite; words: DraftWords }) {
  const { loading } = useWords();
  const [SharedDraftView] = useState(() => lazyWithEmbeds(loadView, site));
  return (
    <ToolSiteContext value={site}>
      <div className={styles.page}>
        <Suspense
          fallback={
            <>
              <h1 className="visually-hidden">{words.draft}</h1>
              <p role="status">{loading}</p>
            </>
          }
        >
          <SharedDraftView words={words} />
        </Suspense>
      </div>
    </ToolSiteContext>
  );
}
