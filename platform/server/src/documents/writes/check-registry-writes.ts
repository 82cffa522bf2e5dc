import { createHash, createPublicKey, verify } from 'node:crypto';
import { changeSignatureField, registryChangeText, unsignedChange } from 'kit/contract/registry-change';
import { hostTeam } from 'kit/contract/remote-name';
import { isPreview } from 'kit/contract/site-environment';
import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import { type DocumentFields, type DocumentValue, itemsOf } from '../values/document-value';

const teamsSchema = v.record(
  v.string(),
  v.looseObject({ keys: v.array(v.string()), remotes: v.record(v.string(), v.unknown()) }),
);
const signersSchema = v.looseObject({ teams: teamsSchema });
const historySchema = v.looseObject({ history: v.array(v.unknown()), archived: v.optional(v.number(), 0) });
const signatureSchema = v.object({ key: v.string(), signature: v.string() });

/** A document of a commit, as it was and as it would be; `undefined` for none, `null` where its fields cannot be read. */
export type ChangedDocument = {
  segments: readonly string[];
  former: DocumentFields | null | undefined;
  current: DocumentFields | null | undefined;
};

/** Segments of the document that says who signs. */
export const signersSegments = ['registry', 'signers'] as const;

/**
 * Whether a document is one of the registry that a key may guard: a remote's entry, its old history, and the signers. A preview shows
 * versions of others, and is nobody's.
 */
export const isOfRegistry = (segments: readonly string[]): boolean => guardedPart(segments) !== undefined;

/** How many segments name the document that is signed; those below it are its old history. */
function guardedPart([first, second, third]: readonly string[]): 2 | 4 | undefined {
  if (first === 'releases' || (first === signersSegments[0] && second === signersSegments[1])) return 2;
  return first === 'environments' && third === 'releases' && !isPreview(second ?? '') ? 4 : undefined;
}

/**
 * Refuses a change of a remote whose team has a key, and of who signs where the platform has one, unless that key has signed it, or one of
 * the platform's. It is a change that goes on from what is stored: an earlier one, signed as well, is none.
 * @param signers as they are stored, before the commit
 * @throws {FirestoreError} PERMISSION_DENIED, naming the document and the team
 */
export function checkRegistryWrites(documents: readonly ChangedDocument[], signers: DocumentFields | undefined): void {
  const { success, output } = v.safeParse(signersSchema, signers && toPlain({ mapValue: { fields: signers } }));
  // Nobody has a key yet.
  if (!success) return;
  const { teams } = output;
  const keysOf = (team: string) => (Object.hasOwn(teams, team) ? (teams[team]?.keys ?? []) : []);
  const paths = new Set(documents.map(({ segments }) => segments.join('/')));
  for (const { segments, former, current } of documents) {
    const length = guardedPart(segments);
    if (length === undefined) continue;
    const name = segments[length - 1] ?? '';
    const isKeys = segments[0] === signersSegments[0];
    const owner = Object.entries(teams).find(([, { remotes }]) => Object.hasOwn(remotes, name))?.[0];
    const team = isKeys || owner === undefined ? hostTeam : owner;
    // A remote that was given to nobody is anybody's who has the staff token.
    if (keysOf(team).length === 0 || (!isKeys && owner === undefined)) continue;
    const path = segments.slice(0, length).join('/');
    const isOwn = segments.length === length;
    const isSigned = isOwn
      ? isSignedBy(path, current, [...keysOf(team), ...keysOf(hostTeam)]) && linesOf(current) > linesOf(former)
      : current !== undefined && former === undefined && paths.has(path);
    if (!isSigned)
      throw new FirestoreError(
        'PERMISSION_DENIED',
        `${unsignedChange}: ${path} belongs to team ${team}, and none of its keys or the platform's has signed what it would be`,
      );
  }
}

function isSignedBy(path: string, fields: DocumentFields | null | undefined, keys: readonly string[]): boolean {
  if (!fields) return false;
  const plain = v.parse(v.record(v.string(), v.unknown()), toPlain({ mapValue: { fields } }));
  const { success, output } = v.safeParse(signatureSchema, plain[changeSignatureField]);
  const key = success && keys.find((one) => idOf(one) === output.key);
  if (!key) return false;
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(registryChangeText(path, plain)), publicKey, Buffer.from(output.signature, 'base64'));
}

/** How a key is called: the beginning of its SHA-256. */
const idOf = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/** Lines of the whole history of a document; each change adds one. */
function linesOf(fields: DocumentFields | null | undefined): number {
  const { success, output } = v.safeParse(historySchema, fields && toPlain({ mapValue: { fields } }));
  return success ? output.history.length + output.archived : 0;
}

/** A value as JSON has it; the registry has no others. */
function toPlain(value: DocumentValue): unknown {
  if ('arrayValue' in value) return itemsOf(value).map(toPlain);
  if ('mapValue' in value)
    return Object.fromEntries(
      Object.entries(value.mapValue.fields ?? {}).map(([name, inner]) => [name, toPlain(inner)]),
    );
  if ('integerValue' in value) return Number(value.integerValue);
  return Object.values(value)[0];
}
