import * as v from 'valibot';

/** Schema of the origin of an embedded server. */
export const documentsOriginSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#]+$/, 'must be an origin, such as http://127.0.0.1:4173'),
);

/** Schema of the configuration of a Firebase web client. */
export const firebaseConfigSchema = v.object({
  apiKey: v.pipe(v.string(), v.minLength(1)),
  authDomain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name')),
  projectId: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be the id of a project')),
  appId: v.optional(v.string(), ''),
  /** Where pictures of posts are kept; without it posts have none. */
  storageBucket: v.optional(v.string(), ''),
  /** Local stand-ins for the project's services, for trying it out. */
  emulators: v.optional(v.object({ auth: documentsOriginSchema, documents: documentsOriginSchema })),
});

/** Schema of where authored posts are kept. */
export const documentsSettingsSchema = v.variant('kind', [
  /** The embedded server: the one that serves the page unless an origin is named. */
  v.object({ kind: v.literal('embedded'), origin: v.optional(documentsOriginSchema) }),
  /** A Firebase project, where staff sign in. */
  v.object({ kind: v.literal('firebase'), config: firebaseConfigSchema }),
]);

/** Where authored posts are kept. */
export type DocumentsSettings = v.InferOutput<typeof documentsSettingsSchema>;
/** Configuration of a Firebase web client (specification §7); it names a project and is no secret. */
export type FirebaseConfig = v.InferOutput<typeof firebaseConfigSchema>;

/** Id of the element that carries the settings in the pages of the blog tool, and in no other. */
export const documentsSettingsElementId = 'documents-settings';

/** Reads the settings of a page of the tool; without any, documents are on the page's own origin. */
export function readDocumentsSettings(page: Document): DocumentsSettings {
  const text = page.getElementById(documentsSettingsElementId)?.textContent;
  return text ? v.parse(v.pipe(v.string(), v.parseJson(), documentsSettingsSchema), text) : { kind: 'embedded' };
}
