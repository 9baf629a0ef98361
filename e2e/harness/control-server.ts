import { createServer } from 'node:http';

/** What a test may do with an instance of the demo. */
export interface Controlled {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Lets the workers stop and start instances, which belong to the process of the set-up: `POST /<name>/<stop|start>`, and
 * `POST /stopped/start` for all that a test has left stopped.
 */
export function startControlServer(
  port: number,
  instances: Readonly<Record<string, Controlled>>,
): Promise<() => Promise<void>> {
  const stopped = new Set<Controlled>();
  const start = async (instance: Controlled) => {
    await instance.start();
    stopped.delete(instance);
  };
  const stop = async (instance: Controlled) => {
    stopped.add(instance);
    await instance.stop();
  };
  const server = createServer((request, response) => {
    const [, name = '', action = ''] = (request.url ?? '').split('/');
    const wanted = name === 'stopped' ? [...stopped] : [instances[name]].filter((each) => each !== undefined);
    if ((wanted.length === 0 && name !== 'stopped') || (action !== 'stop' && action !== 'start')) {
      response.writeHead(404).end();
      return;
    }
    Promise.all(wanted.map(action === 'start' ? start : stop)).then(
      () => response.writeHead(204).end(),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    );
  });
}
