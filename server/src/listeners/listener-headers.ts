import { dataHeaders, strictTransportSecurity } from 'shared-config/contract/site-headers';
import type { Listener } from './decide-access';

/** Headers of every response of a listener. The composed site adds those of its pages. */
export function listenerHeaders(listener: Listener): Readonly<Record<string, string>> {
  const isSecure = listener.kind === 'public' && listener.origin.startsWith('https:');
  return { ...dataHeaders, ...(isSecure ? strictTransportSecurity : {}) };
}
