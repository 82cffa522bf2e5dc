import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { ShareMenu } from '../draft-link/share-menu';
import { jumpTo } from '../editor/block-commands';
import { BodyEditor } from '../editor/body-editor';
import IncompleteNote from '../incomplete-note/incomplete-note';
import { usePictures } from '../pictures/open-pictures';
import { PostPictures } from '../pictures/post-pictures';
import { takeStored } from '../pictures/use-stored-pictures';
import { describeSize, documentSize } from '../posts/document-size';
import type { PostDraft } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import type { DraftSave, Editing, SaveResult } from '../posts/save';
import type { StoredPost } from '../posts/stored-post';
import { sanitiseBlocks } from '../rich-text/sanitise-blocks';
import { KeptDraftStatus } from '../unsaved-work/kept-draft-status';
import { useDraft } from '../unsaved-work/use-draft';
import { usePresence } from '../unsaved-work/use-presence';
import type { WindowDrafts } from '../unsaved-work/window-drafts';
import styles from './blog-form.module.css';
import { dropPicturesInto } from './drop-pictures';
import { FormToolbar } from './form-toolbar';
import { moveOnEnter } from './move-on-enter';
import { OthersNote } from './others-note';
import { PostDetails } from './post-details';
import { PostFields, TitleField } from './post-fields';
import { PreviewPanel } from './preview-panel';
import { PublishingPanel } from './publishing-panel';
import { SaveBar } from './save-bar';
import { useFormShortcuts } from './use-form-shortcuts';
import { useLeaving } from './use-leaving';
import { useSaving } from './use-saving';
import { useWriting } from './use-writing';

/** A draft to edit. */
type BlogFormProps = {
  store: PostsStore;
  /** Keep what is typed, for staff alone. */
  windowDrafts: WindowDrafts;
  /** The post as stored, or the defaults of a new post. */
  storedDraft: PostDraft;
  /** Unsaved work that this browser kept, when somebody resumes it. */
  keptDraft?: PostDraft | undefined;
  /** When it was kept, as an ISO timestamp. */
  keptAt?: string | undefined;
  /** Key under which unsaved work is kept. */
  draftKey: string;
  /** The post being edited; absent for a new one. */
  editing?: Editing | undefined;
  /** The tags of other posts. */
  knownTags: readonly string[];
  /** Says, as long as the form is there, whether it can be left without losing anything. */
  mayLeave: RefObject<(() => boolean) | undefined>;
  onBack: () => void;
  /** The form goes on under another key, because another window writes the draft of this one. */
  onSplit: (before: string, draftKey: string) => void;
  /** The form stays as it is when it is not saved. */
  onSave: (draft: PostDraft, save: DraftSave, stays: boolean) => Promise<SaveResult>;
  onHistory: (post: StoredPost) => void;
};

/** The create/edit form (specification §2, §5): fields, publishing, body and preview over one draft with undo. */
export function BlogForm({
  store,
  windowDrafts,
  storedDraft: unclean,
  keptDraft,
  keptAt,
  draftKey,
  editing,
  mayLeave,
  knownTags,
  onBack,
  onSplit,
  onSave,
  onHistory,
}: BlogFormProps) {
  // Cleaning a post as it is opened is no edit by the writer.
  const storedDraft = useMemo(() => ({ ...unclean, content: sanitiseBlocks(unclean.content) }), [unclean]);
  const pictures = usePictures();
  const { body, fields, change, undo, redo, settled, read } = useWriting(
    keptDraft ?? storedDraft,
    storedDraft,
    pictures,
  );
  const { draft, state } = useDraft({
    drafts: windowDrafts,
    key: draftKey,
    resumed: keptDraft && keptAt !== undefined ? { draft: keptDraft, keptAt } : undefined,
    form: { stored: storedDraft, settled, read, editing },
    onSplit,
  });
  const post = editing?.post;
  const others = usePresence(windowDrafts, draftKey, post?.id ?? draftKey);
  const [isPreviewShown, setPreviewShown] = useState(true);
  const screen = useRef<HTMLDivElement>(null);
  const { save, isSending, takenSlug, problem } = useSaving({
    draft,
    read,
    storedDraft,
    post,
    pictures,
    onSave,
  });
  useLeaving(mayLeave, draft, pictures);
  useFormShortcuts(screen, { keep: draft.keepNow, undo, redo });
  const size = describeSize(documentSize({ ...post?.fields, ...settled }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <div ref={screen} className={styles.writing} data-preview={isPreviewShown}>
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        onKeyDown={moveOnEnter}
        {...dropPicturesInto(body.editor, pictures)}
      >
        <FormToolbar
          blocks={settled.content}
          onJump={(id) => jumpTo(body.editor, id)}
          undo={undo}
          redo={redo}
          isPreviewShown={isPreviewShown}
          onTogglePreview={() => setPreviewShown(!isPreviewShown)}
          onBack={() => mayLeave.current?.() !== false && onBack()}
        >
          <ShareMenu
            store={store}
            post={post?.id ?? draftKey}
            readDraft={() => (pictures ? takeStored(read(), pictures) : read())}
            pictures={pictures}
          />
        </FormToolbar>
        <div className={styles.head}>
          <h1 className={styles.heading}>{editing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
          <OthersNote others={others} />
        </div>
        <IncompleteNote post={post} />
        <TitleField draft={fields} change={change} isNew={!editing} />
        <PostDetails draft={settled}>
          <PostFields draft={fields} change={change} knownTags={knownTags} />
          <PublishingPanel draft={settled} change={change} stored={post} takenSlug={takenSlug} />
          <PostPictures draft={fields} change={change} />
        </PostDetails>
        <BodyEditor body={body} />
        <SaveBar
          draft={fields}
          stored={post}
          problem={problem}
          onSaveAs={(status) => void save(status)}
          onSaveAndStay={() => void save(undefined, true)}
        >
          <p className={styles.kept}>
            <KeptDraftStatus state={state} isSending={isSending} storedAt={post?.updatedAt} />
            {post && (
              <button
                type="button"
                className={styles.versions}
                onClick={() => mayLeave.current?.() !== false && onHistory(post)}
              >
                Versions
              </button>
            )}
          </p>
          {size && (
            <p className={size.isTooLarge ? styles.tooLarge : styles.size} role={size.isTooLarge ? 'alert' : 'status'}>
              {size.text}
            </p>
          )}
        </SaveBar>
      </form>
      {isPreviewShown && <PreviewPanel draftKey={draftKey} draft={settled} editor={body.editor} store={store} />}
    </div>
  );
}
