import type { ComponentType } from 'react';
import type { Posts } from '../posts/use-posts';
import type { UnsavedDraft } from './merge-drafts';

/** The drafts of browser and server, and what can be done with them. */
export type UnsavedDrafts = {
  /** Whether those of the server are known, or cannot be. */
  isReady: boolean;
  /** Whether the list is still kept back for them. */
  isAwaited: boolean;
  /** What shows them, once its script is there: a lazy component would come a moment behind the list, and move it. */
  UnsavedWork: ComponentType<UnsavedWorkProps> | undefined;
  /** Those that were never saved. */
  list: () => UnsavedDraft[];
  /** All that the server has. */
  onServer: readonly UnsavedDraft[];
  /** Takes one out that is deleted there. */
  drop: (key: string) => void;
};

/** The drafts, the posts that they may be of, and what happens when somebody continues with one. */
export type UnsavedWorkProps = { drafts: UnsavedDrafts; posts: Posts; onResume: (kept: UnsavedDraft) => void };
