import { ContractError } from 'kit/contract/contract-error';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { UsageError } from 'kit/presets/command-line/usage-error';

/**
 * Situations in which data cannot be read or written just now. Data acknowledged before is kept. Requests get a 503. `database-busy` passes
 * by itself; after `database-replaced` writing once more helps; the others need a person.
 */
const storageErrorCodes = [
  'data-folder-in-use',
  'data-folder-unwritable',
  'database-busy',
  'database-damaged',
  'database-foreign',
  'database-missing',
  'database-newer',
  'database-replaced',
  'disk-full',
  'numbers-exhausted',
] as const;

/** Every situation in which the server or one of its commands refuses or fails; docs/errors/server.md describes each. */
export const serverErrorCodes = [
  ...storageErrorCodes,
  'address-unavailable',
  'backup-damaged',
  'backup-foreign',
  'backup-missing',
  'backup-newer',
  'data-folder-shared',
  'invalid-arguments',
  'invalid-environment',
  'no-database',
  'port-in-use',
  'sessions-not-ended',
  'site-damaged',
  'site-missing',
  'staff-token-damaged',
  'staff-token-exposed',
  'staff-token-missing',
] as const;

/** Names the situation; it never changes, so scripts may rely on it. */
export type ServerErrorCode = (typeof serverErrorCodes)[number];

/** The code of an error of the stored data. */
export type StorageErrorCode = (typeof storageErrorCodes)[number];

/** An error of the stored data. */
export type StorageError = ServerError & { readonly code: StorageErrorCode };

/** Something the server or one of its commands refuses or cannot do. The message is for staff, not for visitors. Exit code 1. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(
    readonly code: ServerErrorCode,
    /** The file, folder or variable that the error is about. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${subject}: ${reason}. ${remedy}`, options);
  }

  /** Status of a response to a request that met this error. Read by Fastify, and by error handlers of single routes. */
  get statusCode(): 500 | 503 {
    return isStorageError(this) ? 503 : 500;
  }
}

const storageCodes: ReadonlySet<string> = new Set(storageErrorCodes);

/** Whether an error is one of the stored data; with codes, one of those. */
export function isStorageError(error: unknown, ...codes: readonly StorageErrorCode[]): error is StorageError {
  if (!(error instanceof ServerError) || !storageCodes.has(error.code)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}

/** An expected error as a command prints it, with where it is described; `undefined` for a defect. */
export function describeExpected(error: unknown): string | undefined {
  if (error instanceof ServerError)
    return `${error.message}\nSee ${nameDocument(`docs/errors/server.md#${error.code}`)}`;
  if (error instanceof UsageError)
    return `${error.message}\nSee ${nameDocument('docs/errors/server.md#invalid-arguments')}`;
  if (error instanceof ContractError)
    return `${error.message}\nSee ${nameDocument(`docs/errors/contract.md#${error.code}`)}`;
  return undefined;
}
