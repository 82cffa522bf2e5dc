import { contentSecurityPolicy } from './content-security-policy';

test('a page runs its own code and sends forms nowhere else (architecture §9 Trust)', () => {
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

const none = { scripts: [], styles: [] };
const read = (policy: string) => new Map(policy.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one]));

test('a page loads from its own origin, and the files of remotes from theirs', () => {
  const code = { scripts: ['run()'], styles: ['.a{}', '.b{}'] };
  const policy = read(contentSecurityPolicy(code, { kind: 'visitor' }, ['https://assets.example']));
  for (const kind of ['img', 'font', 'media'])
    expect(policy.get(`${kind}-src`)).toBe(`${kind}-src 'self' https://assets.example`);
  expect(policy.get('manifest-src')).toBe("manifest-src 'self'");
  expect(policy.get('script-src')).toMatch(/^script-src 'self' 'sha256-\S+' https:\/\/assets\.example$/);
  expect(policy.get('style-src')).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-\S+' https:\/\/assets\.example$/);
  expect(policy.has('frame-src')).toBe(false);
});

test('only connect-src allows the origins that remotes fetch from', () => {
  const policy = read(
    contentSecurityPolicy(none, { kind: 'visitor' }, [], ['https://api.example', 'wss://live.example']),
  );
  expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.example wss://live.example");
  expect([...policy.values()].filter((line) => line.includes('.example'))).toHaveLength(1);
});

test('the tool may use its libraries’ policies and reach a document store elsewhere', () => {
  const here = read(contentSecurityPolicy(none, { kind: 'tool', documents: { kind: 'embedded' } }));
  expect(here.get('trusted-types')).toBe('trusted-types default pasted-html dompurify ProseMirrorClipboard');
  // Pictures of pages that somebody pastes from are fetched wherever those let others read them.
  expect(here.get('connect-src')).toBe("connect-src 'self' https: blob:");
  expect(here.get('img-src')).toBe("img-src 'self' data: blob:");
  expect(here.get('frame-src')).toBe("frame-src 'self'");
  const there = contentSecurityPolicy(none, {
    kind: 'tool',
    documents: { kind: 'embedded', origin: 'https://documents.example' },
  });
  expect(read(there).get('connect-src')).toBe("connect-src 'self' https://documents.example https: blob:");
});

test('with Firebase the tool reaches its services, and with emulators only those', () => {
  const config = {
    apiKey: 'k',
    authDomain: 'blog.firebaseapp.example',
    projectId: 'blog',
    appId: '',
    storageBucket: '',
  };
  const live = read(contentSecurityPolicy(none, { kind: 'tool', documents: { kind: 'firebase', config } }));
  expect(live.get('connect-src')).toBe(
    "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https: blob:",
  );
  const stored = { ...config, storageBucket: 'blog.firebasestorage.example' };
  const kept = read(contentSecurityPolicy(none, { kind: 'tool', documents: { kind: 'firebase', config: stored } }));
  expect(kept.get('connect-src')).toContain(' https://firebasestorage.googleapis.com ');
  expect(live.get('script-src')).toBe("script-src 'self' https://apis.google.com");
  expect(live.get('frame-src')).toBe("frame-src 'self' https://blog.firebaseapp.example");
  const emulators = { auth: 'http://127.0.0.1:9099', documents: 'http://127.0.0.1:8080' };
  const local = read(
    contentSecurityPolicy(none, { kind: 'tool', documents: { kind: 'firebase', config: { ...config, emulators } } }),
  );
  expect(local.get('connect-src')).toBe("connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 https: blob:");
  expect(local.get('script-src')).toBe("script-src 'self'");
  expect(local.get('frame-src')).toBe("frame-src 'self' http://127.0.0.1:9099");
});
