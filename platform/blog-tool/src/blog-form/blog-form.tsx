import {
  type DragEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { insertPictures } from '../document/insert-pictures';
import { ShareMenu } from '../draft-link/share-menu';
import { jumpTo } from '../editor/block-commands';
import { BodyEditor } from '../editor/body-editor';
import { useBody } from '../editor/use-body';
import IncompleteNote from '../incomplete-note/incomplete-note';
import { usePictures } from '../pictures/open-pictures';
import { PostPictures } from '../pictures/post-pictures';
import { takeStored, useStoredPictures } from '../pictures/use-stored-pictures';
import { describeSize, documentSize } from '../posts/document-size';
import { namesOfPictures } from '../posts/pictures-of-draft';
import { isSameDraft, type PostDraft } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import type { Editing, SaveResult } from '../posts/save';
import { isWaitingName } from '../posts/waiting-name';
import { sanitiseBlocks } from '../rich-text/sanitise-blocks';
import { useEditHistory } from '../undo/use-edit-history';
import { KeptDraftStatus } from '../unsaved-work/kept-draft-status';
import { useKeptDraft } from '../unsaved-work/use-kept-draft';
import { useOwnKey } from '../unsaved-work/use-own-key';
import { usePresence } from '../unsaved-work/use-presence';
import { useServerDraft } from '../unsaved-work/use-server-draft';
import { askBeforePublishing, askBeforeTakingBack } from './ask-before-publishing';
import styles from './blog-form.module.css';
import { FormToolbar } from './form-toolbar';
import { moveOnEnter } from './move-on-enter';
import { OthersNote } from './others-note';
import { PostFields } from './post-fields';
import { PreviewPanel } from './preview-panel';
import { PublishingPanel } from './publishing-panel';
import { SaveBar } from './save-bar';
import { useFormShortcuts } from './use-form-shortcuts';
import { useLeaveWarning } from './use-leave-warning';

/** A draft to edit. */
type BlogFormProps = {
  /** Keeps what is typed, for staff alone. */
  store: PostsStore;
  /** What is stored, or the defaults of a new post. */
  storedDraft: PostDraft;
  /** Unsaved work that this browser kept, when somebody resumes it. */
  keptDraft?: PostDraft | undefined;
  /** When it was kept, as an ISO timestamp. */
  keptAt?: string | undefined;
  /** Key under which unsaved work is kept. */
  draftKey: string;
  /** The post being edited; absent for a new one. */
  editing?: Editing | undefined;
  /** Those of other posts. */
  knownTags: readonly string[];
  /** Says, as long as the form is there, whether it can be left without losing anything. */
  mayLeave: RefObject<(() => boolean) | undefined>;
  onBack: () => void;
  /** The form goes on under another key, because another window writes the draft of this one. */
  onSplit: (draftKey: string) => void;
  /** @param isChangedSince whether something was typed while it was being saved. The form stays as it is when it is not saved. */
  onSave: (draft: PostDraft, draftKey: string, isChangedSince: () => boolean) => Promise<SaveResult>;
};

/** The create/edit form (specification §2, §5): fields, publishing, body and preview over one draft with undo. */
export function BlogForm({
  store,
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
}: BlogFormProps) {
  // What is only cleaned when it is opened is nothing that somebody wrote.
  const storedDraft = useMemo(() => ({ ...unclean, content: sanitiseBlocks(unclean.content) }), [unclean]);
  const initial = keptDraft ?? storedDraft;
  const pictures = usePictures();
  const body = useBody(initial.content, pictures);
  const { fields, change, amend, redo, ...history } = useEditHistory(body.editor, initial);
  // What is said to be lost in pasting may be what is taken back.
  const undo =
    history.undo &&
    (() => {
      body.forgetLost();
      history.undo?.();
    });
  useStoredPictures(body.editor, pictures, amend);
  const [isSaving, setSaving] = useState(false);
  const [isPreviewShown, setPreviewShown] = useState(true);
  const [takenSlug, setTakenSlug] = useState<string>();
  const screen = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The draft as it was when somebody last rested from typing: all but the editor and the fields shows this one. */
  const { status } = storedDraft;
  const draft = useMemo(() => ({ ...fields, status, content: body.settled }), [fields, status, body.settled]);
  const isChanged = useMemo(() => !isSameDraft(draft, storedDraft), [draft, storedDraft]);
  const latest = useRef({ fields, storedDraft });
  useLayoutEffect(() => {
    latest.current = { fields, storedDraft };
  });
  const readDraft = useCallback((): PostDraft => {
    // What readers see is changed by a button, never by what is typed.
    const { status } = latest.current.storedDraft;
    return { ...latest.current.fields, status, content: body.readNow() };
  }, [body.readNow]);
  const readUnsaved = useCallback(() => {
    const now = readDraft();
    return isSameDraft(now, latest.current.storedDraft) ? undefined : now;
  }, [readDraft]);
  const ownKey = useOwnKey(store, draftKey, keptAt, onSplit);
  const toKeep = {
    key: draftKey,
    ...ownKey,
    initial,
    initialKeptAt: keptAt,
    draft,
    isChanged,
    readUnsaved,
    editing,
  };
  const { keepNow, ...kept } = useKeptDraft(toKeep);
  const { others, isNoted } = usePresence(store, draftKey, editing?.post.id ?? draftKey);
  const onServer = useServerDraft(store, toKeep, isNoted);
  /** Of the draft as it is now. */
  const serverState = {
    isFailing: onServer.isFailing,
    ...(onServer.draft && isSameDraft(onServer.draft, draft) ? { at: onServer.at } : {}),
  };
  const size = useMemo(() => describeSize(documentSize({ ...editing?.post.fields, ...draft })), [draft, editing]);
  /** Keeps what is unsaved. What browser or server keep is offered in the list; only what neither has would be lost. */
  const isLostByLeaving = useCallback(() => {
    const unsaved = readUnsaved();
    if (!unsaved || keepNow()) return false;
    return !onServer.draft || !isSameDraft(onServer.draft, unsaved);
  }, [readUnsaved, keepNow, onServer.draft]);
  useLeaveWarning(
    useCallback(() => isLostByLeaving() || (pictures?.hasUnkept() ?? false), [isLostByLeaving, pictures]),
  );

  /** @param status what it is to be from now on, when somebody publishes it or takes it back */
  const save = async (status = storedDraft.status) => {
    // One save at a time: a second one would be in conflict with the first.
    if (isSaving) return;
    const waiting = namesOfPictures(readDraft()).filter(isWaitingName);
    if (pictures && waiting.length > 0) {
      // Whoever saves means the pictures too; one that cannot be sent now holds nobody up.
      setSaving(true);
      await pictures.whenSettled(waiting);
      setSaving(false);
    }
    const now = { ...readDraft(), status };
    // What was stored in this moment is in the body, and in the fields with the next render.
    const toSave = pictures ? takeStored(now, pictures) : now;
    if (toSave.title.trim() === '') {
      window.alert('Please enter a blog title');
      return;
    }
    if (!askBeforeTakingBack(toSave, editing?.post)) return;
    if (
      status === 'published' &&
      !askBeforePublishing(toSave, storedDraft.status === 'published' ? storedDraft : undefined)
    )
      return;
    setSaving(true);
    setTakenSlug(undefined);
    // Whatever becomes of the page until the response is there.
    keepNow();
    onServer.pause(true);
    const result = await onSave(toSave, ownKey.keyNow.current, () => !isSameDraft({ ...readDraft(), status }, toSave));
    // After a save the form is gone, or goes on with what was typed since.
    setSaving(false);
    onServer.pause(false);
    setTakenSlug(result.takenSlug);
    if (result.takenSlug) form.current?.querySelector<HTMLElement>('[name=slug]')?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  useEffect(() => {
    mayLeave.current = () => !isLostByLeaving() || window.confirm('Leave without saving? Your changes will be lost.');
    return () => {
      mayLeave.current = undefined;
    };
  }, [mayLeave, isLostByLeaving]);

  const keep = () => {
    keepNow();
    void onServer.keepNow();
  };
  useFormShortcuts(screen, { keep, undo, redo });

  // Beside the body a browser would show the file instead of the form.
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      const { state, view } = body.editor;
      if (!pictures) return;
      insertPictures(
        view,
        files.map((file) => ({ name: pictures.add(file, file.name) })),
        state.doc.content.size,
      );
    },
  };

  return (
    <div ref={screen} className={styles.writing} data-preview={isPreviewShown}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={moveOnEnter} {...dropProps}>
        <FormToolbar
          blocks={draft.content}
          onJump={(id) => jumpTo(body.editor, id)}
          undo={undo}
          redo={redo}
          isPreviewShown={isPreviewShown}
          onTogglePreview={() => setPreviewShown(!isPreviewShown)}
          onBack={() => mayLeave.current?.() !== false && onBack()}
        >
          <ShareMenu
            store={store}
            post={editing?.post.id ?? draftKey}
            readDraft={() => (pictures ? takeStored(readDraft(), pictures) : readDraft())}
            pictures={pictures}
          />
        </FormToolbar>
        <div className={styles.head}>
          <h1 className={styles.heading}>{editing ? 'Edit Blog Post' : 'Create New Blog Post'}</h1>
          <OthersNote others={others} />
        </div>
        <IncompleteNote post={editing?.post} />
        <div className={styles.fields}>
          <PostFields draft={fields} change={change} knownTags={knownTags} />
          <PublishingPanel draft={draft} change={change} stored={editing?.post} takenSlug={takenSlug} />
          <PostPictures draft={fields} change={change} />
        </div>
        <BodyEditor body={body} />
        <SaveBar draft={fields} stored={editing?.post} onSaveAs={(status) => void save(status)}>
          <KeptDraftStatus
            kept={kept}
            onServer={serverState}
            isSaving={isSaving}
            isChanged={isChanged}
            storedAt={editing?.post.updatedAt}
          />
          {size && (
            <p className={size.isTooLarge ? styles.tooLarge : styles.size} role={size.isTooLarge ? 'alert' : 'status'}>
              {size.text}
            </p>
          )}
        </SaveBar>
      </form>
      {isPreviewShown && <PreviewPanel draftKey={draftKey} draft={draft} editor={body.editor} store={store} />}
    </div>
  );
}
