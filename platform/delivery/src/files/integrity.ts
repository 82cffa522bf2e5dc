import { createHash } from 'node:crypto';

/** SHA-384 of a file as integrity metadata: `sha384-…` (w3.org/TR/SRI). */
export const hashIntegrity = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
