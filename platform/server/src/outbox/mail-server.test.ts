import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { SMTPServer } from 'smtp-server';
import { needsTls, openMailServer } from './mail-server';
import { UndeliverableError } from './poll-outbox';

/** What a mail server answers to, in this order, and what it answers when nothing is wrong. */
const stages = {
  greeting: '220 ready',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 sender',
  RCPT: '250 recipient',
  DATA: '354 go on',
  message: '250 taken',
};
type Stage = keyof typeof stages;
const isStage = (text: string): text is Stage => Object.hasOwn(stages, text);

/** What a server does at a stage instead. */
const faults = {
  'a refusal for now': (socket: Socket) => void socket.write('451 later\r\n'),
  'a refusal for good': (socket: Socket) => void socket.write('550 never\r\n'),
  silence: () => {},
  'the end of the connection': (socket: Socket) => void socket.destroy(),
  'a trickle': (socket: Socket) => {
    const timer = setInterval(() => socket.write('250-x\r\n'), 20);
    socket.on('close', () => clearInterval(timer)).on('error', () => {});
  },
};

const mail = { from: 'no-reply@halvard.example', to: 'ada@example.com', subject: 'x', text: 'x' };
/** For what never ends; a refusal comes at once, however busy the machine is. */
const limits = { response: 50, mail: 100 };

/** Sends a mail through a server that is broken at a stage. @returns how often it took the mail, and what came of it */
async function sendThrough(broken: Stage, fault: keyof typeof faults) {
  let taken = 0;
  const server = createServer((socket) => {
    let isMessage = false;
    let text = '';
    const respond = (stage: Stage) =>
      stage === broken ? faults[fault](socket) : void socket.write(`${stages[stage]}\r\n`);
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        text += bytes;
        for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
          const line = text.slice(0, end);
          text = text.slice(end + 2);
          const [word = ''] = line.split(' ');
          if (isMessage && line === '.') {
            isMessage = false;
            if (broken !== 'message') taken += 1;
            respond('message');
          } else if (!isMessage && isStage(word)) {
            isMessage = word === 'DATA' && broken !== 'DATA';
            respond(word);
          } else if (word === 'HELO') socket.write('500 no\r\n');
        }
      });
    respond('greeting');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const failure = await openMailServer(
    `smtp://user:secret@127.0.0.1:${port}`,
    limits,
  )(mail).then(
    () => undefined,
    (error: unknown) => error,
  );
  await new Promise((done) => server.close(done));
  return { taken, failure };
}

const everyFault = Object.keys(faults) as (keyof typeof faults)[];
const ofTheMail: Stage[] = ['MAIL', 'RCPT', 'DATA', 'message'];

describe.each(Object.keys(stages) as Stage[])('a mail server, when it comes to %s', (stage) => {
  test.each(everyFault)('with %s: the mail is not sent, and what can be tried again is', async (fault) => {
    const { taken, failure } = await sendThrough(stage, fault);
    expect({ taken, failure }).toEqual({ taken: 0, failure: expect.any(Error) });
    const isFinal = fault === 'a refusal for good' && ofTheMail.includes(stage);
    expect(failure instanceof UndeliverableError).toBe(isFinal);
  });
});

test('an unknown certificate ends the connection before the account is sent', async () => {
  // Of the certificate that the package brings.
  expectConsole('error', /built-in default TLS certificate/);
  const onAuth = jest.fn();
  const server = new SMTPServer({ secure: true, onAuth });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  await expect(openMailServer(`smtps://user:secret@127.0.0.1:${port}`)(mail)).rejects.toThrow(/certificate/);
  expect(onAuth).not.toHaveBeenCalled();
  await new Promise<void>((done) => server.close(done));
});

test.each([
  ['smtp://user:secret@mail.example.com', true],
  ['smtp://127.0.0.1.example.com:25', true],
  ['smtp://0x7f.1', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s must have TLS: %s', (address, isNeeded) => expect(needsTls(address)).toBe(isNeeded));
