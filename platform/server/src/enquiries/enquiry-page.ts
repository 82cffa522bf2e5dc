import { escapeHtml } from 'kit/http/escape-html';
import { logOutPath } from 'kit/http/staff-token-file';
import type { WithBase } from '../http/with-base';
import type { KnownForms } from '../site/known-forms';
import { writeToolLink } from '../site/staff-tools';
import { type Enquiry, type EnquiryFilter, enquiriesPerPage, type PromisedMail } from './enquiry-store';
import { inboxStyle } from './inbox-style';

/** Path of the inbox. */
export const inboxPath = '/__enquiries';

/** Path at which the inbox says how many enquiries nobody has opened. */
export const newEnquiriesPath = `${inboxPath}/new`;

/** Characters that a note may have. One that two people have written may be longer, and is shortened step by step. */
export const maxNoteLength = (former: string): number => Math.max(5000, former.length);

/**
 * `canLogOut`: whether there are sessions, as at the staff listener. `siteStyle`: the style of the live site. `forms`: those that are
 * known; an enquiry through one that is gone has the names of its fields for labels. `sentForms`: all through which something was sent.
 * `tool`: path of the site's tool. `company`: whose site it is, where its definition can be read.
 */
export type InboxOptions = {
  canLogOut: boolean;
  siteStyle: string;
  forms: KnownForms;
  sentForms: readonly string[];
  tool: string | undefined;
  company: string | undefined;
  withBase: WithBase;
};

/** The list of a filter: `page` is from 0, `all` is how many fit. */
export type InboxView = { filter: EnquiryFilter; found: readonly Enquiry[]; all: number; page: number };

/** The label of a form, for staff. */
const labelOf = (forms: KnownForms, form: string) => forms.get(form)?.[0]?.label ?? form;
/** The label of a form's field, whichever version of the form has it. */
const labelOfField = (forms: KnownForms, form: string, name: string) =>
  forms.get(form)?.find(({ fields }) => Object.hasOwn(fields, name))?.fields[name]?.label ?? name;
/** The sender and the subject of an enquiry, by its fields; without those that the form no longer has. */
function summarise(forms: KnownForms, { form, fields }: Pick<Enquiry, 'form' | 'fields'>) {
  const [{ from, about } = { from: [], about: [] }] = forms.get(form) ?? [];
  const valuesOf = (names: readonly string[]) => names.map((name) => fields[name] ?? '').filter(Boolean);
  const [, ...values] = from;
  return {
    // For a form that is gone, the first field says who it was.
    name: valuesOf(from.slice(0, 1))[0] ?? (from.length === 0 ? Object.values(fields).find(Boolean) : undefined),
    others: valuesOf(values),
    about: valuesOf(about),
  };
}
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
/** A time that cannot be read is shown as it is stored. */
const formatTime = (time: string) => (Number.isNaN(Date.parse(time)) ? time : day.format(new Date(time)));

/** The notice of an enquiry that is not stored as this server stores them, with what to do. */
const damaged =
  'This enquiry is not stored as this server stores them: a disk, a program or a person has changed it. What of it can be shown as text is here. Nothing is sent to its sender by itself, and where its time cannot be read it is not deleted for its age. A backup may have it whole; otherwise write down what is of use, and delete it.';

const choices = { open: 'Open', answered: 'Answered', all: 'All' } as const;

/** Query of an address that leads to the same filter. */
export function filterQuery({ show, form, text }: EnquiryFilter, page = 0): string {
  const query = new URLSearchParams({
    show,
    ...(form ? { form } : {}),
    ...(text ? { text } : {}),
    ...(page > 0 ? { page: String(page + 1) } : {}),
  });
  return query.toString();
}

