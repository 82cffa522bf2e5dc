import { defineSite } from 'kit/contract/site-definition';
import { embeddedBells } from './embeds';
import { inquiryFields, visitFields } from './forms';
import { palette } from './palette';
import { site } from './site';

/** The site as the platform has to know it. The shell's release brings it. */
export const siteDefinition = defineSite({
  name: site.companyName,
  origin: site.origin,
  scope: '@wiedmann',
  mark: [
    { path: 'M16 4c-5 0-7 4-7.500 9-.5 5-1.500 8-4.500 11h24c-3-3-4-6-4.500-11C23 8 21 4 16 4z', colour: 'accent' },
    { path: 'M12.500 26a3.500 3.500 0 0 0 7 0z', colour: 'ink' },
  ],
  language: 'de',
  // In the header, and in the footer.
  menus: { seiten: { atMost: 3 }, haus: { atMost: 3, pictures: true } },
  contact: '/anfrage',
  palette,
  forms: {
    anfrage: { label: 'Anfrage', fields: inquiryFields, from: ['name', 'community'], about: ['tower', 'tone'] },
    besuch: { label: 'Besuch beim Guss', fields: visitFields, from: ['guest'], about: ['date', 'people'] },
  },
  security: { mail: site.mail, policy: { page: '/impressum', part: '#sicherheit' }, languages: ['de', 'en'] },
  embeds: { bell: embeddedBells },
  feed: {
    title: 'Notizen aus der Gießerei',
    description: 'Was beim Gießen, Stimmen und Aufhängen von Glocken geschieht.',
  },
});
