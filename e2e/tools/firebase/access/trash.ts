import type { Line } from './access-line';
import { draft, odd, post } from './documents';

/** The rest of a commit that puts a post into the trash: the post was there, and is not any more. */
const movedToTrash = (stored: Readonly<Record<string, unknown>>) => ({
  beside: { 'blogs/a': stored },
  along: { 'blogs/a': null },
});

/** Posts in the trash. */
export const trash: readonly Line[] = [
  // The way into the trash, and out of it: a post and what is in the trash of its id change in one commit.
  ['writer', true, { operation: 'create', path: 'trash/a', data: draft, ...movedToTrash(draft) }],
  [
    'writer',
    true,
    { operation: 'create', path: 'trash/a', data: { ...draft, trashedAt: 'now' }, ...movedToTrash(draft) },
  ],
  ['writer', false, { operation: 'create', path: 'trash/a', data: { ...draft, title: 'B' }, ...movedToTrash(draft) }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: { gone: true }, ...movedToTrash(draft) }],
  [
    'writer',
    false,
    { operation: 'create', path: 'trash/a', data: { ...draft, formerSlugs: ['another'] }, ...movedToTrash(draft) },
  ],
  ['writer', false, { operation: 'create', path: 'trash/a', data: draft, ...movedToTrash(post) }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: draft, beside: { 'blogs/a': post } }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: draft, beside: { 'blogs/a': draft } }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: draft }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: draft, along: { 'blogs/a': draft } }],
  ['writer', true, { operation: 'update', path: 'trash/a', stored: draft, data: draft, ...movedToTrash(draft) }],
  ['writer', false, { operation: 'update', path: 'trash/a', stored: draft, data: draft, beside: { 'blogs/a': post } }],
  ['writer', false, { operation: 'update', path: 'trash/a', stored: draft, data: draft }],
  ['staff', true, { operation: 'update', path: 'trash/a', stored: draft, data: post, ...movedToTrash(post) }],
  ['staff', false, { operation: 'create', path: 'trash/a', data: post, beside: { 'blogs/a': post } }],
  ['staff', false, { operation: 'update', path: 'trash/a', stored: draft, data: post, beside: { 'blogs/a': post } }],
  ['writer', true, { operation: 'delete', path: 'trash/a', stored: draft, along: { 'blogs/a': draft } }],
  ['writer', false, { operation: 'delete', path: 'trash/a', stored: draft }],
  ['writer', false, { operation: 'delete', path: 'trash/a', stored: post, along: { 'blogs/a': draft } }],
  ['writer', true, { operation: 'list', path: 'trash/a', stored: {} }],
  ['writer', false, { operation: 'create', path: 'trash/a', data: post, ...movedToTrash(draft) }],
  ['writer', false, { operation: 'update', path: 'trash/a', stored: post, data: draft }],
  ['writer', false, { operation: 'delete', path: 'trash/a', stored: post }],
  ['staff', true, { operation: 'create', path: 'trash/a', data: odd, ...movedToTrash(odd) }],
  ['staff', true, { operation: 'delete', path: 'trash/a', stored: odd }],
  ['visitor', false, { operation: 'get', path: 'trash/a', stored: post }],
  ['products team', false, { operation: 'create', path: 'trash/a', data: post }],
];
