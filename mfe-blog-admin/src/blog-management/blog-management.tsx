import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Post, PostContent } from 'shared-config/posts/post';
import { slugOf, uniqueSlug } from 'shared-config/posts/post-address';
import { BlogForm } from '../blog-form/blog-form';
import { ConflictDialog } from '../blog-form/conflict-dialog';
import { BlogList } from '../blog-list/blog-list';
import { KeptWork } from '../blog-list/kept-work';
import { BlogView } from '../blog-view/blog-view';
import { exportPost, exportPosts, readPostFiles } from '../markdown/post-files';
import { createDraftKey, forgetDraft, type KeptDraft, listKeptDrafts } from '../posts/kept-drafts';
import { createDraft, draftOf, isSameDraft, type PostDraft } from '../posts/post-draft';
import { PostConflictError, type PostsStore } from '../posts/posts-store';
import styles from './blog-management.module.css';

/** The post a form is about: `since` is `updatedAt` of the version that is being changed. */
type Editing = { post: Post; since: string };

/** The three screens; a post being edited is part of the screen, so that leaving it clears the mark (specification §4). */
type Mode =
  | { screen: 'list' }
  | { screen: 'create'; editing: Editing | null; stored: PostDraft; kept?: PostDraft; draftKey: string }
  | { screen: 'view'; post: Post };

/** A save that was refused because of somebody else's: both versions, until a person has chosen. */
type Conflict = { mine: PostDraft; editing: Editing; theirs: Post | undefined };

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [posts, setPosts] = useState<readonly Post[]>([]);
  const [mode, setMode] = useState<Mode>({ screen: 'list' });
  const [keptDrafts, setKeptDrafts] = useState(listKeptDrafts);
  const [conflict, setConflict] = useState<Conflict>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    let isShown = true;
    store.list().then(
      (loaded) => {
        if (!isShown) return;
        setPosts(loaded);
        forgetStoredDrafts(loaded);
        setKeptDrafts(listKeptDrafts());
      },
      // Specification §8: logged only, the list stays empty and no message is shown.
      (error: unknown) => console.error('The posts could not be loaded:', error),
    );
    return () => {
      isShown = false;
    };
  }, [store]);

  const shownScreen = useRef(mode.screen);
  useLayoutEffect(() => {
    if (shownScreen.current === mode.screen) return;
    shownScreen.current = mode.screen;
    // A screen of the tool is a page to whoever uses it: from its top, and read out from its heading.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [mode.screen]);

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

  const edit = (post: Post) => {
    setMessage('');
    // Unsaved work on this very post is what whoever edits it is looking for.
    const kept = listKeptDrafts().find(({ postId }) => postId === post.id);
    if (kept) goOn(kept);
    else {
      const editing = { post, since: post.updatedAt };
      setMode({ screen: 'create', editing, stored: draftOf(post), draftKey: createDraftKey() });
    }
  };

  const goOn = ({ key, draft, postId, since }: KeptDraft) => {
    const post = posts.find(({ id }) => id === postId);
    setMessage('You are going on with unsaved work that this browser kept.');
    setMode({
      screen: 'create',
      editing: post ? { post, since: since ?? post.updatedAt } : null,
      // Whatever the defaults of a new post are, kept work is a change of them.
      stored: post ? draftOf(post) : createDraft(new Date()),
      kept: draft,
      draftKey: key,
    });
  };

  /** Adds a post under an address of its own. */
  const add = async (draft: PostDraft & Partial<PostContent>) => {
    const slug = uniqueSlug(
      draft.slug || slugOf(draft.title),
      posts.map((post) => post.slug),
    );
    const content = { ...draft, slug, updatedAt: draft.updatedAt || new Date().toISOString() };
    const id = await store.add(content);
    const added = { id, ...content };
    setPosts((previous) => [...previous, added]);
    return added;
  };

  const overwrite = async (draft: PostDraft, { post, since }: Editing) => {
    const others = posts.filter(({ id }) => id !== post.id).map(({ slug }) => slug);
    const slug = post.slug || uniqueSlug(slugOf(draft.title), others);
    const content = { ...draft, slug, updatedAt: new Date().toISOString() };
    await store.save(post.id, content, since);
    setPosts((previous) => previous.map((one) => (one.id === post.id ? { id: post.id, ...content } : one)));
  };

  const save = async (draft: PostDraft, editing: Editing | null): Promise<boolean> => {
    try {
      if (!editing) await add(draft);
      else if (!isSameDraft(draft, draftOf(editing.post)) || editing.since !== editing.post.updatedAt)
        await overwrite(draft, editing);
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

  const remove = async (post: Post) => {
    if (!window.confirm('Are you sure you want to delete this blog?')) return;
    setPosts((previous) => previous.filter(({ id }) => id !== post.id));
    setMessage('');
    try {
      await store.remove(post.id);
    } catch (error) {
      console.error('The post could not be deleted:', error);
      setPosts((previous) => [...previous, post]);
      setMessage(`"${post.title}" could not be deleted and is back in the list. Check your connection and try again.`);
    }
  };

  const importFiles = async (files: readonly File[]) => {
    const refused: string[] = [];
    const slugs = posts.map(({ slug }) => slug);
    let added = 0;
    for (const result of await readPostFiles(files)) {
      if ('reason' in result) {
        refused.push(result.reason);
        continue;
      }
      const slug = uniqueSlug(result.post.slug || slugOf(result.post.title), slugs);
      try {
        await add({ ...result.post, slug });
        slugs.push(slug);
        added += 1;
      } catch (error) {
        console.error(`${result.file} could not be imported:`, error);
        refused.push(`${result.file}: it could not be saved. Check your connection and import it again`);
      }
    }
    setMessage([`${added} ${added === 1 ? 'post' : 'posts'} imported.`, ...refused].join(' '));
  };

  const screen = () => {
    switch (mode.screen) {
      case 'list':
        return (
          <>
            <KeptWork
              drafts={keptDrafts}
              onContinue={goOn}
              onDiscard={({ key }) => {
                forgetDraft(key);
                setKeptDrafts(listKeptDrafts());
              }}
            />
            <BlogList
              posts={posts}
              onCreate={create}
              onView={(post) => setMode({ screen: 'view', post })}
              onEdit={edit}
              onDelete={remove}
              onImport={importFiles}
              onExportAll={() => exportPosts(posts)}
            />
          </>
        );
      case 'create':
        return (
          <BlogForm
            storedDraft={mode.stored}
            keptDraft={mode.kept}
            draftKey={mode.draftKey}
            editing={mode.editing ? { postId: mode.editing.post.id, since: mode.editing.since } : undefined}
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
    setPosts((previous) =>
      theirs
        ? previous.map((post) => (post.id === theirs.id ? theirs : post))
        : previous.filter(({ id }) => id !== editing.post.id),
    );
    if (choice === 'overwrite' && theirs) await save(mine, { post: editing.post, since: theirs.updatedAt });
    else await save({ ...mine, title: theirs ? `${mine.title} (my version)` : mine.title }, null);
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
function forgetStoredDrafts(posts: readonly Post[]): void {
  for (const { key, draft } of listKeptDrafts()) {
    const isStored = posts.some((post) => post.title === draft.title && isSameDraft(draft, draftOf(post)));
    if (isStored) forgetDraft(key);
  }
}

async function copyAsMarkdown(draft: PostDraft): Promise<void> {
  const { writeMarkdown } = await import('../markdown/write-markdown');
  await navigator.clipboard.writeText(writeMarkdown({ ...draft, slug: '', updatedAt: '' }));
}
