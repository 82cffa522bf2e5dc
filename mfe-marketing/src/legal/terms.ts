import { site } from 'shared-config/site';
import type { LegalText } from './legal-text';

/** Terms of use of this site (specification §2). */
export const terms: LegalText = {
  title: 'Terms',
  path: '/terms',
  description: `The terms on which ${site.companyName} offers this website. Orders and projects have contracts of their own.`,
  sections: [
    {
      id: 'use',
      title: 'Use of the site',
      text: [
        'You may read, print and share these pages for your own business purposes if you name the source.',
        'You may not disrupt the site, bypass its security, or submit content that is unlawful or not yours to share.',
      ],
    },
    {
      id: 'content',
      title: 'What the pages say',
      text: [
        'Figures for robots and software describe the product at the time of writing. What a robot achieves in your plant depends on floor, loads and traffic; only the offer is binding.',
        'Client names, people and projects on these pages are invented, as the imprint says.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights',
      text: [
        `Text, pictures, films and models belong to ${site.companyName} or are used with permission. Third-party names and trademarks belong to their owners.`,
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      text: [
        'Some pages link to other sites. Their operators are responsible for the content; tell us about a link that should not be there and we remove it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We provide this site free of charge and with care, as it is. We are liable for intent and gross negligence, and wherever the law does not allow liability to be limited. Otherwise we are not liable for damage caused by using the site.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: ['If these terms change, we publish the new version here, and it applies from then on.'],
    },
  ],
};
