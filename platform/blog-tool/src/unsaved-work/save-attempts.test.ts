import { forgetAttempts, listAttempts, rememberAttempt } from './save-attempts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the saves of a form are known after a reload, the last fifty, until they are forgotten', () => {
  localStorage.setItem('blog-save before', '["a","b"]');
  rememberAttempt('before', 'c');
  expect(listAttempts('before')).toEqual(['a', 'b', 'c']);
  for (let save = 1; save <= 60; save += 1) rememberAttempt('many', String(save));
  expect(JSON.parse(localStorage.getItem('blog-save many') ?? '')).toEqual(listAttempts('many'));
  expect([listAttempts('many').length, listAttempts('many')[0]]).toEqual([50, '11']);
  forgetAttempts('many');
  expect([listAttempts('many'), listAttempts('before').length]).toEqual([[], 3]);
});

test('in a browser that refuses its storage they are known until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  rememberAttempt('refused', 'a');
  expect(listAttempts('refused')).toEqual(['a']);
});

test('what cannot be read is no save', () => {
  localStorage.setItem('blog-save odd', '{');
  expect(listAttempts('odd')).toEqual([]);
});
