import { basename } from 'node:path';
import { type Compiler, type Configuration, sources } from '@rspack/core';
import { hostStart } from '../../contract/remote-name';
import { type SiteDefinition, siteDefinitionFile } from '../../contract/site-definition';
import { isDevelopment } from '../environment';
import { DescribeExposes } from '../federation/describe-exposes';
import { federateHost } from '../federation/federate';
import { type SiteSingletons, sharedVersions } from '../federation/shared-singletons';
import { browserConfiguration } from './browser-configuration';
import { buildMode } from './current-build-mode';
import { nodeConfiguration } from './node-configuration';

/**
 * The two compilations of the host: the browser starts at `entry`; Node uses what the host exposes.
 * @param later modules that a page imports once it is interactive, by their names: files of their own without federation, so that no byte
 *   of them, nor of what loads chunks, is in front of a first view. The release lists each as an expose
 * @param exposes module of each expose, relative to `folder`, for Node only
 * @param tools module of each page that the development server alone has, relative to `folder`
 * @param definition of the site, which the release brings as `site.json`
 * @param singletons of the site, which the host brings for all its remotes
 */
export function hostConfigurations(
  folder: string,
  entry: string,
  later: Record<string, string>,
  exposes: Record<string, string>,
  tools: Record<string, string>,
  definition: SiteDefinition,
  singletons: SiteSingletons,
): Configuration[] {
  const name = basename(folder);
  const site = hostBrowserConfiguration(name, folder, entry);
  const browser = isDevelopment ? { ...site, entry: { ...site.entry, ...tools } } : site;
  const nameScript = (script: string) => buildMode.outputNames(name).script.replace('[name]', script);
  const describeStart = new DescribeExposes(nameScript('entry'), { [hostStart]: 'entry' }, sharedVersions(singletons), {
    files: Object.fromEntries(Object.keys(later).map((file) => [`./${file}`, [nameScript(file)]])),
  });
  const web = {
    ...browser,
    output: { ...browser.output, clean: { keep: /\.hot-update\.|\.measure\.js/ } },
    plugins: [federateHost(name, singletons), describeStart, ...browser.plugins],
  };
  const node = nodeConfiguration({ name, folder }, exposes, singletons, true);
  return [
    web,
    ...(isDevelopment ? [] : [laterConfiguration(name, folder, later)]),
    { ...node, plugins: [...(node.plugins ?? []), new DescribeSite(definition)] },
  ];
}

/** Writes the site's definition beside the build for Node, where compose finds it. */
class DescribeSite {
  readonly #definition: SiteDefinition;

  constructor(definition: SiteDefinition) {
    this.#definition = definition;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(DescribeSite.name, (compilation) => {
      compilation.hooks.processAssets.tap(DescribeSite.name, () => {
        compilation.emitAsset(siteDefinitionFile, new sources.RawSource(JSON.stringify(this.#definition)));
      });
    });
  }
}

/** A compilation of modules that a page imports by their address, beside the files of its entry. */
function laterConfiguration(name: string, folder: string, entry: Record<string, string>): Configuration {
  const base = hostBrowserConfiguration(name, folder, '');
  return {
    ...base,
    name: `${name}:later`,
    entry,
    output: { ...base.output, clean: false, module: true, library: { type: 'module' } },
  };
}

/** A compilation for a page that starts by itself, without federation. @param entry module, relative to `folder` */
export function hostBrowserConfiguration(name: string, folder: string, entry: string) {
  return { ...browserConfiguration({ name, folder }), entry: { entry } };
}
