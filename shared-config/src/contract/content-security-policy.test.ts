import { contentSecurityPolicy } from './content-security-policy';

test("a visitor's page runs and shows its own alone, named by hash where it is inline, and sends forms nowhere else (design §9)", () => {
  const policy = contentSecurityPolicy({ scripts: ['run()'], styles: [] }, { kind: 'visitor' });
  expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]),
  );
});
