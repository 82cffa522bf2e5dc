import type { LeftOutPage } from 'shared-config/contract/left-out';
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

/** Warnings, one for each page that the site does without: why, and what readers have instead. */
export const warnOfOmissions = (pages: readonly LeftOutPage[]): string[] =>
  pages.map(({ location, remote, reason, readersSee }) => {
    const instead = readersSee === 'last-good' ? 'readers have its last good version' : 'it is not in the site';
    return `Warning: ${location} (${remote}) was left out, ${instead}: ${reason}`;
  });
