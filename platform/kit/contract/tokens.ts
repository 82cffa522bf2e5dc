/**
 * Custom properties that the kit's components take from the site's stylesheet, which defines each of them, in both colour schemes and
 * for every width. Their names are the contract's, their values the site's.
 */
export const tokens = [
  '--colour-accent',
  '--colour-accent-soft',
  '--colour-accent-strong',
  '--colour-error',
  '--colour-focus',
  '--colour-ink-soft',
  '--colour-line',
  '--colour-line-strong',
  '--colour-on-accent',
  '--colour-page',
  '--colour-surface',
  '--colour-surface-sunken',
  '--ease',
  '--font-fallback',
  '--font-mono',
  '--gutter',
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
  '--space-chapter',
  '--text-lead',
  '--text-small',
  '--text-title',
  '--text-title-large',
  '--text-title-small',
  '--tracking-tight',
  '--weight-body',
  '--weight-strong',
  '--width-page',
  '--width-text',
] as const;

/**
 * Classes of the site's stylesheet that the kit gives to elements: text for screen readers alone, the link past the header, and the note
 * about a control whose script has not come (`host/boot/queue-early-events.ts`).
 */
export const siteClasses = ['visually-hidden', 'skip-link', 'early-note'] as const;
