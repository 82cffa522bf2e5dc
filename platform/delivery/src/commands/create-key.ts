import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { keyId } from '../registry/signers';
import { publicKeyOf } from '../signatures/release-signature';
import type { Workspace } from '../workspace';

/** `create-key` */
export const command = defineCommand({
  summary: 'write a new private key that signs releases into a file, and print its public key',
  arguments: { file: 'one' },
  run: async ({ file }, { root }: Workspace) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const path = resolve(root, file);
    try {
      await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    } catch (cause) {
      const reason = systemErrorCode(cause) === 'EEXIST' ? 'there is a file already' : 'it cannot be written';
      throw new DeliveryError('invalid-arguments', path, reason, 'Name another file, in a folder that is there', {
        cause,
      });
    }
    const publicKey = publicKeyOf(privateKey);
    return {
      data: { file: path, publicKey, id: keyId(publicKey) },
      lines: [
        `${path} has the private key, for you alone: RELEASE_KEY=${path} signs with it. Keep it out of every repository`,
        'Platform staff give its public key to your team:',
        `  ${nameCommand(`delivery add-key <team> ${publicKey}`)}`,
      ],
    };
  },
});
