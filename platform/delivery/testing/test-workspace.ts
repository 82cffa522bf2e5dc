import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseRelease, type Release } from 'kit/contract/release';
import type { PublishedPost } from 'kit/posts/published-post';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { readEnvironment } from '../src/environment';
import { readOnly } from '../src/files/durable-files';
import { hashIntegrity } from '../src/files/integrity';
import { promoteTo } from '../src/registry/change-entry';
import { changeRegistry } from '../src/registry/open-registry';
import { deriveReleaseVersion } from '../src/releases/derive-release-version';
import { hostName, openWorkspace, type Workspace } from '../src/workspace';
import { releaseContent } from './test-release';

/** A workspace of its own with releases that need no build, for tests. */
export type TestWorkspace = Workspace & {
  /**
   * Publishes a version of a remote and returns it.
   * @param draw source of a function of location and posts that gives a page's HTML
   * @param remote the test remote when absent
   * @param paths those of the test remote when absent
   * @param fields further fields of its release, such as redirects
   */
  publish: (draw: string, remote?: string, paths?: readonly string[], fields?: Partial<Release>) => string;
  /** Makes a version live beside the host, without composing. @param remote the test remote when absent */
  promote: (version: string, remote?: string) => Promise<void>;
  /** The one version of the host. */
  hostVersion: string;
  dispose: () => void;
};

/** The remote of the test workspace: pages `/a`, `/b` and `/c`, a tool at `/tool`, a list of posts at `/posts`, and a page of each. */
export const testRemote = 'mfe-test';

/** A host that draws a page by asking the remote that owns it, and those that fill its slots, as the shell does, one that ends with `-before` where nobody fills the slot that stands before it; a meta or link element at its start goes into the head. */
const host = `
let load;
let remotes;
exports.init = async () => {};
exports.get = async () => () => ({
  initialise: (composition, loadContainer) => { load = loadContainer; remotes = composition.remotes; },
  renderPage: async ({ location, composition, posts }) => {
    const isOwn = ['/404', '/thank-you', '/tool'].includes(location);
    const owner = remotes.find(({ routes }) => routes.some(({ path }) => path === location)) ?? composition.remotes.find(({ routes }) => routes.length > 0) ?? { name: '${testRemote}' };
    const { slots = [] } = owner.routes?.find(({ path }) => path === location) ?? {};
    const find = (slot) => composition.remotes.find(({ parts }) => parts?.[slot])?.name;
    const isFallback = (slot, at) => slot.endsWith('-before') && find(slots[at - 1]);
    const parts = slots.filter((slot, at) => !isFallback(slot, at)).map(find).filter(Boolean);
    const own = isOwn ? '' : await load(owner.name).draw(location, posts);
    const drawn = await Promise.all(parts.map((name) => load(name).draw('a part for ' + location)));
    const body = isOwn ? '' : own + drawn.join('');
    const [head = ''] = /^<(?:meta|link)[^>]*>/.exec(body) ?? [];
    return '<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src https:">' + head + '<title>' + location + '</title><link rel="canonical" href="https://www.halvard.example' + location +
      '"></head><body><li data-menu-entries="resources"></li>' + body + '<script type="application/json" id="composition">' +
      JSON.stringify(composition).replaceAll('<', '\\\\u003c') + '</script></body></html>';
  },
});`;

/** Draws every page as its path and the titles of its posts. */
export const drawPlainly = `(location, posts) => '<h1>' + location + '</h1>' +
  (posts ? [posts.post, ...posts.summaries].filter(Boolean).map(({ title }) => '<p>' + title + '</p>').join('') : '')`;

/**
 * Opens a workspace with the host and no version of the remote.
 * @param variables its environment; an empty one when absent
 * @param isHostOld whether the host was released before sites had definitions
 */
export function openTestWorkspace(variables: NodeJS.ProcessEnv = {}, isHostOld = false): TestWorkspace {
  const workspace = openWorkspace(createTemporaryFolder('workspace'), readEnvironment(variables));
  const publish = (remote: string, node: string, paths?: readonly string[], fields: Partial<Release> = {}): string => {
    const files: Record<string, string> = {
      'web/entry.js': `// ${remote}: ${node}`,
      'web/page.js': `// page of ${remote}`,
      'node/remoteEntry.js': node,
      ...(remote === hostName && !isHostOld ? { 'node/site.json': JSON.stringify(testDefinition) } : {}),
    };
    const described = {
      ...releaseContent,
      remote,
      team: 'test',
      routes: remote === hostName ? [] : (paths?.map((path) => ({ path, expose: './page' })) ?? routes),
      exposes: { [remote === hostName ? './start' : './page']: { scripts: ['page.js'], styles: [] } },
      files: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          { size: Buffer.byteLength(text), integrity: hashIntegrity(text) },
        ]),
      ),
      ...fields,
    };
    const version = deriveReleaseVersion(described);
    write(join(workspace.root, remote, 'remote.ts'), '');
    const folder = join(workspace.releases, remote, version);
    for (const [file, text] of Object.entries(files)) {
      write(join(folder, file), text);
      if (!file.startsWith('web/')) continue;
      write(join(folder, `${file}.br`), brotliCompressSync(text));
      write(join(folder, `${file}.gz`), gzipSync(text));
    }
    write(join(folder, 'release.json'), JSON.stringify(parseRelease({ ...described, version }, remote)));
    return version;
  };
  const hostVersion = publish(hostName, host);
  return {
    ...workspace,
    hostVersion,
    promote: async (version, remote = testRemote) => {
      await changeRegistry(workspace, hostName, promoteTo(hostVersion));
      await changeRegistry(workspace, remote, promoteTo(version));
    },
    publish: (draw, remote = testRemote, paths, fields) => publish(remote, `exports.draw = ${draw};`, paths, fields),
    dispose: () => rmSync(workspace.root, { recursive: true }),
  };
}

const routes = [
  ...['/a', '/b', '/c'].map((path) => ({ path, expose: './page' })),
  { path: '/tool', expose: './page', render: 'client' as const, title: 'Tool' },
  { path: '/posts', expose: './page', posts: 'all' as const },
  { path: '/posts/:slug', expose: './page', posts: 'one' as const },
];

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text, { mode: readOnly });
}

/** Writes to a read-only file. */
export function overwrite(file: string, content: string | Buffer): void {
  chmodSync(file, 0o644);
  writeFileSync(file, content);
}

/** A post as readers get it. */
export const testPost = (slug: string, title: string): PublishedPost => ({
  slug,
  title,
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: [{ id: 1, type: 'paragraph', content: `<p>${title}</p>` }],
});
