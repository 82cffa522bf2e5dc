import { signalRetentionDays } from 'shared-config/contract/signal-address';
import { backupRetentionDays, submissionRetentionDays } from 'shared-config/forms/submission-retention';
import { site } from 'shared-config/site';
import type { LegalText } from './legal-text';

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
        `What you sent is deleted ${submissionRetentionDays} days after it came, or sooner when you ask for it. You can withdraw your consent to updates at any time.`,
        `Our backups may hold it for up to ${backupRetentionDays} days longer.`,
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      text: [
        'While you fill in a form, your browser keeps what you typed in its session storage, so that nothing is lost on reload. It stays on your device and is deleted when you send the form or close the tab.',
      ],
    },
    {
      id: 'measures',
      title: 'How pages fare',
      text: [
        `When you leave a page, it tells our server which page it was, whether it worked, how fast it was and whether your window was narrow or wide, so that we notice when a new version is worse. We keep sums by hour, for ${signalRetentionDays} days: no single visit, no address, and nothing that tells you from other visitors. To count each visitor once a day while a new version is tried, the server holds a scrambled form of the address in its memory until the day ends.`,
        'If your browser sends Global Privacy Control or Do Not Track, nothing is measured.',
      ],
    },
    {
      id: 'logs',
      title: 'Server logs',
      text: [
        'The server logs the address, time and page of each request to keep the service secure. The logs are deleted after a short time and not combined with other data.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask what we keep about you, have it corrected or deleted, and complain to the data protection authority. Write to us through the contact form; we can delete everything sent under your email address in one step.',
      ],
    },
  ],
};
