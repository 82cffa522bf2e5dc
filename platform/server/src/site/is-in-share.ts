import { createHash } from 'node:crypto';
import type { CanarySites } from 'kit/contract/canary-sites';

/** How many buckets visitors are divided into: enough for a percent, and far too few to know anybody by. */
export const visitorBuckets = 10_000;

/**
 * Whether a bucket of visitors gets a version. Shares of two packages are independent of each other, a raised share moves
 * nobody back, and another version starts with other visitors.
 * @param bucket 0 to `visitorBuckets` − 1
 */
export function isInShare(bucket: number, { package: name, version, share }: CanarySites['releases'][number]): boolean {
  const digest = createHash('sha256').update(`${bucket} ${name} ${version}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < share / 100;
}
