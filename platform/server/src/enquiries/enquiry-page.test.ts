import { testDefinition } from 'kit/presets/jest/test-definition';
import { gatherForms } from '../site/known-forms';
import { type InboxOptions, writeEnquiryPage, writeInboxPage } from './enquiry-page';
import type { Enquiry, EnquiryFilter } from './enquiry-store';

const enquiry: Enquiry = {
  id: 7,
  form: 'enquiry',
  receivedAt: '2026-01-31T08:00:00.000Z',
  fields: { person: 'Ada', firm: 'Engines', email: 'a&b@example.com', reason: 'Support', source: '' },
  seenAt: '2026-01-31T09:00:00.000Z',
  answeredAt: undefined,
  note: '',
  mail: undefined,
};
const filter: EnquiryFilter = { show: 'answered', form: 'enquiry', text: 'a&b' };
const query = 'show=answered&amp;form=enquiry&amp;text=a%26b';
const options: InboxOptions = {
  tool: '/write',
  company: 'Pumps & Sons',
  canLogOut: false,
  siteStyle: '',
  forms: gatherForms([testDefinition.forms]),
  sentForms: ['spring-fair'],
  withBase: (address) => address,
};
const writeList = (all: number, page: number, found = [enquiry]) =>
  writeInboxPage({ filter, found, all, page }, '', options);
const writeOne = (rest: Partial<Enquiry>, message = '') =>
  writeEnquiryPage({ ...enquiry, ...rest }, filter, message, options);

test('each page of the list links to newer and older ones, within the same filter', () => {
  const newer = `<a href="/__enquiries?${query}">Newer</a>`;
  expect(writeList(201, 1)).toContain(`${newer} Page 2 of 3 <a href="/__enquiries?${query}&amp;page=3">Older</a>`);
  expect(writeList(201, 0)).toContain(
    `<nav aria-label="Pages"> Page 1 of 3 <a href="/__enquiries?${query}&amp;page=2">Older</a>`,
  );
  expect(writeList(201, 2)).toContain(`<a href="/__enquiries?${query}&amp;page=2">Newer</a> Page 3 of 3 </nav>`);
  expect(writeList(100, 0)).not.toContain('aria-label="Pages"');
  expect(writeList(101, 0)).toContain('Page 1 of 2');
});

test('whose site it is stands above the list and each enquiry, where that is known', () => {
  for (const page of [writeList(1, 0), writeOne({})])
    expect(page).toContain('<header><p>Pumps &amp; Sons</p><nav aria-label="Staff">');
  const unknown = writeInboxPage({ filter, found: [], all: 0, page: 0 }, '', { ...options, company: undefined });
  expect(unknown).toContain('<header><nav aria-label="Staff">');
});

test('the filter stays in the form, the export and the link of each enquiry', () => {
  const page = writeList(201, 0);
  for (const part of [
    'type="search" name="text" value="a&amp;b">',
    '<option value="answered" selected>',
    '<option value="enquiry" selected>',
    `<a href="/__enquiries.csv?${query}">`,
    `<a class="row" href="/__enquiries/7?${query}">`,
    '201 enquiries.',
  ]) {
    expect(page).toContain(part);
  }
  expect(writeOne({})).toContain(`<a href="/__enquiries?${query}">Back to all enquiries</a>`);
});

test.each<[string, Partial<Enquiry>, string[]]>([
  ['that nobody has opened', { seenAt: undefined }, ['New']],
  ['that was answered', { answeredAt: enquiry.receivedAt }, ['Answered']],
  ['whose mail is to be sent by hand', { mail: { kind: 'by-hand', reason: undefined } }, ['Email to send']],
  ['whose mail is on its way', { mail: { kind: 'waiting', reason: undefined, nextAttempt: '' } }, ['Email pending']],
  ['whose mail was sent', { mail: { kind: 'sent', at: enquiry.receivedAt } }, []],
])('an enquiry %s is marked so in the list', (_what, rest, marks) => {
  const list = writeList(1, 0, [{ ...enquiry, ...rest }]);
  expect([...list.matchAll(/class="mark[^"]*">([^<]*)</g)].map(([, mark]) => mark)).toEqual(marks);
});

test('an enquiry shows what was filled in, and an address to write a mail to', () => {
  const page = writeOne({ note: 'Called <back>' }, 'Note saved.');
  expect(page).toContain('<dt>Reason</dt><dd>Support</dd>');
  expect(page).not.toContain('<dd></dd>');
  // Nothing that was typed adds a field to the mail.
  expect(page).toContain('<a href="mailto:a%26b@example.com">a&amp;b@example.com</a>');
  expect(page).toContain('<p role="status" class="done">Note saved.</p>');
  expect(page).toContain('>\nCalled &lt;back&gt;</textarea>');
});

test('the list shows the beginning of a message and of a note, as text', () => {
  const fields = { ...enquiry.fields, message: '<b>Hello</b>' };
  const list = writeList(1, 0, [{ ...enquiry, fields, note: `Called <back> ${'x'.repeat(200)}` }]);
  expect(list).toContain('<span class="text">&lt;b&gt;Hello&lt;/b&gt;</span>');
  expect(list).toContain(`<span class="text">Note: Called &lt;back&gt; ${'x'.repeat(186)}</span>`);
});

test('each state of an enquiry offers its actions, an unsent document “mark as sent”', () => {
  const offered = (rest: Partial<Enquiry>) =>
    [...writeOne(rest).matchAll(/<button name="action" value="([^"]+)"/g)].map(([, action]) => action);
  expect(offered({})).toEqual(['answer', 'note', 'delete']);
  expect(offered({ answeredAt: enquiry.receivedAt })).toEqual(['reopen', 'note', 'delete']);
  const waiting: Enquiry['mail'] = { kind: 'waiting', reason: '451 later', nextAttempt: enquiry.receivedAt };
  expect(offered({ mail: waiting })).toEqual(['answer', 'mail-sent', 'note', 'delete']);
  expect(offered({ mail: { kind: 'sent', at: enquiry.receivedAt } })).toEqual(['answer', 'note', 'delete']);
  expect(writeOne({ mail: waiting })).toMatch(
    /the next attempt is on 31 January 2026.*, because the last one failed: 451/,
  );
});

test('submissions of a removed form are listed, found and read under their old names', () => {
  const gone = { ...enquiry, form: 'spring-fair', fields: { visitor: 'Grace', stand: '7' } };
  const list = writeInboxPage(
    { filter: { show: 'all', form: 'spring-fair' }, found: [gone], all: 1, page: 0 },
    '',
    options,
  );
  expect(list).toContain('<span class="who">Grace</span>');
  expect(list).toContain('<span class="about">spring-fair, <time');
  expect(list).toContain('<option value="spring-fair" selected>spring-fair</option>');
  const page = writeOne(gone);
  expect(page).toContain('<h1>Grace</h1>');
  expect(page).toContain('<div><dt>stand</dt><dd>7</dd></div>');
});
