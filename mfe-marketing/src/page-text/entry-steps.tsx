import { NumberedSteps } from 'shared-ui/numbered-steps';
import type { Entry } from './page-text';

/** Entries as numbered steps. */
export const EntrySteps = ({ entries }: { entries: readonly Entry[] }) => (
  <NumberedSteps steps={entries.map(({ title, paragraphs }) => ({ title, text: paragraphs.join(' ') }))} />
);
