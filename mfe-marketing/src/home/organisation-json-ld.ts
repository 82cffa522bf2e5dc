import { site } from 'shared-config/site';

const organisationId = `${site.origin}/#organisation`;

/** Who is behind the site, for search engines (schema.org Organization and WebSite). */
export const organisationJsonLd = {
  '@graph': [
    {
      '@type': 'Organization',
      '@id': organisationId,
      name: site.companyName,
      url: site.origin,
      logo: `${site.origin}/media/logo.svg`,
      sameAs: site.socialLinks.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      name: site.companyName,
      url: site.origin,
      publisher: { '@id': organisationId },
    },
  ],
};
