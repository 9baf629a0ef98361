import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest, type ServedSuite } from './answer-request';
import { RegistryOrigins } from './registry-origins';

/** Longest time for a request to arrive, ms. */
const requestTimeout = 15_000;

export interface SuiteServerOptions extends Omit<ServedSuite, 'origins' | 'registryFolder'> {
  /** Where `suite.json` lies; `folder` when left out. */
  readonly registryFolder?: string;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

export interface SuiteServer {
  readonly port: number;
  /** Ends at once: a suite is a set of files, a request that is cut is asked for again. */
  close(): Promise<void>;
}

async function handle(suite: ServedSuite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerRequest(suite, {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers: {
      accept: request.headers.accept,
      'accept-encoding': request.headers['accept-encoding'],
      'if-none-match': request.headers['if-none-match'],
      'sec-fetch-mode': request.headers['sec-fetch-mode']?.toString(),
    },
  });
  const length = status === 304 ? {} : { 'Content-Length': String(body.byteLength) };
  response.writeHead(status, { ...headers, ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves a suite's folder until it is closed. Rejects when the port cannot be taken. */
export function startSuiteServer(options: SuiteServerOptions): Promise<SuiteServer> {
  const registryFolder = options.registryFolder ?? options.folder;
  const suite: ServedSuite = { ...options, registryFolder, origins: new RegistryOrigins(registryFolder) };
  const server = createServer({ requestTimeout }, (request, response) => {
    handle(suite, request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
