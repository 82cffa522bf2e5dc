import { blogRollers, controlRoom, lifterAtControlRoom } from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import type { SoftwareId } from 'shared-config/references/application';
import { site } from 'shared-config/site';

/** What each part of the platform is called, what it is for in a few words, and its picture. */
export const softwareParts: Readonly<Record<SoftwareId, { name: string; task: string; image: PictureFile }>> = {
  syncos: { name: `${site.platformName} Platform`, task: 'missions, traffic and links', image: lifterAtControlRoom },
  integrator: { name: 'Integrator', task: 'links to your machines and systems', image: blogRollers },
  'fleet-manager': { name: 'Fleet Manager', task: 'missions, traffic and charging', image: controlRoom },
};
