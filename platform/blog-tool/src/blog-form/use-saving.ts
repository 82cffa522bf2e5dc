import { useState } from 'react';
import { focusField } from '../keyboard-focus/focus-field';
import type { ToolPictures } from '../pictures/open-pictures';
import { takeStored } from '../pictures/use-stored-pictures';
import { namesOfPictures } from '../posts/pictures-of-draft';
import type { PostDraft } from '../posts/post-draft';
import type { DraftSave, SaveResult } from '../posts/save';
import type { StoredPost } from '../posts/stored-post';
import { isWaitingName } from '../posts/waiting-name';
import type { OpenDraft } from '../unsaved-work/open-draft';
import { askBeforePublishing, askBeforeTakingBack } from './ask-before-publishing';

/** The draft to save, and what saving it needs. */
type Saving = {
  draft: OpenDraft;
  read: () => PostDraft;
  storedDraft: PostDraft;
  /** The post that is edited; absent for a new one. */
  post: StoredPost | undefined;
  pictures: ToolPictures | undefined;
  onSave: (draft: PostDraft, save: DraftSave, stays: boolean) => Promise<SaveResult>;
};

/** Saves the draft of a form, after all questions. @returns that, whether its pictures are sent before, a slug that was taken, and why it failed */
export function useSaving({ draft, read, storedDraft, post, pictures, onSave }: Saving) {
  const [isSending, setSending] = useState(false);
  const [takenSlug, setTakenSlug] = useState<string>();
  const [problem, setProblem] = useState<string>();

  /**
   * @param status the new status, when somebody publishes it or takes it back
   * @param stays whether the form goes on afterwards
   */
  const save = async (status = storedDraft.status, stays = false) => {
    // One save at a time: a second one would be in conflict with the first.
    if (isSending || draft.state().name === 'saving') return;
    const waiting = namesOfPictures(read()).filter(isWaitingName);
    if (pictures && waiting.length > 0) {
      // Saving includes the pictures; one that cannot be sent now holds nobody up.
      setSending(true);
      await pictures.whenSettled(waiting);
      setSending(false);
    }
    const now = { ...read(), status };
    // A picture stored just now is in the body, and reaches the fields with the next render.
    const toSave = pictures ? takeStored(now, pictures) : now;
    if (toSave.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    if (!askBeforeTakingBack(toSave, post)) return;
    const before = storedDraft.status === 'published' ? storedDraft : undefined;
    if (status === 'published' && !askBeforePublishing(toSave, before)) return;
    setTakenSlug(undefined);
    setProblem(undefined);
    // After a save the form is gone, or goes on with the text typed since.
    const result = await draft.save(toSave, (sending) => onSave(toSave, sending, stays));
    setTakenSlug(result.takenSlug);
    setProblem(result.problem);
    if (result.takenSlug) focusField('slug');
  };
  return { save, isSending, takenSlug, problem };
}
