import { site, siteAddress } from 'shared-config/site';

const home = siteAddress('/');
const organisationId = `${home}#organisation`;

/**
 * The company behind the site, for search engines (schema.org Organization and WebSite). `sameAs` would vouch for accounts that are not
 * known to be the company's.
 */
export const organisationJsonLd = {
  '@graph': [
    {
      '@type': 'Organization',
      '@id': organisationId,
      name: site.companyName,
      url: home,
      logo: `${home}media/logo.svg`,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: site.companyName,
      url: home,
      publisher: { '@id': organisationId },
    },
  ],
};
