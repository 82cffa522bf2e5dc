import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialiseInline } from 'kit/contract/composition';
import { contentSecurityPolicy } from 'kit/contract/content-security-policy';
import { type DocumentsSettings, documentsSettingsElementId } from 'kit/posts/documents-settings';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { hashIntegrity } from '../files/integrity';
import { listFiles } from '../files/list-files';
import { replaceFolder, writeAtomically } from '../files/write-atomically';
import { listRemotes, packageFolder, type Workspace } from '../workspace';
import { compile } from './compile';

/** Configuration of a remote that can stand alone, in its folder. */
const standaloneConfig = 'rspack.standalone.config.ts';

/** The remotes of the checkout that can be built so. */
export const listStandalone = (workspace: Workspace): string[] =>
  listRemotes(workspace).filter((name) => existsSync(join(packageFolder(workspace, name), standaloneConfig)));

/**
 * Builds a remote as a page on an origin of its own: a folder of static files with a policy of its own, so that what
 * the tool needs (signing in, another origin) never widens the visitors' one.
 * @returns the folder
 * @throws {DeliveryError} when the remote cannot stand alone, or does not compile.
 */
export async function buildStandalone(
  workspace: Workspace,
  name: string,
  documents: DocumentsSettings,
): Promise<string> {
  const folder = packageFolder(workspace, name);
  if (!existsSync(join(folder, standaloneConfig))) {
    throw new DeliveryError(
      'no-standalone-build',
      `${name}/${standaloneConfig}`,
      'this remote has none',
      `See ${nameDocument('docs/blog-tool.md')}`,
    );
  }
  await compile(folder, name, ['--config', standaloneConfig]);
  const built = join(folder, 'dist', 'standalone');
  const page = await writePage(built, name, documents);
  const target = join(workspace.standalone, name);
  await mkdir(workspace.standalone, { recursive: true });
  const write = async (temporary: string) => {
    await cp(built, temporary, { recursive: true });
    await writeFile(join(temporary, 'index.html'), page);
    for (const file of listFiles(workspace.media))
      if (file.endsWith('.woff2')) await cp(join(workspace.media, file), join(temporary, 'media', file));
    await writeFile(join(temporary, '_headers'), standaloneHeaders);
  };
  await writeAtomically(target, write, (temporary) => replaceFolder(temporary, target));
  return target;
}

async function writePage(built: string, name: string, documents: DocumentsSettings): Promise<string> {
  const files = listFiles(built);
  const entry = files.find((file) => file.startsWith(`${name}.entry.`) && file.endsWith('.js'));
  if (!entry) {
    const remedy = `Use standaloneConfiguration in ${standaloneConfig}`;
    throw new DeliveryError('build-incomplete', built, 'the build has no entry', remedy);
  }
  const styles = files.filter((file) => file.startsWith(`${name}.entry.`) && file.endsWith('.css'));
  const integrity = async (file: string) => hashIntegrity(await readFile(join(built, file)));
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, { kind: 'tool', documents });
  const links = await Promise.all(
    styles.map(async (file) => `<link rel="stylesheet" href="/${file}" integrity="${await integrity(file)}">`),
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>Blog Management</title><link rel="icon" href="data:,">${links.join('')}</head><body><div id="root"></div>` +
    `<script type="application/json" id="${documentsSettingsElementId}">${serialiseInline(documents)}</script>` +
    `<script src="/${entry}" integrity="${await integrity(entry)}"></script></body></html>`
  );
}

/** For hosts that read it; a window that signs in must be able to respond to the page that opened it. */
const standaloneHeaders = `/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
`;
