import type { LeftOutPage } from 'shared-config/contract/left-out';

/** Warnings, one for each page that the site does without: why, and what readers have instead. */
export const warnOfLeftOut = (pages: readonly LeftOutPage[]): string[] =>
  pages.map(({ location, remote, reason, readersSee }) => {
    const instead = readersSee === 'last-good' ? 'readers have its last good version' : 'it is not in the site';
    return `Warning: ${location} (${remote}) was left out, ${instead}: ${reason}`;
  });
