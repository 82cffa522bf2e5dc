import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSiteComposition, siteCompositionPath } from 'shared-config/contract/composition';
import { hostStart } from 'shared-config/contract/remote-definition';
import { assetPath, pinnedIntegrity } from '../../../delivery/src/releases/asset-path';
import { readRelease } from '../../../delivery/src/releases/read-release';
import { hostName, listRemotes, openWorkspace } from '../../../delivery/src/workspace';
import { checkOut, quickRelease, removeSites, runIn } from '../../harness/fresh-checkout';
import type { Variant } from './variants';
import { buildMonolith } from './variants/monolith/build-monolith';
import { removeScripts } from './variants/remove-scripts';
import { renderInBrowser, type StartFiles } from './variants/render-in-browser';
import { findPage, replacePage } from './variants/site-page';
import { startAtLoad } from './variants/start-at-load';

const root = resolve(import.meta.dirname, '../../..');

/** A site for each variant: folders that the server can serve. */
export type BuiltVariants = { folders: Readonly<Record<Variant, string>>; remove: () => void };

/**
 * Builds all variants from the sources of this checkout, in a folder of their own.
 * @param routes pages that differ; all others are as composed
 * @throws {Error} with what a command printed, when it fails; then nothing is left.
 */
export async function buildVariants(
  routes: readonly string[],
  report: (message: string) => void,
): Promise<BuiltVariants> {
  const checkout = checkOut(listRemotes(openWorkspace(root)), 'variants-');
  const remove = () => removeSites(checkout);
  try {
    report('Composing the site');
    const composed = composeAs(checkout, 'composed');
    // Before anything is built for a page that is not there.
    for (const route of routes) await findPage(composed, route);
    const copyOf = (variant: Variant) => {
      cpSync(composed, folderOf(checkout, variant), { recursive: true });
      return folderOf(checkout, variant);
    };
    const floor = copyOf('floor');
    for (const route of routes) await replacePage(floor, route, removeScripts);

    const federation = copyOf('federation');
    const hostFiles = await startOfHost(checkout, composed);
    for (const route of routes) await replacePage(federation, route, (html) => renderInBrowser(html, hostFiles));

    report('Composing it with scripts that start at load');
    const boot = join(checkout, 'shell/src/boot/boot-page.ts');
    writeFileSync(boot, startAtLoad(readFileSync(boot, 'utf8')));
    const hydratedAtLoad = composeAs(checkout, 'hydrated-at-load');

    report('Building the monolith');
    const monolith = copyOf('monolith');
    const bundle = await buildMonolith(checkout, monolith);
    for (const route of routes) await replacePage(monolith, route, (html) => renderInBrowser(html, bundle));
    return { folders: { floor, composed, 'hydrated-at-load': hydratedAtLoad, monolith, federation }, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const folderOf = (checkout: string, variant: Variant) => join(checkout, 'variants', variant);

/** Releases and composes what has changed, and keeps a copy: the next compose may remove the site. @returns its folder */
function composeAs(checkout: string, variant: Variant): string {
  const { status, output } = runIn(checkout, 'delivery/src/main.ts', ['release', ...quickRelease]);
  if (status !== 0) throw new Error(output);
  cpSync(realpathSync(join(checkout, 'site')), folderOf(checkout, variant), { recursive: true });
  return folderOf(checkout, variant);
}

/** What a page needs to start the host of a composed site. */
async function startOfHost(checkout: string, site: string): Promise<StartFiles> {
  const file = join(site, siteCompositionPath);
  const { shell } = parseSiteComposition(JSON.parse(readFileSync(file, 'utf8')), file);
  const host = await readRelease(openWorkspace(checkout), hostName, shell);
  const { scripts = [], styles = [] } = host.exposes[hostStart] ?? {};
  return {
    scripts: [host.entries.web, ...scripts].map((script) => ({
      src: assetPath(host, script),
      integrity: pinnedIntegrity(host, script),
    })),
    styles: styles.map((style) => assetPath(host, style)),
  };
}
