import { addInstallRules } from './install-rules';
import { readTemplate } from './read-template';

/** The platform's packages that a new site lives by, as they were published. */
export type PlatformPackages = {
  /** Scope of the packages in the registry, such as `@company`. */
  scope: string;
  /** Version of the packages. */
  version: string;
  /** Registry that has the packages. */
  registry: string;
};

/** The files of a new site that its sources do not have, by path. @param folder its name */
export const siteFiles = (platform: PlatformPackages, folder: string): Record<string, string> =>
  addInstallRules(
    readTemplate('site', { ...platform, folder, package: folder.toLowerCase().replace(/[^a-z\d]+/g, '-') }),
  );
