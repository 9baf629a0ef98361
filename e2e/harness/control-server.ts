import { createServer } from 'node:http';

/** What a test may do with an instance of the demo. */
export interface Controlled {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Lets the workers stop and start instances, which belong to the process of the set-up: `POST /<name>/<stop|start>`. */
export function startControlServer(
  port: number,
  instances: Readonly<Record<string, Controlled>>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const [, name = '', action = ''] = (request.url ?? '').split('/');
    const instance = instances[name];
    if (instance === undefined || (action !== 'stop' && action !== 'start')) {
      response.writeHead(404).end();
      return;
    }
    instance[action]().then(
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
