import type { Attempt, Line } from './access-line';
import { draft, odd, post } from './documents';

/** The path of a version. */
const version = 'blogs/a/versions/2026-01-01T00:00:00.000Z';
/** The path of a version with a time some days to come. By its day, because the names of tests are made twice. */
const versionIn = (days: number) =>
  `blogs/a/versions/${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Keeping a version of a draft with a time some days to come. */
const keptIn = (days: number): Attempt => {
  const path = versionIn(days);
  const data = { ...draft, updatedAt: path.slice(path.lastIndexOf('/') + 1) };
  return { operation: 'create', path, data, beside: { 'blogs/a': draft } };
};

/** A version, with the name of who saved it. */
const savedBy = (name: string) => ({ ...draft, savedBy: name });

/** Versions of posts, and who saved them. */
export const versions: readonly Line[] = [
  ['writer', true, { operation: 'create', path: version, data: draft, beside: { 'blogs/a': draft } }],
  [
    'writer',
    true,
    {
      operation: 'create',
      path: 'blogs/a/versions/2026-01-01',
      data: { ...draft, updatedAt: '2026-01-01' },
      beside: { 'blogs/a': draft },
    },
  ],
  [
    'writer',
    false,
    {
      operation: 'create',
      path: 'blogs/a/versions/b',
      data: { ...draft, updatedAt: 'b' },
      beside: { 'blogs/a': draft },
    },
  ],
  [
    'writer',
    false,
    {
      operation: 'create',
      path: 'blogs/a/versions/9999-01',
      data: { ...draft, updatedAt: '9999-01' },
      beside: { 'blogs/a': draft },
    },
  ],
  [
    'writer',
    false,
    {
      operation: 'create',
      path: 'blogs/a/versions/2026-13-41',
      data: { ...draft, updatedAt: '2026-13-41' },
      beside: { 'blogs/a': draft },
    },
  ],
  ['writer', false, keptIn(365_000)],
  ['writer', false, keptIn(3)],
  ['writer', true, keptIn(1)],
  ['staff', false, keptIn(3)],
  // The time of a version is its id.
  ['writer', false, { ...keptIn(1), data: draft }],
  ['writer', false, { ...keptIn(1), data: {} }],
  ['writer', true, { operation: 'delete', path: version, stored: draft, beside: { 'blogs/a': draft } }],
  ['writer', true, { operation: 'get', path: version, stored: post, beside: { 'blogs/a': post } }],
  ['writer', false, { operation: 'create', path: version, data: draft, beside: { 'blogs/a': post } }],
  ['writer', false, { operation: 'delete', path: version, stored: post, beside: { 'blogs/a': post } }],
  ['writer', false, { operation: 'delete', path: version, stored: post }],
  ['writer', true, { operation: 'create', path: version, data: savedBy('Bo'), beside: { 'blogs/a': draft } }],
  [
    'writer',
    true,
    { operation: 'create', path: version, data: savedBy('bo@example.com'), beside: { 'blogs/a': draft } },
  ],
  ['writer', false, { operation: 'create', path: version, data: savedBy('Ada'), beside: { 'blogs/a': draft } }],
  [
    'writer',
    true,
    {
      operation: 'update',
      path: version,
      stored: savedBy('Ada'),
      data: savedBy('Ada'),
      beside: { 'blogs/a': draft },
    },
  ],
  ['staff', false, { operation: 'create', path: version, data: savedBy('Bo'), beside: { 'blogs/a': post } }],
  // A version is what it was: nobody puts other words into one that bears a name, takes the name away, or makes one of their own.
  ...([draft, savedBy('Ada'), savedBy('Bo')] as const).flatMap((stored): Line[] => {
    const changed: Attempt = {
      operation: 'update',
      path: version,
      stored,
      data: { ...stored, title: 'Never written' },
      beside: { 'blogs/a': draft },
    };
    return [
      ['writer', false, changed],
      ['writer', false, { ...changed, data: savedBy('B. O.') }],
      ['writer', false, { ...changed, data: { ...draft, more: 'x' } }],
      ['staff', false, changed],
      // Kept once more by an older release of the tool.
      ['writer', true, { ...changed, data: stored }],
    ];
  }),
  ['writer', false, { operation: 'update', path: version, stored: savedBy('Ada'), data: savedBy('Bo') }],
  // Only versions say who saved a post; a field of that name that another program has stored stays.
  ...(['Ada', 'Bo', 'Nobody'] as const).flatMap((name): Line[] => {
    const kept: Attempt = {
      operation: 'update',
      path: 'blogs/a',
      stored: savedBy(name),
      data: { ...savedBy(name), title: 'B' },
    };
    return [
      ['writer', false, { operation: 'create', path: 'blogs/a', data: savedBy(name) }],
      ['writer', false, { ...kept, stored: draft }],
      ['staff', false, { operation: 'update', path: 'blogs/a', stored: post, data: { ...post, savedBy: name } }],
      ['writer', true, kept],
      ['writer', true, { ...kept, data: draft }],
      [
        'writer',
        true,
        {
          operation: 'create',
          path: 'blogs/a',
          data: savedBy(name),
          beside: { 'trash/a': savedBy(name) },
          along: { 'trash/a': null },
        },
      ],
    ];
  }),
  ['staff', true, { operation: 'create', path: version, data: odd }],
  ['staff', true, { operation: 'list', path: version, stored: {} }],
  ['visitor', false, { operation: 'get', path: version, stored: post }],
  ['signed in, no claim', false, { operation: 'create', path: version, data: post }],
];
