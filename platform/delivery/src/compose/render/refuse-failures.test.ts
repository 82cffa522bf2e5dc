import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutFile } from 'kit/contract/left-out';
import { slotMisfit } from 'kit/contract/slot-misfit';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { hostName, openWorkspace } from '../../workspace';
import { type Failure, refuseFailures } from './refuse-failures';

const workspace = openWorkspace(createTemporaryFolder('refuse'));
const known = { location: '/known', remote: 'mfe-a', reason: 'Error: known', readersSee: 'nothing' };
beforeAll(() => {
  mkdirSync(workspace.site);
  writeFileSync(join(workspace.site, leftOutFile), JSON.stringify({ inputs: '', pages: [known] }));
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

const version = '0'.repeat(16);
const refuse = (candidate: string, ...failures: (Omit<Failure, 'reason'> & { reason?: string })[]) =>
  refuseFailures(
    workspace,
    { candidates: [{ name: candidate, version }], versions: { [candidate]: version } },
    failures.map((one) => ({ reason: `Error: ${one.location}`, ...one })),
  );

test('a new shell answers for every page, except those that already fail', async () => {
  await expect(
    refuse(hostName, { location: '/a', remote: 'mfe-a' }, { location: '/b', remote: 'mfe-b' }),
  ).rejects.toThrow('/a: it does not prerender: Error: /a\n/b: it does not prerender: Error: /b\nCorrect the page');
  await expect(refuse(hostName, { location: '/known', remote: 'mfe-a' })).resolves.toBeUndefined();
});

test('one address is named once, as the first variant of a page has two', async () => {
  const twice = { location: '/a?product=fork', remote: 'mfe-a' };
  await expect(refuse('mfe-a', twice, twice)).rejects.toMatchObject({ reason: expect.not.stringContaining('\n') });
});

test('a remote answers for its own pages, and for posts only if readers see them', async () => {
  await expect(refuse('mfe-a', { location: '/known', remote: 'mfe-a' })).rejects.toThrow('/known');
  await expect(refuse('mfe-a', { location: '/known', remote: 'mfe-a', slug: 'known' })).resolves.toBeUndefined();
  await expect(refuse('mfe-a', { location: '/new', remote: 'mfe-a', slug: 'new' })).rejects.toThrow('/new');
  await expect(refuse('mfe-a', { location: '/b', remote: 'mfe-b' })).resolves.toBeUndefined();
});

test('where page and part fit only together, the release of both is named, and no team blamed', async () => {
  const reason = `Error: The slot "news": ${slotMisfit} count: Expected`;
  const together = 'and either may be released first';
  const both = '"npx -y pnpm@12 release mfe-a mfe-b"; the live site is unchanged';
  const misfit = { location: '/a', remote: 'mfe-a', parts: ['mfe-b'], reason };
  const failures: [string, Failure][] = [
    ['mfe-b', { ...misfit, brokenBy: 'mfe-b' }],
    ['mfe-a', { ...misfit, isOwnFault: true }],
    // Beside the part of another remote.
    ['mfe-a', { ...misfit, parts: ['mfe-c', 'mfe-b'], misfit: 'mfe-b', isOwnFault: true }],
  ];
  for (const [candidate, failure] of failures) {
    await expect(refuse(candidate, failure)).rejects.toThrow(both);
    await expect(refuse(candidate, failure)).rejects.toThrow(together);
    await expect(refuse(candidate, failure)).rejects.toMatchObject({ remedy: expect.not.stringContaining('Correct') });
  }
});

test('a version that is in no share of this site answers for nothing in it', async () => {
  const candidates = [{ name: 'mfe-a', version: '1'.repeat(16) }];
  const failures = [{ location: '/a', remote: 'mfe-a', reason: 'Error' }];
  const inputs = { candidates, versions: { 'mfe-a': version } };
  await expect(refuseFailures(workspace, inputs, failures)).resolves.toBeUndefined();
});

test('a part that breaks another remote’s page holds up only its own remote', async () => {
  const broken = { location: '/a', remote: 'mfe-a', parts: ['mfe-b', 'mfe-d'], brokenBy: 'mfe-b' };
  await expect(refuse('mfe-b', broken)).rejects.toThrow(
    'Error: /a. Correct the part, not the page that shows it, and release mfe-b again; the live site is unchanged',
  );
  for (const candidate of ['mfe-a', 'mfe-d', hostName])
    await expect(refuse(candidate, broken)).resolves.toBeUndefined();
  await expect(refuse('mfe-b', broken, { location: '/c', remote: 'mfe-b' })).rejects.toThrow(
    'Correct the page and release mfe-b again. Correct the part, not the page that shows it, and release mfe-b again;',
  );
});
