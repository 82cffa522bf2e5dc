import type { PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** A page of the platform (specification §2). */
export type SoftwareId = 'syncos' | 'integrator' | 'fleet-manager';

/** A use case, an industry or a solution: a problem, how it is solved, with what, and what came of it. */
export type Application = {
  id: string;
  /** Address of its page. */
  url: string;
  title: string;
  image: PictureFile;
  /** One sentence, for cards and search results. */
  summary: string;
  problem: string;
  flow: readonly { title: string; text: string }[];
  robots: readonly RobotVariantName[];
  software: SoftwareId;
  results: readonly string[];
  questions: readonly { question: string; answer: string }[];
};
