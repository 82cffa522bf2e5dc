import { type AddressInfo, createServer, type Server } from 'node:net';
import { choosePort } from './choose-port';

let holder: Server;
let port: number;
beforeEach(async () => {
  holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  ({ port } = holder.address() as AddressInfo);
});
afterEach(() => void holder.close());

test('a port that was named and is in use is refused in one line, naming who has it', async () => {
  await expect(choosePort({ given: port, usual: 4174, by: 'PORT' })).rejects.toThrow(
    new RegExp(
      `^port ${port}: (process ${process.pid} listens on it \\(.*\\)|another process listens on it)\\. Stop .*, or name another port by PORT, or none$`,
    ),
  );
});

test('a port that nobody named is the usual one, or the next that is free', async () => {
  const next = await choosePort({ given: undefined, usual: port, by: 'PORT' });
  expect(next).toBeGreaterThan(port);
  await new Promise((done) => holder.close(done));
  expect(await choosePort({ given: undefined, usual: port, by: 'PORT' })).toBe(port);
  expect(await choosePort({ given: port, usual: 1, by: 'PORT' })).toBe(port);
  expect(await choosePort({ given: 0, usual: 1, by: 'PORT' })).toBe(0);
});
