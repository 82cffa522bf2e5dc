import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';

/**
 * The private key that the environment names, by its file or itself; `undefined` when it names none.
 * @throws {DeliveryError} `invalid-environment` when it is no key of Ed25519
 */
export function readSigningKey({
  root,
  environment: { signingKey },
}: Pick<Workspace, 'root' | 'environment'>): KeyObject | undefined {
  if (signingKey === undefined) return undefined;
  const isText = signingKey.startsWith('-----BEGIN');
  const refuse = (reason: string, cause?: unknown) =>
    new DeliveryError(
      'invalid-environment',
      'RELEASE_KEY',
      reason,
      `Name the file that "${nameCommand('delivery create-key <file>')}" has written, or set its content`,
      { cause },
    );
  let key: KeyObject;
  try {
    key = createPrivateKey(isText ? signingKey : readFileSync(resolve(root, signingKey)));
  } catch (cause) {
    throw refuse(isText ? 'it is no private key' : `${signingKey} is not a file with a private key`, cause);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw refuse('it is no key of Ed25519');
  return key;
}
