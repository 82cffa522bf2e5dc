import { authorSlug } from 'kit/posts/author';
import type { AuthorRecord } from '../posts/author-record';
import type { StoredPost } from '../posts/stored-post';

/** Somebody who writes: there is a record about them, or posts name them. */
export type Person = { slug: string; name: string; posts: number; record?: AuthorRecord };

/** Everybody who writes, by name. Posts name somebody by any name with the same slug. */
export function listPeople(records: readonly AuthorRecord[], posts: readonly Pick<StoredPost, 'author'>[]): Person[] {
  const people = new Map<string, Person>(
    records.map((record) => [record.id, { slug: record.id, name: record.name, posts: 0, record }]),
  );
  for (const { author } of posts) {
    const slug = authorSlug(author);
    if (!slug) continue;
    const known = people.get(slug) ?? { slug, name: author.trim(), posts: 0 };
    people.set(slug, { ...known, posts: known.posts + 1 });
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
