/** An access of somebody to a document. */
type RulesRequest = {
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path below the database's documents, such as `blogs/x`. */
  path: string;
  /** Claims of the user; absent for one who has not signed in. */
  token?: Readonly<Record<string, unknown>> | undefined;
  /** The stored document; for a list, the fields that its filters fix in every document that it could reach. */
  stored?: Readonly<Record<string, unknown>>;
  /** The other stored documents, by path. */
  beside?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The document after the write. */
  data?: Readonly<Record<string, unknown>>;
  /** The other writes of the same commit, by path; `null` for a deletion. */
  along?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
};

/** A line of the table: who, what they try, and whether the rules let them. */
export type Access = RulesRequest & { who: string; allowed: boolean };

export const post = {
  title: 'A crossing, shared',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'What it is about',
  content: [{ id: 1, type: 'paragraph', content: '<p>Words</p>' }],
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'published',
  slug: 'a-crossing-shared',
};
const cover = { picture: `${'a'.repeat(32)}.jpg`, focus: { x: 30, y: 70 } };
const author = { name: 'Ada Example', line: 'Engineer', alt: '', updatedAt: '2026-01-01T00:00:00.000Z' };
export const draft = { ...post, status: 'draft' };
const scheduled = { ...post, status: 'scheduled', publishDate: '2999-01-01', publishAt: '2999-01-01T00:00:00.000Z' };
/** A post before it was ever published: with the fields of specification §3 alone. */
const { status: _status, slug: _slug, ...unpublished } = post;
/** As another program left it. */
const odd = { ...post, excerpt: 5, content: 'no list', status: 'draft' };

/** The document of somebody who has a form open, with what they are writing in it. */
export const presence = { post: 'a', window: 'w', activeAt: '2026-01-01T00:00:00.000Z', by: '' };
const { updatedAt: _updatedAt, ...texts } = draft;
const writing = { ...presence, ...texts, publishTime: '', isNew: false, since: '', keptAt: presence.activeAt };

