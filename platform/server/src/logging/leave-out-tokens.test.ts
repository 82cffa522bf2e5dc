import { createDraftToken } from 'kit/posts/draft-link';
import { leaveOutOfPath, leaveOutTokens } from './leave-out-tokens';

const draft = createDraftToken();
const staff = `aB${'x-_9'.repeat(10)}Z`;
const encode = (text: string) => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);
const again = (text: string) => text.replaceAll('%', '%25');

test.each([
  `/__drafts/${draft}`,
  `/%5f_drafts/${draft}`,
  `/%5F%5Fdrafts/${draft}/pictures/0.jpg`,
  `/__draft/${draft}`,
  `/__drafts/x/${draft}`,
  `/__drafts/${draft}/x`,
  `//__drafts//${draft}`,
  `/__DRAFTS/${draft.toUpperCase()}`,
  `/draft%23${draft}`,
  `/draft%3Ftoken=${draft}`,
  `/robots/__drafts/${draft}`,
  `/__drafts/${encode(draft)}`,
  `/__drafts/${again(again(encode(draft)))}`,
  `/${again(encode(`__drafts/${draft}`))}`,
  `/${draft}`,
  `/${draft.slice(1)}`,
  `/posts/${draft}.`,
  `/x/${draft}.png`,
  `/d/${draft.slice(0, 16)}-${draft.slice(16)}`,
  `/draft=${draft.slice(0, 16)}=${draft.slice(16)}`,
  `/d/${draft.slice(0, 16)}%c2%ad${draft.slice(16)}`,
  `/d/${draft.slice(0, 16)}%E2%80%8B${draft.slice(16)}`,
  `/d/${draft.slice(0, 16)}%0d%0a%09%20${draft.slice(16)}`,
  `/d/${draft.slice(0, 16)}%25250a${draft.slice(16)}`,
  `/__drafts/${draft.slice(0, 16)}O${draft.slice(17)}`,
])('the token of a draft is left out of %s', (path) => {
  const left = leaveOutOfPath(path);
  expect(left).toContain('…');
  expect(decodeURIComponent(decodeURIComponent(left.replaceAll('…', '')))).not.toMatch(
    new RegExp(`${draft.slice(0, 14)}|${draft.slice(-14)}`, 'i'),
  );
});

test.each([
  `/__staff%3Ftoken=${staff}`,
  `/__staff/${staff}`,
  `/__staff%253ftoken=${again(encode(staff))}`,
  `/${staff}`,
])('the token of staff is left out of %s', (path) =>
  expect(leaveOutOfPath(path)).toMatch(/^\/(__staff)?[?/]?(token=)?…$/),
);

test.each(['.', '/', '%2c', '%EF%B8%8F', '%cd%8f', '%e2%a0%80', '%0d%0a%3e%20', '%3cwbr%3e', '%E2%80%90'])(
  'a token that %s divides is left out with the path it is in',
  (divider) => {
    for (const token of [draft, staff])
      for (const at of [8, 16, 22])
        expect(leaveOutOfPath(`/x/${token.slice(0, at)}${divider}${token.slice(at)}`)).toMatch(/^\/…$|^\/x\/…$/);
    const parts = [0, 8, 12, 16, 20].map((start, at, all) => draft.slice(start, all[at + 1]));
    expect(leaveOutOfPath(`/${parts.join(divider)}`)).toMatch(/^\/…$/);
  },
);

test.each([
  '/posts/how-a-rotary-carries-twice-the-load-of-the-former-one-in-2026',
  '/posts/%E5%80%89%E5%BA%AB%E3%81%AE%E6%9C%9D',
  '/assets/mfe-shop/0123456789abcdef/web/robot-finder.01234567.js',
  '/drafts',
  `/media/posts/${draft}.jpg`,
  '/a%20b%0a',
  '/media/share-pumps-model-product-highPressure.jpg',
  '/posts/How-a-Rotary-Carries-2026',
  '/__enquiries/123456',
  '/%',
  '/%zz%25',
])('%s stays as it was', (path) => expect(leaveOutOfPath(path)).toBe(path));

test('the name of a stored document has no token either', () => {
  expect(leaveOutTokens(`Document sharedDrafts/${draft} is left out`)).toBe('Document sharedDrafts/… is left out');
});

test('a message keeps the name of the picture that it is about', () => {
  const message = `Picture ${draft}.jpg cannot be read`;
  expect(leaveOutTokens(message)).toBe(message);
});
