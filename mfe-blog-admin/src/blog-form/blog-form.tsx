import { type FormEvent, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import type { SaveResult } from '../blog-management/save-post';
import { jumpTo } from '../editor/block-commands';
import { BodyEditor } from '../editor/body-editor';
import { useBody } from '../editor/use-body';
import { IncompleteNote } from '../incomplete-note/incomplete-note';
import { findDefaultTexts } from '../posts/blocks';
import { describeSize, documentSize } from '../posts/document-size';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import type { Editing } from '../posts/use-posts';
import { useEditHistory } from '../undo/use-edit-history';
import { KeptDraftStatus } from '../unsaved-work/kept-draft-status';
import { useKeptDraft } from '../unsaved-work/use-kept-draft';
import styles from './blog-form.module.css';
import { findShortcut } from './form-shortcuts';
import { FormToolbar } from './form-toolbar';
import { moveOnEnter } from './move-on-enter';
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
  /** @param isChangedSince whether something was typed while it was being saved. The form stays as it is when it is not saved. */
  onSave: (draft: PostDraft, isChangedSince: () => boolean) => Promise<SaveResult>;
};

/** The create/edit form (specification §2, §5): fields, publishing, body and preview over one draft with undo. */
export function BlogForm({ storedDraft, keptDraft, draftKey, editing, onBack, onSave }: BlogFormProps) {
  const initial = keptDraft ?? storedDraft;
  const body = useBody(initial.content);
  const { fields, change, undo, redo } = useEditHistory(body.editor, initial);
  const [isSaving, setSaving] = useState(false);
  const [isPreviewShown, setPreviewShown] = useState(true);
  const [takenSlug, setTakenSlug] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  /** The draft as it was when somebody last rested from typing: all but the editor and the fields shows this one. */
  const draft = useMemo(() => ({ ...fields, content: body.settled }), [fields, body.settled]);
  const isChanged = useMemo(() => !isSameDraft(draft, storedDraft), [draft, storedDraft]);
  const latest = useRef({ fields, storedDraft });
  useLayoutEffect(() => {
    latest.current = { fields, storedDraft };
  });
  const readDraft = useCallback(
    (): PostDraft => ({ ...latest.current.fields, content: body.readNow() }),
    [body.readNow],
  );
  const readUnsaved = useCallback(() => {
    const now = readDraft();
    return isSameDraft(now, latest.current.storedDraft) ? undefined : now;
  }, [readDraft]);
  const kept = useKeptDraft({ key: draftKey, draft, isChanged, readUnsaved, editing });
  const size = useMemo(() => describeSize(documentSize({ ...editing?.post.fields, ...draft })), [draft, editing]);
  useLeaveWarning(useCallback(() => readUnsaved() !== undefined, [readUnsaved]));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // One save at a time: a second one would be in conflict with the first.
    if (isSaving) return;
    const toSave = readDraft();
    if (toSave.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    if (toSave.status === 'published' && !confirmDefaultTexts(toSave)) return;
    setSaving(true);
    setTakenSlug(undefined);
    // Whatever becomes of the page until the response is there.
    kept.keepNow();
    const result = await onSave(toSave, () => !isSameDraft(readDraft(), toSave));
    // After a save the form is gone, or goes on with what was typed since.
    setSaving(false);
    setTakenSlug(result.takenSlug);
    if (result.takenSlug) form.current?.querySelector<HTMLElement>('[name=slug]')?.focus();
  };

  const back = () => {
    // What this browser keeps is offered in the list. Only what it has no room for would be lost.
    const isLost = readUnsaved() !== undefined && !kept.keepNow();
    if (isLost && !window.confirm('Leave without saving? Your changes will be lost.')) return;
    onBack();
  };

  const takeKey = (event: KeyboardEvent<HTMLFormElement>) => {
    moveOnEnter(event);
    const shortcut = findShortcut(event);
    if (!shortcut) return;
    // Even when there is nothing to undo: the browser's own undo knows one field and not the post.
    event.preventDefault();
    const actions = { save: () => form.current?.requestSubmit(), undo, redo };
    actions[shortcut]?.();
  };

  return (
    <div className={styles.writing} data-preview={isPreviewShown}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={takeKey}>
        <FormToolbar
          blocks={draft.content}
          onJump={(id) => jumpTo(body.editor, id)}
          undo={undo}
          redo={redo}
          isPreviewShown={isPreviewShown}
          onTogglePreview={() => setPreviewShown(!isPreviewShown)}
          onBack={back}
        />
        <h1 className={styles.heading}>{editing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
        <IncompleteNote post={editing?.post} />
        <div className={styles.fields}>
          <PostFields draft={fields} change={change} />
          <PublishingPanel draft={fields} change={change} stored={editing?.post} takenSlug={takenSlug} />
        </div>
        <BodyEditor body={body} />
        <div className={styles.save}>
          {/* Not disabled while it saves: a disabled button loses the focus. */}
          <CallToAction type="submit" size="large">
            {editing ? 'Update Blog' : 'Save Blog'}
          </CallToAction>
          <KeptDraftStatus kept={kept} isSaving={isSaving} isChanged={isChanged} storedAt={editing?.post.updatedAt} />
          {size && (
            <p className={size.isTooLarge ? styles.tooLarge : styles.size} role={size.isTooLarge ? 'alert' : 'status'}>
              {size.text}
            </p>
          )}
        </div>
      </form>
      {isPreviewShown && <PreviewPanel draft={draft} editor={body.editor} />}
    </div>
  );
}

/** Readers would see texts that only stand in for others: asks whether they are meant. */
function confirmDefaultTexts({ content }: PostDraft): boolean {
  const found = findDefaultTexts(content);
  if (found.length === 0) return true;
  const list = found.map(({ place, text }) => `block ${place}: “${text}”`).join('\n');
  return window.confirm(`This post still contains default texts:\n${list}\nPublish it anyway?`);
}
