import { dataHeaders, strictTransportSecurity } from 'shared-config/contract/site-headers';
import type { Door } from './decide-access';

/** Headers of every response of a door. The composed site adds those of its pages. */
export function doorHeaders(door: Door): Readonly<Record<string, string>> {
  const isSecure = door.kind === 'public' && door.origin.startsWith('https:');
  return { ...dataHeaders, ...(isSecure ? strictTransportSecurity : {}) };
}
