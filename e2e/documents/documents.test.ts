import { checkCitations } from './check-citations';
import { checkClaims } from './check-claims';
import { checkContent } from './check-content';
import { checkDecisions } from './check-decisions';
import { checkDependencies } from './check-dependencies';
import { checkFolderPairs } from './check-folder-pairs';
import { checkLinks } from './check-links';
import { checkList } from './check-list';
import { checkOwners } from './check-owners';
import { checkCommands, checkPackages } from './check-packages';
import { checkPlatformNames } from './check-platform-names';
import { checkSpecification } from './check-specification';
import { checkFreePaths, checkUsage } from './check-usage';
import { type Checkout, findingsOf } from './checkout';

const decision = `# 0001 Short

2026-01-01. Accepted.

**Context.** Why.

**Decision.** What.

**Consequences.** Then.
`;

/** A checkout in which all is well. */
const files: Record<string, string> = {
  'README.md': '# Site\n\n| `npx -y pnpm@12 start` | x |\n| `npx -y pnpm@12 test [package]` | x |\n',
  'e2e/README.md': '# e2e\n\n| `npx -y pnpm@12 prove <name>` | x |\n\n| `full-disk [size]` | x |\n',
  'e2e/tools/prove.ts': "run({\n    'full-disk': {\n",
  'package.json':
    '{"scripts":{"start":"node run.cjs platform/delivery/src/main.ts start","test":"","prove":"tsx e2e/tools/prove.ts"}}',
  'platform/delivery/src/commands/start.ts': 'defineCommand({\n  options: { to: environmentOption },\n});\n',
  'platform/delivery/src/commands/deploy.ts':
    "defineCommand({\n  options: {\n    to: environmentOption,\n    'no-browser': {\n      summary: 'x',\n    },\n  },\n});\n",
  'platform/delivery/src/create/templates/site/package.json.template': '{"scripts":{"start":"delivery start"}}',
  'pnpm-workspace.yaml': 'packages:\n  - x\ncatalog:\n  "@types/node": 1\n  react: 1\n\nother: 1\n',
  '.github/CODEOWNERS':
    '# owners\n* @corvane/platform\n/docs/ @corvane/platform\n/mfe-a/ @corvane/a\n/platform/ @corvane/platform\n/e2e/ @corvane/platform\n',
  'docs/dependencies.md': '| `react` | x |\n| `@types/*` | x |\n\n## Own code\n\n| `none` | x |\n',
  'docs/decisions/README.md': '# Decisions\n\n- [0001 Short](0001-short.md)\n',
  'docs/decisions/0001-short.md': decision,
  'docs/page.md':
    '# A page\n\n[why](decisions/0001-short.md#0001-short), [`mfe-a/remote.ts`](../mfe-a), [up](#a-page)\n',
  'docs/specification.md':
    "# Specification\n\n## 2. Screens\n\n### Routes\n\n| `/a?b={value}` | 'It {verb}s.' |\n\n### Header\n\n## 3. Fields\n",
  'docs/architecture.md': '# Architecture\n\n## 1. A request\n\n`mfe-a/src/page.tsx`, then `page.test.ts`\n',
  'docs/footguns.md': '# Footguns\n\n## One\n\nHeld by: `mfe-a/src/page.test.ts` "it is so".\n',
  'docs/threat-model.md':
    '| threat | held by |\n| - | - |\n| Reads | `mfe-a/src/page.test.ts` |\n| Writes | the same |\n',
  'mfe-a/src/page.test.ts': "test('it is so, always', () => {});\n",
  'docs/guide.md':
    '# Guide\n\n`npx -y pnpm@12 start --to x`, `npx -y pnpm@12 delivery deploy --no-browser -- bash`\n`npm run start -- --to x`, `npx delivery start`\n`create-page mfe-a /free`\n`npm create @company/remote@latest mfe-new team`\n',
  'docs/codes.md': '## one\n\n## two\n',
  'mfe-a/README.md': '# mfe-a\n\n`/a`, in `src/page.tsx`, with `src/`\n\n**Team**: a\n',
  'mfe-a/package.json': '{"name":"mfe-a","scripts":{"test":"node --import tsx ../e2e/run/run-tests.ts mfe-a"}}',
  'platform/b/README.md': '# b\n\n| `src/one/` and `src/two/` | x |\n',
  'platform/b/src/one/a.ts': "import './room/c';\nimport { two } from '../two/b';\n",
  'platform/b/src/one/a.test.ts': "import '../three/d';\n",
  'platform/b/src/one/room/c.ts': "import '../a';\n",
  'platform/b/src/two/b.ts': "import type { One } from '../one/a';\n",
  'platform/b/src/three/d.ts': "import '../one/a';\nimport '../testing/f';\n",
  'platform/b/src/testing/f.ts': "import '../three/d';\n",
  'platform/b/package.json': '{"name":"b","scripts":{"test":"node --import tsx ../../e2e/run/run-tests.ts b"}}',
  'platform/kit/README.md': '# kit\n\n| `contract/` | x |\n',
  'platform/kit/package.json': '{"name":"kit","scripts":{"test":"node --import tsx ../../e2e/run/run-tests.ts kit"}}',
  'platform/kit/contract/release.ts': '',
  'mfe-a/remote.ts': "defineRemote({ team: 'a', routes: [{ path: '/a' }] });\n",
  'mfe-a/src/page.tsx':
    '// specification §2 Header, §3; a standard 5 §9\n// (§2\n// Routes), architecture §1\n<p>It works.</p>\n',
  'mfe-a/content/texts.yaml': 'text: It ends.\nheadings:\n  one: One\n  two: Two\n',
};

