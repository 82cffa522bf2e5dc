import { renewSecurityText, securityTextExpires, writeSecurityText } from './security-text';

const november = Date.parse('2026-11-28T16:00:00Z');
const definition = {
  origin: 'https://www.company.example',
  contact: '/enquire',
  security: {
    mail: 'security@company.example',
    policy: { page: '/reporting', part: '#report' },
    languages: ['en', 'de'],
  },
};
const write = (locations: readonly string[], basePath: string) =>
  writeSecurityText(definition, november, locations, basePath);

test('gives contact, expiry, its own address and the policy (RFC 9116)', () => {
  expect(write(['/', '/enquire', '/reporting'], '')).toBe(
    [
      'Contact: mailto:security@company.example',
      'Contact: https://www.company.example/enquire',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.company.example/.well-known/security.txt',
      'Policy: https://www.company.example/reporting#report',
      '',
    ].join('\n'),
  );
});

test('a site below a path gives its own addresses; pages that it lacks are left out', () => {
  expect(write(['/reporting'], '/robots')).toContain(
    'Canonical: https://www.company.example/robots/.well-known/security.txt\nPolicy: https://www.company.example/robots/reporting#report',
  );
  expect(write([], '')).not.toMatch(/Policy|\/enquire/);
});

test('it holds for ten months at least, less than a year, and is the same all month', () => {
  for (const [now, expires] of [
    ['2026-12-01T00:00:00Z', '2027-11-01T00:00:00Z'],
    ['2026-12-31T23:59:59Z', '2027-11-01T00:00:00Z'],
    ['2027-02-01T00:00:00Z', '2028-01-01T00:00:00Z'],
  ] as const)
    expect(securityTextExpires(Date.parse(now))).toBe(expires);
});

test('what was composed long ago is handed out as holding from now on', () => {
  const composed = write(['/reporting'], '');
  const served = renewSecurityText(composed, Date.parse('2028-05-05T00:00:00Z'));
  expect(served).toBe(composed.replace('2027-10-01', '2029-04-01'));
});
