import type { ComposeOutcome } from '../compose/compose-site';

/** What came of composing, as lines for people. */
export const describeSite = (site: ComposeOutcome): string[] => [
  describeOutcome(site),
  ...site.repaired.map((file) => `Repaired ${file}, which was not as it had been composed`),
];

function describeOutcome({ id, pages, rendered, wasThere, outcome }: ComposeOutcome): string {
  if (outcome === 'composed') return `Composed ${pages} pages as ${id}, ${rendered} rendered`;
  return `Nothing changed since ${id}${wasThere ? '' : `; it was missing, and its ${pages} pages were written again`}`;
}
