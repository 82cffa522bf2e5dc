/** What somebody wants to do with a document. */
export type Attempt = {
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path below the database's documents, such as `blogs/x`. */
  path: string;
  /** What is stored; for a list, what its filters say of every document that it could reach. */
  stored?: Readonly<Record<string, unknown>>;
  /** What is stored besides, by path. */
  beside?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What it will be. */
  data?: Readonly<Record<string, unknown>>;
  /** What the same commit writes besides, by path; `null` for what it deletes. */
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
