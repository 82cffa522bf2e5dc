import { openAttempts } from './save-attempts';

let attempts = openAttempts();

beforeEach(() => {
  localStorage.clear();
  attempts = openAttempts();
});
afterEach(() => jest.restoreAllMocks());

test('the last fifty saves of a form survive a reload until they are forgotten', () => {
  localStorage.setItem('blog-save before', '["a","b"]');
  attempts.remember('before', 'c');
  expect(attempts.list('before')).toEqual(['a', 'b', 'c']);
  for (let save = 1; save <= 60; save += 1) attempts.remember('many', String(save));
  expect(JSON.parse(localStorage.getItem('blog-save many') ?? '')).toEqual(attempts.list('many'));
  expect([attempts.list('many').length, attempts.list('many')[0]]).toEqual([50, '11']);
  attempts.forget('many');
  expect([attempts.list('many'), attempts.list('before').length]).toEqual([[], 3]);
});

test('in a browser that refuses its storage they are known until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  attempts.remember('refused', 'a');
  expect(attempts.list('refused')).toEqual(['a']);
});

test('saves that cannot be read are ignored', () => {
  localStorage.setItem('blog-save odd', '{');
  expect(attempts.list('odd')).toEqual([]);
});
