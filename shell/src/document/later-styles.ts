import type { PageStyle } from 'shared-config/contract/host-renderer';

/**
 * A script without effect. As every script does, it waits for the stylesheets before it, and what follows waits for it: no
 * browser shows the rest of a page before its styles are there.
 */
export const pause = ' ';

/** What goes between the first view of a page and the rest of it. */
export const laterStyleTags = ({ href }: PageStyle): string =>
  `<link rel="stylesheet" href="${href}"><script>${pause}</script>`;
