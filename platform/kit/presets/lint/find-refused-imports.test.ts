import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '../jest/temporary-folder';
import { findRefusedImports } from './find-refused-imports';

let root: string;
beforeAll(() => {
  root = createTemporaryFolder('imports');
  const files = {
    'pnpm-workspace.yaml': 'packages:\n  - mfe-*\n',
    'mfe-a/package.json': JSON.stringify({ dependencies: { react: '1' }, devDependencies: { valibot: '1' } }),
    'mfe-a/src/page.tsx':
      "import { use } from 'react';\nimport { object } from 'valibot';\nimport { b } from 'mfe-b/b';\n",
    'mfe-a/src/deep/page.module.css':
      "@import 'page.css';\n.a { background: url(./own.avif), url('/media/site.avif'), url(../../../mfe-b/theirs.avif) }\n",
    'mfe-a/node_modules/c/c.ts': "import 'mfe-b/b';\n",
    'mfe-a/dist/c.js': "import 'mfe-b/b';\n",
    'mfe-b/package.json': '{}',
    'mfe-b/b.ts': "import { x } from 'lodash';\n",
    'docs/example.ts': "import { b } from 'mfe-b/b';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('each refused import of a package is listed with its place, also in stylesheets', () => {
  const { files, refused } = findRefusedImports(root);
  expect(files).toBe(3);
  expect(refused.sort()).toEqual([
    expect.stringMatching(/^mfe-a\/src\/deep\/page\.module\.css:1: it may not import 'page\.css': /),
    expect.stringMatching(/page\.module\.css:2: it may not import '(\.\.\/){3}mfe-b\/theirs\.avif': it lies outside/),
    expect.stringMatching(/^mfe-a\/src\/page\.tsx:3: it may not import 'mfe-b\/b': /),
    expect.stringMatching(/^mfe-b\/b\.ts:1: it may not import 'lodash': mfe-b\/package\.json does not declare lodash/),
  ]);
});

test('when only some packages are checked, the imports of others are not', () => {
  expect(findRefusedImports(root, ['mfe-b']).refused).toHaveLength(1);
});

test('a file that does not parse is listed with place and reason; others are checked', () => {
  writeFileSync(join(root, 'mfe-b/broken.ts'), 'const a = 1;\nconst b: = 2;\n');
  expect(findRefusedImports(root, ['mfe-b']).refused.sort()).toEqual([
    expect.stringMatching(/^mfe-b\/b\.ts:1: it may not import 'lodash'/),
    expect.stringMatching(/^mfe-b\/broken\.ts:2: it does not parse: Unexpected token `=`[^\n]*$/),
  ]);
});

test('in its own repository a remote may import dependencies and shared packages', () => {
  const own = createTemporaryFolder('own');
  const files = {
    'package.json': JSON.stringify({ dependencies: { 'shared-ui': 'npm:@company/shared-ui@^1.0.0', 'date-fns': '4' } }),
    'node_modules/kit/package.json': JSON.stringify({ dependencies: { react: '1' } }),
    'mfe-a/src/page.tsx':
      "import 'react';\nimport 'date-fns';\nimport 'shared-ui/accordion';\nimport 'lodash';\nimport '../../mfe-b/b';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    writeFileSync(join(own, file), text);
  }
  expect(findRefusedImports(own, ['mfe-a']).refused).toEqual([
    expect.stringContaining(
      "page.tsx:4: it may not import 'lodash': package.json does not declare lodash. Run \"npm install",
    ),
    expect.stringContaining("page.tsx:5: it may not import '../../mfe-b/b': it lies outside of its package"),
  ]);
  rmSync(own, { recursive: true });
});
