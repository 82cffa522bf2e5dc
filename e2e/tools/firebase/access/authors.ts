import type { Line } from './access-line';
import { cover } from './documents';

const author = { name: 'Ada Example', line: 'Engineer', alt: '', updatedAt: '2026-01-01T00:00:00.000Z' };

/** Who writes. */
export const authors: readonly Line[] = [
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
];
