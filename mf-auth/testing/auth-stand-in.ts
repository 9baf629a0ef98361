import { Blob as NodeBlob } from 'node:buffer';
import {
  type AuthClient,
  type AuthEnvironment,
  type DeploymentInstance,
  type DiscoveryObject,
  formatDiscoveryCode,
  startAuthClient,
} from '@barnwatch/shared/auth-client';
import { createDeviceStorage, type Database } from '@barnwatch/shared/storage';

/** What a barn of a test answers to a call; nothing for a connection that is refused. */
export type Answer = Response | undefined;

export interface BarnStandIn {
  readonly id: string;
  readonly name: string;
  readonly calls: { readonly call: string; readonly body: unknown }[];
  /** Answers first where it gives something; `offline` refuses the connection. */
  override: (call: string) => Answer | Promise<Answer> | 'offline' | null;
  eula: string | null;
}

export function json(data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const body = status < 400 ? { data } : { error: { code: 'some-error', message: 'No.' } };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function token(payload: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'EdDSA' })}.${part({ uid: 'manager', iat: seconds, exp: seconds + 3600, ...payload })}.c2ln`;
}

function ordinaryAnswer(barn: BarnStandIn, call: string, body: unknown): Response {
  const fields = (body ?? {}) as Record<string, unknown>;
  switch (call) {
    case 'GET api/p':
      return new Response('OK', { headers: { 'content-type': 'text/plain' } });
    case 'GET api/identity':
      return json({
        identity: {
          globalUniqueIdentifier: barn.id,
          name: barn.id,
          realWorldName: barn.name,
          type: 'barn',
        },
      });
    case 'GET api/v':
      return json({ version: { product: 'barnwatch', version: '1.2.3' } });
    case 'GET api/identity/imageUrl':
      return json({ imageUrl: null });
    case 'POST api/auth/usernamePassword/login':
      return fields.password === 'right' ? json({ refreshToken: token({ refresh: true }) }) : json({}, 401);
    case 'POST api/login/refresh':
      if (fields.acceptEula === true) barn.eula = null;
      return barn.eula === null ? json({ accessToken: token({}) }) : json({}, 451);
    case 'GET api/permissions':
      return json({ permissions: ['cameras.view'] });
    case 'GET api/eulas/current':
      return new Response(barn.eula ?? '', { headers: { 'content-type': 'text/plain' } });
    default:
      return call.startsWith('DELETE api/login/') ? json({}) : json({}, 404);
  }
}

export function barnStandIn(id: string, name: string): BarnStandIn {
  return { id, name, calls: [], override: () => null, eula: null };
}

export function addressOf(barn: BarnStandIn): DiscoveryObject {
  return { remote: { protocol: 'https', hostname: `${barn.id}.example`, port: 8071 } };
}

export function deployed(barn: BarnStandIn): DeploymentInstance {
  return {
    globalUniqueIdentifier: barn.id,
    name: barn.id,
    realWorldName: barn.name,
    type: 'barn',
    discoveryCode: formatDiscoveryCode(addressOf(barn)),
  };
}

function memoryDatabase(): Database {
  const values = new Map<string, unknown>();
  return {
    getItem: async (key) => values.get(key) ?? null,
    setItem: async (key, value) => values.set(key, value),
    removeItem: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
}

function reach(barns: readonly BarnStandIn[]): AuthEnvironment['fetch'] {
  return async (address, options) => {
    const url = new URL(address);
    const barn = barns.find(({ id }) => url.hostname === `${id}.example`);
    const call = `${options.method ?? 'GET'} ${url.pathname.slice(1)}`;
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    barn?.calls.push({ call, body });
    const given = await barn?.override(call);
    if (options.signal?.aborted) throw options.signal.reason;
    if (!barn || given === 'offline') throw new TypeError('Failed to fetch');
    return given ?? ordinaryAnswer(barn, call, body);
  };
}

// jsdom's Blob is none that the Response taken over from Node can read; a browser has one kind only.
Object.assign(globalThis, { Blob: NodeBlob });

/** The real auth client in a world of a few barns. `inSuite` are known from the start, `elsewhere` only reachable. */
export async function startInWorld(
  inSuite: readonly BarnStandIn[],
  elsewhere: readonly BarnStandIn[] = [],
): Promise<AuthClient> {
  const storage = createDeviceStorage({ openDatabase: async () => memoryDatabase(), now: Date.now });
  const client = startAuthClient(
    { instances: inSuite.map(deployed) },
    {
      fetch: reach([...inSuite, ...elsewhere]),
      openWebSocket: () => {
        throw new Error('these screens open no stream');
      },
      now: Date.now,
      random: () => 0,
      store: storage.open,
      lock: (_name, _waitMs, work) => work(),
      channel: { post: () => undefined, subscribe: () => undefined },
      localNetworkPermission: async () => 'not-needed',
      onNetworkChange: () => undefined,
      page: { protocol: 'https:', hostname: 'suite.example', userAgent: 'test' },
    },
  );
  await client.started;
  return client;
}
