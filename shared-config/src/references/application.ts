import type { PictureFile } from 'kit/media/media-file';
import type { RobotVariantName } from '../robots/robot-names';

/** A part of the platform that has a page (specification §2). */
export type SoftwareId = 'syncos' | 'integrator' | 'fleet-manager';

/** A page about what robots are used for, as other pages name it: which robots and software work there is said here and nowhere else. */
export type ApplicationReference = {
  id: string;
  /** Address of its page. */
  url: string;
  title: string;
  /** One sentence, for cards and search results. */
  summary: string;
  image: PictureFile;
  robots: readonly RobotVariantName[];
  /** The part of the platform that it is built on. */
  software: SoftwareId;
};
