import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { type MakingOptions, makePictures } from '../pictures/make-pictures';
import { openPictureSource } from '../pictures/picture-source';
import type { Workspace } from '../workspace';
import { queryPublished, type ReadableDocuments } from './query-published';
import { type PublishedPosts, selectPublished } from './select-published';

/**
 * The posts of the documents store that readers see now. Queries what is published and nothing else: security rules are not
 * filters, so a query that could reach a draft would be refused. Staff alone, and the embedded server, also get what is
 * scheduled; a post appears with the first compose after its moment.
 * @param cache where files of their pictures are made; without it posts have none
 * @throws {DeliveryError} when the store does not respond. A malformed post is left out, and named on the error output.
 */
export async function readPublishedPosts(
  access: DocumentsAccess,
  cache?: Pick<Workspace, 'cache'>,
  options?: MakingOptions,
): Promise<PublishedPosts> {
  const { posts: documents, authors } = await fetchPublishedDocuments(access);
  if (!cache) return selectPublished(documents, undefined, authors);
  const source = openPictureSource(access);
  try {
    return await selectPublished(documents, (posts) => makePictures(cache, posts, source, options), authors);
  } finally {
    await source.close();
  }
}

async function fetchPublishedDocuments(access: DocumentsAccess): Promise<ReadableDocuments> {
  try {
    return await queryPublished(access);
  } catch (cause) {
    throw new DeliveryError(
      'documents-store-unreachable',
      nameOf(access),
      'the documents store does not respond',
      `Start the server (${nameCommand('serve')}), or correct DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG`,
      { cause },
    );
  }
}

const nameOf = ({ settings }: DocumentsAccess) =>
  settings.kind === 'firebase' ? `Firebase project ${settings.config.projectId}` : (settings.origin ?? 'the server');
