import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startTestSite } from '../testing/test-site';

test('slow recipients given by one sender hold up nobody else’s mail', async () => {
  const held: (() => void)[] = [];
  let isEnding = false;
  const taken: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith('slow')) return done();
      const refuse = () => done(Object.assign(new Error('later'), { responseCode: 450 }));
      if (isEnding) refuse();
      else held.push(refuse);
    },
    onData: (stream, { envelope: { rcptTo } }, done) => {
      stream.resume().on('end', () => {
        taken.push(...rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  const site = await startTestSite({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    public: { origin: 'https://www.halvard.example', host: '127.0.0.1', trustedProxies: ['127.0.0.0/8'] },
    staffPort: 0,
  });
  writeFileSync(join(site.folder, 'one/pdfs/high-pressure.pdf'), '%PDF');
  const send = async (email: string, sender: string) => {
    const form = { 'form-name': 'manual-request', person: 'Ada', firm: 'x', email, position: 'x', agreed: 'Yes' };
    const body = new URLSearchParams({ ...form, source: 'highPressure' });
    const headers = {
      'X-Forwarded-For': sender,
      Host: 'www.halvard.example',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const sending = request(`${site.server.address}/`, { method: 'POST', headers }).end(`${body}`);
    const [response] = await once(sending, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  };
  for (let count = 1; count <= 20; count += 1) await send(`slow-${count}@example.com`, '198.51.100.9');
  // One of several has another queue of the 64 than the slow ones, as good as surely.
  const visitors = ['192.0.2.51', '203.0.113.7', '192.88.99.1', '198.18.0.1'];
  for (const [at, sender] of visitors.entries()) await send(`visitor-${at}@example.com`, sender);
  const deadline = Date.now() + 10_000;
  while (taken.length === 0 && Date.now() < deadline) await new Promise((resume) => setTimeout(resume, 20));
  const atOnce = held.length;
  isEnding = true;
  for (const refuse of held) refuse();
  await site.dispose();
  await new Promise<void>((done) => mailServer.close(done));
  expect([taken[0], atOnce]).toEqual([expect.stringMatching(/^visitor-/), 1]);
}, 30_000);
