import type { ApplicationReference } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import type { ApplicationUrl } from 'shared-config/references/studies';
import { useCaseReferences } from 'shared-config/references/use-cases';

/** All use cases, industries and solutions. */
export const applications: readonly ApplicationReference[] = [
  ...useCaseReferences,
  ...industryReferences,
  ...solutionReferences,
];

/** Finds the applications that a study names by their addresses. */
export const findApplications = (urls: readonly ApplicationUrl[]): readonly ApplicationReference[] =>
  applications.filter(({ url }) => urls.some((each) => each === url));
