import type { SoftwareId } from 'shared-config/references/application';
import { site } from 'shared-config/site';

/** The names of the platform's parts. */
export const softwareNames: Readonly<Record<SoftwareId, string>> = {
  syncos: `${site.platformName} Platform`,
  integrator: 'Integrator',
  'fleet-manager': 'Fleet Manager',
};
