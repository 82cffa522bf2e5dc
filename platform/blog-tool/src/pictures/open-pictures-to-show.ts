import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { openPictureStore } from './open-picture-store';
import { createAddresses, openOnce } from './picture-addresses';
import type { Pictures } from './pictures';
import { openWaitingPictures } from './waiting-picture';

/** The pictures for a page that only looks at a post: it names no use of one, and sends none. */
export function openPicturesToShow(): Pick<Pictures, 'addressOf'> {
  const open = () =>
    openPictureStore(readDocumentsSettings(document), { pageOrigin: location.origin, isNamed: async () => true });
  return { addressOf: createAddresses(openOnce(open), openWaitingPictures().read) };
}
