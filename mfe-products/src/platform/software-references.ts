import type { ApplicationReference, SoftwareId } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import { useCaseReferences } from 'shared-config/references/use-cases';

/** The parts of the platform that are used without the others. */
export const softwareParts = ['integrator', 'fleet-manager'] as const satisfies readonly SoftwareId[];

/** The use cases, solutions and industries that are built on a part of the platform; on the platform itself when they need both. */
export const softwareUses = (software: SoftwareId): readonly ApplicationReference[] =>
  [...useCaseReferences, ...solutionReferences, ...industryReferences].filter((each) => each.software === software);

/** The other parts of the platform. */
export const softwareCompanions = (software: SoftwareId): readonly SoftwareId[] =>
  (['syncos', ...softwareParts] as const).filter((part) => part !== software);
