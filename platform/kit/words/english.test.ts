import { english } from './english';

const { missing, tooLong } = english.fields;

test.each([
  ['Full name', 'Please enter your full name'],
  ['Company Name', 'Please enter your company name'],
  ['Your name', 'Please enter your name'],
  ['VAT number', 'Please enter your VAT number'],
  ['What do you need?', 'Please fill in “What do you need?”'],
  ['Name of your dog', 'Please fill in “Name of your dog”'],
  ['The day', 'Please fill in “The day”'],
  ['Phone (mobile)', 'Please fill in “Phone (mobile)”'],
])('an empty field "%s" is asked for in a sentence that is right', (label, sentence) =>
  expect(missing.typed(label)).toBe(sentence),
);

test.each([
  ['Reason', 'Please choose a reason'],
  ['Your country', 'Please choose your country'],
  ['Area', 'Please choose an option for “Area”'],
  ['Dates', 'Please choose an option for “Dates”'],
  ['Which tour?', 'Please choose an option for “Which tour?”'],
])('a choice "%s" is asked for in a sentence that is right', (label, sentence) =>
  expect(missing.chosen(label)).toBe(sentence),
);

test.each([
  ['Message', 'Please shorten your message to 5,000 characters'],
  ['Your message', 'Please shorten your message to 5,000 characters'],
  ['What do you need?', 'Please shorten “What do you need?” to 5,000 characters'],
])('a field "%s" that is too long is said in a sentence that is right', (label, sentence) =>
  expect(tooLong(label, '5,000')).toBe(sentence),
);
