import { systemErrorCode } from 'shared-config/contract/system-error-code';
import * as v from 'valibot';

/** Something the release desk refuses or cannot do: the thing, the reason, the remedy. Printed as one message, exit code 1. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    /** What it is about: a remote, a file, a folder. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }
}

/** A full disk as what it is; any other error as it came. What was being written is removed where it was written. */
export function explainFullDisk(error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  // A copy names its source as well, and what is written through an open file no path at all.
  const place = v.safeParse(v.union([v.object({ dest: v.string() }), v.object({ path: v.string() })]), error);
  const path = !place.success ? 'the disk' : 'dest' in place.output ? place.output.dest : place.output.path;
  const remedy =
    'Make room ("release:prune" removes old releases; .cache may be deleted), then try again. The live site is as it was';
  return new DeliveryError(path, 'there is no room left to write it', remedy, { cause: error });
}
