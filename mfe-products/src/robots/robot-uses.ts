import type { ApplicationReference, SoftwareId } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import { type StudyReference, studies } from 'shared-config/references/studies';
import { useCaseReferences } from 'shared-config/references/use-cases';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';

const tasks: readonly ApplicationReference[] = [...useCaseReferences, ...solutionReferences];
const uses: readonly ApplicationReference[] = [...tasks, ...industryReferences];

/** A full row. */
const shownUses = 3;

/** Where a robot works: use cases, then solutions, then industries that name it. */
export const robotUses = (name: RobotVariantName): readonly ApplicationReference[] =>
  uses.filter(({ robots }) => robots.includes(name)).slice(0, shownUses);

/** The case studies that name a robot. */
export const robotStudies = (name: RobotVariantName): readonly StudyReference[] =>
  studies.filter(({ robots }) => robots.includes(name));

/** The robots that a use case, a solution or a study names beside this one, in their order, and the software of its studies. */
export function robotCompanions(name: RobotVariantName): {
  robots: readonly RobotVariantName[];
  software: readonly SoftwareId[];
} {
  const together = [...tasks, ...studies].filter(({ robots }) => robots.includes(name));
  return {
    robots: robotVariantNames.filter(
      (other) => other !== name && together.some(({ robots }) => robots.includes(other)),
    ),
    software: [...new Set(robotStudies(name).flatMap(({ software }) => software))],
  };
}
