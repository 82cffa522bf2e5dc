import { testDefinition } from 'kit/presets/jest/test-definition';
import type { PlannedPage } from '../../compose/plan/planned-page';
import { findWrongForms, refuseForms } from './check-forms';

const page: PlannedPage = {
  location: '/ask-us',
  file: 'contact/index.html',
  page: { kind: 'route', location: '/ask-us' },
  owner: { remote: 'mfe-a', expose: './contact/contact-page' },
  indexed: true,
};
const fields = ['person', 'firm', 'email', 'position', 'agreed', 'source'];
const write = (name: string, names: readonly string[]) =>
  `<form method="post"><input type="hidden" name="form-name" value="${name}"><input name="bot-field">${names.map((one) => `<input name="${one}">`).join('')}</form>`;
const check = async (html: string) =>
  refuseForms(await findWrongForms([{ page, html: `<main>${html}</main>` }], testDefinition));

test('a form with the fields that it has is accepted, and so is a search', async () => {
  await expect(check(`${write('guide-request', fields)}<form><input name="q"></form>`)).resolves.toBeUndefined();
  await expect(check(write('guide-request', fields.slice(0, -1)))).resolves.toBeUndefined();
});

test.each([
  ['a form that is gone', write('newsletter', ['email']), 'sends the form "newsletter", which the site does not have'],
  [
    'a name that every object has',
    write('constructor', ['email']),
    'sends the form "constructor", which the site does',
  ],
  ['a field that is gone', write('guide-request', [...fields, 'fax']), 'sends the field "fax", which the form "guide-'],
  ['a field that is required', write('guide-request', fields.slice(1)), 'has no field "person", without which the'],
])('%s is refused, naming file, page and remedy', async (_, html, reason) => {
  await expect(check(html)).rejects.toThrow(`mfe-a/src/contact/contact-page.tsx: /ask-us ${reason}`);
  await expect(check(html)).rejects.toThrow('release the shell and the remote in one command');
});
