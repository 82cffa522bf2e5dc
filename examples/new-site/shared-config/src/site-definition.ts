import { defineSite } from 'kit/contract/site-definition';
import { contactFields } from './forms';
import { palette } from './palette';
import { site } from './site';

/** What the platform has to know of this site. The shell's release brings it. */
export const siteDefinition = defineSite({
  name: site.companyName,
  origin: site.origin,
  language: 'en',
  contact: '/contact',
  palette,
  forms: { contact: { label: 'Contact', fields: contactFields, from: ['name'] } },
  security: { mail: site.mail, policy: { page: '/imprint', part: '#security' }, languages: ['en'] },
  // What of the site a post may show, by kind and name.
  embeds: {},
  feed: { title: `Posts of ${site.companyName}`, description: `What ${site.companyName} has to tell.` },
});
