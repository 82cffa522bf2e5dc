import type { studyTexts } from './study-texts';

let loading: Promise<typeof studyTexts> | undefined;

/**
 * The texts for React's `use`: the same promise each time, because React asks again at each attempt. One chunk for all, because the address and hash of
 * each chunk weigh on every page of this remote.
 */
export function loadStudyTexts(): Promise<typeof studyTexts> {
  loading ??= import('./study-texts').then(({ studyTexts }) => studyTexts);
  return loading;
}
