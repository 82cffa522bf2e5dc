import { screensDrawing } from 'shared-config/media/screens-drawing';
import type { SoftwareId } from 'shared-config/references/application';
import { site } from 'shared-config/site';

/** The name of each part of the platform, and its task in a few words. */
export const softwareParts: Readonly<Record<SoftwareId, { name: string; task: string }>> = {
  syncos: { name: `${site.platformName} Platform`, task: 'missions, traffic and links' },
  integrator: { name: 'Integrator', task: 'links to your machines and systems' },
  'fleet-manager': { name: 'Fleet Manager', task: 'missions, traffic and charging' },
};

/** Its screen, drawn 400 by 300. */
export const softwareScreen = (software: SoftwareId) => `${screensDrawing}#${software}`;
