import { useState } from 'react';
import { BlogForm } from '../blog-form/blog-form';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { BlogList } from '../blog-list/blog-list';
import { KeptWork } from '../unsaved-work/unsaved-work';
import { BlogView } from '../blog-view/blog-view';
import { useScreenFocus } from './use-screen-focus';
import { draftAsPostFile } from '../import-export/post-file';
import { exportPost, exportPosts, readPostFiles } from '../import-export/export-posts';
import { createDraftKey, forgetDraft, type KeptDraft, listKeptDrafts } from '../unsaved-work/kept-drafts';
import { createDraft, draftOf, isSameDraft, type PostDraft, titleOf } from '../posts/post-draft';
import { PostConflictError, type PostsStore } from '../posts/posts-store';
import { isSeenByReaders, type StoredPost } from '../posts/stored-post';
import { type Editing, usePosts } from '../posts/use-posts';
import styles from './blog-management.module.css';

/** The three screens; a post being edited is part of the screen, so that leaving it clears the mark (specification §4). */
type Mode =
  | { screen: 'list' }
  | { screen: 'create'; editing: Editing | null; stored: PostDraft; kept?: PostDraft; draftKey: string }
  | { screen: 'view'; post: StoredPost };

/** A save that was refused because of somebody else's: both versions, until a person has chosen. */
type Conflict = { mine: PostDraft; editing: Editing; theirs: StoredPost | undefined };

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [mode, setMode] = useState<Mode>({ screen: 'list' });
  const [keptDrafts, setKeptDrafts] = useState(listKeptDrafts);
  const [conflict, setConflict] = useState<Conflict>();
  const [message, setMessage] = useState('');
  const posts = usePosts(store, (loaded) => {
    forgetStoredDrafts(loaded);
    setKeptDrafts(listKeptDrafts());
  });
  useScreenFocus(mode.screen);

  /** Back to the list; what the form kept was saved or given up. */
  const showList = () => {
    if (mode.screen === 'create') forgetDraft(mode.draftKey);
    setKeptDrafts(listKeptDrafts());
    setMode({ screen: 'list' });
  };

  const create = () => {
    setMessage('');
    setMode({ screen: 'create', editing: null, stored: createDraft(new Date()), draftKey: createDraftKey() });
  };

  const edit = (post: StoredPost) => {
    setMessage('');
    // Unsaved work on this very post is what whoever edits it is looking for.
    const kept = listKeptDrafts().find(({ postId }) => postId === post.id);
    if (kept) goOn(kept);
    else {
      const editing = { post, since: post.version };
      setMode({ screen: 'create', editing, stored: draftOf(post), draftKey: createDraftKey() });
    }
  };

  const goOn = ({ key, draft, postId, since }: KeptDraft) => {
    const post = posts.all.find(({ id }) => id === postId);
    const isOfMissingPost = postId !== undefined && !post;
    setMessage(
      `You are going on with unsaved work that this browser kept.${
        isOfMissingPost ? ' The post that it changes is not in the list: saving adds a new one.' : ''
      }`,
    );
    setMode({
      screen: 'create',
      editing: post ? { post, since: since ?? post.version } : null,
      // Whatever the defaults of a new post are, kept work is a change of them.
      stored: post ? draftOf(post) : createDraft(new Date()),
      kept: draft,
      draftKey: key,
    });
  };

  /** Saves over the post that is edited, or adds one. @param copyOf the post that an added one is a version of */
  const save = async (draft: PostDraft, editing: Editing | null, copyOf?: StoredPost): Promise<boolean> => {
    try {
      if (editing) await posts.save(draft, editing);
      else await posts.add(draft, copyOf);
    } catch (error) {
      if (error instanceof PostConflictError && editing) {
        setConflict({ mine: draft, editing, theirs: error.theirs });
        return false;
      }
      console.error('The post could not be saved:', error);
      window.alert('Failed to save blog');
      return false;
    }
    setMessage('');
    setConflict(undefined);
    showList();
    return true;
  };

  const remove = (post: StoredPost): boolean => {
    if (!window.confirm('Are you sure you want to delete this blog?')) return false;
    setMessage('');
    posts.removeFromList(post.id);
    return true;
  };

  const deleteEverywhere = async (post: StoredPost): Promise<boolean> => {
    const loss = isSeenByReaders(post) ? 'Readers will no longer see it, and it cannot be' : 'It cannot be';
    if (!window.confirm(`Delete “${titleOf(post)}” everywhere? ${loss} brought back.`)) return false;
    const isDeleted = await posts.deleteEverywhere(post.id);
    if (isDeleted) setMessage(`“${titleOf(post)}” is deleted everywhere.`);
    return isDeleted;
  };

  const importFiles = async (files: readonly File[]) => {
    const results = await readPostFiles(files);
    const failures = await posts.addFiles(results.flatMap((result) => ('post' in result ? [result.post] : [])));
    const refused = results.flatMap((result) => {
      if ('reason' in result) return [result.reason];
      if (!failures.has(result.post)) return [];
      console.error(`${result.file} could not be imported:`, failures.get(result.post));
      return [`${result.file}: it could not be saved. Check your connection and import it again`];
    });
    const added = results.length - refused.length;
    setMessage([`${added} ${added === 1 ? 'post' : 'posts'} imported.`, ...refused].join(' '));
  };

  const screen = () => {
    switch (mode.screen) {
      case 'list':
        return (
          <>
            <KeptWork
              // Until the list is there, nobody knows which post a piece of work changes.
              drafts={posts.isLoading ? [] : keptDrafts}
              onContinue={goOn}
              onDiscard={({ key }) => {
                forgetDraft(key);
                setKeptDrafts(listKeptDrafts());
              }}
            />
            <BlogList
              posts={posts.all}
              removals={posts.removals}
              isLoading={posts.isLoading}
              onCreate={create}
              onView={(post) => setMode({ screen: 'view', post })}
              onEdit={edit}
              onDelete={remove}
              onUndo={({ id }) => posts.restore(id)}
              onDeleteEverywhere={deleteEverywhere}
              onImport={importFiles}
              onExport={exportPosts}
            />
          </>
        );
      case 'create':
        return (
          <BlogForm
            storedDraft={mode.stored}
            keptDraft={mode.kept}
            draftKey={mode.draftKey}
            editing={
              mode.editing
                ? { postId: mode.editing.post.id, since: mode.editing.since, problems: mode.editing.post.problems }
                : undefined
            }
            onBack={() => {
              setMessage('');
              showList();
            }}
            onSave={(draft) => save(draft, mode.editing)}
          />
        );
      case 'view':
        return (
          <BlogView
            post={mode.post}
            onBack={showList}
            onEdit={() => edit(mode.post)}
            onExport={() => exportPost(mode.post)}
          />
        );
    }
  };

  const resolveConflict = async ({ mine, editing, theirs }: Conflict, choice: 'copy' | 'overwrite') => {
    setConflict(undefined);
    // Theirs is what the list holds from here on, whatever becomes of mine.
    posts.takeTheirs(editing.post.id, theirs);
    if (choice === 'overwrite' && theirs) await save(mine, { post: theirs, since: theirs.version });
    else await save({ ...mine, title: theirs ? `${mine.title} (my version)` : mine.title }, null, editing.post);
  };

  return (
    <>
      <p className={styles.message} role="status">
        {message}
      </p>
      {screen()}
      {conflict && (
        <ConflictDialog
          theirs={conflict.theirs}
          onCopyText={() => copyAsMarkdown(conflict.mine)}
          onKeepAsCopy={() => resolveConflict(conflict, 'copy')}
          onOverwrite={() => resolveConflict(conflict, 'overwrite')}
          onBack={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

/** A save whose answer was lost, to a reload say, has been stored all the same: then its draft is no unsaved work. */
function forgetStoredDrafts(posts: readonly StoredPost[]): void {
  for (const { key, draft } of listKeptDrafts()) {
    const isStored = posts.some((post) => post.title === draft.title && isSameDraft(draft, post));
    if (isStored) forgetDraft(key);
  }
}

async function copyAsMarkdown(draft: PostDraft): Promise<void> {
  const { writeMarkdown } = await import('../import-export/write-markdown');
  await navigator.clipboard.writeText(writeMarkdown(draftAsPostFile(draft)));
}
