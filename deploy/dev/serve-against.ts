import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { isNavigation } from '../suite-server/navigation';
import { replaceRemotes } from './replace-remotes';
import type { ServedRemote } from './serve-remote';

/** Longest wait for a file of the deployed suite, ms. */
const fileTimeout = 20_000;

/** What of the deployed answer is passed on. Its policy is not: the replaced remote comes from another origin. */
const passedHeaders = ['content-type', 'cache-control'];

/** The deployed registry with one remote replaced. */
async function spliceRegistry(answer: Response, remote: ServedRemote): Promise<string> {
  const registry = v.parse(suiteRegistrySchema, await answer.json());
  return JSON.stringify(replaceRemotes(registry, [await remote.current()]));
}

/** A file of the deployed suite; its page for a navigation, which a request from here cannot pose as. */
function ask(target: URL, request: IncomingMessage): Promise<Response> {
  const { accept } = request.headers;
  const mode = request.headers['sec-fetch-mode']?.toString();
  const navigation = isNavigation(target.pathname.slice(1), { accept, 'sec-fetch-mode': mode });
  return fetch(navigation ? new URL('/', target) : target, { signal: AbortSignal.timeout(fileTimeout) });
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  suite: string,
  remote: ServedRemote,
): Promise<void> {
  const target = new URL(request.url ?? '/', suite);
  if (target.origin !== suite || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  // A worker would keep the remote under development as it is now. That of an earlier time unregisters itself.
  if (target.pathname === '/service-worker.js') {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return;
  }
  const registry = target.pathname === '/suite.json';
  const answer = await ask(target, request);
  const kept = Object.fromEntries(
    passedHeaders.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : [])),
  );
  if (registry && answer.ok) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(await spliceRegistry(answer, remote));
    return;
  }
  response.writeHead(answer.status, kept);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves a deployed suite at a local port, with exactly one remote taken from its development server. */
export function serveAgainst(suite: string, port: number, remote: ServedRemote): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    pass(request, response, suite, remote).catch((cause: unknown) => {
      console.error(`${request.url}: ${cause instanceof Error ? cause.message : String(cause)}`);
      if (!response.headersSent) response.writeHead(502, { 'cache-control': 'no-store' });
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        stop: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
