import { Button } from 'kit/page/button';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { isDraftToken } from 'kit/posts/draft-link';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ReadersPost } from '../post-preview/readers-post';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import { SitePage } from '../site/site-page';
import { useToolSite } from '../site/tool-site';
import { openSharedDrafts, type SharedDraft } from './fetch-shared-draft';
import styles from './shared-draft-view.module.css';

/** What a link shows. */
type Shown = { kind: 'loading' } | { kind: 'failed' } | { kind: 'missing' } | ({ kind: 'draft' } & SharedDraft);

/** A draft for people who have its link and no login, as readers would see the post. */
export default function SharedDraftView() {
  const { hash } = useLocation();
  const { posts } = useToolSite();
  const token = hash.slice(1);
  const [drafts] = useState(() => openSharedDrafts(readDocumentsSettings(document)));
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const pictures = useMemo(() => ({ addressOf: (name: string) => drafts.addressOf(token, name) }), [drafts, token]);

  useEffect(() => {
    let isCancelled = false;
    const show = (next: Shown) => {
      if (!isCancelled) setShown(next);
    };
    show({ kind: 'loading' });
    const reading = isDraftToken(token) ? drafts.read(token) : Promise.resolve(undefined);
    reading.then(
      (found) => show(found ? { kind: 'draft', ...found } : { kind: 'missing' }),
      (error: unknown) => {
        console.error('The draft could not be shown:', error);
        show({ kind: 'failed' });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [drafts, token, attempt]);

  return (
    <SitePage title={shown.kind === 'draft' ? `Draft: ${titleOf(shown.draft)}` : 'Draft'}>
      <div className={styles.post}>
        {shown.kind === 'loading' && <p role="status">Loading…</p>}
        {shown.kind === 'missing' && (
          <>
            <h1 className={styles.title}>This link does not work</h1>
            <p role="status">It has expired or was withdrawn. Ask whoever sent it for another one.</p>
          </>
        )}
        {shown.kind === 'failed' && (
          <>
            <h1 className={styles.title}>The draft cannot be loaded now</h1>
            <p role="status">There is no response. Check the connection, then try again.</p>
            <p>
              <Button inverted onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
            </p>
          </>
        )}
        {shown.kind === 'draft' && (
          <>
            <p className={styles.note} role="note">
              This is an unpublished draft. Its link works until{' '}
              <time dateTime={shown.expiresAt}>{formatTime(shown.expiresAt)}</time>.
            </p>
            <ReadersPost post={shown.draft} by={shown.by} pictures={pictures} />
          </>
        )}
        {/* With the draft and not before: it would move down when that comes. */}
        {shown.kind !== 'loading' && (
          <p className={styles.next}>
            <Link to={posts}>Posts that are published</Link>
          </p>
        )}
      </div>
    </SitePage>
  );
}
