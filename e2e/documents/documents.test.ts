import { checkContent } from './check-content';
import { checkDecisions } from './check-decisions';
import { checkDependencies } from './check-dependencies';
import { checkLinks } from './check-links';
import { checkLists } from './check-lists';
import { checkOwners } from './check-owners';
import { checkCommands, checkPackages } from './check-packages';
import type { Checkout } from './checkout';

const decision = `# 0001 Short

2026-01-01. Accepted.

**Context.** Why.

**Decision.** What.

**Consequences.** Then.
`;

/** A checkout in which all is well. */
const files: Record<string, string> = {
  'README.md': '# Site\n\n| `npx -y pnpm@12 start` | x |\n| `npx -y pnpm@12 test [package]` | x |\n',
  'package.json': '{"scripts":{"start":"","test":""}}',
  'pnpm-workspace.yaml': 'packages:\n  - x\ncatalog:\n  "@types/node": 1\n  react: 1\n\nother: 1\n',
  '.github/CODEOWNERS': '# owners\n* @corvane/platform\n/docs/ @corvane/platform\n/mfe-a/ @corvane/a\n',
  'docs/dependencies.md': '| `react` | x |\n| `@types/*` | x |\n\n## Own code\n\n| `none` | x |\n',
  'docs/decisions/README.md': '# Decisions\n\n- [0001 Short](0001-short.md)\n',
  'docs/decisions/0001-short.md': decision,
  'docs/page.md':
    '# A page\n\n[why](decisions/0001-short.md#0001-short), [`mfe-a/remote.ts`](../mfe-a), [up](#a-page)\n',
  'docs/codes.md': '## one\n\n## two\n',
  'mfe-a/README.md': '# mfe-a\n\n`/a`, in `src/page.tsx`, with `src/`\n\n**Team**: a\n',
  'mfe-a/package.json': '{"scripts":{"test":"node --import tsx ../e2e/run-tests.ts mfe-a"}}',
  'mfe-a/remote.ts': "defineRemote({ team: 'a', routes: [{ path: '/a' }] });\n",
  'mfe-a/src/page.tsx': '',
};

