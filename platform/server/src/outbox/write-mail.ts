import type { SiteDefinition } from 'kit/contract/site-definition';
import type { FormDefinition } from 'kit/forms/form-definition';
import type { Submission } from '../forms/read-submission';

/** A mail as the library for mails takes it. */
export type Mail = {
  from: { name: string; address: string };
  to: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  attachments: { filename: string; path: string; contentType: string }[];
};

/** The sender of a site's mails: nobody reads mails sent there. */
export const senderOf = ({ name, origin }: Pick<SiteDefinition, 'name' | 'origin'>) => {
  const domain = new URL(origin).hostname.replace(/^www\./, '');
  return { domain, from: { name, address: `no-reply@${domain}` } };
};

/**
 * The characters of a name: letters, and marks between them. A point or comma stands at the end of a word, or a mail program would make a
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

/** The form behind a promised mail. */
export type PromisingForm = FormDefinition & { mail: NonNullable<FormDefinition['mail']> };

/**
 * The mail with the document that somebody asked for.
 * @param site with the path of its host below which it is
 * @param document its name, and the file to attach
 */
export function writeDocumentMail(
  site: Pick<SiteDefinition, 'name' | 'origin'> & { basePath: string },
  { from: [nameField = ''], mail }: PromisingForm,
  { id, fields }: Submission,
  document: { name: string; file: string },
): Mail {
  const { domain, from } = senderOf(site);
  const name = nameToGreet(fields[nameField] ?? '');
  const address = site.origin + site.basePath;
  const fill = (text: string) =>
    text.replaceAll('{document}', `${address}/pdfs/${document.name}`).replaceAll('{site}', address);
  return {
    from,
    // The library encodes both; neither can add a header or a recipient.
    to: { name, address: fields['email'] ?? '' },
    // The same id each time, so that a mailbox recognises a mail that was sent twice because its receipt was lost.
    messageId: `<enquiry-${id}@${domain}>`,
    subject: mail.subject,
    text: [
      name ? mail.greeting.named.replace('{name}', () => name) : mail.greeting.unnamed,
      '',
      ...mail.paragraphs.flatMap((paragraph) => [fill(paragraph), '']),
      site.name,
      '',
    ].join('\n'),
    attachments: [{ filename: document.name, path: document.file, contentType: 'application/pdf' }],
  };
}
