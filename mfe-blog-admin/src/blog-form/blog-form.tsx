import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { BodyEditor } from '../body-editor/body-editor';
import { IncompleteNote } from '../incomplete-note/incomplete-note';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import type { Editing } from '../posts/use-posts';
import { sanitiseBlocks } from '../rich-text/sanitise-rich-text';
import { useDraftHistory } from '../undo/use-draft-history';
import { KeptDraftStatus } from '../unsaved-work/kept-draft-status';
import { useKeptDraft } from '../unsaved-work/use-kept-draft';
import styles from './blog-form.module.css';
import { findShortcut } from './form-shortcuts';
import { FormToolbar } from './form-toolbar';
import { PostFields } from './post-fields';
import { PreviewPanel } from './preview-panel';
import { PublishingPanel } from './publishing-panel';
import { useLeaveWarning } from './use-leave-warning';

/** A draft to edit. */
type BlogFormProps = {
  /** What is stored, or the defaults of a new post. */
  storedDraft: PostDraft;
  /** Unsaved work that this browser kept, when somebody resumes it. */
  keptDraft?: PostDraft | undefined;
  /** Key under which unsaved work is kept. */
  draftKey: string;
  /** The post being edited; absent for a new one. */
  editing?: Editing | undefined;
  onBack: () => void;
  /** @returns whether it is saved; the form stays as it is when it is not */
  onSave: (draft: PostDraft) => Promise<boolean>;
};

/** The create/edit form (specification §2, §5): fields, publishing, body and preview over one draft with undo. */
export function BlogForm({ storedDraft, keptDraft, draftKey, editing, onBack, onSave }: BlogFormProps) {
  const { draft, change, undo, redo } = useDraftHistory(keptDraft ?? storedDraft);
  const [isSaving, setSaving] = useState(false);
  const [isPreviewShown, setPreviewShown] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = !isSameDraft(draft, storedDraft);
  const kept = useKeptDraft({ key: draftKey, draft, isChanged, editing });
  useLeaveWarning(isChanged);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // One save at a time: a second one would be in conflict with the first.
    if (isSaving) return;
    if (draft.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    setSaving(true);
    const isSaved = await onSave({ ...draft, content: sanitiseBlocks(draft.content) });
    // After a save the form is gone.
    if (!isSaved) setSaving(false);
  };

  const back = () => {
    if (isChanged && !window.confirm('Leave without saving? Your changes will be lost.')) return;
    onBack();
  };

  const takeShortcut = (event: KeyboardEvent) => {
    const shortcut = findShortcut(event);
    if (!shortcut) return;
    // Even when there is nothing to undo: the browser's own undo knows one field and not the post.
    event.preventDefault();
    const actions = { save: () => form.current?.requestSubmit(), undo, redo };
    actions[shortcut]?.();
  };

  return (
    <div className={styles.writing} data-preview={isPreviewShown}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={takeShortcut}>
        <FormToolbar
          undo={undo}
          redo={redo}
          isPreviewShown={isPreviewShown}
          onTogglePreview={() => setPreviewShown(!isPreviewShown)}
          onBack={back}
        />
        <h1 className={styles.heading}>{editing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
        <IncompleteNote problems={editing?.post.problems ?? []} />
        <div className={styles.fields}>
          <PostFields draft={draft} change={change} />
          <PublishingPanel draft={draft} change={change} />
        </div>
        <BodyEditor
          blocks={draft.content}
          onChange={(field, changeBlocks) =>
            change(field, (before) => ({ ...before, content: changeBlocks(before.content) }))
          }
        />
        <p className={styles.save}>
          <CallToAction type="submit" size="large" disabled={isSaving}>
            {editing ? 'Update Blog' : 'Save Blog'}
          </CallToAction>
          <KeptDraftStatus kept={kept} isChanged={isChanged} />
        </p>
      </form>
      {isPreviewShown && <PreviewPanel draft={draft} />}
    </div>
  );
}
