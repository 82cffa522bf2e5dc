import type { StoredPost } from './stored-post';

/** A post that is being edited, and the version that the edit began from. */
export type Editing = { post: StoredPost; since: string };

/** The identity of a save, so that sending it twice stores it once. */
export type SaveAttempt = {
  /** The id of a new post. */
  id: string;
  /** The earlier saves of the same form. */
  attempts: readonly string[];
  /** Called with its `updatedAt` before it is sent. */
  onSend: (updatedAt: string) => void;
};

/** A save of a form's draft, by its button or later by the dialog that resolves its conflict. */
export type DraftSave = {
  /** The key of the form when it began. */
  key: string;
  /** @param id of the post that it adds, or the key */
  attempt: (id: string) => SaveAttempt;
  /**
   * To be called when it is stored: forgets what is kept of it, unless somebody has written on.
   * @returns whether somebody has
   */
  succeed: () => boolean;
};

/** The outcome of a save; `takenSlug` is the typed slug that another post has, `problem` says why it failed, and what to do. */
export type SaveResult = { isSaved: boolean; takenSlug?: string; problem?: string };
