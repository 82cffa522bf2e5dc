import * as v from 'valibot';

/** The first issue of a schema, as a reason: `field "routes.0.path": must be an absolute path`. */
export function describeIssue([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  // A key may come from a stranger: with a line break it could pretend to be another message.
  return `field ${JSON.stringify(v.getDotPath(issue) ?? '(whole document)')}: ${explainIssue(issue)}`;
}

/** Explains why a value is refused, and what it may be: in the words of the schema, else in those of `kinds`. */
export function explainIssue({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ') || expected === null) return message;
  if (expected === 'never') return 'there is no such field';
  if (received === 'undefined') {
    // A field that is missing is expected by its name.
    return message.startsWith('Invalid key') ? 'is missing' : `is missing, and must be ${nameKind(expected)}`;
  }
  if (expected.includes(received)) return 'has none of the forms that are allowed';
  return `must be ${nameKind(expected)}, and is ${kinds[received] ?? received}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const nameKind = (expected: string) =>
  expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((kind) => kinds[kind] ?? kind)
    .join(' or ');
