import { explainSlowness } from './explain-slowness';
import { findSlowExpressions } from './find-slow-expressions';

test.each([
  ['characters that two parts can divide', '^\\s*(.*?)@(https?:\\S+)$', ''],
  ['characters that three parts can divide', '>[^<]*\\S[^<]*<', ''],
  ['a part that repeats itself', '^(a+)+$', ''],
  ['an end that is looked for from everywhere', '\\s+$', ''],
  ['comments without an end', '<!--.*?-->', 'gs'],
  ['an end of a word, among words that begin alike', 'text-decoration[^;]*underline', ''],
  ['what is looked for ahead', '<pre(?![^>]*pre-wrap)', 'i'],
  ['lines, of which each begins it', '^\\s*- ', 'gm'],
  ['a word in a row of words', '\\b[a-z-]*@', ''],
])('slow: %s', (_name, source, flags) => {
  expect(explainSlowness(source, flags)).toEqual(expect.any(String));
});

test.each([
  ['it begins at the beginning alone', '^<!--.*?-->', 's'],
  ['it begins where it stopped alone', '<!--.*?-->', 'sy'],
  ['it ends with what is without an end', '\\?(.*)', 's'],
  ['it is not in what it reads', '<a [^<>]*>', 'g'],
  ['a part has a longest length', '[^\\s]{1,99}@', 'g'],
  ['it begins at the first of a row alone', '(?<!\\n)\\n+$', ''],
  ['a line begins it, and what it reads has one line', '^Expires: .*$', 'm'],
  ['a word begins it, and what it reads is one word', '\\bfoo\\w+x', ''],
])('not slow: %s', (_name, source, flags) => {
  expect(explainSlowness(source, flags)).toBeUndefined();
});

const find = (text: string) => findSlowExpressions('a.ts', text).map((line) => line.replace(/ is slow .*/, ''));

test('every expression of a file is looked at, however it is written, and has its line', () => {
  const text = [
    'const one = /a+$/;',
    "const two = new RegExp('b+$', 'm');",
    'const three = RegExp(name);',
    'const four = new RegExp(String.raw`\\d+$`);',
    `const word = (name: string) => new RegExp(\`\${name}.*\${name}\`);`,
    'const fine = /^a+$/;',
    'const again = [/b/, /a+$/];',
  ].join('\n');
  expect(find(text)).toEqual(['a.ts:1: /a+$/', 'a.ts:2: /b+$/m', 'a.ts:4: /\\d+$/', 'a.ts:5: /x.*x/', 'a.ts:7: /a+$/']);
});

test('one is left out whose comment says why it is not slow, on its line or above it', () => {
  const text = [
    '// Never slow: a name.',
    '// It has a second line.',
    'const one = /a+$/;',
    'const two = /a+$/; // Never slow: a name.',
    '// Never slow: another one.',
    '',
    'const three = /a+$/;',
  ].join('\n');
  expect(find(text)).toEqual(['a.ts:7: /a+$/']);
});
