import { PictureNotSentError, PictureRefusedError } from './picture-store';

/** The file of a picture, and its name. */
type FetchedPicture = { file: Blob; fileName: string };

/** Time in ms after which a page that does not respond is given up. */
const patience = 30_000;

/** Whether the page's policy lets a picture be fetched from an address. */
const isFetchable = (address: string): boolean =>
  /^(https:|blob:)/i.test(address) || address.startsWith(`${location.origin}/`);

/**
 * Fetches the picture of a web page, or reads it out of its address.
 * @throws {PictureNotSentError} when there is no connection
 * @throws {PictureRefusedError} when it cannot be had: most sites do not let other pages read theirs
 */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  if (/^data:/i.test(address)) return { file: readDataAddress(address), fileName: 'pasted picture' };
  if (!isFetchable(address)) throw refuse(address, 'it is in a place that pages cannot read');
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout?.(patience) ?? null,
    });
    if (!response.ok) throw refuse(address, `its site responds with ${response.status}`);
    return { file: await response.blob(), fileName: nameIn(address) };
  } catch (error) {
    if (error instanceof PictureRefusedError) throw error;
    if (!navigator.onLine) {
      throw new PictureNotSentError('There is no connection to fetch it', { cause: error });
    }
    throw refuse(address, 'its site does not let other pages read it, or does not respond', error);
  }
}

const refuse = (address: string, reason: string, cause?: unknown) =>
  new PictureRefusedError(
    `The picture of ${shorten(address)} cannot be used: ${reason}. Save it on your computer and choose the file`,
    { cause },
  );

/** Long enough to be found again. */
const shorten = (address: string) => (address.length > 200 ? `${address.slice(0, 199)}…` : address);

function nameIn(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, hostname } = new URL(address);
  const name = pathname.split('/').at(-1) || hostname;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The page's policy lets nothing be fetched from an address that is the content itself. */
function readDataAddress(address: string): Blob {
  const comma = address.indexOf(',');
  const head = address.slice('data:'.length, comma);
  const [type = ''] = /^[\w/+.-]*/.exec(head) ?? [];
  const data = comma < 0 ? '' : address.slice(comma + 1);
  const isEncoded = /;base64$/i.test(head);
  try {
    const text = isEncoded ? atob(data.replace(/\s|%0a|%0d/gi, '')) : decodeURIComponent(data);
    const bytes = isEncoded
      ? Uint8Array.from(text, (character) => character.charCodeAt(0))
      : new TextEncoder().encode(text);
    return new Blob([bytes], { type });
  } catch (cause) {
    throw new PictureRefusedError(
      'The data of the pasted picture are damaged. Copy it again, or save it and choose the file',
      { cause },
    );
  }
}
