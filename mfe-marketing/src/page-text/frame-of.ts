import type { PageText } from './page-text';

/** Head and opening of a page that a text describes, for `PageFrame`. */
export const frameOf = (
  { title, heading = title, description, lead = description, image }: PageText,
  path: string,
) => ({
  ...{ title, description, path, heading, lead },
  crumb: title,
  shareImage: 'own' as const,
  ...(image ? { image } : {}),
});
