/** An access of somebody to a document. */
export type Attempt = {
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path below the database's documents, such as `blogs/x`. */
  path: string;
  /** The stored document; for a list, the fields that its filters fix in every document that it could reach. */
  stored?: Readonly<Record<string, unknown>>;
  /** The other stored documents, by path. */
  beside?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The document after the write. */
  data?: Readonly<Record<string, unknown>>;
  /** The other writes of the same commit, by path; `null` for a deletion. */
  along?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
};

/** Who asks, by the claims of their token; a visitor has none. */
export const people = {
  visitor: undefined,
  'signed in, no claim': {},
  staff: { staff: true, name: 'Ada', email: 'ada@example.com' },
  writer: { writer: true, name: 'Bo', email: 'bo@example.com' },
  'writer by text': { writer: 'true' },
  'staff by text': { staff: 'true' },
  'products team': { releases: ['mfe-products'] },
  'platform staff': { releases: ['shell'], platform: true },
} as const;

/** A line of the table: who, whether the rules let them, and what they try. */
export type Line = [who: keyof typeof people, allowed: boolean, attempt: Attempt];
