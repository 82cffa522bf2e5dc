import { useState } from 'react';
import { Head, PageLink } from './parts';
import { release } from './release';

/** A page of a remote: its name and path, and the page that it links to. */
type ExamPageProps = { name: string; path: string; next: { name: string; path: string } };

/** What a visitor can do on a page: read it, type, press a button that needs the script, go on. */
export function ExamPage({ name, path, next }: ExamPageProps) {
  const [count, setCount] = useState(0);
  return (
    <article>
      <Head title={name} path={path} />
      <h1>
        {name}, release {release}
      </h1>
      <label>
        Your site <input name="site" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Compared {count} times
      </button>
      <PageLink to={next.path}>{next.name}</PageLink>
    </article>
  );
}
