import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { federationName } from 'shared-config/contract/remote-definition';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { composeSite } from '../compose/compose-site';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { drawComposition } from '../compose/write/draw-composition';
import { DeliveryError } from '../delivery-error';
import { previewRemote } from '../dev/preview-remote';
import { runDev } from '../dev/run-dev';
import { findDocuments } from '../posts/find-documents';
import { readPublishedPosts } from '../posts/read-posts';
import { buildStandalone } from '../releases/build-standalone';
import { readDefinition } from '../releases/publish-release';
import { listRemotes } from '../workspace';
import type { Verb } from './command';

/** Making the site, and what belongs to it. */
export const siteVerbs: Readonly<Record<string, Verb>> = {
  compose: {
    words: '',
    summary: 'prerender what has changed from what is live, and switch the site',
    flags: {
      blogs: 'insist on reading the authored posts; without it they stay when no documents store is named',
      verify: 'compare every byte of the live releases and of the site with what was published, and repair the site',
      strict: 'exit with 3 when a page had to be left out; the others go live all the same',
    },
    run: async ({ workspace, has }) => {
      const documents = has('blogs') ? requireDocuments('compose --blogs') : findDocuments(process.env);
      const outcome = await composeSite(workspace, {
        posts: documents ? await readPublishedPosts(documents) : undefined,
        // The embedded server is where its own pages are.
        documents: documents?.kind === 'firebase' ? documents : undefined,
        isVerified: has('verify'),
      });
      const { id, pages, rendered, repaired } = outcome;
      const line =
        outcome.outcome === 'composed'
          ? `Composed ${pages} pages as ${id}, ${rendered} rendered`
          : `Nothing changed since ${id}`;
      const { leftOut } = outcome;
      const exitCode = has('strict') && leftOut.length > 0 ? 3 : 0;
      const lines = [line, ...repaired.map((file) => `Repaired ${file}, which was not as it had been composed`)];
      return { data: outcome, lines, warnings: warnOfLeftOut(leftOut), exitCode };
    },
  },
  dev: {
    words: '[remote]...',
    summary: 'hot reload for the named remotes (all when none is named), the others from their live release',
    run: async ({ workspace, words }) => {
      await runDev(workspace, words);
      return undefined;
    },
  },
  preview: {
    words: '<remote>',
    summary: 'build a remote and serve it for "?override=" in a site on this machine',
    options: { port: '3002 unless said' },
    run: async ({ workspace, words: [name = ''], option }) => {
      const address = await previewRemote(workspace, name, Number(option('port') ?? 3002));
      const line = `Add ?override=${federationName(name)}@${address} to a page of the site on this machine`;
      return { data: { address }, lines: [line] };
    },
  },
  standalone: {
    words: '<remote>',
    summary: 'build a remote as a page on an origin of its own, for the documents store that is named',
    run: async ({ workspace, words: [name = 'mfe-blog-admin'] }) => {
      const folder = await buildStandalone(workspace, name, requireDocuments(`standalone ${name}`));
      return { data: { folder }, lines: [folder] };
    },
  },
  'migrate-posts': {
    words: '[published]',
    summary: 'list the posts without a status; with "published", publish them, each under an address of its own',
    run: async ({ words: [status] }) => {
      if (status !== undefined && status !== 'published')
        throw new DeliveryError(
          'invalid-arguments',
          `"${status}"`,
          'posts are migrated to "published" alone',
          'Without a status they are drafts',
        );
      const { migratePosts } = await import('../posts/migrate-posts');
      const posts = await migratePosts(requireDocuments('migrate-posts'), status === 'published');
      const found = status ? 'Published' : 'Without a status, and so drafts (add "published" to publish all of them)';
      return {
        data: posts,
        lines: [posts.length === 0 ? 'Every post has its fields' : `${found}: ${posts.join(', ')}`],
      };
    },
  },
  documents: {
    words: '',
    summary: "write the PDFs that the remotes' datasheets.ts describe into media/datasheets",
    run: async ({ workspace }) => {
      // What draws PDFs takes longer to load than a site to switch.
      const { writeDatasheets } = await import('../datasheets/write-datasheets');
      const files = await writeDatasheets(workspace);
      return { data: files, lines: files };
    },
  },
  picture: {
    words: '',
    summary: "draw docs/composition.svg from the remotes' definitions",
    run: async ({ workspace }) => {
      const remotes = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
      await writeFile(join(workspace.root, 'docs', 'composition.svg'), drawComposition(remotes));
      return { data: 'docs/composition.svg', lines: ['docs/composition.svg'] };
    },
  },
};

/** The documents store that the environment names. @throws {DeliveryError} when it names none. */
function requireDocuments(verb: string): DocumentsSettings {
  const documents = findDocuments(process.env);
  if (documents) return documents;
  const remedy = 'Set DOCUMENTS_ORIGIN to the address of the running server, or SITE_FIREBASE_CONFIG';
  throw new DeliveryError('no-documents-store', verb, 'nothing says where the posts are', remedy);
}
