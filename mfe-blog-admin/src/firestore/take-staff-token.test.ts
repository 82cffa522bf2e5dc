import { takeStaffToken } from './take-staff-token';

beforeEach(() => sessionStorage.clear());

test('the token is removed from the address and kept for the tab', () => {
  history.replaceState(null, '', '/?a=b#token=Abc-_9');
  expect(takeStaffToken()).toBe('Abc-_9');
  expect(location.href).toBe('http://localhost/?a=b');
  // After a reload.
  expect(takeStaffToken()).toBe('Abc-_9');
});

test('another fragment is not a token', () => {
  history.replaceState(null, '', '/#token=<script>');
  expect(takeStaffToken()).toBeUndefined();
  expect(location.hash).toBe('#token=%3Cscript%3E');
});
