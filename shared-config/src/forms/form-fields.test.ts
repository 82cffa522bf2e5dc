import { countLength, findFieldError, findFieldErrors, findLengthError } from 'kit/forms/find-field-errors';
import { english } from 'kit/words/english';
import { contactFields } from './contact-fields';
import { detailsFields } from './details-fields';
import { isFormName } from './form-fields';

test.each(['+49 30 1234567', '030 1234567 ext. 5', '(0) 80 1234-5678', '030/123.45 (desk)', '12345', '٠٣٠١٢'])(
  'the phone number "%s" is accepted, however it is parted',
  (number) => expect(findFieldError(contactFields.phoneNumber, number, english)).toBeUndefined(),
);

test.each(['abc', '1234', 'call the front desk'])('"%s" is no phone number', (number) =>
  expect(findFieldError(contactFields.phoneNumber, number, english)).toBe(
    'Please enter a phone number, with 5 digits or more',
  ),
);

test.each(['+91', '0049', 'Germany'])('the country code "%s" is accepted', (code) =>
  expect(findFieldError(contactFields.countryCode, code, english)).toBeUndefined(),
);

test('an email address is checked without the white space around it', () => {
  expect(findFieldError(contactFields.email, ' jörg@plant.example ', english)).toBeUndefined();
  expect(findFieldError(contactFields.email, 'jörg@', english)).toBe(
    'Please enter an email address such as name@example.com',
  );
});

test('an overlong email address must be shortened, before any other check', () => {
  const long = `ada@${'\u4e00'.repeat(20_000)}.example`;
  expect(findFieldError(contactFields.email, long, english)).toBe('Please shorten your email to 254 characters');
});

test('a text of white space counts as empty', () => {
  expect(findFieldError(contactFields.fullName, ' \t ', english)).toBe('Please enter your full name');
  expect(findFieldError(contactFields.message, ' \n ', english)).toBeUndefined();
});

test('consent is given by the ticked box alone', () => {
  const consent = 'Please consent to receiving updates to proceed';
  expect(findFieldError(detailsFields.consent, 'Yes', english)).toBeUndefined();
  expect(findFieldError(detailsFields.consent, 'No', english)).toBe(consent);
  expect(findFieldError(detailsFields.consent, '', english)).toBe(consent);
});

test('there are exactly five forms, and inherited object properties are none of them', () => {
  expect(['home-contact', 'product-documentation', 'constructor', 'toString', ''].map(isFormName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a choice accepts only its own options', () => {
  expect(findFieldError(contactFields.reason, 'Support', english)).toBeUndefined();
  expect(findFieldError(contactFields.reason, 'Other', english)).toBe('Please choose a reason');
  expect(findFieldError(contactFields.reason, '', english)).toBe('Please choose a reason');
});

test("a text's length is counted without the white space around it", () => {
  expect(findLengthError(contactFields.message, `${'x'.repeat(5000)}\n`, english)).toBeUndefined();
  expect(findLengthError(contactFields.message, 'x'.repeat(5001), english)).toBe(
    'Please shorten your message to 5,000 characters',
  );
});

test('the length is shown from nine tenths of the limit', () => {
  expect(countLength(contactFields.message, 'x'.repeat(4499), english)).toBeUndefined();
  expect(countLength(contactFields.message, 'x'.repeat(4500), english)).toBe('4,500 of 5,000 characters');
  expect(countLength(contactFields.reason, 'Support', english)).toBeUndefined();
});

test('absent fields are missing, and the consent box is asked for after the others', () => {
  const values = new FormData();
  expect(findFieldErrors(detailsFields, values, english)).toEqual({
    fullName: 'Please enter your full name',
    companyName: 'Please enter your company name',
    email: 'Please enter your email',
    jobTitle: 'Please enter your job title',
  });
  for (const name of ['fullName', 'companyName', 'email', 'jobTitle']) values.set(name, 'Ada');
  expect(findFieldErrors(detailsFields, values, english)).toEqual({
    email: 'Please enter an email address such as name@example.com',
    consent: 'Please consent to receiving updates to proceed',
  });
  values.set('consent', 'Yes');
  expect(Object.keys(findFieldErrors(detailsFields, values, english))).toEqual(['email']);
});

test('a field of white space is missing too, and consent is not asked for beside it', () => {
  const values = new FormData();
  for (const name of ['fullName', 'companyName', 'email', 'jobTitle']) values.set(name, 'ada@plant.example');
  for (const name of ['fullName', 'jobTitle']) {
    values.set(name, ' \t ');
    expect(Object.keys(findFieldErrors(detailsFields, values, english))).toEqual([name]);
    values.set(name, 'Ada');
  }
});
