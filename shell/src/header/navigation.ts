import { robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotPayloads } from 'shared-config/robots/robot-payloads';
import { site } from 'shared-config/site';
import type { HeaderMenu, ProductTab } from 'shared-config/store';

/** A link of header or footer; the header's menus say more of some. */
export type NavigationLink = {
  label: string;
  to: string;
  note?: string;
  /** In kg, in place of a note. */
  payload?: number;
};
/** Links under one heading. */
type NavigationSection = { id: HeaderMenu; label: string; links: readonly NavigationLink[] };
/** Links of one of the two product tabs. */
type ProductGroup = { id: ProductTab; label: string; description: string; links: readonly NavigationLink[] };

/** The two tabs of the Products menu (specification §2 Header); the first is the default. */
export const productGroups: readonly ProductGroup[] = [
  {
    id: 'syncos',
    label: site.platformName,
    description: 'The no-code platform',
    links: [
      {
        label: `${site.platformName} Platform`,
        to: '/products/syncos',
        note: 'Robots, machines and software of any brand in one mission.',
      },
      { label: 'Fleet Manager', to: '/products/fleet-manager', note: 'Maps, traffic, missions and charging.' },
      { label: 'Integrator', to: '/products/integrator', note: 'Links to controllers, conveyors, doors and lifts.' },
    ],
  },
  {
    id: 'mag',
    label: site.robotLineName,
    description: 'Six mobile robots',
    links: [
      { label: `All ${site.robotLineName} Robots`, to: '/products/Mag' },
      ...robotVariantNames.map((name) => ({
        label: robotNames[name],
        to: robotPath(name),
        payload: robotPayloads[name],
      })),
    ],
  },
];

/** Product groups as the mobile menu has them: Fork goes to the robot line there (specification §2 Header). */
export const mobileProductGroups: readonly ProductGroup[] = productGroups.map((group) => ({
  ...group,
  links: group.links.map((link) => (link.to === robotPath('fork') ? { ...link, to: '/products/Mag' } : link)),
}));

/** The other three menus, in the specification's order. */
export const menuSections: readonly NavigationSection[] = [
  {
    id: 'use-cases',
    label: 'Use-cases',
    links: [
      { label: 'End of Line', to: '/use-cases/solution-end-of-line' },
      { label: 'Inbound and Outbound', to: '/use-cases/inbound-and-outbound' },
      { label: 'Automated Material Handling', to: '/use-cases/automated-material' },
      { label: 'Automated Storage', to: '/use-cases/automated-storage' },
      { label: 'Box Packing', to: '/use-cases/box-packing' },
    ],
  },
  {
    id: 'industries',
    label: 'Industries',
    links: [
      { label: 'FMCG and F&B', to: '/industries/industry-fmcg' },
      { label: 'Auto and Heavy Machinery', to: '/industries/automotive-industry' },
      { label: 'Distribution Centers', to: '/industries/distribution' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: [
      { label: 'Blogs', to: '/blogs', note: 'Crossings, scanners, charging' },
      { label: 'Case Studies', to: '/case-studies', note: 'Measured, week by week' },
      { label: 'Partner with Us', to: '/partner-with-us', note: 'Sell or integrate our robots' },
      { label: 'Careers', to: '/careers', note: 'Open positions' },
      { label: 'Product Documentation', to: '/product-documentation', note: 'Data sheets and drawings' },
      { label: 'News', to: '/news', note: 'New in robots and software' },
      { label: 'Reports', to: '/reports', note: 'Short papers for planners' },
      { label: 'Events', to: '/events', note: 'See the robots, try your load' },
      { label: 'Podcasts', to: '/podcasts', note: 'Half an hour with plant people' },
    ],
  },
];

/** The case study that the Resources menu shows. */
export const featuredStudy: NavigationLink = {
  label: 'Pallets leave two bottling lines without a truck',
  to: '/case-study/nordhavn-bottling',
  note: 'Case study: Nordhavn Foods',
};
