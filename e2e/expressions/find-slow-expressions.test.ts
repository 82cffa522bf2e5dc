import { explainSlowness } from './explain-slowness';
import { findSlowExpressions } from './find-slow-expressions';

test.each([
  ['characters that two parts can divide', '^\\s*(.*?)@(https?:\\S+)$', ''],
  ['characters that three parts can divide', '>[^<]*\\S[^<]*<', ''],
  ['a part that repeats itself', '^(a+)+$', ''],
  ['an end searched for from every position', '\\s+$', ''],
  ['comments without an end', '<!--.*?-->', 'gs'],
  ['an end of a word, among words that begin alike', 'text-decoration[^;]*underline', ''],
  ['a lookahead', '<pre(?![^>]*pre-wrap)', 'i'],
  ['lines that can each start the match', '^\\s*- ', 'gm'],
  ['a word in a row of words', '\\b[a-z-]*@', ''],
])('slow: %s', (_name, source, flags) => {
  expect(explainSlowness(source, flags)).toEqual(expect.any(String));
});

test.each([
  ['it matches only at the beginning', '^<!--.*?-->', 's'],
  ['it continues only where it stopped', '<!--.*?-->', 'sy'],
  ['it ends with its unlimited part', '\\?(.*)', 's'],
  ['its end cannot occur in what it reads', '<a [^<>]*>', 'g'],
  ['a part has a maximum length', '[^\\s]{1,99}@', 'g'],
  ['it starts only at the first of a run', '(?<!\\n)\\n+$', ''],
  ['it starts at a line and reads one line', '^Expires: .*$', 'm'],
  ['it starts at a word and reads one word', '\\bfoo\\w+x', ''],
])('not slow: %s', (_name, source, flags) => {
  expect(explainSlowness(source, flags)).toBeUndefined();
});

const find = (text: string) => findSlowExpressions('a.ts', text).map((line) => line.replace(/ is slow .*/, ''));

test('every expression of a file is checked, in whatever form, and has its line', () => {
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

test('an expression is left out if a comment on or above its line says it is not slow', () => {
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
