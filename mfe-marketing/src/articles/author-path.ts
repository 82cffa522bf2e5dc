import { site } from 'shared-config/site';

/**
 * Path of the page with what the author of an article wrote; none for the company. Their names are plain, so that no page loads the rules
 * of slugs for them.
 */
export const articleAuthorPath = (author: string): string | undefined =>
  author === site.companyName ? undefined : `/authors/${author.toLowerCase().replaceAll(' ', '-')}`;
