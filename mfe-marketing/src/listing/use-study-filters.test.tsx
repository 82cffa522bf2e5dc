import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { caseStudies } from '../lists/case-studies';
import { useStudyFilters } from './use-study-filters';

test('only filters that at least one study matches can be chosen', () => {
  const [bottling] = caseStudies;
  const { result } = renderHook(() => useStudyFilters(bottling ? [bottling] : []), { wrapper: MemoryRouter });
  expect(result.current.groups.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
    ['Industry', ['FMCG and F&B']],
    ['Use case', ['End of Line']],
    ['Robot', ['Lifter']],
  ]);
});
