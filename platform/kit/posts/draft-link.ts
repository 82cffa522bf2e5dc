import * as v from 'valibot';

// A link that shows a draft to whoever has it, without a login, until it expires (docs/blog-tool.md).

/** Page that shows a shared draft. Its token is the fragment, which no browser sends: no log and no `Referer` has it. */
export const sharedDraftPath = '/draft';

/** Path of the embedded server below which it answers with shared drafts and their pictures, also to visitors. */
export const sharedDraftsPath = '/__drafts';

/** Collection of shared drafts: the id of a document is the token of its link. */
export const sharedDraftsCollection = 'sharedDrafts';

/** Collection below a shared draft: its pictures, made small, where no server can show those of the store. */
export const sharedPicturesCollection = 'pictures';

/** How long a link works, in ms. `firestore.rules` allow no longer time. */
export const sharedFor = 7 * 86_400_000;

/** Whether a text can be the token of a link: 128 random bits. */
export const isDraftToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A new token, which nobody can guess. */
export const createDraftToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const text = v.object({ stringValue: v.string() });

/** Schema of a shared draft in the form of Firestore's interface; any further fields are not needed. */
export const sharedDraftSchema = v.pipe(
  v.object({
    fields: v.object({
      post: text,
      draft: text,
      sharedAt: text,
      expiresAt: v.object({
        timestampValue: v.pipe(v.string(), v.isoTimestamp()),
      }),
    }),
  }),
  v.transform(({ fields: { post, draft, sharedAt, expiresAt } }) => ({
    post: post.stringValue,
    /** The draft as JSON. */
    draft: draft.stringValue,
    sharedAt: sharedAt.stringValue,
    /** ISO time from which its link does not work any more. */
    expiresAt: new Date(expiresAt.timestampValue).toISOString(),
  })),
);

/** Schema of a small picture of a shared draft, in the same form: the address of an `img` that is the picture itself. */
export const sharedPictureSchema = v.pipe(
  v.object({
    fields: v.object({
      content: v.object({
        stringValue: v.pipe(v.string(), v.regex(/^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/=]+$/)),
      }),
    }),
  }),
  v.transform(({ fields }) => fields.content.stringValue),
);

/** Schema of where links lead, as the embedded server says it; absent where it has no public origin. */
export const linkOriginSchema = v.object({ origin: v.optional(v.string()) });
