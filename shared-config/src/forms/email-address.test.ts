import { isEmailAddress, normaliseEmailAddress } from './email-address';

test.each([
  'ada@example.com',
  'ada@localhost',
  "o'brien+robots@mail.example.co.uk",
  '.ada..b.@example.com',
  'jörg@plant.example',
  // The same letter in two code points, as macOS writes it in the names of files.
  'jo\u0308rg@plant.example',
  'info@münchen.example',
  'info@xn--mnchen-3ya.example',
  'jörg@MÜNCHEN.example',
  '用户@例子.广告',
  '用户@例え。テスト',
  'संपर्क@डाटामेल.भारत',
  'علی\u200cرضا@مثال.إختبار',
  '🤖@plant.example',
  `ada@${'a'.repeat(63)}.example`,
])('"%s" is an email address', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  '',
  'jörg',
  'jörg@',
  '@plant.example',
  'jörg@@plant.example',
  'jörg@plant.example, ada@example.com',
  'Jörg <jörg@plant.example>',
  '„jörg@plant.example“',
  'jörg@plant.example“',
  'jörg＠plant.example',
  'jörg müller@plant.example',
  'jörg\u00a0müller@plant.example',
  'jörg@mün\u3000chen.example',
  'jörg@mün\u200bchen.example',
  'jörg\u202e@plant.example',
  'jörg\ud800@plant.example',
  'jörg\u0085@plant.example',
  'jörg@-plant.example',
  'jörg@plant..example',
  'jörg@plant.example.',
  'jörg@plant_hall.example',
  'jörg@plant.example:25',
  'jörg@plant.example/hall',
  'jörg@xn--a.example',
  'jörg@plant.123',
  `jörg@${'a'.repeat(64)}.example`,
  // 63 letters are more than 63 bytes in ASCII.
  `jörg@${'ü'.repeat(63)}.example`,
])('"%s" is none', (address) => expect(isEmailAddress(address)).toBe(false));

test('an address is the same in upper and lower case, composed or not, its domain in Unicode or in ASCII', () => {
  const spellings = ['Jörg@München.example', ' jo\u0308rg@xn--mnchen-3ya.example', 'JÖRG@XN--MNCHEN-3YA.EXAMPLE '];
  expect(new Set(spellings.map(normaliseEmailAddress))).toEqual(new Set(['jörg@xn--mnchen-3ya.example']));
  expect(normaliseEmailAddress('jorg@münchen.example')).not.toBe(normaliseEmailAddress('jörg@münchen.example'));
});
