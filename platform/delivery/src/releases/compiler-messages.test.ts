import { describeCompilerOutput } from './compiler-messages';

const missing = `  ERROR in ./src/a-page.tsx 2:1-33
    × Module not found: Can't resolve './thing' in '/checkout/mfe-a/src'
     ╭─[2:0]
   2 │ import x from "./thing";
     ╰────
`;
const onlyInNode = `  ERROR in ./src/b.ts
    × Module not found: Can't resolve 'canvas'
`;

test('an error in both builds is listed once, by its place in the checkout', () => {
  const printed = `mfe-a:web:\n${missing}\n  mfe-a:web compiled with 1 error\n\nmfe-a:node:\n${missing}\n${onlyInNode}\n  mfe-a:node compiled with 2 errors\n`;
  expect(describeCompilerOutput(printed, '/checkout/mfe-a')).toBe(`ERROR in ./src/a-page.tsx 2:1-33
    × Module not found: Can't resolve './thing' in 'mfe-a/src'
     ╭─[2:0]
   2 │ import x from "./thing";
     ╰────

ERROR in ./src/b.ts
    × Module not found: Can't resolve 'canvas'
Declare canvas in mfe-a/package.json, with "catalog:", and run "npx -y pnpm@12 install"`);
});

test.each([
  [
    '@scope/name/part',
    ['Declare @scope/name in mfe-a/package.json, with "catalog:", and run "npx -y pnpm@12 install"'],
  ],
  ['../thing', []],
  ['node:fs', []],
  ['fs', []],
])('a missing import is reported with how to get the package: %s', (wanted, expected) => {
  const printed = `  ERROR in ./src/b.ts\n    × Module not found: Can't resolve '${wanted}'\n`;
  expect(describeCompilerOutput(printed, '/checkout/mfe-a').split('\n').slice(2)).toEqual(expected);
});

test('what is no message of a build stays as it is', () => {
  expect(describeCompilerOutput('Error: no configuration\n    at load (x.js:1:2)\n', '/checkout/mfe-a')).toBe(
    'Error: no configuration\n    at load (x.js:1:2)',
  );
});
