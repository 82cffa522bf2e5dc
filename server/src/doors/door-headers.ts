import type { Door } from './judge-request';

/** Headers of every answer of a door, whatever it is; those of a page come with the composed site. */
export function doorHeaders(door: Door): Readonly<Record<string, string>> {
  const isSecure = door.kind === 'public' && door.origin.startsWith('https:');
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