/** The inbox: the enquiries of visitors, the latest first. It works without script. @param message about the last action, or '' */
export function writeInboxPage(
  { filter, found, all, page }: InboxView,
  message: string,
  options: InboxOptions,
): string {
  const { withBase } = options;
  const rows = found.map((enquiry) => writeRow(enquiry, filter, options));
  const pages = Math.max(1, Math.ceil(all / enquiriesPerPage));
  const step = (to: number, label: string) =>
    to >= 0 && to < pages ? `<a href="${withBase(inboxPath)}?${escapeHtml(filterQuery(filter, to))}">${label}</a>` : '';
  return writePage(
    'Enquiries',
    `<h1>Enquiries</h1>${writeMessage(message)}
<form method="get" action="${withBase(inboxPath)}" role="search" class="tools">
<p><label for="text">Search</label><input id="text" type="search" name="text" value="${escapeHtml(filter.text ?? '')}"></p>
<p><label for="show">Show</label><select id="show" name="show">${Object.entries(choices)
      .map(([value, label]) => `<option value="${value}"${value === filter.show ? ' selected' : ''}>${label}</option>`)
      .join('')}</select></p>
<p><label for="form">Form</label><select id="form" name="form"><option value="">All</option>${formChoices(options)
      .map(
        ([value, label]) =>
          `<option value="${escapeHtml(value)}"${value === filter.form ? ' selected' : ''}>${escapeHtml(label)}</option>`,
      )
      .join('')}</select></p>
<p><button>Show</button></p></form>
<p>${all} ${all === 1 ? 'enquiry' : 'enquiries'}. <a href="${withBase(inboxPath)}.csv?${escapeHtml(filterQuery(filter))}">Export as CSV</a></p>
${rows.length > 0 ? `<ul class="list">${rows.join('')}</ul>` : '<p>No enquiries match. Show all, or change your search.</p>'}
${pages > 1 ? `<nav aria-label="Pages">${step(page - 1, 'Newer')} Page ${page + 1} of ${pages} ${step(page + 1, 'Older')}</nav>` : ''}
<h2>Delete all enquiries of a person</h2>
<form method="post" action="${withBase(inboxPath)}/delete-email" class="tools">
<p><label for="email">Email address</label><input id="email" inputmode="email" name="email" required autocomplete="off"></p>
<p class="tick"><input id="sure" type="checkbox" name="sure" value="yes" required><label for="sure">Delete permanently; this cannot be undone</label></p>
<p><button class="danger">Delete all from this address</button></p></form>`,
    options,
  );
}

/** The forms that staff may choose. */
const formChoices = ({ forms, sentForms }: InboxOptions): [string, string][] =>
  [...new Set([...forms.keys(), ...sentForms])].map((name) => [name, labelOf(forms, name)]);

function writeRow(enquiry: Enquiry, filter: EnquiryFilter, { forms, withBase }: InboxOptions) {
  const { id, form, receivedAt, fields, isDamaged, seenAt, answeredAt, note, mail } = enquiry;
  const marks = [
    isDamaged ? '<strong class="mark due">Damaged</strong>' : '',
    seenAt === undefined ? '<strong class="mark new">New</strong>' : '',
    answeredAt ? '<span class="mark">Answered</span>' : '',
    mail && mail.kind !== 'sent'
      ? `<span class="mark due">${mail.kind === 'by-hand' ? 'Email to send' : 'Email pending'}</span>`
      : '',
  ];
  const summary = summarise(forms, enquiry);
  const who = [summary.name ?? `Enquiry ${id}`, ...summary.others].join(', ');
  const about = [...summary.about, labelOf(forms, form)].join(', ');
  return `<li><a class="row" href="${withBase(inboxPath)}/${id}?${escapeHtml(filterQuery(filter))}"><span class="who">${escapeHtml(who)}</span> ${marks.join(' ')}<span class="about">${escapeHtml(about)}, <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(formatTime(receivedAt))}</time></span><span class="text">${escapeHtml((fields['message'] ?? '').slice(0, 200))}</span>${note ? `<span class="text">Note: ${escapeHtml(note.slice(0, 200))}</span>` : ''}</a></li>`;
}

/**
 * One enquiry: every field, its mail, a note, and what can be done.
 * @param back filter of the list that it was opened from
 * @param typed a note that was not stored, and the one that it changes; the stored note when absent
 */
