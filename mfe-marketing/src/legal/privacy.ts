import { signalRetentionDays } from 'kit/contract/signal-address';
import { backupRetentionDays, submissionRetentionDays } from 'kit/forms/submission-retention';
import { companyContacts } from 'shared-config/company-contacts';
import { site } from 'shared-config/site';
import type { LegalText } from './legal-text';

/** Days after which the server's log is deleted. Whoever keeps the log sees to it (docs/deploy.md). */
const logRetentionDays = 14;

/** What becomes of personal data (specification §2). */
export const privacy: LegalText = {
  title: 'Privacy',
  path: '/privacy',
  description: `What ${site.companyName} records about visitors to this website, why, and for how long.`,
  sections: [
    {
      id: 'short',
      title: 'In short',
      text: [
        'You can read every page without telling us who you are. The site sets no advertising cookies and loads nothing from third parties.',
        'We use what you send through a form to answer you, and for nothing else without your consent.',
      ],
    },
    {
      id: 'forms',
      title: 'Forms',
      text: [
        'When you send a form we keep what you wrote in it:',
        [
          'name, company, email address and telephone number, to answer you',
          'job title, and your consent to updates, where you asked for a document',
          'the page you wrote from',
        ],
        'Engineers and sales staff in Pune and Stuttgart read it. Nobody else gets it, and nobody sells it. Where it is transferred from the European Union to India, the standard contractual clauses of the European Commission apply.',
        'The law that allows it is the General Data Protection Regulation (GDPR) of the European Union: article 6(1)(b), because you ask us for something, and for updates article 6(1)(a), your consent. You can withdraw it at any time.',
      ],
    },
    {
      id: 'duration',
      title: 'How long we keep it',
      text: [
        `What you sent is deleted ${submissionRetentionDays} days after it came, or sooner when you ask for it. The server does that by itself, every hour. What our staff noted about it goes with it.`,
        `Our backups may hold it for up to ${backupRetentionDays} days longer.`,
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      text: [
        'As soon as you type into a form, your browser keeps what you typed in its session storage, so that nothing is lost on reload. It stays on your device and is deleted when you send the form or close the tab.',
        'The units that you choose, and the list of robots and documents that you make, stay in its local storage until you change or empty them. We see the list when you send it with the form, and not before.',
      ],
    },
    {
      id: 'measures',
      title: 'Page measurement',
      text: [
        `When you leave a page, it tells our server which page it was, whether it worked, how fast it was and whether your window was narrow or wide, so that we notice when a new version is worse. We keep sums by hour, for ${signalRetentionDays} days: no single visit, no address, and nothing that tells you from other visitors. To count each visitor once a day while a new version is tried, the server holds a scrambled form of the address in its memory until the day ends.`,
        'The law that allows it is article 6(1)(f) of the GDPR: our interest in pages that work. If your browser sends Global Privacy Control or Do Not Track, nothing is measured: that is how you object.',
      ],
    },
    {
      id: 'logs',
      title: 'Server logs',
      text: [
        `Our server logs the time and page of each request, how long it took and whether it failed, so that we find faults. The log has no addresses and nothing that you typed, and is deleted after ${logRetentionDays} days. Whoever carries the connection, such as the data centre, may log addresses for a short time to keep the service secure.`,
        'The law that allows it is article 6(1)(f) of the GDPR: our interest in a site that is available and secure.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask us for the following, free of charge:',
        [
          'a copy of everything that was sent under your email address and of what we noted about it, as a file for people and programs (JSON)',
          'a correction of what is wrong in it',
          'the deletion of all of it, in one step and for good',
          'an end to updates, and to any use of your data that you object to',
        ],
        'You can also complain to a data protection authority, such as that of Baden-Württemberg, or that of the place where you live.',
      ],
    },
    {
      id: 'ask',
      title: 'How to ask',
      text: [
        'Write to us from the email address that you ask about, and say what you want. We answer to that address alone, so that nobody else gets what is yours, and within a month at the latest.',
        {
          facts: [
            { name: 'Email', value: companyContacts.privacy, to: `mailto:${companyContacts.privacy}` },
            { name: 'Form', value: 'The contact form', to: '/contact' },
            {
              name: 'Who is responsible',
              value: 'The publisher of this website, named in the imprint',
              to: '/imprint',
            },
          ],
        },
      ],
    },
  ],
};
