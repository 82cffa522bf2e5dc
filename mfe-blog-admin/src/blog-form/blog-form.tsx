import { type FormEvent, useEffect, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { TextAreaField, TextField } from 'shared-ui/form-field';
import { addBlock, blockTypes, removeBlock, replaceBlock } from '../posts/blocks';
import type { Block, PostDraft } from '../posts/post';
import { BlockEditor } from './block-editor';
import styles from './blog-form.module.css';

/** A draft to edit. */
export type BlogFormProps = {
  initialDraft: PostDraft;
  isEditing: boolean;
  onBack: () => void;
  /** Resolves to whether it was saved; the form stays as it is when it was not. */
  onSave: (draft: PostDraft) => Promise<boolean>;
};

const labelOf = ({ type }: Block, index: number) =>
  `${blockTypes.find((entry) => entry.type === type)?.label ?? type}, block ${index + 1}`;

/** The create/edit form (specification §2, §5). */
export function BlogForm({ initialDraft, isEditing, onBack, onSave }: BlogFormProps) {
  const [draft, setDraft] = useState(initialDraft);
  const [isSaving, setSaving] = useState(false);
  const isChanged = draft !== initialDraft;
  const change = (part: Partial<PostDraft>) => setDraft((previous) => ({ ...previous, ...part }));

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    setSaving(true);
    const isSaved = await onSave(draft);
    // Saved: the form is gone by now.
    if (!isSaved) setSaving(false);
  };

  const back = () => {
    if (!isChanged || window.confirm('Leave without saving? Your changes will be lost.')) onBack();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        <CallToAction inverted size="small" onClick={back}>
          Back to Blog List
        </CallToAction>
      </p>
      <h1 className={styles.heading}>{isEditing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label="Title"
            name="title"
            required
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </div>
        <TextField
          label="Author"
          name="author"
          value={draft.author}
          onChange={({ target }) => change({ author: target.value })}
        />
        <TextField
          label="Publish date"
          name="publishDate"
          type="date"
          value={draft.publishDate}
          onChange={({ target }) => change({ publishDate: target.value })}
        />
        <div className={styles.wide}>
          <TextField
            label="Category"
            name="category"
            value={draft.category}
            onChange={({ target }) => change({ category: target.value })}
          />
        </div>
        <div className={styles.wide}>
          <TextAreaField
            label="Excerpt"
            name="excerpt"
            rows={3}
            value={draft.excerpt}
            onChange={({ target }) => change({ excerpt: target.value })}
          />
        </div>
      </div>
      <h2 className={styles.contentHeading}>Content</h2>
      <ol className={styles.blocks}>
        {draft.content.map((block, index) => (
          <li key={block.id} className={styles.block}>
            <BlockEditor
              block={block}
              label={labelOf(block, index)}
              onChange={(changed) =>
                setDraft((previous) => ({ ...previous, content: replaceBlock(previous.content, changed) }))
              }
            />
            <button
              type="button"
              className={styles.delete}
              disabled={draft.content.length === 1}
              onClick={() => change({ content: removeBlock(draft.content, block.id) })}
            >
              Delete block<span className="visually-hidden"> {index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      <fieldset className={styles.add}>
        <legend className="visually-hidden">Add a block</legend>
        {blockTypes.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className={styles.addButton}
            onClick={() => change({ content: addBlock(draft.content, type) })}
          >
            + {label}
          </button>
        ))}
      </fieldset>
      <p>
        <CallToAction type="submit" size="large" disabled={isSaving}>
          {isEditing ? 'Update Blog' : 'Save Blog'}
        </CallToAction>
      </p>
    </form>
  );
}
