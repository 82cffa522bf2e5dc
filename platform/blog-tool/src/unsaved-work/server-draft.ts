import * as v from 'valibot';
import type { PlainFields } from '../posts/plain-values';
import type { StoredDraft } from '../posts/posts-store';
import { draftSchema, type KeptDraft } from './kept-drafts';
import type { UnsavedDraft } from './merge-drafts';

const time = v.pipe(v.string(), v.isoTimestamp());

/** A stored draft: its fields and blocks as the form has them, which post it is about, and when it was kept. */
const serverDraftSchema = v.object({
  ...draftSchema.entries,
  publishTime: v.string(),
  post: v.string(),
  isNew: v.boolean(),
  since: v.string(),
  keptAt: time,
});

const presenceSchema = v.object({ window: v.string(), activeAt: time });

/** The fields of a draft on the server. A missing value is written as such: fields are merged into the stored ones. */
export function fieldsOf({ key, draft, postId, since = '', keptAt }: KeptDraft): PlainFields {
  const { publishTime = '', tags = '', metaTitle = '', metaDescription = '', ...others } = draft;
  const { cover = null, sharePicture = null, ...texts } = others;
  const about = { post: postId ?? key, isNew: postId === undefined, since, keptAt };
  return { ...texts, publishTime, tags, metaTitle, metaDescription, cover, sharePicture, ...about };
}

/** The draft that a document of the server is; none where it only says who has a form open. */
export function readServerDraft({ key, fields, by }: StoredDraft): UnsavedDraft[] {
  const { success, output } = v.safeParse(serverDraftSchema, fields);
  if (!success) return [];
  const { post, isNew, since, keptAt, publishTime, ...texts } = output;
  const draft = { ...texts, ...(publishTime ? { publishTime } : {}) };
  const about = isNew ? {} : { postId: post, since };
  return [{ key, keptAt, draft, ...about, place: 'server', by }];
}

/** Which window has a form open, and when it said so last; `undefined` when it is left. */
export function readPresence(fields: PlainFields): { window: string; activeAt: string } | undefined {
  const { success, output } = v.safeParse(presenceSchema, fields);
  return success ? output : undefined;
}

/** How long, in ms, a form that was left by a crash is remembered without a draft. */
const maxAbandoned = 86_400_000;

/** Whether a document only says that a form was open, which was left by a crash long ago. */
export function isAbandoned({ fields }: StoredDraft): boolean {
  const presence = readPresence(fields);
  return presence !== undefined && !('content' in fields) && Date.now() - Date.parse(presence.activeAt) > maxAbandoned;
}
