/**
 * Custom properties that the kit's components take from the site's stylesheet, which defines each of them, in both colour schemes and
 * for every width. Their names are the contract's, their values the site's.
 */
export const tokens = [
  '--colour-accent',
  '--colour-accent-soft',
  '--colour-accent-strong',
  '--colour-error',
  '--colour-ink-soft',
  '--colour-line',
  '--colour-line-strong',
  '--colour-on-accent',
  '--colour-page',
  '--colour-surface',
  '--colour-surface-sunken',
  '--ease',
  '--font-mono',
  '--line-tight',
  '--motion-fast',
  '--radius',
  '--radius-round',
  '--radius-small',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--text-lead',
  '--text-small',
  '--text-title',
  '--text-title-large',
  '--text-title-small',
  '--tracking-tight',
  '--weight-body',
  '--weight-strong',
] as const;

/** A class of the site's stylesheet that every page has: what has it is read aloud and not seen. */
export const hiddenClass = 'visually-hidden';
