import { type Attempt, type Line, people } from './access/access-line';
import { authors } from './access/authors';
import { post } from './access/documents';
import { drafts } from './access/drafts';
import { posts } from './access/posts';
import { releases } from './access/releases';
import { slugs } from './access/slugs';
import { trash } from './access/trash';
import { versions } from './access/versions';

/** A line of the table: who, what they try with which claims, and whether the rules let them. */
export type Access = Attempt & {
  who: string;
  allowed: boolean;
  /** Absent for whoever has not signed in. */
  token: Readonly<Record<string, unknown>> | undefined;
};

const others: readonly Line[] = [
  ['staff', false, { operation: 'get', path: 'other/a', stored: {} }],
  ['staff', false, { operation: 'create', path: 'blogs/a/comments/b', data: post }],
  ['products team', false, { operation: 'create', path: 'other/a', data: post }],
];

/** The accesses to the documents of a Firebase project, by collection: who may do what. */
export const accessTable: readonly Access[] = [
  ...posts,
  ...slugs,
  ...versions,
  ...trash,
  ...drafts,
  ...authors,
  ...releases,
  ...others,
].map(([who, allowed, attempt]) => ({ who, allowed, ...attempt, token: people[who] }));
