import { useEffect, useState } from 'react';
import { ArchiveScreen } from '../archive-screen/archive-screen';
import archive from '../archive-screen/archive-screen.module.css';
import { formatSecond } from '../posts/format-time';
import { textOf } from '../posts/plain-values';
import { titleOf } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import { maxVersions } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import { comparePosts, type Difference } from './compare-posts';
import { compareWords } from './compare-words';
import styles from './history-screen.module.css';

/** A post as it is stored now, and the store of its versions. */
type HistoryScreenProps = {
  post: StoredPost;
  store: Pick<PostsStore, 'listVersions'>;
  onBack: () => void;
  onRestore: (version: StoredPost) => void;
};

/** The kept versions of a post: what each is different in from the post as it is now, and a way back to it. */
export function HistoryScreen({ post, store, onBack, onRestore }: HistoryScreenProps) {
  const [versions, setVersions] = useState<readonly StoredPost[]>();
  const [message, setMessage] = useState('Loading the versions…');

  useEffect(() => {
    let isCancelled = false;
    store.listVersions(post.id).then(
      (found) => {
        if (isCancelled) return;
        setVersions(found.filter(({ updatedAt }) => updatedAt !== post.updatedAt));
        setMessage('');
      },
      (error: unknown) => {
        console.error('The versions could not be loaded:', error);
        if (!isCancelled) setMessage('The versions could not be loaded. Check your connection and open them again.');
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [store, post]);

  return (
    <ArchiveScreen title={`Versions of “${titleOf(post)}”`} onBack={onBack}>
      <p>
        Each save keeps a version, up to {maxVersions}. The current post was saved on {formatSecond(post.updatedAt)}.
      </p>
      <p role="status">{message}</p>
      {versions?.length === 0 && <p>There are no earlier versions.</p>}
      <ol className={archive.entries}>
        {versions?.map((version) => (
          <li key={version.updatedAt} className={archive.entry}>
            <div className={archive.head}>
              <h2 className={archive.name}>
                <time dateTime={version.updatedAt}>{formatSecond(version.updatedAt)}</time>
                <Saver version={version} />
              </h2>
              <button type="button" className={archive.button} onClick={() => onRestore(version)}>
                Restore<span className="visually-hidden"> the version of {formatSecond(version.updatedAt)}</span>
              </button>
            </div>
            <Differences version={version} post={post} />
          </li>
        ))}
      </ol>
    </ArchiveScreen>
  );
}

/** Who has saved a version; where nobody signs in, the author that it names. */
function Saver({ version }: { version: StoredPost }) {
  const savedBy = textOf(version.fields['savedBy']);
  if (savedBy) return <span dir="auto">, saved by {savedBy}</span>;
  return version.author ? <span dir="auto">, author {version.author}</span> : null;
}

/** Two texts as one: what is gone is struck through, what is new is underlined, and both are said to who cannot see it. */
function Words({ before, after }: Pick<Difference, 'before' | 'after'>) {
  return compareWords(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const isGone = kind === 'gone';
    const Change = isGone ? 'del' : 'ins';
    return (
      <Change key={index} className={isGone ? styles.before : styles.after}>
        <span className="visually-hidden">{isGone ? 'deleted: ' : 'inserted: '}</span>
        {text}
        <span className="visually-hidden">{isGone ? ' end of deletion ' : ' end of insertion '}</span>
      </Change>
    );
  });
}

function Differences({ version, post }: { version: StoredPost; post: StoredPost }) {
  const differences = comparePosts(version, post);
  if (differences.length === 0) return <p>No differences from the current post.</p>;
  return (
    <details>
      <summary className={styles.summary}>
        {differences.length === 1 ? '1 difference' : `${differences.length} differences`} from the current post
      </summary>
      <dl className={styles.differences}>
        {differences.map(({ part, before, after }) => (
          <div key={part} className={styles.difference}>
            <dt className={styles.part}>{part}</dt>
            <dd dir="auto" className={styles.text}>
              <Words before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
