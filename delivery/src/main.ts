import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContractError } from 'shared-config/contract/contract-error';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { postStatuses } from 'shared-config/posts/post';
import { buildStandalone } from './build-standalone';
import { composeSite } from './compose-site';
import { DeliveryError } from './delivery-error';
import { runDev } from './dev';
import { drawComposition } from './draw-composition';
import { findDocuments } from './posts/find-documents';
import { readPublishedPosts } from './posts/read-posts';
import { readDefinition } from './publish-release';
import { releasePackage } from './release-package';
import { hostName, listRemotes, openWorkspace, packageFolder, type Workspace } from './workspace';
import { writeDocuments } from './write-documents';

const usage = `Usage: delivery <verb>

  release <remote>...   build, publish and make live (all packages when none is named)
  compose [--blogs]     prerender what has changed and switch the site; --blogs insists on reading the authored posts
  dev [remote]...       hot reload for the named remotes (all when none is named), the others from their live release
  standalone <remote>   build a remote as a page on an origin of its own, for the documents store that is named
  migrate-posts [draft] give posts from before the field a status (published, unless draft is said) and an address
  documents             write the PDFs that the remotes' documents.ts describe into media/documents
  picture               draw docs/composition.svg from the remotes' definitions`;

/** Runs one verb of the release desk. */
async function runVerb(workspace: Workspace, [verb, ...names]: string[]): Promise<void> {
  switch (verb) {
    case 'release':
      return release(workspace, names);
    case 'compose':
      return compose(workspace, names);
    case 'dev':
      return runDev(workspace, names);
    case 'standalone':
      return standalone(workspace, names);
    case 'migrate-posts':
      return migrate(names);
    case 'documents':
      return documents(workspace);
    case 'picture':
      return writePicture(workspace);
    default:
      throw new DeliveryError(verb ? `"${verb}"` : 'no verb', 'this is not something the release desk does', usage);
  }
}

async function release(workspace: Workspace, names: readonly string[]): Promise<void> {
  const packages = names.length > 0 ? names : [hostName, ...listRemotes(workspace)];
  // All names are checked before anything is built.
  for (const name of packages) packageFolder(workspace, name);
  for (const name of packages) {
    const { version, outcome } = await releasePackage(workspace, name);
    console.log(`${name}@${version} ${outcome === 'released' ? 'is live in the registry' : 'was live already'}`);
  }
}

async function migrate([status = 'published']: readonly string[]): Promise<void> {
  const chosen = postStatuses.find((one) => one === status);
  if (!chosen) throw new DeliveryError(`"${status}"`, 'it is no status', `Use one of: ${postStatuses.join(', ')}`);
  const { migratePosts } = await import('./posts/migrate-posts');
  const changed = await migratePosts(requireDocuments('migrate-posts'), chosen);
  console.log(changed.length === 0 ? 'Every post has its fields' : `Changed: ${changed.join(', ')}`);
}

/** The documents store that the environment names. @throws {DeliveryError} when it names none. */
function requireDocuments(verb: string): DocumentsSettings {
  const documents = findDocuments(process.env);
  if (documents) return documents;
  const remedy = 'Set DOCUMENTS_ORIGIN to the address of the running server, or SITE_FIREBASE_CONFIG';
  throw new DeliveryError(verb, 'nothing says where the posts are', remedy);
}

async function standalone(workspace: Workspace, [name = 'mfe-blog-admin']: readonly string[]): Promise<void> {
  console.log(await buildStandalone(workspace, name, requireDocuments(`standalone ${name}`)));
}

async function documents(workspace: Workspace): Promise<void> {
  for (const file of await writeDocuments(workspace)) console.log(file);
}

async function writePicture(workspace: Workspace): Promise<void> {
  const remotes = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
  await writeFile(join(workspace.root, 'docs', 'composition.svg'), drawComposition(remotes));
}

/** Reads the authored posts when the environment says where they are; else the live site's stay. */
async function compose(workspace: Workspace, options: readonly string[]): Promise<void> {
  const documents = options.includes('--blogs') ? requireDocuments('compose --blogs') : findDocuments(process.env);
  const posts = documents ? await readPublishedPosts(documents) : undefined;
  const { id, outcome, pages, rendered } = await composeSite(workspace, {
    posts,
    // The embedded server is where its own pages are.
    documents: documents?.kind === 'firebase' ? documents : undefined,
  });
  console.log(
    outcome === 'composed' ? `Composed ${pages} pages as ${id}, ${rendered} rendered` : `Nothing changed since ${id}`,
  );
}

try {
  await runVerb(openWorkspace(join(import.meta.dirname, '../..'), process.env['DELIVERY_DIR']), process.argv.slice(2));
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  if (error instanceof DeliveryError || error instanceof ContractError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
