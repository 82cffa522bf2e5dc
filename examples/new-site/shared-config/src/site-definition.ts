import { defineSite } from 'kit/contract/site-definition';
import { contactFields } from './forms';
import { palette } from './palette';
import { site } from './site';

/** The site as the platform has to know it. The shell's release brings it. */
export const siteDefinition = defineSite({
  name: site.companyName,
  origin: site.origin,
  language: 'en',
  contact: '/contact',
  palette,
  forms: { contact: { label: 'Contact', fields: contactFields, from: ['name'] } },
  security: { mail: site.mail, policy: { page: '/imprint', part: '#security' }, languages: ['en'] },
  // The embeds that a post may show, by kind and name.
  embeds: {},
  feed: { title: `Posts of ${site.companyName}`, description: `What ${site.companyName} has to tell.` },
});
