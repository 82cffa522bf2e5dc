import { useEffect, useState } from 'react';
import { type LeftOutPage, leftOutFile, leftOutSchema } from 'shared-config/contract/left-out';
import { readDocumentsSettings } from 'shared-config/posts/documents-settings';
import type { Post } from 'shared-config/posts/post';
import { slugOf } from 'shared-config/posts/post-address';
import * as v from 'valibot';
import styles from './left-out-notice.module.css';

/** Says at a published post that readers do not have it as it is stored, and why; nothing for any other. */
export function LeftOutNotice({ post }: { post: Pick<Post, 'slug' | 'status' | 'title'> }) {
  const pages = useLeftOutPages();
  const page = pages.find(({ slug }) => slug === slugOf(post.slug || post.title));
  if (!page || post.status !== 'published') return null;
  return (
    <p className={styles.notice} role="status">
      <strong>
        {page.readersSee === 'last-good' ? 'Readers see the last good version.' : 'Readers do not see this post.'}
      </strong>{' '}
      It could not be made into a page: {page.reason}
    </p>
  );
}

/** How often (ms) the list asks again: the site is composed anew some seconds after a post was saved. */
const pause = 5000;

/** The pages that the live site does without, while the list is on screen. */
function useLeftOutPages(): readonly LeftOutPage[] {
  const [pages, setPages] = useState<readonly LeftOutPage[]>([]);
  useEffect(() => {
    let isShown = true;
    const ask = () => readLeftOut().then((found) => isShown && setPages(found));
    void ask();
    const timer = setInterval(ask, pause);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, []);
  return pages;
}

let latest: { at: number; pages: Promise<readonly LeftOutPage[]> } | undefined;

/** Asked once for all cards. */
function readLeftOut(): Promise<readonly LeftOutPage[]> {
  if (latest === undefined || Date.now() - latest.at >= pause) latest = { at: Date.now(), pages: fetchLeftOut() };
  return latest.pages;
}

async function fetchLeftOut(): Promise<readonly LeftOutPage[]> {
  const settings = readDocumentsSettings(document);
  // Elsewhere the tool does not stand in the site that is made of its documents.
  if (settings.kind !== 'embedded' || settings.origin !== undefined) return [];
  try {
    const response = await fetch(`/${leftOutFile}`);
    return response.ok ? v.parse(leftOutSchema, await response.json()).pages : [];
  } catch {
    // The list is complete without it, and asks again.
    return [];
  }
}
