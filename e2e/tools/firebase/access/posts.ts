import type { Attempt, Line } from './access-line';
import { cover, draft, odd, post, scheduled, unpublished } from './documents';

/** Posts, and what a writer may do to them. */
export const posts: readonly Line[] = [
  ['visitor', true, { operation: 'get', path: 'blogs/a', stored: post }],
  ['visitor', false, { operation: 'get', path: 'blogs/a', stored: draft }],
  ['visitor', true, { operation: 'list', path: 'blogs/a', stored: { status: 'published' } }],
  ['visitor', false, { operation: 'list', path: 'blogs/a', stored: {} }],
  ['visitor', false, { operation: 'create', path: 'blogs/a', data: post }],
  ['visitor', false, { operation: 'update', path: 'blogs/a', stored: post, data: post }],
  ['visitor', false, { operation: 'delete', path: 'blogs/a', stored: post }],
  ['signed in, no claim', false, { operation: 'get', path: 'blogs/a', stored: draft }],
  ['signed in, no claim', false, { operation: 'create', path: 'blogs/a', data: post }],
  ['staff by text', false, { operation: 'create', path: 'blogs/a', data: post }],
  ['products team', false, { operation: 'create', path: 'blogs/a', data: post }],
  ['staff', true, { operation: 'list', path: 'blogs/a', stored: {} }],
  ['staff', true, { operation: 'get', path: 'blogs/a', stored: draft }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: post }],
  ['staff', true, { operation: 'update', path: 'blogs/a', stored: draft, data: post }],
  ['staff', true, { operation: 'delete', path: 'blogs/a', stored: draft }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: unpublished }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...unpublished, series: 'Plants' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...unpublished, status: 'published' } }],
  ['visitor', false, { operation: 'get', path: 'blogs/a', stored: unpublished }],
  ['staff', true, { operation: 'update', path: 'blogs/a', stored: odd, data: { ...odd, title: 'Mended' } }],
  ['staff', false, { operation: 'update', path: 'blogs/a', stored: post, data: { ...post, content: 'no list' } }],
  ['staff', false, { operation: 'update', path: 'blogs/a', stored: odd, data: { ...odd, excerpt: 6 } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, title: '  ' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, title: 5 } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, content: [] } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, status: 'public' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { title: 'Only a title' } }],
  // The pictures that stand for a post.
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, metaTitle: 'A', metaDescription: '' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, metaTitle: 5 } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, cover, sharePicture: cover } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, cover: { picture: cover.picture } } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, cover: 'a.jpg' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, sharePicture: { picture: 5 } } }],
  [
    'staff',
    true,
    { operation: 'update', path: 'blogs/a', stored: { ...draft, cover: 5 }, data: { ...draft, cover: 5, title: 'B' } },
  ],
  // A writer sees everything, and changes nothing that readers see or will see.
  ['writer', true, { operation: 'list', path: 'blogs/a', stored: {} }],
  ['writer', true, { operation: 'get', path: 'blogs/a', stored: draft }],
  ['writer', true, { operation: 'create', path: 'blogs/a', data: draft }],
  ['writer', true, { operation: 'create', path: 'blogs/a', data: unpublished }],
  ['writer', true, { operation: 'update', path: 'blogs/a', stored: unpublished, data: { ...draft, title: 'B' } }],
  ['writer', true, { operation: 'delete', path: 'blogs/a', stored: draft, along: { 'trash/a': draft } }],
  ['writer', false, { operation: 'delete', path: 'blogs/a', stored: draft }],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: draft, beside: { 'trash/a': post } }],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: draft, beside: { 'trash/a': draft } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: post, beside: { 'trash/a': post } }],
  ['writer', true, { operation: 'update', path: 'blogs/a', stored: draft, data: draft, beside: { 'trash/a': post } }],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: post }],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: scheduled }],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: { ...draft, status: 'Published' } }],
  ['writer', false, { operation: 'update', path: 'blogs/a', stored: draft, data: post }],
  ['writer', false, { operation: 'update', path: 'blogs/a', stored: draft, data: scheduled }],
  ['writer', false, { operation: 'update', path: 'blogs/a', stored: post, data: { ...post, title: 'B' } }],
  ['writer', false, { operation: 'update', path: 'blogs/a', stored: post, data: draft }],
  ['writer', false, { operation: 'update', path: 'blogs/a', stored: scheduled, data: draft }],
  ['writer', false, { operation: 'delete', path: 'blogs/a', stored: post }],
  ['writer', false, { operation: 'delete', path: 'blogs/a', stored: scheduled }],
  ['writer by text', false, { operation: 'create', path: 'blogs/a', data: draft }],
  // The times of later saves are derived from it.
  [
    'writer',
    false,
    { operation: 'create', path: 'blogs/a', data: { ...draft, updatedAt: '9999-12-31T23:59:59.000Z' } },
  ],
  ['writer', false, { operation: 'create', path: 'blogs/a', data: { ...draft, updatedAt: '+010000-01-01T00:00:00Z' } }],
  ['staff', false, { operation: 'update', path: 'blogs/a', stored: post, data: { ...post, updatedAt: '9999-12-31' } }],
  [
    'writer',
    true,
    {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...draft, updatedAt: '9999-12-31' },
      data: { ...draft, updatedAt: '9999-12-31', title: 'B' },
    },
  ],
  // However a program that reads the time would understand it.
  ...(
    [
      'Dec 31 9999',
      'Sat, 13 Sep 275760 00:00:00 GMT',
      ' 9999-12-31',
      '-000001-01-01',
      'some day',
      '',
      '2026-13-41',
    ] as const
  ).flatMap((updatedAt): Line[] => {
    const kept: Attempt = {
      operation: 'update',
      path: 'blogs/a',
      stored: { ...draft, updatedAt },
      data: { ...draft, title: 'B' },
    };
    return [
      ['writer', false, { operation: 'create', path: 'blogs/a', data: { ...draft, updatedAt } }],
      ['writer', false, { operation: 'update', path: 'blogs/a', stored: draft, data: { ...draft, updatedAt } }],
      ['staff', false, { operation: 'update', path: 'blogs/a', stored: post, data: { ...post, updatedAt } }],
      // A post that another program has stored can be saved, and comes back from the trash.
      ['writer', true, kept],
      ['writer', true, { ...kept, data: { ...draft, title: 'B', updatedAt } }],
      [
        'writer',
        true,
        {
          operation: 'create',
          path: 'blogs/a',
          data: { ...draft, updatedAt },
          beside: { 'trash/a': { ...draft, updatedAt } },
          along: { 'trash/a': null },
        },
      ],
    ];
  }),
  // Tags.
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, tags: ['Loads', 'Floors'] } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, tags: 'Loads' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, tags: Array.from('elevenwords') } }],
  [
    'staff',
    true,
    { operation: 'update', path: 'blogs/a', stored: { ...draft, tags: 5 }, data: { ...draft, tags: 5, title: 'B' } },
  ],
  // Posts that are to appear later.
  ['visitor', false, { operation: 'get', path: 'blogs/a', stored: scheduled }],
  ['visitor', false, { operation: 'list', path: 'blogs/a', stored: { status: 'scheduled' } }],
  ['staff', true, { operation: 'get', path: 'blogs/a', stored: scheduled }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: scheduled }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...scheduled, publishAt: 5 } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, publishDate: '2999-01-01' } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, publishDate: 'soon' } }],
];
