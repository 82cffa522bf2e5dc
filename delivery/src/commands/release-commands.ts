import { composeSite } from '../compose/compose-site';
import type { Candidate } from '../compose/left-out/refuse-failures';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { DeliveryError } from '../delivery-error';
import { findDocuments } from '../posts/find-documents';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { promoteTo, type RegistryEntry, rollBack, shareWith } from '../registry/registry';
import { diffReleases } from '../releases/diff-releases';
import { pruneReleases } from '../releases/prune-releases';
import { readRelease } from '../releases/publish-release';
import { checkVersion, releasePackage } from '../releases/release-package';
import { hostName, listRemotes, packageFolder, type Workspace } from '../workspace';
import type { Verb, VerbCall } from './command';

const browserFlag = { browser: 'open every page of it in a browser first: console, hydration, axe' };

/** Building, publishing and choosing what is live. */
export const releaseVerbs: Readonly<Record<string, Verb>> = {
  release: {
    words: '<remote>...',
    summary: 'build, check, publish and make live in the registry (all packages when none is named)',
    flags: { ...browserFlag, 'publish-only': 'leave what is live as it is; "promote" makes it live' },
    options: { origin: 'where its files will be served from under /assets/<remote>/<version>/, if not by the site' },
    run: async ({ workspace, words, has, option }) => {
      const names = words.length > 0 ? words : [hostName, ...listRemotes(workspace)];
      // All names are checked before anything is built.
      for (const name of names) packageFolder(workspace, name);
      const released = [];
      for (const name of names) {
        released.push(
          await releasePackage(workspace, name, {
            promotes: !has('publish-only'),
            checksInBrowser: has('browser'),
            origin: option('origin'),
          }),
        );
      }
      const said = {
        released: 'is live in the registry',
        unchanged: 'was live already',
        repaired: 'is live, was damaged and is published again',
        published: 'is published',
      };
      return {
        data: released,
        lines: released.flatMap(({ name, version, outcome, sizes }) => [
          `${name}@${version} ${said[outcome]}`,
          ...sizes.map((line) => `  ${line}`),
        ]),
      };
    },
  },
  promote: {
    words: '<remote> <version>',
    summary: 'make a published version live and compose',
    flags: { ...browserFlag, force: 'leave out the checks; a page that does not prerender still stops it' },
    options: { share: 'percent of the visitors who get it, 1 to 99; again with more to raise it' },
    run: async (call) => {
      const [name, version] = expectWords(call, 2);
      const { workspace, has } = call;
      packageFolder(workspace, name);
      await readRelease(workspace, name, version);
      if (!has('force')) await checkVersion(workspace, name, version, has('browser'));
      const share = call.option('share');
      const before = (await readRegistry(workspace)).packages[name];
      await changeRegistry(
        workspace,
        name,
        share === undefined ? promoteTo(version) : shareWith(version, readShare(share)),
      );
      const { id, leftOut } = await composeOrRevert(workspace, name, before, { name, version });
      const to = share === undefined ? 'everybody' : `${share} % of the visitors`;
      const lines = [`${name}@${version} is live for ${to}, in site ${id}`];
      return { data: { name, version, site: id }, lines, warnings: warnOfLeftOut(leftOut) };
    },
  },
  rollback: {
    words: '<remote>',
    summary: 'take the last step back (a gradual version first, else the version before) and compose',
    run: async (call) => {
      const [name] = expectWords(call, 1);
      packageFolder(call.workspace, name);
      const before = (await readRegistry(call.workspace)).packages[name];
      const { live } = await changeRegistry(call.workspace, name, rollBack(name));
      const { id, leftOut } = await composeOrRevert(call.workspace, name, before);
      const lines = [`${name}@${live} is live again, in site ${id}`];
      return { data: { name, version: live, site: id }, lines, warnings: warnOfLeftOut(leftOut) };
    },
  },
  releases: {
    words: '[remote]',
    summary: 'who is live since when, from which commit and team, and the history',
    run: async ({ workspace, words: [only] }) => {
      if (only !== undefined) packageFolder(workspace, only);
      const { packages } = await readRegistry(workspace);
      const data = await Promise.all(
        Object.entries(packages)
          .filter(([name]) => only === undefined || name === only)
          .map(async ([name, entry]) => {
            const { team, commit, files } = await readRelease(workspace, name, entry.live);
            const bytes = Object.entries(files)
              .filter(([file]) => file.startsWith('web/'))
              .reduce((sum, [, { size }]) => sum + size, 0);
            return { name, team, commit, bytes, ...entry };
          }),
      );
      return {
        data,
        lines: data.flatMap(({ name, team, commit, bytes, live, gradual, history }) => [
          `${name}@${live}  team ${team}  since ${history.at(-1)?.at ?? '?'}  commit ${commit ?? 'unknown'}  ${Math.round(bytes / 1000)} kB`,
          ...(gradual ? [`  ${gradual.version} for ${gradual.share} % of the visitors`] : []),
          ...(only === undefined
            ? []
            : history.toReversed().map(({ version, at, by }) => `  ${at}  ${by.padEnd(8)} ${version}`)),
        ]),
      };
    },
  },
  diff: {
    words: '<remote> <version> <version>',
    summary: 'what differs between two versions: routes, exposes, sizes, shared packages',
    run: async (call) => {
      const [name, one, other] = expectWords(call, 3);
      const [before, after] = await Promise.all([one, other].map((of) => readRelease(call.workspace, name, of)));
      if (!before || !after) return undefined;
      const lines = diffReleases(before, after);
      return { data: lines, lines: lines.length > 0 ? lines : ['No difference'] };
    },
  },
  prune: {
    words: '',
    summary: 'remove releases that nobody can ask for any more',
    options: { keep: 'newest versions of each package to keep besides, 5 unless said' },
    run: async ({ workspace, option }) => {
      const keep = Number(option('keep') ?? 5);
      if (!Number.isInteger(keep) || keep < 0) {
        throw new DeliveryError(
          'invalid-arguments',
          `--keep ${option('keep')}`,
          'it is not a number of versions',
          'Use 5, say',
        );
      }
      const removed = await pruneReleases(workspace, keep);
      return {
        data: removed,
        lines: removed.length > 0 ? removed.map((one) => `${one} removed`) : ['Nothing to remove'],
      };
    },
  },
};

/**
 * Composes with the posts of the live site: a promotion is no time to wait for the documents store. What cannot be
 * composed is not live: then the registry says again what visitors get.
 */
async function composeOrRevert(
  workspace: Workspace,
  name: string,
  before: RegistryEntry | undefined,
  candidate?: Candidate,
) {
  const documents = findDocuments(process.env);
  try {
    return await composeSite(workspace, {
      documents: documents?.kind === 'firebase' ? documents : undefined,
      candidate,
    });
  } catch (error) {
    if (before) await changeRegistry(workspace, name, () => before);
    throw error;
  }
}

/** The words of a call. @throws {DeliveryError} when there are more or fewer than so many. */
function expectWords({ words }: VerbCall, count: 1): [string];
function expectWords({ words }: VerbCall, count: 2): [string, string];
function expectWords({ words }: VerbCall, count: 3): [string, string, string];
function expectWords({ words }: VerbCall, count: number): string[] {
  if (words.length === count) return [...words];
  throw new DeliveryError('invalid-arguments', `${words.length} words`, `this verb takes ${count}`, 'See its --help');
}

function readShare(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new DeliveryError(
    'invalid-arguments',
    `--share ${text}`,
    'it is not a percentage from 1 to 99',
    'Promote without it for everybody',
  );
}
