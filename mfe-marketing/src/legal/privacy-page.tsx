import { backupRetentionDays, submissionRetentionDays } from 'shared-config/forms/submission-retention';
import { site } from 'shared-config/site';
import { LegalFrame } from './legal-frame';

/** What becomes of personal data (specification §2). */
export default function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy"
      path="/privacy"
      description={`What ${site.companyName} learns about visitors of this website, why, and for how long.`}
      sections={[
        {
          id: 'short',
          title: 'In short',
          text: [
            'You can read every page without telling us who you are. The site sets no cookies for advertising and loads nothing from others.',
            'What you send through a form is used to answer you, and for nothing else unless you consented to it.',
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
              'the page from which you wrote',
            ],
            `What you sent is deleted ${submissionRetentionDays} days after it came, or sooner when you ask for it. Consent to updates can be taken back at any time.`,
            `Our backups may hold it for up to ${backupRetentionDays} days longer.`,
          ],
        },
        {
          id: 'browser',
          title: 'In your browser',
          text: [
            'While you fill in a form, what you typed is kept in the session storage of your browser, so that a reload loses nothing. It stays on your device, and is deleted when the form was sent or the tab is closed.',
          ],
        },
        {
          id: 'logs',
          title: 'Server logs',
          text: [
            'The server notes address, time and page of each request to keep the service secure. These notes are deleted after a short time and are not joined with anything else.',
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          text: [
            'You can ask what we keep about you, have it corrected or deleted, and complain to the authority for data protection. Write through the contact form; everything sent under your email address can be deleted in one step.',
          ],
        },
      ]}
    />
  );
}
