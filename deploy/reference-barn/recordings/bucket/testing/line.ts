import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, in the middle of whatever goes over it, and mended. */
export interface Line {
  readonly endpoint: string;
  cut(): void;
  mend(): void;
  /** Cuts once so many bytes have gone to the server. */
  cutAfter(bytes: number): void;
  close(): void;
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;

  function cut(): void {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const onward = connect(Number(port), hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    client.on('data', (bytes) => {
      left -= bytes.length;
      if (left < 0) cut();
    });
    client.pipe(onward).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    cut,
    mend() {
      isCut = false;
      left = Number.POSITIVE_INFINITY;
    },
    cutAfter(bytes) {
      left = bytes;
    },
    close() {
      cut();
      server.close();
    },
  };
}
