import { testDefinition } from 'kit/presets/jest/test-definition';
import { writeFormPage } from './write-form-page';

/** Fields of each form on the wire (specification §7). */
const contact = ['person', 'firm', 'email', 'dialCode', 'telephone', 'reason', 'message', 'source'];
const details = ['person', 'firm', 'email', 'position', 'agreed', 'source'];

test.each([
  ['enquiry', contact],
  ['dealer-enquiry', contact],
  ['guide-request', details],
  ['manual-request', details],
  ['drawing-request', details],
])('the form %s stands on the page with every field', (form, fields) => {
  const [, inputs = ''] =
    new RegExp(`<form name="${form}"[^>]*>(.*)</form>`).exec(writeFormPage(testDefinition, '')) ?? [];
  expect([...inputs.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'form-name',
    ...fields,
    'bot-field',
  ]);
  expect(inputs).toContain(`value="${form}"`);
});

test('a host captures each form and its trap, hidden from readers and search engines', () => {
  const page = writeFormPage(testDefinition, '');
  const attributes = 'method="post" action="/" data-netlify="true" netlify-honeypot="bot-field" hidden>';
  expect(page.split(attributes)).toHaveLength(6);
  expect(page.match(/<input name="form-name" type="hidden"/g)).toHaveLength(5);
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test('of a German site it is German', () => {
  const page = writeFormPage({ ...testDefinition, language: 'de' }, '/pumpen');
  expect(page).toContain(
    '<h1>Formulare</h1><p>Für die Formularerkennung statischer Hosts. Schreiben können Sie uns <a href="/pumpen/ask-us">hier</a>.</p>',
  );
});

test('it has the five forms of the list and no other', () => {
  const names = [...writeFormPage(testDefinition, '').matchAll(/<form name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(testDefinition.forms));
  expect(names).toHaveLength(5);
});
