import { useQuery } from 'kit/page/use-query';
import { useCaseReferences } from 'shared-config/references/use-cases';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import type { CaseStudy } from '../lists/case-studies';

/** A chip: its address within the list, which puts it on, or takes it off when it is on. */
type Chip = { label: string; search: string; isOn: boolean };

/** The filters of studies beside the search; at most one option of each at a time, kept in the address. */
export type StudyFilters = {
  groups: readonly { label: string; options: readonly Chip[] }[];
  isFiltered: boolean;
  matches: (study: CaseStudy) => boolean;
};

type Option = { value: string; label: string; matches: (study: CaseStudy) => boolean };

/** The choices that at least one study fits: industries as the studies name them, use cases and robots in their order. */
const filtersOf = (studies: readonly CaseStudy[]) => {
  const filter = (parameter: string, label: string, options: readonly Option[]) => ({
    parameter,
    label,
    options: options.filter(({ matches }) => studies.some(matches)),
  });
  return [
    filter(
      'industry',
      'Industry',
      [...new Set(studies.map(({ category }) => category))].map((category) => ({
        value: category.toLowerCase().replaceAll(/\W+/g, '-'),
        label: category,
        matches: (study) => study.category === category,
      })),
    ),
    filter(
      'use-case',
      'Use case',
      useCaseReferences.map(({ id, title, url }) => ({
        value: id,
        label: title,
        matches: ({ applications }) => applications.some((one) => one === url),
      })),
    ),
    filter(
      'robot',
      'Robot',
      robotVariantNames.map((name) => ({
        value: name,
        label: robotNames[name],
        matches: ({ robots }) => robots.includes(name),
      })),
    ),
  ];
};

/** Industry, use case and robot from the address. Before hydration none is on, as the prerendered page has it. */
export function useStudyFilters(studies: readonly CaseStudy[]): StudyFilters {
  const [search] = useQuery();
  const filters = filtersOf(studies);
  const isOn = (parameter: string, { value }: Option) => search.get(parameter) === value;
  const on = filters.flatMap(({ parameter, options }) => options.filter((option) => isOn(parameter, option)));
  return {
    groups: filters.map(({ parameter, label, options }) => ({
      label,
      options: options.map((option) => {
        const after = new URLSearchParams(search);
        if (isOn(parameter, option)) after.delete(parameter);
        else after.set(parameter, option.value);
        return { label: option.label, search: `?${after}`, isOn: isOn(parameter, option) };
      }),
    })),
    isFiltered: on.length > 0,
    matches: (study) => on.every(({ matches }) => matches(study)),
  };
}
