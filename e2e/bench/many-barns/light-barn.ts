import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryObject } from '@barnwatch/shared/wire';
import { millisecondsInHour, secondsInDay } from 'date-fns/constants';
import { camerasOf, eventsAnswer, incidentsAnswer } from './light-records';

/** How a barn of the measurement behaves. */
export type LightBarnState = 'answers' | 'slow' | 'silent' | 'refuses';

/** What has come to a barn at one path, times by `performance.now()` of this process. */
export interface AskedPath {
  /** The first question, a preflight included. */
  readonly askedAt: number;
  /** The first answer that is not that of a preflight; null before it. */
  readonly answeredAt: number | null;
  /** Questions without preflights. */
  readonly questions: number;
}

/**
 * A server that answers as little of the contract as a start and the list of all barns' interventions ask for: a
 * hundred of them fit on one machine.
 */
export interface LightBarn {
  readonly id: string;
  readonly discoveryCode: string;
  /** What has come since the last `forget`; null where nothing has. */
  asked(path: string): AskedPath | null;
  /** Since when nothing is under way to it, by `performance.now()`; null while something is. */
  restsSince(): number | null;
  forget(): void;
  become(state: LightBarnState): void;
  close(): Promise<void>;
}

/** Every permission that they look at; more of them change nothing. */
const permissions = ['cameras.view', 'incidents.view'];

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'EdDSA' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}

/** A token of somebody at a light barn; it does not look at it. */
export function lightRefreshToken(): string {
  const now = Math.floor(Date.now() / 1_000);
  return token({ uid: 'account-many', refresh: true, iat: now, exp: now + secondsInDay });
}

/** What is answered to a path; `null`: there is no such thing. */
function dataOf(path: string, id: string, question: string): object | null {
  const expiry = Math.floor((Date.now() + millisecondsInHour) / 1_000);
  switch (path) {
    case '/api/identity':
      return { identity: { globalUniqueIdentifier: id, name: id, realWorldName: id, type: 'barn' } };
    case '/api/v':
      return { version: { version: '1.0.0' } };
    case '/api/identity/imageUrl':
      return { imageUrl: null };
    case '/api/login/refresh':
      return { accessToken: token({ uid: 'account-many', exp: expiry, iat: expiry - 3_600 }), refreshToken: null };
    case '/api/permissions':
      return { permissions };
    case '/api/cameras':
      return { cameras: camerasOf(id) };
    case '/api/incidents/query':
      return incidentsAnswer(id, question);
    case '/api/incidentEvents/query':
      return eventsAnswer(id, question);
    default:
      return null;
  }
}

function crossOrigin({ headers: { origin } }: IncomingMessage) {
  return {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-max-age': '600',
    'access-control-allow-private-network': 'true',
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Starts one on a free port.
 * @param delayMs what every answer of it takes
 * @param slowMs the same while it is slow
 */
export async function startLightBarn(id: string, delayMs: number, slowMs: number): Promise<LightBarn> {
  let state: LightBarnState = 'answers';
  let paths = new Map<string, AskedPath>();
  let underWay = 0;
  let restsSince = performance.now();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The answer to a request from before a `forget` does not count after it.
    const noted = paths;
    const asked = (path: string): AskedPath =>
      noted.get(path) ?? { askedAt: performance.now(), answeredAt: null, questions: 0 };
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      restsSince = performance.now();
    });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isQuestion = request.method !== 'OPTIONS';
    const before = asked(pathname);
    noted.set(pathname, { ...before, questions: before.questions + (isQuestion ? 1 : 0) });
    if (state === 'silent') return;
    if (state === 'refuses') {
      response.destroy();
      return;
    }
    const question = await bodyOf(request);
    await wait(state === 'slow' ? slowMs : delayMs);
    const headers = crossOrigin(request);
    if (!isQuestion) {
      response.writeHead(204, headers).end();
      return;
    }
    if (pathname === '/api/p') {
      response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end('OK');
      return;
    }
    const data = dataOf(pathname, id, question);
    const body = data === null ? { error: { code: 'not-found', message: 'Not here' } } : { data };
    response
      .writeHead(data === null ? 404 : 200, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(body));
    const soFar = asked(pathname);
    noted.set(pathname, { ...soFar, answeredAt: soFar.answeredAt ?? performance.now() });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const object: DiscoveryObject = { local: { hostname: 'localhost', port, protocol: 'http' } };
  return {
    id,
    discoveryCode: Buffer.from(JSON.stringify(object)).toString('base64'),
    asked: (path) => paths.get(path) ?? null,
    restsSince: () => (underWay === 0 ? restsSince : null),
    forget() {
      paths = new Map();
    },
    become(next) {
      state = next;
      // Connections from before would be answered as it behaved before.
      server.closeAllConnections();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
