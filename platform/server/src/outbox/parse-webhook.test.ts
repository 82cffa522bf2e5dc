import { parseWebhook } from './parse-webhook';

test.each(['https://crm.example/hook?key=1', 'http://127.0.0.1:9000/', 'http://localhost/hook', 'http://[::1]:9000/'])(
  'submissions are forwarded by TLS or on this machine: %s',
  (address) => {
    expect(parseWebhook(address)).toBe(address);
  },
);

test.each([
  '',
  'crm.example',
  'http://crm.example/',
  'http://127.0.0.1.crm.example/',
  'http://localhost.example/',
  'http://localhost@crm.example/',
  'https://user:secret@crm.example/',
  'ftp://127.0.0.1/',
])('any other address is refused, and not printed: "%s"', (address) => {
  expect(() => parseWebhook(address)).toThrow(/^FORM_WEBHOOK: it is not an https:\/\/ address/);
});

test('without a setting there is no webhook', () => expect(parseWebhook(undefined)).toBeUndefined());
