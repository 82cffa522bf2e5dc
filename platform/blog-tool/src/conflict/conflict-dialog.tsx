import { Button } from 'kit/page/button';
import { useEffect, useState } from 'react';
import { Differences } from '../history/differences';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { usePictures } from '../pictures/open-pictures';
import { PostPreview } from '../post-preview/post-preview';
import { formatMinute, formatTime } from '../posts/format-time';
import { textOf } from '../posts/plain-values';
import type { PostDraft } from '../posts/post-draft';
import { draftAsPostFile } from '../posts/post-file';
import type { PostsStore } from '../posts/posts-store';
import type { StoredPost } from '../posts/stored-post';
import styles from './conflict-dialog.module.css';

/** Both versions (there is no `theirs` when the post was deleted), and the actions on them. */
type ConflictDialogProps = {
  store: Pick<PostsStore, 'listVersions'>;
  mine: PostDraft;
  /** The version that my changes began from. */
  before: PostDraft;
  theirs: StoredPost | undefined;
  onKeepAsCopy: () => void;
  onOverwrite: () => void;
  onBack: () => void;
};

/** The post was changed, by somebody else or in another window, which posts do not tell: nothing is written until a person has chosen. */
export function ConflictDialog({
  store,
  mine,
  before,
  theirs,
  onKeepAsCopy,
  onOverwrite,
  onBack,
}: ConflictDialogProps) {
  const pictures = usePictures();
  const [isTheirsShown, setTheirsShown] = useState(false);
  const [message, setMessage] = useState('');
  const saver = useSaver(store, theirs);
  const other = theirs && nameVersion(theirs, saver);

  const copy = () =>
    copyAsMarkdown(mine).then(
      () => setMessage('Your text was copied to the clipboard.'),
      () => setMessage('The browser did not allow copying. Keep yours as a copy instead.'),
    );

  return (
    <ModalDialog
      title={theirs ? 'This post was changed elsewhere' : 'This post was deleted elsewhere'}
      onCancel={onBack}
    >
      <p>
        {theirs
          ? `${describeSave(theirs, saver)}${describeStatus(before, theirs)} Yours is not saved, and nothing was overwritten. A copy is a draft, which readers do not see.`
          : 'Yours is not saved. It is complete in this window. A copy is a draft, which readers do not see.'}
      </p>
      <p className={styles.choices}>
        <Button size="small" inverted onClick={copy}>
          Copy your text
        </Button>
        {theirs && (
          <Button size="small" inverted onClick={() => setTheirsShown(!isTheirsShown)}>
            {isTheirsShown ? `Hide ${other}` : `See ${other}`}
          </Button>
        )}
        <Button size="small" onClick={onKeepAsCopy}>
          Keep yours as a copy
        </Button>
        {theirs && (
          <Button size="small" inverted onClick={onOverwrite}>
            Overwrite {other} with yours
          </Button>
        )}
        <Button size="small" inverted onClick={onBack}>
          Back to editing
        </Button>
      </p>
      <p role="status">{message}</p>
      {theirs && other && isTheirsShown && (
        <section className={styles.theirs} aria-label={`Preview of ${other}`}>
          <Differences before={theirs} after={mine} names={[other, 'yours']} />
          <PostPreview post={theirs} titleLevel="h2" pictures={pictures} />
        </section>
      )}
    </ModalDialog>
  );
}

/** The name of who saved the other version, which only its kept version has; '' while that is not known, and where nobody signs in. */
function useSaver(store: ConflictDialogProps['store'], theirs: StoredPost | undefined): string {
  const [saver, setSaver] = useState('');
  useEffect(() => {
    if (!theirs) return;
    let isCancelled = false;
    store.listVersions(theirs.id).then(
      (versions) => {
        const saved = versions.find(({ updatedAt }) => updatedAt === theirs.updatedAt);
        if (!isCancelled) setSaver(textOf(saved?.fields['savedBy']));
      },
      (error: unknown) => console.error('Who has saved the other version could not be found out:', error),
    );
    return () => {
      isCancelled = true;
    };
  }, [store, theirs]);
  return saver;
}

/** When a version was saved, without the day where that is today; '' for one that does not say so. */
function describeTime({ updatedAt }: StoredPost): string {
  const time = new Date(updatedAt);
  if (Number.isNaN(time.getTime())) return '';
  return time.toDateString() === new Date().toDateString() ? `at ${formatMinute(time)}` : `on ${formatTime(updatedAt)}`;
}

function nameVersion(theirs: StoredPost, saver: string): string {
  if (saver) return `${saver}’s version`;
  const time = describeTime(theirs);
  return time ? `the version saved ${time}` : 'the other version';
}

function describeSave(theirs: StoredPost, saver: string): string {
  const time = describeTime(theirs);
  const who = saver || 'Somebody else, or another window,';
  return `${who} saved this post${time && ` ${time}`}, after you opened it.`;
}

/** Says how the other save changed the post's status. */
function describeStatus(before: PostDraft, theirs: StoredPost): string {
  if (before.status === theirs.status) return '';
  return theirs.status === 'published'
    ? ' It is published now, and stays so if you overwrite it.'
    : ' It is a draft now, and stays so if you overwrite it.';
}

async function copyAsMarkdown(draft: PostDraft): Promise<void> {
  const { writeMarkdown } = await import(/* webpackChunkName: "files" */ '../import-export/write-markdown');
  await navigator.clipboard.writeText(writeMarkdown(draftAsPostFile(draft)));
}
