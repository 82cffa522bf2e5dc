import { useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { draftAsPostFile } from '../import-export/post-file';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { usePictures } from '../pictures/open-pictures';
import { PostPreview } from '../post-preview/post-preview';
import { formatTime } from '../posts/format-time';
import type { PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import styles from './conflict-dialog.module.css';

/** Both versions (there is no `theirs` when the post was deleted), and what can be done with them. */
type ConflictDialogProps = {
  mine: PostDraft;
  theirs: StoredPost | undefined;
  onKeepAsCopy: () => void;
  onOverwrite: () => void;
  onBack: () => void;
};

/** The post was changed, by somebody else or in another window, which posts do not tell: nothing is written until a person has chosen. */
export function ConflictDialog({ mine, theirs, onKeepAsCopy, onOverwrite, onBack }: ConflictDialogProps) {
  const pictures = usePictures();
  const [isTheirsShown, setTheirsShown] = useState(false);
  const [message, setMessage] = useState('');

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
        Your changes were not saved, and theirs were not touched.
        {theirs?.updatedAt && ` Their version was saved on ${formatTime(theirs.updatedAt)}.`}
      </p>
      <p className={styles.choices}>
        <CallToAction size="small" inverted onClick={copy}>
          Copy my text
        </CallToAction>
        {theirs && (
          <CallToAction size="small" inverted onClick={() => setTheirsShown(!isTheirsShown)}>
            {isTheirsShown ? 'Hide theirs' : 'See theirs'}
          </CallToAction>
        )}
        <CallToAction size="small" onClick={onKeepAsCopy}>
          Keep mine as a copy
        </CallToAction>
        {theirs && (
          <CallToAction size="small" inverted onClick={onOverwrite}>
            Overwrite theirs
          </CallToAction>
        )}
        <CallToAction size="small" inverted onClick={onBack}>
          Back to editing
        </CallToAction>
      </p>
      <p role="status">{message}</p>
      {theirs && isTheirsShown && (
        <section className={styles.theirs} aria-label="Their version">
          <PostPreview post={theirs} titleLevel="h2" pictures={pictures} />
        </section>
      )}
    </ModalDialog>
  );
}

async function copyAsMarkdown(draft: PostDraft): Promise<void> {
  const { writeMarkdown } = await import(/* webpackChunkName: "files" */ '../import-export/write-markdown');
  await navigator.clipboard.writeText(writeMarkdown(draftAsPostFile(draft)));
}
