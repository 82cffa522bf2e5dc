import { type AddressInfo, createServer } from 'node:net';
import { requireFreePort } from './require-free-port';

test('a port that is taken is refused, naming who has it; one that is free is not', async () => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    new RegExp(
      `^port ${port}: (process ${process.pid} listens on it \\(.*\\)|another process listens on it)\\. Stop .*, or set PORT to another port$`,
    ),
  );
  await new Promise((done) => holder.close(done));
  await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
});
