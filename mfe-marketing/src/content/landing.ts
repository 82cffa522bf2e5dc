import type { PictureFile } from 'kit/media/media-file';
import { chargingLifters, lifterAtControlRoom, warehouseOverview } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';

/** What one landing page says; all else is the same on the three (specification §2 Landing pages). */
export type LandingContent = { path: string; headline: string; lead: string; image: PictureFile };

/** The three landing pages with the specification's messages (§1). */
export const landings: Readonly<Record<'lp1' | 'lp2' | 'lp3', LandingContent>> = {
  lp1: {
    path: '/lp1',
    headline: 'One factory, several robots, disconnected systems? No problem.',
    lead: `${site.platformName} connects robots of any brand with machines, doors and the software you already use.`,
    image: warehouseOverview,
  },
  lp2: {
    path: '/lp2',
    headline: 'Automation that grows with your business',
    lead: 'Start with one route and one robot. Add the next one on the same map, once the first has proved itself.',
    image: chargingLifters,
  },
  lp3: {
    path: '/lp3',
    headline: 'No stuffy interfaces, no vendor lock-in, no hassle',
    lead: 'The people who know the process build missions on a screen, and change them the same way.',
    image: lifterAtControlRoom,
  },
};