export function writeEnquiryPage(
  enquiry: Enquiry,
  back: EnquiryFilter,
  message: string,
  options: InboxOptions,
  typed = { note: enquiry.note, former: enquiry.note },
): string {
  const { id, form, receivedAt, fields, isDamaged, answeredAt, mail } = enquiry;
  const { withBase } = options;
  const query = escapeHtml(filterQuery(back));
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `<div><dt>${escapeHtml(labelOfField(options.forms, form, name))}</dt><dd>${writeValue(name, value)}</dd></div>`,
    );
  const action = (name: string, label: string) =>
    `<form method="post" action="${withBase(inboxPath)}/${id}?${query}"><button name="action" value="${name}">${label}</button></form>`;
  return writePage(
    `Enquiry ${id}`,
    `<p><a href="${withBase(inboxPath)}?${query}">Back to all enquiries</a></p>
<h1>${escapeHtml(summarise(options.forms, enquiry).name ?? `Enquiry ${id}`)}</h1>${writeMessage(message)}
<p>${escapeHtml(labelOf(options.forms, form))}, <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(formatTime(receivedAt))}</time>. ${answeredAt ? `Answered on ${escapeHtml(formatTime(answeredAt))}.` : 'Not answered yet.'}</p>
${isDamaged ? `<p class="mailed">${escapeHtml(damaged)}</p>` : ''}<dl>${rows.join('')}</dl>
${mail ? `<p class="mailed">${escapeHtml(describeMail(mail))}</p>` : ''}
<div class="ways">${action(answeredAt ? 'reopen' : 'answer', answeredAt ? 'Mark as open' : 'Mark as answered')}${mail && mail.kind !== 'sent' ? action('mail-sent', 'Mark document as sent') : ''}</div>
<form method="post" action="${withBase(inboxPath)}/${id}?${query}" class="note"><p><label for="note">Note for staff</label><textarea id="note" name="note" rows="4" maxlength="${maxNoteLength(enquiry.note)}">\n${escapeHtml(typed.note)}</textarea><input type="hidden" name="former" value="${escapeHtml(typed.former)}"></p><p><button name="action" value="note">Save note</button></p></form>
<h2>Delete permanently</h2>
<form method="post" action="${withBase(inboxPath)}/${id}?${query}" class="tools"><p class="tick"><input id="sure" type="checkbox" name="sure" value="yes" required><label for="sure">This cannot be undone</label></p><p><button name="action" value="delete" class="danger">Delete this enquiry</button></p></form>`,
    options,
  );
}

function writeValue(name: string, value: string): string {
  const text = escapeHtml(value);
  // Whatever was typed stays one address.
  return name === 'email'
    ? `<a href="mailto:${escapeHtml(encodeURIComponent(value).replace('%40', '@'))}">${text}</a>`
    : text;
}

function describeMail(mail: PromisedMail): string {
  switch (mail.kind) {
    case 'sent':
      return `The document was sent on ${formatTime(mail.at)}.`;
    case 'by-hand':
      return `The form promised the document by email. Send it by hand${mail.reason ? `: ${mail.reason}` : ''}.`;
    case 'waiting':
      return `The document is on its way; the next attempt is on ${formatTime(mail.nextAttempt)}${mail.reason ? `, because the last one failed: ${mail.reason}` : ''}.`;
  }
}

const writeMessage = (message: string) => (message ? `<p role="status" class="done">${escapeHtml(message)}</p>` : '');

const writeLogOut = (withBase: WithBase) =>
  `<form method="post" action="${withBase(logOutPath)}"><button>Log out</button></form>`;

/** The styles of a page, in their order; its policy names the hash of each. */
export const inboxStyles = (siteStyle: string): string[] => [siteStyle, inboxStyle];

const writePage = (title: string, content: string, { canLogOut, siteStyle, tool, company, withBase }: InboxOptions) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>${inboxStyles(
    siteStyle,
  )
    .map((style) => `<style>${style}</style>`)
    .join(
      '',
    )}</head><body><header>${company === undefined ? '' : `<p>${escapeHtml(company)}</p>`}<nav aria-label="Staff"><a href="${withBase(inboxPath)}" aria-current="page">Enquiries</a> ${writeToolLink(tool, withBase)}<a href="${withBase('/__composition')}">Composition</a> <a href="${withBase('/__vitals')}">Vitals</a></nav>${canLogOut ? writeLogOut(withBase) : ''}</header><main>${content}</main></body></html>`;
