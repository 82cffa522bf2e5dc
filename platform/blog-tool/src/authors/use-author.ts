import { authorSlug, type StoredAuthor } from 'kit/posts/author';
import { useEffect, useState } from 'react';
import type { PostsStore } from '../posts/posts-store';
import { findAuthor } from './find-author';

/** Time in ms after which it is asked for an author: a name is typed letter by letter. */
const rest = 500;

/** The record about whom a draft names, which follows the name. */
export function useAuthor(store: Pick<PostsStore, 'listAuthors'>, author: string): StoredAuthor | undefined {
  const slug = authorSlug(author);
  const [found, setFound] = useState<{ slug: string; by: StoredAuthor }>();
  useEffect(() => {
    if (!slug) return;
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const by = await findAuthor(store, slug);
      if (by && !isCancelled) setFound({ slug, by });
    }, rest);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [store, slug]);
  return found?.slug === slug ? found.by : undefined;
}
