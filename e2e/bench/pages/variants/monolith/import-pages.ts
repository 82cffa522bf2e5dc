import { exposeName, type RemoteDefinition } from 'shared-config/contract/remote-definition';

/**
 * The source of a module in place of `shell/src/remotes/federation.ts`: no remote has an entry, and its pages are dynamic imports.
 */
export function importPages(remotes: readonly Pick<RemoteDefinition, 'name' | 'routes'>[]): string {
  const ofRemote = ({ name, routes }: Pick<RemoteDefinition, 'name' | 'routes'>) => {
    const pages = [...new Set(routes.map(({ page }) => page))].map(
      (page) =>
        `${JSON.stringify(exposeName(page))}: () => import(${JSON.stringify(`../../../${name}/${page.slice(2)}`)}),`,
    );
    return `${JSON.stringify(name)}: {\n${pages.join('\n')}\n},`;
  };
  return `const pages = {
${remotes.map(ofRemote).join('\n')}
};
export const addFederationPlugins = () => {};
export const registerRemote = () => {};
export const forgetRemote = () => {};
export const remoteInUse = () => undefined;
export const remoteOfEntry = () => undefined;
export const loadPageModule = ({ name }, expose) => pages[name][expose]();
`;
}
