import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut: connections are refused until it is opened again. */
export type ForwardedServer = { address: string; close: () => Promise<void>; open: () => Promise<void> };

/** Forwards connections on a free port to a server. */
export async function forwardConnections(siteAddress: string): Promise<ForwardedServer> {
  const { hostname, port: sitePort } = new URL(siteAddress);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other end is gone.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const site = keep(connect(Number(sitePort), hostname));
    keep(client).pipe(site).pipe(client);
  });
  let port = 0;
  const open = () =>
    new Promise<void>((opened) =>
      server.listen(port, hostname, () => {
        const bound = server.address();
        port = typeof bound === 'object' && bound ? bound.port : 0;
        opened();
      }),
    );
  await open();
  return {
    address: `http://${hostname}:${port}`,
    open,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
