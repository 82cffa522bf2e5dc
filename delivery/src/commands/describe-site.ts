import type { ComposeOutcome } from '../compose/compose-site';

/** What came of composing, as lines for people. */
export const describeSite = (site: ComposeOutcome): string[] => [
  describeOutcome(site),
  ...site.repaired.map((file) => `Repaired ${file}, which was not as it had been composed`),
];

function describeOutcome({ id, pages, rendered, repaired, outcome }: ComposeOutcome): string {
  if (outcome === 'composed') return `Composed ${pages} pages as ${id}, ${rendered} rendered`;
  const isWrittenAgain = rendered > 0 && repaired.length === 0;
  return `Nothing changed since ${id}${isWrittenAgain ? `; it was missing, and its ${pages} pages were written again` : ''}`;
}
