import { testDefinition } from 'kit/presets/jest/test-definition';
import { writeDocumentMail } from './write-mail';

const { 'manual-request': form } = testDefinition.forms;

const write = (person: string, basePath = '') => {
  const submission = {
    id: 7,
    form: 'manual-request',
    receivedAt: '2026-01-31T08:00:00.000Z',
    fields: { person, email: 'ada@example.com' },
  };
  if (!form?.mail) throw new Error('the form promises no document');
  return writeDocumentMail({ ...testDefinition, basePath }, { ...form, mail: form.mail }, submission, {
    name: 'high-pressure.pdf',
    file: '/site/pdfs/high-pressure.pdf',
  });
};

test('the mail greets its reader, names the sender, and has the datasheet and its link', () => {
  const mail = write('Ada');
  expect(mail).toMatchObject({
    from: { name: testDefinition.name, address: 'no-reply@halvard.example' },
    to: { name: 'Ada', address: 'ada@example.com' },
    attachments: [
      { filename: 'high-pressure.pdf', path: '/site/pdfs/high-pressure.pdf', contentType: 'application/pdf' },
    ],
  });
  expect(mail.text).toMatch(/^Hello Ada,\n/);
  expect(mail.text).toContain(`${testDefinition.origin}/pdfs/high-pressure.pdf`);
  expect(write('Ada', '/pumps').text).toContain(`${testDefinition.origin}/pumps/pdfs/high-pressure.pdf`);
});

test.each([
  'Dr. José-María O’Brien, PhD',
  "J. R. d'Arc",
  'Анна Ивановна',
  'आदित्य राव',
  'มาลี ใจดี',
  'علی‌رضا',
  'ジャン・ポール',
  'Sammy Davis Jr.',
])('%j is greeted by name', (name) => {
  expect(write(name)).toMatchObject({ to: { name }, text: expect.stringContaining(`Hello ${name},\n`) });
});

test.each([
  'Ada\n\nYour account is closed. Log in at https://evil.example',
  'https://evil.example',
  'evil.example',
  'Ada evil.example/login',
  'help@evil.example',
  'Call +1 555 0100',
  '<b>Ada</b>',
  'Ada\u202eelpmaxe',
  'a '.repeat(41),
])('what may be no name, %j, does not reach whoever has the address', (name) => {
  const { to, text } = write(name);
  expect(to.name).toBe('');
  expect(text).toMatch(/^Hello,\n/);
  expect(text).not.toMatch(/evil|555|<b>|elpmaxe/);
});
