import { site } from 'shared-config/site';
import { LegalFrame } from './legal-frame';

/** Terms of use of this site (specification §2). */
export default function TermsPage() {
  return (
    <LegalFrame
      title="Terms"
      path="/terms"
      description={`The terms on which ${site.companyName} offers this website. Orders and projects have contracts of their own.`}
      sections={[
        {
          id: 'use',
          title: 'Use of the site',
          text: [
            'You may read, print and share the pages of this site for your own business purposes, with the source named.',
            'You may not disturb the site, get around its protections, or send content through its forms that is unlawful or not yours to send.',
          ],
        },
        {
          id: 'content',
          title: 'What the pages say',
          text: [
            'Figures of robots and software describe the product at the time of writing. What a robot does in your plant depends on floor, loads and traffic; what is binding stands in the offer.',
            'Client names, people and projects on these pages illustrate how the products are used.',
          ],
        },
        {
          id: 'rights',
          title: 'Rights',
          text: [
            `Text, pictures, films and models belong to ${site.companyName} or are used with permission. Names and marks of others belong to their owners.`,
          ],
        },
        {
          id: 'links',
          title: 'Links to other sites',
          text: [
            'Some pages link to sites of others. What stands there is their responsibility; a link that should not be there is removed when you tell us.',
          ],
        },
        {
          id: 'liability',
          title: 'Liability',
          text: [
            'The site is offered as it is, with care and without a fee. We are liable for intent and gross negligence, and where the law does not allow it to be limited; beyond that we are not liable for damage from the use of the site.',
          ],
        },
        {
          id: 'changes',
          title: 'Changes',
          text: ['When these terms change, the new ones stand here and apply from then on.'],
        },
      ]}
    />
  );
}
