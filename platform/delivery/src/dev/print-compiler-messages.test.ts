import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { printCompilerMessages } from './print-compiler-messages';

const ofBuild = (target: string) => `mfe-a:${target}:
  \u001b[31mERROR\u001b[0m in ./src/a-page.tsx
    × Syntax Error: Expression expected
            ╭─[10:9]

  mfe-a:${target} compiled with 1 error
`;

test('a compile error is printed once, though both builds report it; success is silent', async () => {
  const printed: string[] = [];
  const output = Readable.from([
    '  ➜  Local:    http://127.0.0.1:3000/\n\nmfe-a:web:\n  mfe-a:web compiled successfully\n\nmfe-a:node:\n',
    '  mfe-a:node compiled successfully\n',
    ofBuild('web'),
    `\n${ofBuild('node')}`,
    '\u001b[1mmfe-a:web\u001b[0m:\n  mfe-a:web compiled successfully\n\nmfe-a:node:\n  \u001b[1mmfe-a:node\u001b[0m compiled successfully\n',
  ]);
  printCompilerMessages(output, '/checkout/mfe-a', (text) => printed.push(text));
  await finished(output);
  expect(printed).toEqual([
    '\nmfe-a: ERROR in ./src/a-page.tsx\n    × Syntax Error: Expression expected\n            ╭─[10:9]',
  ]);
});
