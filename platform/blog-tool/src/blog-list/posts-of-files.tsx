import { withBase } from 'kit/page/base-path';
import { useEffect, useState } from 'react';
import { isPartOfSite } from '../live-pages/fetch-page-posts';
import { useToolSite } from '../site/tool-site';
import styles from './posts-of-files.module.css';

type FilePost = { title: string; path: string };

/** Below an empty list: the posts that readers have all the same, because they are files of the site. */
export default function PostsOfFiles() {
  const { posts: path } = useToolSite();
  const [files, setFiles] = useState<readonly FilePost[]>([]);
  useEffect(() => {
    let isCancelled = false;
    if (isPartOfSite()) {
      void fetchFeed(withBase(`${path}/rss.xml`)).then((feed) => !isCancelled && setFiles(readFeed(feed)));
    }
    return () => {
      isCancelled = true;
    };
  }, [path]);
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="posts-of-files">
      <h2 id="posts-of-files" className={styles.title}>
        Readers have {files.length} {files.length === 1 ? 'post that is a file' : 'posts that are files'} of the site
      </h2>
      <p>They are not edited here. Whoever builds the site can write them as Markdown, which Import takes as drafts.</p>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.path}>
            <a href={file.path}>{file.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The feed of the site; '' where it has none or cannot be reached. */
async function fetchFeed(address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return response.ok && response.headers.get('content-type')?.includes('xml') ? await response.text() : '';
  } catch {
    // The list is there without it, and a reload asks again.
    return '';
  }
}

/** Titles and addresses in a feed, as compose writes it: a parser of XML is a sink that Trusted Types refuse on the tool's page. */
const readFeed = (feed: string): FilePost[] =>
  [...feed.matchAll(/<item>\s*<title>([^<]*)<\/title>\s*<link>([^<]*)<\/link>/g)].flatMap(
    ([, title = '', link = '']) =>
      URL.canParse(readEntities(link))
        ? [{ title: readEntities(title), path: new URL(readEntities(link)).pathname }]
        : [],
  );

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };
const readEntities = (text: string) => text.replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole);
