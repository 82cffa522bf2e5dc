import { type DocumentsSettings, findDocumentsSettings } from 'shared-config/posts/documents-settings';
import { DeliveryError } from '../delivery-error';

/** What a person calls a documents store. */
export const nameOfDocuments = (settings: DocumentsSettings) =>
  settings.kind === 'firebase' ? `Firebase project ${settings.config.projectId}` : (settings.origin ?? 'the server');

/**
 * The documents store that the environment names, or `undefined`.
 * @throws {DeliveryError} when what it names makes no sense.
 */
export function findDocuments(environment: NodeJS.ProcessEnv): DocumentsSettings | undefined {
  try {
    return findDocumentsSettings(environment);
  } catch (cause) {
    throw new DeliveryError(
      'invalid-environment',
      'environment',
      cause instanceof Error ? cause.message : String(cause),
      'Then try again',
      {
        cause,
      },
    );
  }
}
