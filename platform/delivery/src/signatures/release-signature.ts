import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from 'kit/contract/composition';
import { remoteNameSchema } from 'kit/contract/remote-name';
import * as v from 'valibot';
import { readText } from '../files/read-text';
import { writeDurably } from '../files/write-durably';
import { keyId, keyIdSchema, signedAtSchema } from '../registry/signers';

/** Lies beside `release.json`, travels with it, and is no part of the content that the version is derived from. */
export const signatureFile = 'release.sig';

const signatureSchema = v.object({
  contractVersion: v.literal(1),
  remote: remoteNameSchema,
  team: v.string(),
  version: versionSchema,
  /** SHA-256 of `release.json`, byte for byte. */
  release: v.string(),
  /** When it was signed. A version with an older signature does not replace the live one. */
  at: signedAtSchema,
  key: keyIdSchema,
  /** The signature of all fields above. */
  signature: v.string(),
});

/** A team's signed statement about a release. */
export type ReleaseSignature = v.InferOutput<typeof signatureSchema>;

type Statement = Omit<ReleaseSignature, 'signature' | 'contractVersion' | 'key'>;

/** The signed text. It begins with its kind, so that the signature says nothing anywhere else. */
const textOf = ({ remote, team, version, release, at }: Statement): Buffer =>
  Buffer.from(JSON.stringify(['signature of a release, form 1', remote, team, version, release, at]));

/** The public key that belongs to a private one, as one line. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** SHA-256 of the `release.json` in a folder. */
export const digestRelease = async (folder: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(folder, 'release.json')))
    .digest('base64');

/** Signs what lies in the folder of a release. */
export async function writeSignature(
  folder: string,
  signed: Pick<Statement, 'remote' | 'team' | 'version'>,
  key: KeyObject,
): Promise<ReleaseSignature> {
  const statement = { ...signed, release: await digestRelease(folder), at: new Date().toISOString() };
  const signature: ReleaseSignature = {
    contractVersion: 1,
    ...statement,
    key: keyId(publicKeyOf(key)),
    signature: sign(null, textOf(statement), key).toString('base64'),
  };
  await writeDurably(join(folder, signatureFile), `${JSON.stringify(signature, null, 2)}\n`);
  return signature;
}

/** Whether a public key has signed it. */
export function isSignedBy(signature: ReleaseSignature, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, textOf(signature), key, Buffer.from(signature.signature, 'base64'));
}

/** The signature in the folder of a release: `undefined` where there is none, `malformed` where it is none. */
export async function readSignature(folder: string): Promise<ReleaseSignature | 'malformed' | undefined> {
  const text = await readText(join(folder, signatureFile));
  if (text === undefined) return undefined;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), signatureSchema), text);
  return success ? output : 'malformed';
}
