import { countLength, findFieldError, findFieldErrors, findLengthError } from 'kit/forms/find-field-errors';
import { contactFields } from './contact-fields';
import { detailsFields } from './details-fields';
import { isFormName } from './form-fields';

test.each(['+49 30 1234567', '030 1234567 ext. 5', '(0) 80 1234-5678', 'call the front desk'])(
  'the phone number "%s" is taken: the specification asks only that there is one (§5)',
  (number) => expect(findFieldError(contactFields.phoneNumber, number)).toBeUndefined(),
);

test.each(['+91', '0049', 'Germany'])('the country code "%s" is taken', (code) =>
  expect(findFieldError(contactFields.countryCode, code)).toBeUndefined(),
);

test('an email address is judged without the white space around it', () => {
  expect(findFieldError(contactFields.email, ' jörg@plant.example ')).toBeUndefined();
  expect(findFieldError(contactFields.email, 'jörg@')).toBe('Please enter an email address such as name@example.com');
});

test('an email address that is too long is asked to be shortened, before anything else is looked at', () => {
  const long = `ada@${'\u4e00'.repeat(20_000)}.example`;
  expect(findFieldError(contactFields.email, long)).toBe('Please shorten your email to 254 characters');
});

test('a text of white space is none', () => {
  expect(findFieldError(contactFields.fullName, ' \t ')).toBe('Please enter your full name');
  expect(findFieldError(contactFields.message, ' \n ')).toBeUndefined();
});

test('a consent is given by the ticked box alone', () => {
  const consent = 'Please consent to receiving updates to proceed';
  expect(findFieldError(detailsFields.consent, 'Yes')).toBeUndefined();
  expect(findFieldError(detailsFields.consent, 'No')).toBe(consent);
  expect(findFieldError(detailsFields.consent, '')).toBe(consent);
});

test('there are five forms, whatever objects have by themselves', () => {
  expect(['home-contact', 'product-documentation', 'constructor', 'toString', ''].map(isFormName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('of a choice, only what it offers is taken', () => {
  expect(findFieldError(contactFields.reason, 'Support')).toBeUndefined();
  expect(findFieldError(contactFields.reason, 'Other')).toBe('Please choose a reason');
  expect(findFieldError(contactFields.reason, '')).toBe('Please choose a reason');
});

test('a text is as long as it is without the white space around it', () => {
  expect(findLengthError(contactFields.message, `${'x'.repeat(5000)}\n`)).toBeUndefined();
  expect(findLengthError(contactFields.message, 'x'.repeat(5001))).toBe(
    'Please shorten your message to 5,000 characters',
  );
});

test('the length is shown from nine tenths of the limit', () => {
  expect(countLength(contactFields.message, 'x'.repeat(4499))).toBeUndefined();
  expect(countLength(contactFields.message, 'x'.repeat(4500))).toBe('4,500 of 5,000 characters');
  expect(countLength(contactFields.reason, 'Support')).toBeUndefined();
});

test('fields that are not there are missing; the box that is not ticked is, once they are filled in', () => {
  const values = new FormData();
  expect(findFieldErrors(detailsFields, values)).toEqual({
    fullName: 'Please enter your full name',
    companyName: 'Please enter your company name',
    email: 'Please enter your email',
    jobTitle: 'Please enter your job title',
  });
  for (const name of ['fullName', 'companyName', 'email', 'jobTitle']) values.set(name, 'Ada');
  expect(findFieldErrors(detailsFields, values)).toEqual({
    email: 'Please enter an email address such as name@example.com',
    consent: 'Please consent to receiving updates to proceed',
  });
  values.set('consent', 'Yes');
  expect(Object.keys(findFieldErrors(detailsFields, values))).toEqual(['email']);
});

test('a field of white space is missing too: the box is not asked for beside it', () => {
  const values = new FormData();
  for (const name of ['fullName', 'companyName', 'email', 'jobTitle']) values.set(name, 'ada@plant.example');
  for (const name of ['fullName', 'jobTitle']) {
    values.set(name, ' \t ');
    expect(Object.keys(findFieldErrors(detailsFields, values))).toEqual([name]);
    values.set(name, 'Ada');
  }
});