/** The path of a version. */
const version = 'blogs/a/versions/2026-01-01T00:00:00.000Z';
/** The path of a version with a time some days to come. By its day, because the names of tests are made twice. */
const versionIn = (days: number) =>
  `blogs/a/versions/${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Keeping a version of a draft with a time some days to come. */
const keptIn = (days: number): Omit<RulesRequest, 'token'> => {
  const path = versionIn(days);
  const data = { ...draft, updatedAt: path.slice(path.lastIndexOf('/') + 1) };
  return { operation: 'create', path, data, beside: { 'blogs/a': draft } };
};

/** A version, with the name of who saved it. */
const savedBy = (name: string) => ({ ...draft, savedBy: name });

/** The rest of a commit that puts a post into the trash: the post was there, and is not any more. */
const movedToTrash = (stored: Readonly<Record<string, unknown>>) => ({
  beside: { 'blogs/a': stored },
  along: { 'blogs/a': null },
});

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

const line = { version: '1'.repeat(16), at: '2026-01-01T00:00:00.000Z', by: 'promote' };
const entry = { live: line.version, history: [line] };
const next = { live: '2'.repeat(16), history: [line, { ...line, version: '2'.repeat(16) }] };

/** A long history, and what a commit makes of it that moves its oldest hundred lines into a document of their own. */
const many = Array.from({ length: 200 }, (_, number) => ({ ...line, version: number.toString(16).padStart(16, '0') }));
const long = { live: line.version, history: many };
const moved = { live: line.version, history: [...many.slice(100), line], archived: 100 };
const oldLines = { lines: many.slice(0, 100) };
/** The same entries once more: a hundred lines were moved before. */
const longer = { ...long, archived: 100 };
const movedAgain = { ...moved, archived: 200 };

const packages = { names: ['shell', 'mfe-blog-admin'] };

const keyLine = { at: line.at, by: 'add', team: 'products', key: '0'.repeat(16) };
const signers = { teams: { products: { keys: [], remotes: {} } }, history: [keyLine] };
const changedSigners = { ...signers, history: [keyLine, { ...keyLine, by: 'remove' }] };

const people = {
  visitor: undefined,
  'signed in, no claim': {},
  staff: { staff: true, name: 'Ada', email: 'ada@example.com' },
  writer: { writer: true, name: 'Bo', email: 'bo@example.com' },
  'writer by text': { writer: 'true' },
  'staff by text': { staff: 'true' },
  'products team': { releases: ['mfe-products'] },
  'platform staff': { releases: ['shell'], platform: true },
} as const;

type Line = [who: keyof typeof people, allowed: boolean, request: Omit<RulesRequest, 'token'>];

const lines: readonly Line[] = [
  // Posts.
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
    const kept: Omit<RulesRequest, 'token'> = {
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
    const changed: Omit<RulesRequest, 'token'> = {
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
    const kept: Omit<RulesRequest, 'token'> = {
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
  ['writer', true, { operation: 'list', path: 'slugs/a', stored: { post: 'a' } }],
  ['writer', false, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
  ['writer', false, { operation: 'delete', path: 'slugs/a', stored: { post: 'a' } }],
  ['writer', false, { operation: 'get', path: 'releases/mfe-products', stored: entry }],
  // Tags, and who writes.
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, tags: ['Loads', 'Floors'] } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, tags: 'Loads' } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, tags: Array.from('elevenwords') } }],
  [
    'staff',
    true,
    { operation: 'update', path: 'blogs/a', stored: { ...draft, tags: 5 }, data: { ...draft, tags: 5, title: 'B' } },
  ],
  ['visitor', true, { operation: 'get', path: 'authors/ada', stored: author }],
  ['visitor', false, { operation: 'list', path: 'authors/ada', stored: {} }],
  ['visitor', false, { operation: 'create', path: 'authors/ada', data: author }],
  ['signed in, no claim', false, { operation: 'update', path: 'authors/ada', stored: author, data: author }],
  ['products team', false, { operation: 'delete', path: 'authors/ada', stored: author }],
  ['writer', true, { operation: 'list', path: 'authors/ada', stored: {} }],
  ['writer', false, { operation: 'create', path: 'authors/ada', data: author }],
  ['writer', false, { operation: 'delete', path: 'authors/ada', stored: author }],
  ['staff', true, { operation: 'list', path: 'authors/ada', stored: {} }],
  ['staff', true, { operation: 'create', path: 'authors/ada', data: author }],
  ['staff', true, { operation: 'update', path: 'authors/ada', stored: author, data: { ...author, portrait: cover } }],
  ['staff', true, { operation: 'delete', path: 'authors/ada', stored: author }],
  ['staff', false, { operation: 'create', path: 'authors/ada', data: { ...author, name: '' } }],
  ['staff', false, { operation: 'create', path: 'authors/ada', data: { ...author, line: 'x'.repeat(161) } }],
  ['staff', false, { operation: 'create', path: 'authors/ada', data: { ...author, portrait: 'a.jpg' } }],
  ['staff', false, { operation: 'create', path: 'authors/ada', data: { ...author, mail: 'ada@plant.example' } }],
  // Posts that are to appear later.
  ['visitor', false, { operation: 'get', path: 'blogs/a', stored: scheduled }],
  ['visitor', false, { operation: 'list', path: 'blogs/a', stored: { status: 'scheduled' } }],
  ['staff', true, { operation: 'get', path: 'blogs/a', stored: scheduled }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: scheduled }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...scheduled, publishAt: 5 } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, publishDate: '2999-01-01' } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, publishDate: 'soon' } }],
  ['staff', true, { operation: 'create', path: 'blogs/a', data: { ...post, formerSlugs: ['before'] } }],
  ['staff', false, { operation: 'create', path: 'blogs/a', data: { ...post, formerSlugs: 'before' } }],
  // Versions, trash, slugs.
  ['staff', true, { operation: 'create', path: version, data: odd }],
  ['staff', true, { operation: 'list', path: version, stored: {} }],
  ['visitor', false, { operation: 'get', path: version, stored: post }],
  ['signed in, no claim', false, { operation: 'create', path: version, data: post }],
  ['staff', true, { operation: 'create', path: 'trash/a', data: odd, ...movedToTrash(odd) }],
  ['staff', true, { operation: 'delete', path: 'trash/a', stored: odd }],
  ['visitor', false, { operation: 'get', path: 'trash/a', stored: post }],
  ['products team', false, { operation: 'create', path: 'trash/a', data: post }],
  // Drafts.
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
  // Drafts for readers with a link.
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
  ['staff', true, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
  ['staff', false, { operation: 'create', path: 'slugs/a', data: { post: 'a', more: true } }],
  ['staff', false, { operation: 'update', path: 'slugs/a', stored: { post: 'a' }, data: { post: 'b' } }],
  ['staff', true, { operation: 'delete', path: 'slugs/a', stored: { post: 'a' } }],
  ['visitor', false, { operation: 'get', path: 'slugs/a', stored: { post: 'a' } }],
  ['visitor', false, { operation: 'create', path: 'slugs/a', data: { post: 'a' } }],
  // Live versions of another environment: as in production, but that a preview shows all packages, and is removed.
  ['visitor', false, { operation: 'get', path: 'environments/staging/releases/shell', stored: entry }],
  ['products team', true, { operation: 'list', path: 'environments/staging', stored: {} }],
  ['products team', true, { operation: 'get', path: 'environments/staging/releases/shell', stored: entry }],
  ['products team', true, { operation: 'create', path: 'environments/staging/releases/mfe-products', data: entry }],
  ['products team', false, { operation: 'create', path: 'environments/staging/releases/shell', data: entry }],
  ['products team', true, { operation: 'create', path: 'environments/preview-1/releases/shell', data: entry }],
  ['products team', true, { operation: 'create', path: 'environments/preview-1', data: packages }],
  ['products team', true, { operation: 'delete', path: 'environments/preview-1/releases/shell', stored: entry }],
  ['products team', true, { operation: 'delete', path: 'environments/preview-1', stored: packages }],
  ['products team', false, { operation: 'delete', path: 'environments/staging', stored: packages }],
  ['platform staff', false, { operation: 'delete', path: 'environments/staging/releases/shell', stored: entry }],
  [
    'platform staff',
    false,
    { operation: 'update', path: 'environments/staging/releases/shell', stored: next, data: entry },
  ],
  // Live versions.
  ['visitor', false, { operation: 'get', path: 'releases/mfe-products', stored: entry }],
  ['visitor', false, { operation: 'create', path: 'releases/mfe-products', data: entry }],
  ['staff', false, { operation: 'get', path: 'releases/mfe-products', stored: entry }],
  ['staff', false, { operation: 'update', path: 'releases/mfe-products', stored: entry, data: next }],
  ['products team', true, { operation: 'list', path: 'releases/shell', stored: {} }],
  ['products team', true, { operation: 'get', path: 'releases/shell', stored: entry }],
  ['products team', true, { operation: 'create', path: 'releases/mfe-products', data: entry }],
  ['products team', true, { operation: 'update', path: 'releases/mfe-products', stored: entry, data: next }],
  [
    'products team',
    true,
    {
      operation: 'update',
      path: 'releases/mfe-products',
      stored: entry,
      data: { ...next, live: line.version, gradual: { version: '2'.repeat(16), share: 10 } },
    },
  ],
  [
    'products team',
    false,
    { operation: 'update', path: 'releases/mfe-products', stored: entry, data: { ...entry, live: '2'.repeat(16) } },
  ],
  [
    'products team',
    true,
    {
      operation: 'update',
      path: 'releases/mfe-products',
      stored: entry,
      data: { ...next, live: line.version, retired: { redirects: { '/products/Mag': '/' } } },
    },
  ],
  ['products team', false, { operation: 'create', path: 'releases/shell', data: entry }],
  ['products team', false, { operation: 'update', path: 'releases/shell', stored: entry, data: next }],
  ['products team', false, { operation: 'update', path: 'releases/mfe-products', stored: next, data: entry }],
  ['products team', false, { operation: 'delete', path: 'releases/mfe-products', stored: entry }],
  ['products team', false, { operation: 'create', path: 'releases/mfe-products', data: { ...entry, live: 'latest' } }],
  ['products team', false, { operation: 'create', path: 'releases/mfe-products', data: { ...entry, history: [] } }],
  ['products team', false, { operation: 'create', path: 'releases/mfe-products', data: { ...entry, note: 'x' } }],
  ...(['', 'environments/staging/'] as const).flatMap((place): Line[] => {
    const path = `${place}releases/mfe-products`;
    const move: Omit<RulesRequest, 'token'> = {
      operation: 'update',
      path,
      stored: long,
      data: moved,
      along: { [`${path}/history/0`]: oldLines },
    };
    const again = { ...move, stored: longer, data: movedAgain, along: { [`${path}/history/100`]: oldLines } };
    const below: Omit<RulesRequest, 'token'> = { operation: 'create', path: `${path}/history/0`, data: oldLines };
    const others = { ...below, path: `${place}releases/shell/history/0` };
    return [
      ['products team', true, move],
      ['products team', true, again],
      // Nothing is lost on the way, changed, or put in another place, and every change adds a line.
      ['products team', false, { ...move, along: {} }],
      ['products team', false, { ...move, along: { [`${path}/history/0`]: { lines: many.slice(0, 99) } } }],
      ['products team', false, { ...move, along: { [`${path}/history/0`]: { lines: many.slice(100) } } }],
      ['products team', false, { ...move, along: { [`${path}/history/0`]: { ...oldLines, more: 'x' } } }],
      ['products team', false, { ...move, along: { [`${path}/history/100`]: oldLines } }],
      ['products team', false, { ...again, along: { [`${path}/history/0`]: oldLines } }],
      ['products team', false, { ...move, data: { ...moved, archived: 200 } }],
      ['products team', false, { ...move, data: { ...moved, history: many.slice(100) } }],
      ['products team', false, { ...move, data: { ...moved, history: [line, ...many.slice(101), line] } }],
      ['products team', false, { ...move, stored: longer }],
      ['products team', false, { operation: 'create', path, data: moved, along: { [`${path}/history/0`]: oldLines } }],
      ['products team', false, { ...move, stored: moved, data: { ...moved, archived: 0, history: [...many, line] } }],
      ['products team', false, below],
      ['products team', false, { ...below, beside: { [path]: long } }],
      ['products team', false, { ...below, beside: { [path]: moved }, stored: oldLines, operation: 'update' }],
      ['products team', false, { ...below, beside: { [path]: moved }, stored: oldLines, operation: 'delete' }],
      ['products team', false, { ...others, beside: { [`${place}releases/shell`]: moved } }],
      ['products team', true, { operation: 'list', path: `${path}/history/0`, stored: {} }],
      ['staff', false, { operation: 'get', path: `${path}/history/0`, stored: oldLines }],
      ['visitor', false, { operation: 'list', path: `${path}/history/0`, stored: {} }],
    ];
  }),
  [
    'products team',
    true,
    { operation: 'delete', path: 'environments/preview-1/releases/shell/history/0', stored: oldLines },
  ],
  ['products team', true, { operation: 'get', path: 'registry/packages', stored: packages }],
  ['products team', true, { operation: 'create', path: 'registry/packages', data: { names: ['mfe-products'] } }],
  ['products team', false, { operation: 'create', path: 'registry/packages', data: packages }],
  [
    'products team',
    false,
    {
      operation: 'update',
      path: 'registry/packages',
      stored: packages,
      data: { names: [...packages.names, 'mfe-products', 'a/b'] },
    },
  ],
  ['products team', false, { operation: 'create', path: 'environments/staging', data: { names: ['a/b'] } }],
  [
    'products team',
    false,
    { operation: 'update', path: 'environments/staging', stored: packages, data: { names: [...packages.names, 'x'] } },
  ],
  ['products team', true, { operation: 'create', path: 'environments/staging', data: { names: ['mfe-products'] } }],
  [
    'products team',
    true,
    {
      operation: 'update',
      path: 'registry/packages',
      stored: packages,
      data: { names: [...packages.names, 'mfe-products'] },
    },
  ],
  ['products team', false, { operation: 'update', path: 'registry/packages', stored: packages, data: { names: [] } }],
  ['products team', false, { operation: 'create', path: 'registry/packages', data: { ...packages, more: 'x' } }],
  ['products team', false, { operation: 'delete', path: 'registry/packages', stored: packages }],
  ['visitor', false, { operation: 'get', path: 'registry/packages', stored: packages }],
  ['staff', false, { operation: 'create', path: 'registry/packages', data: packages }],
  // The signers of releases.
  ['products team', true, { operation: 'get', path: 'registry/signers', stored: signers }],
  ['products team', false, { operation: 'create', path: 'registry/signers', data: signers }],
  ['products team', false, { operation: 'update', path: 'registry/signers', stored: signers, data: changedSigners }],
  ['platform staff', true, { operation: 'create', path: 'registry/signers', data: signers }],
  ['platform staff', true, { operation: 'update', path: 'registry/signers', stored: signers, data: changedSigners }],
  ['platform staff', false, { operation: 'update', path: 'registry/signers', stored: changedSigners, data: signers }],
  [
    'platform staff',
    true,
    {
      operation: 'update',
      path: 'registry/signers',
      stored: { teams: {}, history: many },
      data: { teams: {}, history: moved.history, archived: 100 },
      along: { 'registry/signers/history/0': oldLines },
    },
  ],
  [
    'platform staff',
    false,
    {
      operation: 'update',
      path: 'registry/signers',
      stored: { teams: {}, history: many },
      data: { teams: {}, history: moved.history, archived: 100 },
    },
  ],
  [
    'products team',
    false,
    { operation: 'create', path: 'registry/signers/history/0', data: oldLines, beside: { 'registry/signers': moved } },
  ],
  ['platform staff', false, { operation: 'create', path: 'registry/signers', data: { ...signers, more: 'x' } }],
  ['platform staff', false, { operation: 'delete', path: 'registry/signers', stored: signers }],
  ['staff', false, { operation: 'create', path: 'registry/signers', data: signers }],
  ['visitor', false, { operation: 'get', path: 'registry/signers', stored: signers }],
  // Anything else.
  ['staff', false, { operation: 'get', path: 'other/a', stored: {} }],
  ['staff', false, { operation: 'create', path: 'blogs/a/comments/b', data: post }],
  ['products team', false, { operation: 'create', path: 'other/a', data: entry }],
];

/** The accesses to the documents of a Firebase project: who may do what. */
export const accessTable: readonly Access[] = lines.map(([who, allowed, request]) => ({
  who,
  allowed,
  ...request,
  token: people[who],
}));
