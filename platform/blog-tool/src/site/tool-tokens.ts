/** Custom properties that the tool takes from the site's stylesheet besides those of the kit (`kit/contract/tokens`). */
export const toolTokens = [
  '--colour-error-soft',
  '--colour-ink',
  '--colour-success-soft',
  '--height-header',
  '--radius-large',
  '--shadow-high',
  '--space-1',
  '--space-7',
  '--space-8',
  '--text-body',
  '--weight-title',
] as const;
