import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network line to a server, which a bench can stall, cut and bring back. */
export interface Line {
  readonly port: number;
  /** Connections stay, nothing arrives any more in either direction. */
  stall(): void;
  resume(): void;
  /** All connections end, new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** @param targetPort the server behind, on this machine */
export async function openLine(port: number, targetPort: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const take = (near: Socket) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!to.write(bytes)) from.pause();
      });
      to.on('drain', () => {
        if (!stalled) from.resume();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (stalled) from.pause();
    }
  };
  let server = createServer(take);
  await listen(server, port);
  const cut = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    async restore() {
      server = createServer(take);
      await listen(server, port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
