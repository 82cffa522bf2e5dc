import type { SoftwareId } from 'shared-config/references/application';
import { type StudyReference, studies } from 'shared-config/references/studies';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { softwareParts } from './software-references';

const shownStudies = 3;

/** The newest case studies that use a part of the platform; of the platform itself, those that use all of its parts. */
export const softwareStudies = (software: SoftwareId): readonly StudyReference[] =>
  studies
    .filter((study) =>
      (software === 'syncos' ? softwareParts : [software]).every((part) => study.software.includes(part)),
    )
    .slice(0, shownStudies);

/** The case studies that use a part of the platform. */
export default function SeenSoftware({ software }: { software: SoftwareId }) {
  return <SeenAtWork studies={softwareStudies(software)} />;
}