/** What is found once a part of a file was replaced; a text that is nowhere makes a file of its own. */
function check(file: string, before = '', after = ''): string[] {
  const changed: Record<string, string> = { ...files, [file]: (files[file] ?? '').replace(before, after) };
  const checkout: Checkout = { paths: Object.keys(changed), read: (path) => changed[path] ?? '' };
  return [
    ...checkDecisions(checkout),
    ...checkLinks(checkout),
    ...checkDependencies(checkout),
    ...checkPackages(checkout),
    ...checkCommands(checkout),
    ...checkOwners(checkout),
    ...checkLists(checkout, [{ path: 'docs/codes.md', entry: /^## (.+)$/gm, known: ['one', 'two'] }]),
  ];
}

test('nothing is found where all is well', () => {
  expect(check('README.md')).toEqual([]);
});

const index = 'docs/decisions/README.md';
const first = 'docs/decisions/0001-short.md';

test.each<[rule: string, ...changes: [file: string, before: string, after: string, ...expected: string[]][]]>([
  [
    'decisions have one form, and are listed by title',
    [first, '2026-01-01. Accepted.', 'Accepted.', `${first}:3: no /^\\d{4}-\\d\\d-\\d\\d\\. Accepted\\.$/`],
    [first, '**Decision.** ', '', `${first}:1: its parts are Context,Consequences`],
    [first, 'Then.', 'x'.repeat(121), `${first}:9: it is wider than 120 characters`],
    [first, 'Then.\n', '\n'.repeat(60), `${first}:61: it is longer than 60 lines`],
    [index, 'Short', 'Long', `${index}:3: it is not the title of 0001-short.md`],
    [index, '- ', '', `${index}:1: it lists 0001-short.md 0 times`],
  ],
  [
    'links and paths lead somewhere',
    ['docs/page.md', '../mfe-a', '../mfe-b', 'docs/page.md:3: there is no mfe-b'],
    ['docs/page.md', '#0001-short', '#0002', `docs/page.md:3: ${first} has no heading #0002`],
    ['docs/page.md', 'remote.ts', 'gone.ts', 'docs/page.md:3: there is no mfe-a/gone.ts'],
  ],
  [
    'each dependency is explained once',
    [
      'docs/dependencies.md',
      'react',
      'preact',
      'docs/dependencies.md:1: 0 lines are about react',
      'docs/dependencies.md:1: preact is not in the catalog of pnpm-workspace.yaml',
    ],
    ['docs/dependencies.md', '@types/*', '@types/node`, `react', 'docs/dependencies.md:2: 2 lines are about react'],
  ],
  [
    'a package says what it is for, and runs its tests',
    ['mfe-a/README.md', '# mfe-a', '# A', 'mfe-a/README.md:1: it does not begin with "# mfe-a"'],
    ['mfe-a/README.md', '\n\n', '\n'.repeat(30), 'mfe-a/README.md:27: it is too long'],
    ['mfe-a/README.md', 'page.tsx', 'gone.tsx', 'mfe-a/README.md:3: the package has no src/gone.tsx'],
    [
      'mfe-a/README.md',
      '`/a`',
      '`/b`',
      'mfe-a/README.md:3: remote.ts has no route /b',
      'mfe-a/README.md:1: it does not name /a once',
    ],
    ['mfe-a/README.md', ': a', ': b', 'mfe-a/README.md:1: it does not name the team, a'],
    [
      'mfe-a/package.json',
      'tsx',
      'x',
      'mfe-a/package.json:1: its script "test" is not "node --import tsx ../e2e/run-tests.ts mfe-a"',
    ],
  ],
  [
    'every command is listed, and none asks',
    ['README.md', 'start', 'stop', 'README.md:3: here package.json has start'],
    ['package.json', '"test"', '"test":"","more"', 'README.md:1: here package.json has more'],
    ['README.md', '# Site', `# Site: ${['npx', 'pnpm'].join(' ')}`, 'README.md:1: npx asks a question without -y'],
  ],
  [
    'every folder has an owner',
    ['.github/CODEOWNERS', '* @corvane/platform\n', '', '.github/CODEOWNERS:2: the line of "*" comes first'],
    ['.github/CODEOWNERS', '@corvane/a', '@corvane/b', '.github/CODEOWNERS:4: /mfe-a/ is owned by @corvane/a'],
    [
      '.github/CODEOWNERS',
      '/docs/',
      '/gone/',
      '.github/CODEOWNERS:3: there is no /gone/',
      '.github/CODEOWNERS:1: /docs/ has no line',
    ],
  ],
  [
    'a list is what the code knows',
    ['docs/codes.md', 'two', 'three', 'docs/codes.md:3: two is expected here, not three'],
    ['docs/codes.md', '## two\n', '', 'docs/codes.md:1: two is expected here, not the end'],
    ['docs/codes.md', '## two\n', '## two\n\n## three\n', 'docs/codes.md:5: nothing is expected here, not three'],
  ],
])('%s', (_rule, ...changes) => {
  for (const [file, before, after, ...expected] of changes)
    expect([file, after, check(file, before, after)]).toEqual([file, after, expected]);
});

test('decisions have numbers of their own, and there are no more than forty', () => {
  const twice = 'docs/decisions/0001-again.md';
  expect(check(twice, '', decision)).toEqual([
    `${twice}:1: another decision has its number`,
    `${index}:1: it lists 0001-again.md 0 times`,
  ]);
  const many = Array.from({ length: 41 }, (_, at) => `docs/decisions/${1000 + at}-x.md`);
  expect(checkDecisions({ paths: many, read: () => decision })[0]).toBe(`${index}:1: there are more than 40`);
});

test('texts are written out as sentences, headings differ, and a case study has its length', () => {
  const page = "const a = {\n  text: 'One begins. It goes on',\n  heading: 'Same',\n};\n";
  const checkout = { paths: ['mfe-a/src/texts.ts'], read: () => page };
  const whole = 'word '.repeat(600).trim();
  const content = {
    sentences: ['One begins.'],
    headings: ['Same', 'Other'],
    studies: [{ id: 'a', text: whole, whole }],
  };
  expect(checkContent(checkout, content)).toEqual([]);
  expect(
    checkContent(checkout, {
      sentences: ['One begins. It goes on', 'TODO.'],
      headings: ['Same', 'Same'],
      studies: [{ id: 'text', text: 'Short', whole }],
    }),
  ).toEqual([
    'mfe-a/src/texts.ts:2: it does not end as a sentence does',
    '"TODO.":1: it is left unwritten',
    'mfe-a/src/texts.ts:3: another page has this heading',
    'mfe-a/src/texts.ts:2: it has 1 words, 600 with its figures: write 500 to 800',
  ]);
});
