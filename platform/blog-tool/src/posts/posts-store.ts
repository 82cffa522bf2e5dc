import type { StoredAuthor } from 'kit/posts/author';
import type { AuthorRecord } from './author-record';
import type { PlainFields } from './plain-values';
import type { StoredPost } from './stored-post';

/** How many saves of a post are kept; older ones are deleted. */
export const maxVersions = 50;

/** How many posts the trash holds. None of them is ever deleted by itself. */
export const maxTrash = 200;

/** A post in the trash. */
export type TrashedPost = {
  post: StoredPost;
  /** ISO time at which it was put there, or ''. */
  trashedAt: string;
};

/** A draft that the store keeps for staff, and that readers never see; or only who has a form open. */
export type StoredDraft = {
  /** Key of its form. */
  key: string;
  fields: PlainFields;
  /** The name of its writer, when that is somebody else than the caller; '' otherwise. */
  by: string;
};

/** Whether a stored draft may be written over, or deleted. */
export type IsReplaceable = (stored: PlainFields) => boolean;

/** A link that shows a draft to whoever has it, until it expires. */
export type DraftLink = {
  /** The secret part of the link, which is also its id. */
  token: string;
  /** The id that the post has or will have. */
  post: string;
  /** ISO times at which the draft was shared as it is shown, and from which the link does not work any more. */
  sharedAt: string;
  expiresAt: string;
};

/** A link, and the draft that it shows. */
export type DraftToShare = DraftLink & {
  /** The draft as JSON. */
  draft: string;
  /** Its pictures by name, each as an address that is the picture itself; none where a server shows those of the store. */
  pictures: ReadonlyMap<string, string>;
};

/** Links that show drafts to people who do not sign in. */
type DraftLinks = {
  /** Shares a draft under its link; it replaces the one that the link has shown before. */
  share: (draft: DraftToShare) => Promise<void>;
  /** The links of a post that work, the newest first. */
  list: (post: string) => Promise<DraftLink[]>;
  /** Ends a link at once. */
  withdraw: (token: string) => Promise<void>;
};

/** The options of a save, besides the fields of the post. */
export type SaveOptions = {
  /** `updatedAt` of each save that this form sent before: where one of them is stored, its response was lost. */
  attempts?: readonly string[];
  /** The slug to reserve for the post, in the same commit; a draft reserves none. */
  slug?: string | undefined;
};

/** How long a call of a store waits for its response, in ms. */
export const responseTimeout = 15_000;

/** Where posts are kept. Every call rejects when there is no response within `responseTimeout`. */
export type PostsStore = {
  /** All documents in one query (specification §7), whatever they hold. */
  list: () => Promise<StoredPost[]>;
  /**
   * Adds a document that must not exist yet.
   * @param options its id, which was chosen once: sent twice, it is stored once; by default a new id
   * @returns the id
   * @throws {PostConflictError} when there is another document of that id, or one in the trash.
   * @throws {SlugTakenError} when another post has reserved the slug; then nothing was written.
   */
  add: (fields: PlainFields, options?: SaveOptions & { id?: string }) => Promise<string>;
  /**
   * Overwrites a document, unless somebody else has changed it since.
   * @param since the version that was edited
   * @throws {PostConflictError} with what is stored now, and then nothing was written.
   * @throws {SlugTakenError} when another post has reserved the slug; then nothing was written.
   */
  save: (id: string, fields: PlainFields, since: string, options?: SaveOptions) => Promise<void>;
  /** Moves a post to the trash: readers do not see it from then on. @throws {Error} when the trash is full. */
  remove: (id: string) => Promise<void>;
  /** The posts in the trash, the one that was put there last first. */
  listTrash: () => Promise<TrashedPost[]>;
  /** Takes a post out of the trash, as a draft. @returns the stored post @throws {TrashChangedError} when it is not there any more. */
  restore: (id: string) => Promise<StoredPost>;
  /** Deletes a post of the trash with its versions. It cannot be brought back. @throws {TrashChangedError} when it is a post again. */
  deleteForGood: (id: string) => Promise<void>;
  /** Keeps saves of a post as its versions, in a commit of its own. */
  keepVersions: (id: string, saves: readonly PlainFields[]) => Promise<void>;
  /** The kept versions of a post, the newest first. */
  listVersions: (id: string) => Promise<StoredPost[]>;
  /**
   * Keeps fields of a draft under the key of its form, beside what is kept of it already.
   * @param isReplaceable whether the stored draft may be overwritten; it may when absent
   * @throws {DraftChangedError} when it may not; then nothing was written.
   */
  keepDraft: (key: string, fields: PlainFields, isReplaceable?: IsReplaceable) => Promise<void>;
  /** The drafts that are kept. @param post the id of the post that they are about; all drafts without it */
  listDrafts: (post?: string) => Promise<StoredDraft[]>;
  /** Deletes a draft that is kept, if there is one, and it may be. */
  deleteDraft: (key: string, isReplaceable: IsReplaceable) => Promise<void>;
  /** The links to drafts. */
  links: () => Promise<DraftLinks>;
  /** The records about people who write, by name. */
  listAuthors: () => Promise<AuthorRecord[]>;
  /**
   * Stores a record. @param before the record as it was read; absent for a new one. @returns the stored record
   * @throws {AuthorConflictError} when there is another record of that name, or this one was changed since; then nothing was written.
   */
  saveAuthor: (author: StoredAuthor, before?: AuthorRecord) => Promise<AuthorRecord>;
  /** Deletes a record: posts keep the name. */
  deleteAuthor: (id: string) => Promise<void>;
  /** Whether a post has this slug. @param exceptId a post that may have it */
  isSlugTaken: (slug: string, exceptId?: string) => Promise<boolean>;
};
