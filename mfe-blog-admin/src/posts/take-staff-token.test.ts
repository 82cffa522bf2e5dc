import { takeStaffToken } from './take-staff-token';

beforeEach(() => sessionStorage.clear());

test('the token of the link is kept for the tab and leaves the address', () => {
  history.replaceState(null, '', '/?a=b#token=Abc-_9');
  expect(takeStaffToken()).toBe('Abc-_9');
  expect(location.href).toBe('http://localhost/?a=b');
  // After a reload.
  expect(takeStaffToken()).toBe('Abc-_9');
});

test('another fragment is none', () => {
  history.replaceState(null, '', '/#token=<script>');
  expect(takeStaffToken()).toBeUndefined();
  expect(location.hash).toBe('#token=%3Cscript%3E');
});
