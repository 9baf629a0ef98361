import { createServer, type Socket } from 'node:net';

/** Takes connections at the place of a server, and never says anything. */
export interface SilentServer {
  close(): Promise<void>;
}

export async function startSilentServer(address: string): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(address).port), '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
