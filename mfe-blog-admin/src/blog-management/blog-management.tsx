import { useEffect, useRef, useState } from 'react';
import { useSharedStore } from 'shared-config/store';
import { BlogForm } from '../blog-form/blog-form';
import { BlogList } from '../blog-list/blog-list';
import { BlogView } from '../blog-view/blog-view';
import { createDraft, type Post, type PostDraft } from '../posts/post';
import type { PostsStore } from '../posts/posts-store';

/** The three screens; a post being edited is part of the screen, so that leaving it clears the mark (specification §4). */
type Mode =
  | { screen: 'list' }
  | { screen: 'create'; editing: Post | null; draft: PostDraft }
  | { screen: 'view'; post: Post };

/** The blog tool over a store of posts (specification §2, §4, §7, §8). */
export function BlogManagement({ store }: { store: PostsStore }) {
  const [posts, setPosts] = useState<readonly Post[]>([]);
  const [mode, setMode] = useState<Mode>({ screen: 'list' });

  useEffect(() => {
    let isShown = true;
    store.list().then(
      (loaded) => {
        if (isShown) setPosts(loaded);
      },
      // Specification §8: logged only, the list stays empty and no message is shown.
      (error: unknown) => console.error('The posts could not be loaded:', error),
    );
    return () => {
      isShown = false;
    };
  }, [store]);

  const shownScreen = useRef(mode.screen);
  useEffect(() => {
    if (shownScreen.current === mode.screen) return;
    shownScreen.current = mode.screen;
    // A screen of the tool is a page to whoever uses it: from its top, and read out from its heading.
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [mode.screen]);

  const edit = (post: Post) => {
    const { id: _id, updatedAt: _updatedAt, ...draft } = post;
    setMode({ screen: 'create', editing: post, draft });
  };

  const save = async (draft: PostDraft, editing: Post | null): Promise<boolean> => {
    const content = { ...draft, updatedAt: new Date().toISOString() };
    try {
      if (editing) {
        await store.save(editing.id, content);
        setPosts((previous) => previous.map((post) => (post.id === editing.id ? { id: post.id, ...content } : post)));
      } else {
        const id = await store.add(content);
        setPosts((previous) => [...previous, { id, ...content }]);
      }
    } catch (error) {
      console.error('The post could not be saved:', error);
      window.alert('Failed to save blog');
      return false;
    }
    setMode({ screen: 'list' });
    return true;
  };

  const remove = async (post: Post) => {
    if (!window.confirm('Are you sure you want to delete this blog?')) return;
    setPosts((previous) => previous.filter(({ id }) => id !== post.id));
    try {
      await store.remove(post.id);
    } catch (error) {
      console.error('The post could not be deleted:', error);
      setPosts((previous) => [...previous, post]);
      useSharedStore
        .getState()
        .addNotice(
          `"${post.title}" could not be deleted and is back in the list. Check your connection and try again.`,
        );
    }
  };

  const showList = () => setMode({ screen: 'list' });

  switch (mode.screen) {
    case 'list':
      return (
        <BlogList
          posts={posts}
          onCreate={() => setMode({ screen: 'create', editing: null, draft: createDraft(new Date()) })}
          onView={(post) => setMode({ screen: 'view', post })}
          onEdit={edit}
          onDelete={remove}
        />
      );
    case 'create':
      return (
        <BlogForm
          initialDraft={mode.draft}
          isEditing={mode.editing !== null}
          onBack={showList}
          onSave={(draft) => save(draft, mode.editing)}
        />
      );
    case 'view':
      return <BlogView post={mode.post} onBack={showList} onEdit={() => edit(mode.post)} />;
  }
}
