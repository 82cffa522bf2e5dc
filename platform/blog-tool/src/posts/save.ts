import type { StoredPost } from './stored-post';

/** A post that is being edited, and the version that the edit began from. */
export type Editing = { post: StoredPost; since: string };

/** What identifies a save, so that sending it twice stores it once. */
export type SaveAttempt = {
  /** The id of a new post. */
  id: string;
  /** The earlier saves of the same form. */
  attempts: readonly string[];
  /** Called with its `updatedAt` before it is sent. */
  onSend: (updatedAt: string) => void;
};

/** A save of what a form has, whoever sends it: its button, or later whoever resolves its conflict. */
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

/** What came of a save; `takenSlug` is the one that was typed and that another post has, `problem` says why it failed, and what to do. */
export type SaveResult = { isSaved: boolean; takenSlug?: string; problem?: string };
