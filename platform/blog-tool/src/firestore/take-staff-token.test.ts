import { takeStaffToken } from './take-staff-token';

beforeEach(() => sessionStorage.clear());

test('the token is removed from the address and kept for the tab', () => {
  history.replaceState(null, '', '/?a=b#token=Abc-_9');
  expect(takeStaffToken()).toBe('Abc-_9');
  expect(location.href).toBe('http://localhost/?a=b');
  // After a reload.
  expect(takeStaffToken()).toBe('Abc-_9');
});

test.each(['#token=%3Cabc', '#token=abc%3E', '#a&token=abc'])('another fragment is not a token: %s', (fragment) => {
  history.replaceState(null, '', `/${fragment}`);
  expect(takeStaffToken()).toBeUndefined();
  expect(location.hash).toBe(fragment);
});

test('another link has another token: it takes the place of the first', () => {
  for (const token of ['first', 'second']) {
    history.replaceState(null, '', `/#token=${token}`);
    expect(takeStaffToken()).toBe(token);
  }
  expect(takeStaffToken()).toBe('second');
});
