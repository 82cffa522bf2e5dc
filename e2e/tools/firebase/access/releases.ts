import type { Attempt, Line } from './access-line';

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

/** Live versions, here and in other environments, and the signers of releases. */
export const releases: readonly Line[] = [
  ['writer', false, { operation: 'get', path: 'releases/mfe-products', stored: entry }],
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
    const move: Attempt = {
      operation: 'update',
      path,
      stored: long,
      data: moved,
      along: { [`${path}/history/0`]: oldLines },
    };
    const again = { ...move, stored: longer, data: movedAgain, along: { [`${path}/history/100`]: oldLines } };
    const below: Attempt = { operation: 'create', path: `${path}/history/0`, data: oldLines };
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
];
