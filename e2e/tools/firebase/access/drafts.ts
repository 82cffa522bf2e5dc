import type { Line } from './access-line';
import { cover, draft, odd, presence } from './documents';

const { updatedAt: _updatedAt, ...texts } = draft;
const writing = { ...presence, ...texts, publishTime: '', isNew: false, since: '', keptAt: presence.activeAt };

/** A shared draft, whose link works for a number of days from now on. */
const sharedFor = (days: number) => ({
  post: 'a',
  sharedAt: presence.activeAt,
  expiresAt: new Date(Date.now() + days * 86_400_000),
  draft: '{}',
});
const shared = sharedFor(7);
const expired = sharedFor(-0.001);
const link = `sharedDrafts/${'0a'.repeat(16)}`;
const small = { content: 'data:image/webp;base64,AAAA' };

/** Work that is not saved yet, and drafts for readers with a link. */
export const drafts: readonly Line[] = [
  ['writer', true, { operation: 'create', path: 'drafts/a', data: writing }],
  ['writer', true, { operation: 'create', path: 'drafts/a', data: { ...writing, by: 'Bo', uid: 'somebody' } }],
  ['writer', true, { operation: 'create', path: 'drafts/a', data: { ...presence, by: 'bo@example.com' } }],
  ['writer', false, { operation: 'create', path: 'drafts/a', data: { ...writing, by: 'Ada' } }],
  ['writer', false, { operation: 'create', path: 'drafts/a', data: { ...presence, by: 'Ada' } }],
  ['writer', false, { operation: 'create', path: 'drafts/a', data: { ...writing, by: 'Bo', uid: 'ada' } }],
  [
    'writer',
    false,
    {
      operation: 'update',
      path: 'drafts/a',
      stored: { ...writing, by: 'Ada', uid: 'ada' },
      data: { ...writing, title: 'Not her words', by: 'Ada', uid: 'ada' },
    },
  ],
  ['writer', true, { operation: 'list', path: 'drafts/a', stored: {} }],
  ['writer', true, { operation: 'delete', path: 'drafts/a', stored: writing }],
  ['writer', true, { operation: 'create', path: link, data: shared }],
  ['writer', true, { operation: 'list', path: link, stored: { post: 'a' } }],
  ['writer', true, { operation: 'delete', path: link, stored: shared }],
  ['writer', true, { operation: 'create', path: `${link}/pictures/a`, data: small }],
  ['staff', true, { operation: 'create', path: 'drafts/a', data: presence }],
  ['staff', true, { operation: 'update', path: 'drafts/a', stored: presence, data: writing }],
  [
    'staff',
    true,
    { operation: 'update', path: 'drafts/a', stored: presence, data: { ...writing, cover, tags: 'Loads, floors' } },
  ],
  ['staff', true, { operation: 'list', path: 'drafts/a', stored: {} }],
  ['staff', true, { operation: 'delete', path: 'drafts/a', stored: writing }],
  ['staff', false, { operation: 'create', path: 'drafts/a', data: { ...writing, more: true } }],
  ['staff', false, { operation: 'create', path: 'drafts/a', data: { ...writing, content: 'no list' } }],
  ['staff', false, { operation: 'create', path: 'drafts/a', data: { ...writing, title: 'x'.repeat(5001) } }],
  ['staff', false, { operation: 'create', path: 'drafts/a', data: { ...presence, window: 5 } }],
  ['visitor', false, { operation: 'get', path: 'drafts/a', stored: writing }],
  ['visitor', false, { operation: 'list', path: 'drafts/a', stored: { status: 'published' } }],
  ['visitor', false, { operation: 'create', path: 'drafts/a', data: presence }],
  ['signed in, no claim', false, { operation: 'get', path: 'drafts/a', stored: writing }],
  ['products team', false, { operation: 'delete', path: 'drafts/a', stored: writing }],
  ['staff', true, { operation: 'create', path: link, data: shared }],
  ['staff', true, { operation: 'update', path: link, stored: expired, data: shared }],
  ['staff', true, { operation: 'list', path: link, stored: { post: 'a' } }],
  ['staff', true, { operation: 'delete', path: link, stored: shared }],
  ['staff', true, { operation: 'get', path: link, stored: expired }],
  ['staff', false, { operation: 'create', path: link, data: sharedFor(8) }],
  ['staff', false, { operation: 'create', path: link, data: { ...shared, expiresAt: 'never' } }],
  ['staff', false, { operation: 'create', path: link, data: { ...shared, more: true } }],
  ['staff', false, { operation: 'create', path: 'sharedDrafts/guess', data: shared }],
  ['visitor', true, { operation: 'get', path: link, stored: shared }],
  ['visitor', false, { operation: 'get', path: link, stored: expired }],
  ['visitor', false, { operation: 'get', path: link, stored: shared, beside: { 'trash/a': odd } }],
  ['visitor', false, { operation: 'get', path: link }],
  ['visitor', false, { operation: 'list', path: link, stored: { post: 'a' } }],
  ['visitor', false, { operation: 'create', path: link, data: shared }],
  ['visitor', false, { operation: 'update', path: link, stored: expired, data: shared }],
  ['visitor', false, { operation: 'delete', path: link, stored: shared }],
  ['signed in, no claim', false, { operation: 'create', path: link, data: shared }],
  ['staff', true, { operation: 'create', path: `${link}/pictures/a`, data: small }],
  ['staff', true, { operation: 'delete', path: `${link}/pictures/a`, stored: small, beside: { [link]: shared } }],
  ['staff', false, { operation: 'create', path: `${link}/pictures/a`, data: { ...small, more: true } }],
  ['visitor', true, { operation: 'get', path: `${link}/pictures/a`, stored: small, beside: { [link]: shared } }],
  ['visitor', false, { operation: 'get', path: `${link}/pictures/a`, stored: small, beside: { [link]: expired } }],
  ['visitor', false, { operation: 'get', path: `${link}/pictures/a`, stored: small }],
  [
    'visitor',
    false,
    {
      operation: 'get',
      path: `${link}/pictures/a`,
      stored: small,
      beside: { [link]: shared, 'trash/a': odd },
    },
  ],
  ['visitor', false, { operation: 'list', path: `${link}/pictures/a`, stored: {} }],
  ['visitor', false, { operation: 'create', path: `${link}/pictures/a`, data: small }],
];
