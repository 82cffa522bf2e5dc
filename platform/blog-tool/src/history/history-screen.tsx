import { useEffect, useState } from 'react';
import { ArchiveScreen } from '../archive-screen/archive-screen';
import archive from '../archive-screen/archive-screen.module.css';
import { formatSecond } from '../posts/format-time';
import { textOf } from '../posts/plain-values';
import { titleOf } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import { maxVersions } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import { Differences } from './differences';

/** A post as it is stored now, and the store of its versions. */
type HistoryScreenProps = {
  post: StoredPost;
  store: Pick<PostsStore, 'listVersions'>;
  onBack: () => void;
  onRestore: (version: StoredPost) => void;
};

/** The kept versions of a post, each with its differences from the present post, and a button to restore it. */
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
            <Differences before={version} after={post} names={['this version', 'the current post']} />
          </li>
        ))}
      </ol>
    </ArchiveScreen>
  );
}

/** The name of who saved a version; where nobody signs in, that of its author. */
function Saver({ version }: { version: StoredPost }) {
  const savedBy = textOf(version.fields['savedBy']);
  if (savedBy) return <span dir="auto">, saved by {savedBy}</span>;
  return version.author ? <span dir="auto">, author {version.author}</span> : null;
}
