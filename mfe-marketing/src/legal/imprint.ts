import { site } from 'shared-config/site';
import type { LegalText } from './legal-text';

/** Who is responsible for the site, and which of its contents are invented. */
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
      ],
    },
    {
      id: 'fiction',
      title: 'What is fictional',
      text: [
        `${site.companyName} and its products are fictional.`,
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
