import { pictureRefusalSchema, picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { responseTimeout } from '../posts/posts-store';
import { digestOf } from './digest-of';
import { PictureNotSentError, PictureRefusedError, type PictureStore, type UploadOptions } from './picture-store';

/** Where the embedded server is, and the credential that it accepts: the token, from an origin that has no cookie of it. */
type EmbeddedServer = { origin: string; token?: string | undefined };

const pictureSchema = v.pipe(v.string(), v.parseJson(), storedPictureSchema);
const listSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    pictures: v.array(storedPictureSchema),
    // A server of before files has none.
    files: v.optional(v.array(storedPictureSchema), []),
  }),
);
const refusalSchema = v.pipe(v.string(), v.parseJson(), pictureRefusalSchema);

/** Pictures on the embedded server, in its data folder. @param pageOrigin of the tool's own page */
export function createEmbeddedStore({ origin, token }: EmbeddedServer, pageOrigin: string): PictureStore {
  const isOwnPage = origin === pageOrigin;
  const root = origin + picturesPath;
  const addresses = new Map<string, Promise<string>>();
  const call = (method: string, path: string, upload: Upload = {}) => send(method, root + path, token, upload);
  const fetchAddress = async (name: string) => URL.createObjectURL(await call('GET', `/${name}`));

  return {
    add: async (picture, { fileName = '', isFile = false, ...options } = {}) => {
      const path = `/${await digestOf(picture)}?file=${encodeURIComponent(fileName)}${isFile ? '&as=file' : ''}`;
      return read(pictureSchema, await call('PUT', path, { body: picture, ...options }));
    },
    list: async () => {
      const { pictures, files } = await read(listSchema, await call('GET', ''));
      return [...pictures, ...files];
    },
    addressOf: async (name) => {
      // The page's own cookie goes with it; from elsewhere the token has to, which an img cannot send.
      if (isOwnPage) return `${root}/${name}`;
      const known = addresses.get(name) ?? fetchAddress(name);
      addresses.set(name, known);
      known.catch(() => addresses.delete(name));
      return known;
    },
    remove: async (name) => void (await call('DELETE', `/${name}`)),
  };
}

type Upload = Pick<UploadOptions, 'signal' | 'onProgress'> & { body?: Blob };

/** Sends a request, and says how much of it has arrived, which `fetch` cannot. */
function send(
  method: string,
  address: string,
  token: string | undefined,
  { body, signal, onProgress }: Upload,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('abort', () => reject(signal?.reason));
    const fail = () =>
      reject(new PictureNotSentError('The server does not respond. Check the connection and try again'));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => {
      const response: Blob = request.response;
      if (request.status < 400) resolve(response);
      else explain(request, response).then(reject, reject);
    });
    request.open(method, address);
    request.responseType = 'blob';
    // A picture takes as long as its line needs.
    if (body === undefined) request.timeout = responseTimeout;
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(body ?? null);
  });
}

async function read<Output>(schema: v.GenericSchema<string, Output>, response: Blob): Promise<Output> {
  const { success, output } = v.safeParse(schema, await response.text());
  if (success) return output;
  throw new PictureNotSentError('The server sent an unexpected response. Reload the page and try again');
}

/** The error for a request that the server has refused, or cannot serve now. */
async function explain(request: XMLHttpRequest, response: Blob): Promise<Error> {
  const { status } = request;
  const { success, output } = v.safeParse(refusalSchema, await response.text());
  const message = success ? output.message : `The server responds with ${status}. Try again later`;
  const isForLater = status >= 500 || [401, 408, 429].includes(status);
  if (!isForLater) return new PictureRefusedError(message);
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  return new PictureNotSentError(message, undefined, Number.isFinite(seconds) ? seconds * 1000 : undefined);
}
