import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type PostStatus, postStatuses } from 'shared-config/posts/post';
import { CallToAction } from 'shared-ui/call-to-action';
import { SelectField, TextAreaField, TextField } from 'shared-ui/forms/form-field';
import { IncompleteNote } from '../incomplete-note/incomplete-note';
import { PostPreview } from '../post-preview/post-preview';
import { addBlock, blockTypes } from '../posts/blocks';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import { loadEditor } from '../rich-text/rich-text-field';
import { sanitiseBlocks } from '../rich-text/sanitise-rich-text';
import { BlockList } from '../body-editor/block-list';
import styles from './blog-form.module.css';
import { structure, useDraftHistory } from './use-draft-history';
import { useKeptDraft } from '../unsaved-work/use-kept-draft';

/** A draft to edit. */
export type BlogFormProps = {
  /** What is stored, or the defaults of a new post. */
  storedDraft: PostDraft;
  /** What this browser kept of unsaved work, when somebody goes on with it. */
  keptDraft?: PostDraft | undefined;
  /** Key under which unsaved work is kept. */
  draftKey: string;
  /** The post being edited, its version, and what is wrong with it; absent for a new one. */
  editing?: { postId: string; since: string; problems: readonly string[] } | undefined;
  onBack: () => void;
  /** Resolves to whether it was saved; the form stays as it is when it was not. */
  onSave: (draft: PostDraft) => Promise<boolean>;
};

const statusLabels: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft: staff alone see it',
  published: 'Published: readers see it',
};

/** The create/edit form (specification §2, §5), with undo over the whole post, unsaved work kept, and a preview. */
export function BlogForm({ storedDraft, keptDraft, draftKey, editing, onBack, onSave }: BlogFormProps) {
  const { draft, change, undo, redo } = useDraftHistory(keptDraft ?? storedDraft);
  const [isSaving, setSaving] = useState(false);
  const [isPreviewShown, setPreviewShown] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = !isSameDraft(draft, storedDraft);
  const kept = useKeptDraft({ key: draftKey, draft, isChanged, postId: editing?.postId, since: editing?.since });
  const set = (field: Exclude<keyof PostDraft, 'content' | 'status'>) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) =>
      change(field, (before) => ({ ...before, [field]: target.value })),
  });

  useEffect(() => {
    // Should it fail now, it is fetched again when a paragraph gets the focus.
    loadEditor().catch(() => {});
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // One save at a time, and nobody conflicts with himself.
    if (isSaving) return;
    if (draft.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    setSaving(true);
    const isSaved = await onSave({ ...draft, content: sanitiseBlocks(draft.content) });
    // Saved: the form is gone by now.
    if (!isSaved) setSaving(false);
  };

  const back = () => {
    if (isChanged && !window.confirm('Leave without saving? Your changes will be lost.')) return;
    onBack();
  };

  const takeShortcut = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const action =
      key === 's'
        ? () => form.current?.requestSubmit()
        : key === 'z'
          ? event.shiftKey
            ? redo
            : undo
          : key === 'y'
            ? redo
            : null;
    if (action === null) return;
    // Also where there is nothing to undo: the browser's own undo knows one field and not the post.
    event.preventDefault();
    action?.();
  };

  return (
    <div className={styles.writing}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={takeShortcut}>
        <p className={styles.actions}>
          <CallToAction inverted size="small" onClick={back}>
            Back to Blog List
          </CallToAction>
          <span className={styles.tools}>
            <button type="button" className={styles.tool} disabled={!undo} onClick={undo}>
              Undo
            </button>
            <button type="button" className={styles.tool} disabled={!redo} onClick={redo}>
              Redo
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-pressed={isPreviewShown}
              onClick={() => setPreviewShown(!isPreviewShown)}
            >
              Preview
            </button>
          </span>
        </p>
        <h1 className={styles.heading}>{editing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
        <IncompleteNote problems={editing?.problems ?? []} />
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField label="Title" required {...set('title')} />
          </div>
          <TextField label="Author" {...set('author')} />
          <TextField label="Publish date" type="date" {...set('publishDate')} />
          <TextField label="Category" {...set('category')} />
          <SelectField
            label="Status"
            name="status"
            value={draft.status}
            onChange={({ target }) =>
              change('status', (before) => ({
                ...before,
                status: postStatuses.find((status) => status === target.value) ?? before.status,
              }))
            }
          >
            {postStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </SelectField>
          <div className={styles.wide}>
            <TextAreaField label="Excerpt" rows={3} {...set('excerpt')} />
          </div>
        </div>
        <h2 className={styles.contentHeading}>Content</h2>
        <BlockList
          blocks={draft.content}
          onChange={(field, changeBlocks) =>
            change(field, (before) => ({ ...before, content: changeBlocks(before.content) }))
          }
        />
        <fieldset className={styles.add}>
          <legend className="visually-hidden">Add a block</legend>
          {blockTypes.map(({ type, label }) => (
            <button
              key={type}
              type="button"
              className={styles.addButton}
              onClick={() => change(structure, (before) => ({ ...before, content: addBlock(before.content, type) }))}
            >
              + {label}
            </button>
          ))}
        </fieldset>
        <p className={styles.actions}>
          <CallToAction type="submit" size="large" disabled={isSaving}>
            {editing ? 'Update Blog' : 'Save Blog'}
          </CallToAction>
          <span className={styles.kept} role="status">
            {kept.isFull
              ? 'This browser has no room left to keep your draft. Save it.'
              : isChanged && kept.at
                ? `Draft kept in this browser at ${kept.at.toLocaleTimeString('en-GB')}`
                : ''}
          </span>
        </p>
      </form>
      {isPreviewShown && (
        <section className={styles.preview} aria-label="Preview">
          <PostPreview post={draft} titleLevel="h2" />
        </section>
      )}
    </div>
  );
}
