import fc from 'fast-check';
import { formNameField } from 'kit/forms/form-field';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { chooseWords } from 'kit/words/choose-words';
import { gatherForms } from '../site/known-forms';
import { propertySettings } from '../testing/property-settings';
import { parseSubmission } from './parse-submission';

const enquiry = {
  'form-name': 'enquiry',
  person: 'Ada Example',
  firm: 'Example Works',
  email: 'ada@example.com',
  dialCode: '+91',
  telephone: '12345',
  reason: 'Support',
};
const forms = gatherForms([testDefinition.forms]);
const parse = (fields: Record<string, string>) =>
  parseSubmission(new URLSearchParams(fields).toString(), forms, chooseWords('en'));

test('whatever the body is, it is accepted, trapped or refused with a reason', () => {
  const names = fc.constantFrom(...forms.keys(), formNameField, '__proto__', 'bot-field', 'email');
  const pairs = fc.array(fc.tuple(fc.oneof(names, fc.string()), fc.oneof(names, fc.string())));
  const bodies = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    pairs.map((entries) => new URLSearchParams(entries).toString()),
  );
  fc.assert(
    fc.property(bodies, (body) => {
      const result = parseSubmission(body, forms, chooseWords('en'));
      if (result.kind === 'unknown') expect(result.message).not.toBe('');
      else if (result.kind === 'refused') expect(Object.keys(result.errors)).not.toEqual([]);
      else expect(['accepted', 'trapped']).toContain(result.kind);
    }),
    propertySettings,
  );
});

test('fields that the form does not have are dropped and counted', () => {
  const result = parse({
    'form-name': 'manual-request',
    person: 'A',
    firm: 'B',
    email: 'a@b.example',
    position: 'C',
    agreed: 'Yes',
    admin: 'true',
  });
  expect(result).toEqual({
    kind: 'accepted',
    form: 'manual-request',
    definition: testDefinition.forms['manual-request'],
    fields: { person: 'A', firm: 'B', email: 'a@b.example', position: 'C', agreed: 'Yes', source: '' },
    droppedFields: 1,
  });
});

test('every refused field is named with its sentence', () => {
  expect(parse({ 'form-name': 'drawing-request', person: ' ', email: 'nobody' })).toMatchObject({
    kind: 'refused',
    errors: {
      person: 'Please enter your full name',
      firm: 'Please enter your company name',
      email: 'Please enter an email address such as name@example.com',
      position: 'Please enter your job title',
    },
  });
  const typed = { person: 'Ada', firm: 'Example Works', email: 'jörg@plant.example', position: 'Planner' };
  expect(parse({ 'form-name': 'drawing-request', ...typed })).toMatchObject({
    kind: 'refused',
    errors: { agreed: 'Please consent to receiving updates to proceed' },
  });
});

test('a phone number has five digits at least, however they are parted', () => {
  expect(parse({ ...enquiry, telephone: '(030) 12-3 ext. 5' })).toMatchObject({ kind: 'accepted' });
  expect(parse({ ...enquiry, telephone: 'abc' })).toMatchObject({
    kind: 'refused',
    errors: { telephone: 'Please enter a phone number, with 5 digits or more' },
  });
});

test('a line break counts as one character and is stored as one, however it was sent', () => {
  const message = 'a\n'.repeat(2500).trim();
  for (const sent of [message, message.replaceAll('\n', '\r\n'), `  ${message}\r\n`]) {
    expect(parse({ ...enquiry, message: sent })).toMatchObject({ kind: 'accepted', fields: { message } });
  }
  expect(parse({ ...enquiry, message: `${message}abc` })).toMatchObject({
    kind: 'refused',
    errors: { message: 'Please shorten your message to 5,000 characters' },
  });
});
