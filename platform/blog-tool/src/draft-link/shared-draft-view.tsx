import { Button } from 'kit/page/button';
import { useWords } from 'kit/page/contexts';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { isDraftToken } from 'kit/posts/draft-link';
import type { DraftWords } from 'kit/words/words';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ReadersPost } from '../post-preview/readers-post';
import { formatTime } from '../posts/format-time';
import { SitePage } from '../site/site-page';
import { useToolSite } from '../site/tool-site';
import { openSharedDrafts, type SharedDraft } from './fetch-shared-draft';
import styles from './shared-draft-view.module.css';

/** The states of the view of a shared draft. */
type Shown = { kind: 'loading' } | { kind: 'failed' } | { kind: 'missing' } | ({ kind: 'draft' } & SharedDraft);

/** A draft for people who have its link and no login, as readers would see the post. */
export default function SharedDraftView({ words }: { words: DraftWords }) {
  const { loading, pageError, locale } = useWords();
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
    <SitePage title={shown.kind === 'draft' ? words.titled(shown.draft.title.trim() || words.untitled) : words.draft}>
      <div className={styles.post}>
        {shown.kind === 'loading' && <p role="status">{loading}</p>}
        {shown.kind === 'missing' && (
          <>
            <h1 className={styles.title}>{words.noLink.title}</h1>
            <p role="status">{words.noLink.text}</p>
          </>
        )}
        {shown.kind === 'failed' && (
          <>
            <h1 className={styles.title}>{words.noAnswer.title}</h1>
            <p role="status">{words.noAnswer.text}</p>
            <p>
              <Button inverted onClick={() => setAttempt(attempt + 1)}>
                {pageError.retry}
              </Button>
            </p>
          </>
        )}
        {shown.kind === 'draft' && (
          <>
            <p className={styles.note} role="note">
              {words.worksUntil} <time dateTime={shown.expiresAt}>{formatTime(shown.expiresAt, locale)}</time>.
            </p>
            <ReadersPost post={shown.draft} by={shown.by} pictures={pictures} tagsLabel={words.tags} />
          </>
        )}
        {/* With the draft and not before: it would move down when that comes. */}
        {shown.kind !== 'loading' && (
          <p className={styles.next}>
            <Link to={posts}>{words.otherPosts}</Link>
          </p>
        )}
      </div>
    </SitePage>
  );
}
