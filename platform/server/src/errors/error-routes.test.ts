import { startTestSite } from '../testing/test-site';

test('more than 600 reports a minute of all addresses are refused', async () => {
  const site = await startTestSite({
    public: { origin: 'http://localhost', host: '127.0.0.1', trustedProxies: ['127.0.0.1'] },
    staffPort: 0,
  });
  const report = (address: string) =>
    fetch(`${site.server.address}/__errors`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: JSON.stringify({ remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/' }),
    }).then(({ status }) => status);
  const statuses = [];
  for (let at = 0; at < 602; at += 1) statuses.push(await report(`198.${Math.floor(at / 60)}.100.7`));
  expect(statuses.slice(0, 600).every((status) => status === 204)).toBe(true);
  expect(statuses.slice(600)).toEqual([429, 429]);
  await site.dispose();
});

test('more than 60 of one address in a minute are refused, and what is no report', async () => {
  const site = await startTestSite();
  const send = (body: string) =>
    fetch(`${site.server.address}/__errors`, { method: 'POST', body }).then(({ status }) => status);
  const report = { remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/' };
  const refused = [
    'no json',
    '{}',
    JSON.stringify({ ...report, version: '1'.repeat(33) }),
    JSON.stringify({ ...report, stack: 'x'.repeat(4001) }),
    'x'.repeat(17_000),
  ];
  expect(await Promise.all(refused.map(send))).toEqual([400, 400, 400, 400, 413]);
  // The longest that a page sends, in letters of three bytes.
  expect(await send(JSON.stringify({ ...report, message: 'あ'.repeat(2000), stack: 'x'.repeat(4000) }))).toBe(204);
  const statuses = await Promise.all(Array.from({ length: 54 }, () => send(JSON.stringify(report))));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await send(JSON.stringify(report))).toBe(429);
  await site.dispose();
});
