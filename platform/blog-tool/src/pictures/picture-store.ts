import type { StoredPicture } from 'kit/posts/stored-picture';

/** How an upload is watched, and ended. */
export type UploadOptions = {
  /** The name of the file that somebody chose, for the library. */
  fileName?: string;
  /** Whether it is a file to download, which is kept as it is. */
  isFile?: boolean;
  /** Ends the upload; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called as it goes on. @param sent 0 to 1; 1 means that all is sent, and the store is reading it */
  onProgress?: (sent: number) => void;
};

/**
 * Where the pictures and files of posts are kept. Whichever store it is: it checks a picture by its content, and keeps it upright, at most 4,096 px
 * a side and without place, camera or name.
 */
export type PictureStore = {
  /**
   * Sends a picture or a file; it is durable when this resolves. To send one again is safe: it is the same.
   * @throws {PictureRefusedError} when it is not taken in, with what to tell the writer
   * @throws {PictureNotSentError} when it did not get there: send it again later
   */
  add: (picture: Blob, options?: UploadOptions) => Promise<StoredPicture>;
  /** All pictures, and all files, each the newest first. @throws {PictureNotSentError} when there is no response */
  list: () => Promise<StoredPicture[]>;
  /**
   * Address for an `img` or a link of the tool's own page, valid until the page is left. Asked for twice, it is the same.
   * @throws {PictureRefusedError} when there is no such picture @throws {PictureNotSentError} when there is no response
   */
  addressOf: (name: string) => Promise<string>;
  /**
   * Takes a picture out of the library that no post, version, draft or trash names.
   * @throws {PictureRefusedError} when one does, or there is no such picture
   */
  remove: (name: string) => Promise<void>;
};

/** A picture, or an operation on it, was refused. The message is for the writer: the thing, the reason, the remedy. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** There was no response, or the store cannot do it now: to do it again later may work. */
export class PictureNotSentError extends Error {
  override readonly name = 'PictureNotSentError';

  constructor(
    message: string,
    options?: ErrorOptions,
    /** Time in ms after which the store wants it again; absent where it has not said so. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}
