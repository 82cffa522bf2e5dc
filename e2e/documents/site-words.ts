import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';

const root = resolve(import.meta.dirname, '../..');

/** The names of this checkout's company, its products and the packages of its teams: nothing of any other site has them. */
export const siteWords: readonly string[] = [
  site.companyName,
  site.platformName,
  site.robotLineName,
  ...robotVariantNames,
  ...Object.values(robotNames),
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
];