const checks = [
  checkClaims,
  checkContent,
  checkDecisions,
  checkLinks,
  checkDependencies,
  checkPackages,
  checkCommands,
  checkOwners,
  checkCitations,
  checkSpecification,
  checkFolderPairs,
  checkUsage,
  checkFreePaths,
  (checkout: Checkout) => checkPlatformNames({ words: ['Corvane', 'fork'], fields: ['fullName', 'email'] }, checkout),
];

/** What is found once a part of a file was replaced, without the file's own name. A file that is not there is made. */
function check(file: string, before = '', after = ''): string[] {
  const changed: Record<string, string> = { ...files, [file]: (files[file] ?? '').replace(before, after) };
  const checkout: Checkout = { paths: Object.keys(changed), read: (path) => changed[path] ?? '' };
  return [
    ...checks.flatMap((find) => find(checkout)),
    ...checkList(checkout, { path: 'docs/codes.md', entry: /^## (.+)$/gm, known: ['one', 'two'] }),
  ].map((finding) => finding.replace(`${file}:`, ''));
}

test('a checkout without mistakes has no findings', () => {
  expect(check('README.md')).toEqual([]);
});

const index = 'docs/decisions/README.md';
const form = '1: it is not title, date, Context, Decision, Consequences';
const first = 'docs/decisions/0001-short.md';
const again = 'docs/decisions/0001-again.md';
const dependencies = 'docs/dependencies.md';
const readme = 'mfe-a/README.md';
const owners = '.github/CODEOWNERS';
const texts = 'mfe-a/content/texts.yaml';
const guide = 'docs/guide.md';
const release = 'platform/kit/contract/release.ts';
const pairs = 'platform/b/README.md';
const unnamed =
  'it does not say why src/one/ and src/two/ import each other (platform/b/src/one/a.ts, platform/b/src/two/b.ts)';

test.each<[rule: string, ...changes: [file: string, before: string, after: string, ...expected: string[]][]]>([
  [
    'decisions have one form and a number of their own, and are listed by title',
    [first, '2026-01-01. Accepted.', 'Accepted.', form],
    [first, '**Decision.** ', '', form],
    [first, 'Then.', 'x'.repeat(121), '9: it is too wide'],
    [first, 'Then.\n', '\n'.repeat(60), '61: it is too long'],
    [index, 'Short', 'Long', '3: it is not the title of 0001-short.md'],
    [index, '- ', '', '1: it lists 0001-short.md 0 times'],
    [again, '', decision, '1: another decision has its number', `${index}:1: it lists 0001-again.md 0 times`],
  ],
  [
    'links and paths lead somewhere',
    ['docs/page.md', '../mfe-a', '../mfe-b', '3: there is no mfe-b'],
    ['docs/page.md', '#0001-short', '#0002', `3: ${first} has no heading #0002`],
    ['docs/page.md', 'remote.ts', 'gone.ts', '3: there is no mfe-a/gone.ts'],
    ['docs/architecture.md', 'page.test.ts', 'remote.ts', '5: there is no mfe-a/src/remote.ts'],
  ],
  [
    'cited sections exist',
    ['mfe-a/src/page.tsx', '§3', '§4', '1: there is no specification §4'],
    ['mfe-a/src/page.tsx', 'Header', 'Footer', '1: specification §2 has no part "Footer"'],
    ['mfe-a/src/page.tsx', 'Routes', 'Router', '2: specification §2 has no part "Router"'],
    ['mfe-a/src/page.tsx', 'architecture §1', 'architecture §2', '3: there is no architecture §2'],
    ['mfe-a/src/page.tsx', 'architecture §', 'outline §', `3: there is no outline ${'§1'}`],
    ['docs/specification.md', '## 3. ', '## ', 'mfe-a/src/page.tsx:1: there is no specification §3'],
  ],
  [
    'the specification has existing routes and texts of the code',
    ['docs/specification.md', '`/a?', '`/b?', '7: no remote has /b'],
    ['docs/specification.md', 'It {verb}s.', 'It {verb}!', '7: the code does not say "It {verb}!"'],
  ],
  [
    'the platform names nothing of the site',
    [
      release,
      '',
      "// Corvane's\nfork(['fullName', \"/a\"])",
      '1: the platform names "Corvane", which is the site\'s',
      '2: the platform names "fullName", which is the site\'s',
      '2: the platform names "/a", which is the site\'s',
    ],
    // In small letters, and where it is a word of its own alone; an address and a field in quotes alone.
    [
      release,
      '',
      "// corvane, encorvaned\nfullName('email', '/a/b'); // /a",
      '1: the platform names "corvane", which is the site\'s',
    ],
  ],
  [
    'folders that import each other need a reason, except a folder and its subfolder',
    [pairs, '| `src', 'x `src', `1: ${unnamed}`],
    [pairs, '| x |', '| |', `1: ${unnamed}`],
    [pairs, '| `', '| `src/one/` and `src/three/` | x |\n| `', '3: src/one/ and src/three/ do not import each other'],
    ['platform/b/src/two/b.ts', '../one/a', './gone', `${pairs}:3: src/one/ and src/two/ do not import each other`],
    [
      'platform/b/src/one/e.ts',
      '',
      "import 'b/src/three/d';\n",
      `${pairs}:1: it does not say why src/one/ and src/three/ import each other (platform/b/src/one/e.ts, platform/b/src/three/d.ts)`,
    ],
  ],
  [
    'a statement names its test',
    ['docs/footguns.md', 'page.test', 'gone.test', '5: there is no mfe-a/src/gone.test.ts'],
    ['docs/footguns.md', 'it is so', 'it was so', '5: mfe-a/src/page.test.ts has no test "it was so"'],
    ['docs/footguns.md', 'Held by: ', '', '1: "One" does not say what holds it'],
    ['docs/runbooks.md', '', '# Runbooks\n\n## One\n\nDone.\n', '1: "One" does not say what holds it'],
    ['docs/threat-model.md', 'src/page.test.ts', 'src', '3: "Reads" does not say which test holds it'],
    ['docs/threat-model.md', 'page.test', 'gone.test', '3: there is no mfe-a/src/gone.test.ts'],
  ],
  [
    'each dependency is explained once',
    [dependencies, 'react', 'vue', '1: 0 lines are about react', '1: the catalog has no vue'],
    [dependencies, '@types/*', '@types/node`, `react', '2: 2 lines are about react'],
  ],
  [
    'a package says what it is for, and runs its tests',
    [readme, '# mfe-a', '# A', '1: it does not begin with "# mfe-a"'],
    [readme, '\n\n', `\n\n${'word '.repeat(200)}`, '1: it has 209 words besides tables, and may have 200'],
    [readme, '\n\n', '\n'.repeat(30)],
    [readme, 'page.tsx', 'gone.tsx', '3: the package has no src/gone.tsx'],
    [readme, '`/a`', '`/b`', '3: remote.ts has no route /b', '1: it names /a 0 times'],
    [readme, ': a', ': b', '1: it does not name the team, a'],
    [readme, '\n\n', `\n\n${'| x |\n'.repeat(30)}`],
    ['platform/kit/README.md', '| `', '`', '1: it has no row for contract/'],
    ['mfe-a/package.json', '"mfe-a"', '"a"', '1: its name is not "mfe-a"'],
    ['platform/b/README.md', '# b', '# platform/b', '1: it does not begin with "# b"'],
    [
      'platform/b/package.json',
      '../../',
      '../',
      '1: its script "test" is not "node --import tsx ../../e2e/run/run-tests.ts b"',
    ],
    ['mfe-a/package.json', 'tsx', 'x', '1: its script "test" is not "node --import tsx ../e2e/run/run-tests.ts mfe-a"'],
  ],
  [
    'every command is listed, and none asks',
    ['README.md', 'start', 'stop', '3: start is expected, not stop', '3: there is no command "npx -y pnpm@12 stop"'],
    ['package.json', '"test"', '"test":"","more"', 'README.md:1: more is expected, not the end'],
    [
      'e2e/README.md',
      'prove',
      'bench',
      '3: prove is expected, not bench',
      '3: there is no command "npx -y pnpm@12 bench"',
    ],
    ['e2e/tools/prove.ts', "'full-disk'", 'soak', 'e2e/README.md:5: soak is expected, not full-disk'],
    ['README.md', '# Site', `# Site: ${['npx', 'pnpm'].join(' ')}`, '1: npx asks without -y'],
  ],
  [
    'every command that is written down is there, and so is every option',
    [guide, 'start --to', 'begin --to', '3: there is no command "npx -y pnpm@12 begin"'],
    [guide, 'start --to', 'start --from', '3: start has no option --from'],
    [guide, 'deploy --no-browser', 'deploy --no-lint', '3: deploy has no option --no-lint'],
    [guide, 'npm run start -- --to', 'npm run start -- --too', '4: start has no option --too'],
    [guide, 'npm run start', 'npm run begin', '4: there is no command "npm run begin"'],
    [guide, 'npx delivery start', 'npx delivery test', '4: there is no command "npx delivery test"'],
    // Of npm itself, of what deploy runs, and where anything may stand.
    [guide, '-- bash', '-- bash --norc'],
    [guide, 'npx delivery start', 'npx delivery <command>'],
  ],
  [
    'what a document has somebody create is free',
    [guide, '/free', '/a', '5: /a is taken: mfe-a has it'],
    [guide, 'mfe-new', 'mfe-a', '6: there is a remote mfe-a', '6: /a is taken: mfe-a has it'],
    [guide, 'mfe-new', 'mfe-media', '6: /media is taken: the site keeps this address for itself'],
  ],
  [
    'every folder has an owner',
    [owners, '* @corvane/platform\n', '', '2: the line of "*" comes first'],
    [owners, '@corvane/a', '@corvane/b', '4: /mfe-a/ is owned by @corvane/a'],
    [owners, '/docs/', '/gone/', '3: there is no /gone/', '1: /docs/ has no line'],
  ],
  [
    'a list is what the code knows',
    ['docs/codes.md', 'two', 'three', '3: two is expected, not three'],
    ['docs/codes.md', '## two\n', '', '1: two is expected, not the end'],
    ['docs/codes.md', '## two\n', '## two\n\n## three\n', '5: nothing is expected, not three'],
  ],
  [
    'texts are written out, headings differ, and a case study has its length',
    [texts, 'It ends.', 'TODO.', '1: it is unwritten'],
    [texts, 'Two', 'One', '4: another page has this heading'],
    ['mfe-a/content/case-studies/a.md', '', '## Before: Too short', '1: it has 2 words, and should have 500 to 800'],
  ],
])('%s', (_rule, ...changes) => {
  for (const [file, before, after, ...expected] of changes)
    expect([file, after, check(file, before, after)]).toEqual([file, after, expected]);
});

test("a team sees findings in its own files and their owners, and nobody else's", () => {
  const own = [`${readme}:3: remote.ts has no route /b`, `${owners}:4: /mfe-a/ is owned by @corvane/a`];
  const ofOthers = ['mfe-b/README.md:1: it names /a 0 times', 'docs/page.md:3: there is no mfe-a/gone.ts'];
  expect(findingsOf('mfe-a', [...own, ...ofOthers])).toEqual(own);
});

test('there are no more than forty decisions', () => {
  const paths = Array.from({ length: 41 }, (_, at) => `docs/decisions/${1000 + at}-x.md`);
  expect(checkDecisions({ paths, read: () => decision })[0]).toBe(`${index}:1: there are more than 40`);
});
