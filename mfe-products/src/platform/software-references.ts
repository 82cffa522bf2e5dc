import type { ApplicationReference, SoftwareId } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import { type StudyReference, studies } from 'shared-config/references/studies';
import { useCaseReferences } from 'shared-config/references/use-cases';

const parts = ['integrator', 'fleet-manager'] as const satisfies readonly SoftwareId[];

/** The use cases, solutions and industries that are built on a part of the platform; on the platform itself when they need both. */
export const softwareUses = (software: SoftwareId): readonly ApplicationReference[] =>
  [...useCaseReferences, ...solutionReferences, ...industryReferences].filter((each) => each.software === software);

const shownStudies = 3;

/** The newest case studies that use a part of the platform; of the platform itself, those that use all of its parts. */
export const softwareStudies = (software: SoftwareId): readonly StudyReference[] =>
  studies
    .filter((study) => (software === 'syncos' ? parts : [software]).every((part) => study.software.includes(part)))
    .slice(0, shownStudies);

/** The other parts of the platform. */
export const softwareCompanions = (software: SoftwareId): readonly SoftwareId[] =>
  (['syncos', ...parts] as const).filter((part) => part !== software);
