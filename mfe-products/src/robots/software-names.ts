import type { SoftwareId } from 'shared-config/references/application';
import { site } from 'shared-config/site';

/** What the parts of the platform are called. */
export const softwareNames: Readonly<Record<SoftwareId, string>> = {
  syncos: `${site.platformName} Platform`,
  integrator: 'Integrator',
  'fleet-manager': 'Fleet Manager',
};
