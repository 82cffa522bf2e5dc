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
  'ada@127.0.0.1.example',
  `${'a'.repeat(242)}@example.com`,
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
  'jörg@127.0.0.1',
  'jörg@0x7f.1',
  'jörg@１２７.1',
  'jörg@1',
  `jörg@${'a'.repeat(64)}.example`,
  // 63 letters are more than 63 bytes in ASCII.
  `jörg@${'ü'.repeat(63)}.example`,
  `${'a'.repeat(243)}@example.com`,
])('"%s" is not an email address', (address) => expect(isEmailAddress(address)).toBe(false));

test('case, composition and the encoding of its domain do not change an address', () => {
  const spellings = ['Jörg@München.example', ' jo\u0308rg@xn--mnchen-3ya.example', 'JÖRG@XN--MNCHEN-3YA.EXAMPLE '];
  expect(new Set(spellings.map(normaliseEmailAddress))).toEqual(new Set(['jörg@xn--mnchen-3ya.example']));
  expect(normaliseEmailAddress('jorg@münchen.example')).not.toBe(normaliseEmailAddress('jörg@münchen.example'));
});

/** Text whose Punycode, or whose composed form, takes seconds to find. */
const long = ['\u4e00', '\u0301'].map((letter) => `ada@${letter.repeat(20_000)}.example`);

test('what is too long for an address is neither normalised nor converted', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const canParse = jest.spyOn(URL, 'canParse');
  for (const text of long) {
    expect(isEmailAddress(text)).toBe(false);
    expect(normaliseEmailAddress(` ${text}`)).toBe(text);
  }
  expect([normalize, canParse].map(({ mock }) => mock.calls)).toEqual([[], []]);
  jest.restoreAllMocks();
});
