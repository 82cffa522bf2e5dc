import { maxRemoteTexts } from '../compose/search/gather-texts';
import type { ReleasedSite } from '../releases/release-packages';

/** How many of the files that were repaired are named; `--json` has all of them. */
const maxNamed = 3;

/** The outcome of composing, as lines for people: something was composed, something was repaired, or nothing changed. */
export function describeSite(site: ReleasedSite): string[] {
  const { id, pages, wasThere, outcome, repaired } = site;
  const lines = [
    ...(outcome === 'composed' ? [`Composed ${pages} pages as ${id}, ${describeRendered(site)}`] : []),
    ...(outcome === 'unchanged' && !wasThere
      ? [`Repaired ${id}, which was missing: ${pages} pages written again`]
      : []),
    ...(repaired.length > 0 ? [describeRepair(repaired)] : []),
  ];
  return lines.length > 0 ? lines : [`Nothing changed since ${id}`];
}

/** A site that was checked is composed then, and taken over when it goes live. */
function describeRendered({ rendered, renderedBefore = 0 }: ReleasedSite): string {
  if (renderedBefore === 0) return rendered === 0 ? 'all rendered before' : `${rendered} rendered`;
  const during = `${renderedBefore} rendered during the checks`;
  return rendered === 0 ? during : `${rendered} rendered, beside ${during}`;
}

function describeRepair(files: readonly string[]): string {
  const [first] = files;
  if (files.length === 1) return `Repaired ${first}, which was not as it had been composed`;
  const named = files.slice(0, maxNamed).join(', ');
  const more = files.length > maxNamed ? ` and ${files.length - maxNamed} more` : '';
  return `Repaired ${files.length} files, which were not as they had been composed: ${named}${more}`;
}

/** Warnings, one for each page that the site does without: why, and what readers have instead; and one for each remote whose pages are not all searched, or of which redirects or addresses in `gone` do not fit the site. */
export const warnOfOmissions = ({
  leftOut,
  unsearched,
  leftOutMoves,
}: Pick<ReleasedSite, 'leftOut' | 'unsearched' | 'leftOutMoves'>): string[] => [
  ...leftOut.map(({ location, remote, reason, readersSee }) => {
    const instead = readersSee === 'last-good' ? 'readers have its last good version' : 'it is not in the site';
    return `Warning: ${location} (${remote}) was left out, ${instead}: ${reason}`;
  }),
  ...unsearched.map(
    ({ remote, pages, first }) =>
      `Warning: ${remote} has more than ${maxRemoteTexts / 1000} kB of text, so ${pages === 1 ? '1 page is' : `${pages} pages are`} in the site and not in its search, ${first} the first: shorten its texts`,
  ),
  ...leftOutMoves.map(({ remote, count, first, isRetired }) => {
    const others = count === 1 ? '' : ` (and ${count - 1} more of its redirects and addresses in "gone")`;
    const remedy = isRetired
      ? 'it was retired, and nothing is to be done'
      : `correct ${remote}/remote.ts and release it`;
    return `Warning: ${remote}: ${first}, so the site does without${others}: ${remedy}`;
  }),
];
