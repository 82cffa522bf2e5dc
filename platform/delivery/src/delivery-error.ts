import { ContractError } from 'kit/contract/contract-error';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import * as v from 'valibot';
import { listFailures } from './files/gather-all';

/** Every situation in which a delivery command refuses or fails; docs/errors/delivery.md describes each. */
export const deliveryErrorCodes = [
  'access-denied',
  'address-lost',
  'browser-check-failed',
  'build-failed',
  'build-incomplete',
  'byte-budget-exceeded',
  'character-not-in-typeface',
  'composition-outdated',
  'definition-name-differs',
  'definition-unreadable',
  'dev-server-ended',
  'dev-server-unreachable',
  'disk-full',
  'documents-store-unreachable',
  'file-outside',
  'form-not-defined',
  'import-refused',
  'invalid-arguments',
  'invalid-environment',
  'invalid-name',
  'invalid-page-head',
  'link-leads-nowhere',
  'lint-failed',
  'live-for-everybody',
  'lock-held',
  'media-not-installed',
  'name-taken',
  'no-documents-store',
  'no-remote-to-copy',
  'no-standalone-build',
  'not-confirmed',
  'nothing-composed',
  'nothing-live',
  'nothing-to-roll-back-to',
  'older-than-live',
  'origin-unusable',
  'package-already-published',
  'package-incompatible',
  'package-not-in-catalog',
  'page-does-not-prerender',
  'page-not-repeatable',
  'port-taken',
  'prerender-late',
  'preview-refused',
  'readme-differs',
  'registry-busy',
  'registry-damaged',
  'registry-newer',
  'release-damaged',
  'rollback-refused',
  'routes-not-found',
  'server-not-ready',
  'shared-package-mismatch',
  'shell-does-not-load',
  'shell-not-released',
  'signature-foreign',
  'signature-invalid',
  'signature-missing',
  'signature-old',
  'site-link-blocked',
  'site-not-defined',
  'store-denied',
  'store-tampered',
  'store-too-large',
  'store-unavailable',
  'team-differs',
  'too-many-shares',
  'types-failed',
  'unknown-environment',
  'unknown-package',
  'unknown-site',
  'unknown-version',
  'upload-failed',
  'withdrawn-before',
] as const;

/** Names the situation; it never changes, so scripts may rely on it. */
export type DeliveryErrorCode = (typeof deliveryErrorCodes)[number];

/** Something a delivery command refuses or cannot do: the thing, the reason, the remedy. Exit code 1. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    readonly code: DeliveryErrorCode,
    /** The remote, file or folder that the error is about. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    // Behind the last of several lines, such as a place in a source, it would be overlooked.
    super(`${subject}: ${reason}${reason.includes('\n') ? '\n' : '. '}${remedy}`, options);
  }
}

/**
 * Refuses what a check has found, all of it in one error.
 * @param found a line for each: a file, a colon and the reason
 * @throws {DeliveryError} unless nothing was found
 */
export function refuseFindings(code: DeliveryErrorCode, [first, ...others]: readonly string[], remedy: string): void {
  if (first === undefined) return;
  const [subject = '', ...reason] = first.split(': ');
  throw new DeliveryError(code, subject, [reason.join(': '), ...others].join('\n'), remedy);
}

/** Whether a program that was started has printed that the disk is full: all that is known of its failure. */
export const isAboutFullDisk = (printed: string): boolean =>
  /\bENOSPC\b|\bEDQUOT\b|no space left on device/i.test(printed);

/** The error for a file or folder without room on the disk. @param path of the file or folder */
export const explainNoRoom = (path: string, cause: unknown): DeliveryError =>
  new DeliveryError(
    'disk-full',
    path,
    'there is no room left to write it',
    `Make room ("${nameCommand('delivery prune')}" removes old releases; .cache may be deleted), then try again. The live site is unchanged`,
    { cause },
  );

/** Explains a full disk; any other error is returned as it is. The writer has removed half-written files. */
export function explainFullDisk(error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  // A copy has a source and a destination; a write through an open file names no path at all.
  const place = v.safeParse(v.union([v.object({ dest: v.string() }), v.object({ path: v.string() })]), error);
  const path = !place.success ? 'the disk' : 'dest' in place.output ? place.output.dest : place.output.path;
  return explainNoRoom(path, error);
}

/** An expected error as a command prints it: its message, and where it is described. `undefined` for a defect. */
export function describeError(thrown: unknown): string | undefined {
  if (thrown instanceof AggregateError) {
    const all = listFailures(thrown).map(describeError);
    return all.includes(undefined) ? undefined : all.join('\n\n');
  }
  const error = explainFullDisk(thrown);
  if (error instanceof DeliveryError)
    return `${error.message}\nSee ${nameDocument(`docs/errors/delivery.md#${error.code}`)}`;
  if (error instanceof UsageError)
    return `${error.message}\nSee ${nameDocument('docs/errors/delivery.md#invalid-arguments')}`;
  if (error instanceof ContractError)
    return `${error.message}\nSee ${nameDocument(`docs/errors/contract.md#${error.code}`)}`;
  return undefined;
}
