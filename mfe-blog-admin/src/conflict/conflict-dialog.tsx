import { useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import { PostPreview } from '../post-preview/post-preview';
import type { StoredPost } from '../posts/stored-post';
import styles from './conflict-dialog.module.css';

/** What is stored now (nothing, when it was deleted), and the ways on. */
export type ConflictDialogProps = {
  theirs: StoredPost | undefined;
  onCopyText: () => Promise<void>;
  onKeepAsCopy: () => void;
  onOverwrite: () => void;
  onBack: () => void;
};

/** Somebody else changed the post meanwhile: nothing is written until a person has chosen. */
export function ConflictDialog({ theirs, onCopyText, onKeepAsCopy, onOverwrite, onBack }: ConflictDialogProps) {
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState('');

  const copy = () =>
    onCopyText().then(
      () => setCopied('Your text is in the clipboard.'),
      () => setCopied('The browser refused the clipboard. Keep yours as a copy instead.'),
    );

  return (
    <ModalDialog
      title={theirs ? 'Somebody else has changed this post' : 'Somebody else has deleted this post'}
      onCancel={onBack}
    >
      <p>
        Nothing of yours was saved, and nothing of theirs was touched.
        {theirs?.updatedAt && ` Their version was saved at ${new Date(theirs.updatedAt).toLocaleString('en-GB')}.`}
      </p>
      <p className={styles.choices}>
        <CallToAction size="small" inverted onClick={copy}>
          Copy my text
        </CallToAction>
        {theirs && (
          <CallToAction size="small" inverted onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide theirs' : 'See theirs'}
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
      <p role="status">{copied}</p>
      {theirs && isShown && (
        <section className={styles.theirs} aria-label="Their version">
          <PostPreview post={theirs} titleLevel="h2" />
        </section>
      )}
    </ModalDialog>
  );
}
