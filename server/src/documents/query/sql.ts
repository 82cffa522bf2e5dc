/** What SQLite is given in place of a question mark. */
export type SqlParameter = string | number | Buffer;

/** A piece of SQL with its parameters. */
export type Sql = { text: string; parameters: readonly SqlParameter[] };

const isSql = (part: Sql | SqlParameter): part is Sql => typeof part === 'object' && !Buffer.isBuffer(part);

/** Writes SQL: pieces of SQL are inserted, other values become parameters. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Sql | SqlParameter)[]): Sql {
  const pieces = parts.map((part): Sql => (isSql(part) ? part : { text: '?', parameters: [part] }));
  return {
    text: texts.map((text, index) => text + (pieces[index]?.text ?? '')).join(''),
    parameters: pieces.flatMap(({ parameters }) => parameters),
  };
}

/** Joins pieces of SQL. */
export const joinSql = (pieces: readonly Sql[], separator: string): Sql => ({
  text: pieces.map(({ text }) => text).join(separator),
  parameters: pieces.flatMap(({ parameters }) => parameters),
});
