import { studies, studyPath } from 'shared-config/references/studies';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { applications } from '../lists/find-applications';
import { robotLink, softwareLink } from '../page/product-links';

/** The pages that an entry of a list can be about: robots, software, their applications, and case studies. */
const pages = [
  ...robotVariantNames.map(robotLink),
  ...(['syncos', 'integrator', 'fleet-manager'] as const).map(softwareLink),
  ...applications.map(({ url, title }) => ({ to: url, title })),
  ...studies.map(({ id, title }) => ({ to: studyPath(id), title })),
];

/**
 * The page that an entry names by its address.
 * @throws {Error} when there is none: the content is wrong, and its test says so
 */
export function findPage(address: string): { to: string; title: string } {
  const page = pages.find(({ to }) => to === address);
  if (!page)
    throw new Error(`${address}: no such page. Name a robot, a part of the platform, an application or a study`);
  return page;
}
