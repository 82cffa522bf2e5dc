import { english } from './english';

const { missing, tooLong } = english.fields;

test.each([
  ['Full name', 'Please enter your full name'],
  ['Your name', 'Please enter your name'],
])('an empty field "%s" is asked for', (label, sentence) => expect(missing.typed(label)).toBe(sentence));

test.each([
  ['Reason', 'Please choose a reason'],
  ['Your country', 'Please choose your country'],
])('a choice "%s" is asked for', (label, sentence) => expect(missing.chosen(label)).toBe(sentence));

test('a field that is too long says by how much it may be', () => {
  expect(tooLong('Message', '5,000')).toBe('Please shorten your message to 5,000 characters');
  expect(tooLong('Your message', '5,000')).toBe('Please shorten your message to 5,000 characters');
});
