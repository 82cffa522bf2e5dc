import type { Line } from './access-line';
import { draft, post, unpublished } from './documents';

/** Slugs that posts have reserved, and those that they had before, which redirect. */
export const slugs: readonly Line[] = [
  // Former slugs redirect.
  ['writer', false, { operation: 'create', path: 'blogs/a', data: { ...draft, formerSlugs: ['another'] } }],
  [
    'writer',
    false,
    { operation: 'update', path: 'blogs/a', stored: draft, data: { ...draft, formerSlugs: ['another'] } },
  ],
  [
    'writer',
    false,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: unpublished,
      data: { ...draft, slug: 'new', formerSlugs: [post.slug] },
    },
  ],
  [
    'writer',
    true,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...draft, formerSlugs: ['older'] },
      data: { ...draft, slug: 'new', formerSlugs: ['older', post.slug] },
      beside: { [`slugs/${post.slug}`]: { post: 'a' } },
    },
  ],
  [
    'writer',
    false,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...draft, formerSlugs: ['older'] },
      data: { ...draft, slug: 'new', formerSlugs: ['older', post.slug] },
    },
  ],
  [
    'writer',
    false,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: draft,
      data: { ...draft, slug: 'new', formerSlugs: [post.slug] },
      beside: { [`slugs/${post.slug}`]: { post: 'another' } },
    },
  ],
  // None is lost: but for the one that the post has again, which is no former one.
  ...(
    [
      [true, { slug: 'a', formerSlugs: ['b', post.slug] }],
      [true, { title: 'B' }],
      [true, { slug: 'new', formerSlugs: ['a', 'b', post.slug] }],
      [false, { formerSlugs: ['b'] }],
      [false, { formerSlugs: [] }],
      [false, { formerSlugs: 'none' }],
      [false, { slug: 'a', formerSlugs: ['b'] }],
      [false, { slug: 'new' }],
      [false, { slug: '' }],
      [false, { slug: 'new', formerSlugs: [post.slug] }],
    ] as const
  ).map(([isAllowed, change]): Line => {
    const stored = { ...draft, formerSlugs: ['a', 'b'] };
    const data = { ...stored, ...change };
    return [
      'writer',
      isAllowed,
      { operation: 'update', path: 'blogs/a', stored, data, beside: { [`slugs/${post.slug}`]: { post: 'a' } } },
    ];
  }),
  ...([{ formerSlugs: ['a'] }, { status: 'draft' }, { slug: post.slug }] as const).flatMap((part): Line[] => {
    const stored = { ...unpublished, ...part };
    const beside = { [`slugs/${post.slug}`]: { post: 'a' } };
    const [restored, trashed] = [{ along: { 'trash/a': null } }, { beside: { ...beside, 'trash/a': stored } }] as const;
    return [
      ['writer', false, { operation: 'update', path: 'blogs/a', stored, data: unpublished, beside }],
      ['writer', true, { operation: 'update', path: 'blogs/a', stored, data: { ...stored, title: 'B' }, beside }],
      ['staff', true, { operation: 'update', path: 'blogs/a', stored, data: unpublished, beside }],
      ['writer', false, { operation: 'create', path: 'blogs/a', data: unpublished, ...trashed, ...restored }],
      ['writer', true, { operation: 'create', path: 'blogs/a', data: stored, ...trashed, ...restored }],
    ];
  }),
  // A slug that no reader knew, and what another program has stored.
  [
    'writer',
    true,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...unpublished, slug: 'one' },
      data: { ...unpublished, slug: 'two' },
    },
  ],
  [
    'writer',
    true,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...draft, formerSlugs: 5 },
      data: { ...draft, formerSlugs: 5, title: 'B' },
    },
  ],
  ['writer', true, { operation: 'update', path: 'blogs/a', stored: { ...draft, formerSlugs: 5 }, data: draft }],
  [
    'writer',
    true,
    {
      operation: 'create',
      path: 'blogs/a',
      data: { ...draft, formerSlugs: ['older'] },
      beside: { 'trash/a': { ...draft, formerSlugs: ['older'] } },
      along: { 'trash/a': null },
    },
  ],
  ['writer', true, { operation: 'list', path: 'slugs/a', stored: { post: 'a' } }],
  ['writer', false, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
  ['writer', false, { operation: 'delete', path: 'slugs/a', stored: { post: 'a' } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, formerSlugs: ['before'] } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, formerSlugs: 'before' } }],
  ['staff', true, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
  ['staff', false, { operation: 'create', path: 'slugs/a', data: { post: 'a', more: true } }],
  ['staff', false, { operation: 'update', path: 'slugs/a', stored: { post: 'a' }, data: { post: 'b' } }],
  ['staff', true, { operation: 'delete', path: 'slugs/a', stored: { post: 'a' } }],
  ['visitor', false, { operation: 'get', path: 'slugs/a', stored: { post: 'a' } }],
  ['visitor', false, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
];
