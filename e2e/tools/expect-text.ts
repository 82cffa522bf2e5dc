import { setTimeout as wait } from 'node:timers/promises';

/** @throws {Error} when a page does not say it within ten seconds: a server may close a connection just as it is used again */
export const expectText = (address: string, text: string): Promise<void> =>
  expectPage(address, `say "${text}"`, (body) => body.includes(text));

/** The opposite: @throws {Error} when a page still says it after ten seconds, or does not respond */
export const expectNoText = (address: string, text: string): Promise<void> =>
  expectPage(address, `lose "${text}"`, (body) => body.includes('</html>') && !body.includes(text));

async function expectPage(address: string, what: string, holds: (body: string) => boolean): Promise<void> {
  let body = '';
  for (let tries = 0; tries < 20 && !holds(body); tries += 1) {
    if (tries > 0) await wait(500);
    body = await fetch(address, { headers: { Accept: 'text/html' } }).then(
      (answer) => answer.text(),
      (error: Error) => error.message,
    );
  }
  if (!holds(body)) throw new Error(`${address} does not ${what}:\n${body.slice(0, 500)}`);
}
