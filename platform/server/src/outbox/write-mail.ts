import { site, siteAddress } from 'shared-config/site';
import type { Submission } from '../forms/submission-store';

/** A mail as the library for mails takes it. */
export type Mail = {
  from: { name: string; address: string };
  to: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  attachments: { filename: string; path: string; contentType: string }[];
};

const domain = new URL(site.origin).hostname.replace(/^www\./, '');

/**
 * What a name is made of: letters, and marks between them. A point or comma stands at the end of a word, or a mail program would make a
 * link of it.
 */
const namePattern = /^(?:[\p{L}\p{M}\p{Join_C}'’·・-]|[.,](?= |$)| ){1,80}$/u;

/**
 * The name by which somebody is greeted; empty where it might be something else. Anybody may give the address of somebody else, and what
 * they write as the name would reach them in this site's name.
 */
function nameToGreet(fullName: string): string {
  const name = fullName.trim();
  return namePattern.test(name) ? name : '';
}

/** The mail with the datasheet that somebody asked for. @param document its name, and the file to attach */
export function writeDocumentMail({ id, fields }: Submission, document: { name: string; file: string }): Mail {
  const { fullName = '', email = '' } = fields;
  const name = nameToGreet(fullName);
  return {
    from: { name: site.companyName, address: `no-reply@${domain}` },
    // The library encodes both; neither can add a header or a recipient.
    to: { name, address: email },
    // The same each time, so that a mailbox recognises a mail that was sent twice because its receipt was lost.
    messageId: `<enquiry-${id}@${domain}>`,
    subject: `Your ${site.robotLineName} data sheet`,
    text: [
      name ? `Hello ${name},` : 'Hello,',
      '',
      `Thank you for your interest. The data sheet you asked for is attached. You can also download it from ${siteAddress(`/pdfs/${document.name}`)}`,
      '',
      `If you have questions, write to us: ${siteAddress('/contact')}`,
      '',
      site.companyName,
      '',
    ].join('\n'),
    attachments: [{ filename: document.name, path: document.file, contentType: 'application/pdf' }],
  };
}
