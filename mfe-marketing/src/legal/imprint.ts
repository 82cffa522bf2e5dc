import { companyContacts } from 'shared-config/company-contacts';
import { site } from 'shared-config/site';
import type { LegalText } from './legal-text';

/**
 * Who is responsible for the site (§ 5 DDG and § 18(2) MStV, because of the office in Germany), and which of its contents are invented.
 * Numbers and postal codes are zeros, so that none is anybody’s.
 */
export const imprint: LegalText = {
  title: 'Imprint',
  path: '/imprint',
  description: `Who publishes this website, and what on it is fictional.`,
  sections: [
    {
      id: 'publisher',
      title: 'Publisher',
      text: [
        `${site.companyName}, with development and assembly in Pune, training in Chennai and a project office in Stuttgart.`,
        'The quickest way to reach us is the contact form. An engineer reads every enquiry.',
        {
          facts: [
            { name: 'Company', value: `${site.companyName} Private Limited` },
            { name: 'Address', value: 'Test Course Road 1, Pune 411000, Maharashtra, India' },
            { name: 'Represented by', value: 'Anand Deshmukh and Kavita Rane, directors' },
            { name: 'Register', value: 'Registrar of Companies, Pune, CIN U00000MH2014PTC000000' },
            { name: 'Email', value: companyContacts.general, to: `mailto:${companyContacts.general}` },
            { name: 'Form', value: 'The contact form', to: '/contact' },
          ],
        },
      ],
    },
    {
      id: 'germany',
      title: 'In Germany',
      text: [
        {
          facts: [
            { name: 'Company', value: `${site.companyName} GmbH` },
            { name: 'Address', value: 'Musterstraße 1, 70000 Stuttgart, Germany' },
            { name: 'Represented by', value: 'Katrin Vogel, managing director (Geschäftsführerin)' },
            { name: 'Register', value: 'Amtsgericht Stuttgart, HRB 000000' },
            { name: 'VAT number', value: 'DE000000000' },
            { name: 'Responsible for content', value: 'Katrin Vogel, at the same address (§ 18(2) MStV)' },
          ],
        },
        'We sell to businesses only. We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 VSBG).',
      ],
    },
    {
      id: 'others',
      title: 'For other questions',
      text: [
        {
          facts: [
            { name: 'Your data', value: companyContacts.privacy, to: `mailto:${companyContacts.privacy}` },
            { name: 'A vulnerability in our software', value: 'Report a vulnerability', to: '/safety#report' },
            { name: 'Press', value: companyContacts.press, to: `mailto:${companyContacts.press}` },
          ],
        },
      ],
    },
    {
      id: 'fiction',
      title: 'What is fictional',
      text: [
        `${site.companyName} and its products are fictional, and so are the people, addresses and numbers above: zeros stand where a real company would have its own.`,
        'So are the case studies: customers, people, quotes, plants and figures are invented. Their figures are calculated from the robots’ payload, speed and run time, and show what a project of that size can look like.',
        'Authors of articles and reports, and those who speak in the podcasts, are invented as well. The standards and the literature that they name are not.',
        'Client names and logos belong to no real company. Where one resembles an existing name, that is by chance.',
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures and films',
      text: ['All pictures and films are computer renderings of the same 3D models that the robot pages show.'],
    },
  ],
};
