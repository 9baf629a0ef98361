import { Blob as NodeBlob } from 'node:buffer';
import {
  type AuthClient,
  type AuthEnvironment,
  type DeploymentInstance,
  type DiscoveryObject,
  formatDiscoveryCode,
  type InstanceType,
  type SignInMethods,
  startAuthClient,
} from '@barnwatch/shared/auth-client';
import { createDeviceStorage, type Database } from '@barnwatch/shared/storage';
import { createStore } from '@barnwatch/shared/testing';

/** What a barn of a test answers to a call; nothing for a connection that is refused. */
export type Answer = Response | undefined;

export interface BarnStandIn {
  readonly id: string;
  readonly name: string;
  readonly calls: { readonly call: string; readonly body: unknown }[];
  /** Answers first where it gives something; `offline` refuses the connection. */
  override: (call: string) => Answer | Promise<Answer> | 'offline' | null;
  eula: string | null;
  readonly type: InstanceType;
  /** Calls that only this one knows, before the ordinary ones. */
  readonly own: (call: string, body: unknown) => Response | null;
  /** The ways to sign in there. */
  methods: SignInMethods;
}

export function json(data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const body = status < 400 ? { data } : { error: { code: 'some-error', message: 'No.' } };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** An answer that takes its time: until `give`. */
export function heldAnswer(): { readonly answer: Promise<Response>; readonly give: (response: Response) => void } {
  let give: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response) => give(response) };
}

/** A token as instances make them, good for an hour. */
export function token(payload: Record<string, unknown>): string {
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
          type: barn.type,
        },
      });
    case 'GET api/v':
      return json({ version: { product: 'barnwatch', version: '1.2.3' } });
    case 'GET api/identity/imageUrl':
      return json({ imageUrl: null });
    case 'GET api/auth/methods': {
      const { username: usernamePassword, email: emailPassword, remote } = barn.methods;
      return json({ methods: { usernamePassword, emailPassword, remote } });
    }
    case 'GET api/auth/usernamePassword':
      return json({ supported: true }, barn.methods.username ? 200 : 404);
    case 'GET api/auth/emailPassword':
      return json({ supported: true }, barn.methods.email ? 200 : 404);
    case 'GET api/auth/remote':
      return json({ supported: true }, barn.methods.remote ? 200 : 404);
    case 'POST api/auth/usernamePassword/login':
    case 'POST api/auth/emailPassword/login':
      return fields.password === 'right' ? json({ refreshToken: token({ refresh: true }) }) : json({}, 401);
    case 'POST api/login/refresh':
      if (fields.acceptEula === true) barn.eula = null;
      return barn.eula === null ? json({ accessToken: token({}) }) : json({}, 451);
    case 'GET api/permissions':
      return json({ permissions: ['cameras.view'] });
    case 'GET api/eulas/current':
      if (barn.eula === null) return json({}, 404);
      return new Response(barn.eula, { headers: { 'content-type': 'text/plain' } });
    case 'POST api/auth/usernamePassword':
    case 'POST api/auth/emailPassword':
      if (barn.eula !== null && fields.acceptEula !== true) return json({}, 451);
      return json({}, fields.username === 'taken' || fields.email === 'taken@barn.example' ? 409 : 201);
    case 'POST api/auth/emailPassword/verification/new':
      return json({});
    default:
      return call.startsWith('DELETE api/login/') ? json({}) : json({}, 404);
  }
}

export function barnStandIn(id: string, name: string, special: Partial<BarnStandIn> = {}): BarnStandIn {
  const methods = { username: true, email: false, remote: false };
  return { id, name, type: 'barn', calls: [], override: () => null, own: () => null, eula: null, methods, ...special };
}

export function addressOf(barn: BarnStandIn): DiscoveryObject {
  return { remote: { protocol: 'https', hostname: `${barn.id}.example`, port: 8071 } };
}

function deployed(barn: BarnStandIn): DeploymentInstance {
  return {
    globalUniqueIdentifier: barn.id,
    name: barn.id,
    realWorldName: barn.name,
    type: barn.type,
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
    return given ?? barn.own(call, body) ?? ordinaryAnswer(barn, call, body);
  };
}

// Node's Response cannot read jsdom's Blob; a browser has one kind only.
Object.assign(globalThis, { Blob: NodeBlob });

/** The real auth client in a world of a few barns. `inSuite` are known from the start, `elsewhere` only reachable. */
export async function startInWorld(
  inSuite: readonly BarnStandIn[],
  elsewhere: readonly BarnStandIn[] = [],
  senator?: BarnStandIn,
): Promise<AuthClient> {
  const storage = createDeviceStorage({ openDatabase: async () => memoryDatabase(), now: Date.now });
  const client = startAuthClient(
    { instances: inSuite.map(deployed), senator: senator && deployed(senator) },
    {
      received: { bytes: 0 },
      fetch: reach([...inSuite, ...elsewhere, ...(senator ? [senator] : [])]),
      openWebSocket: () => {
        throw new Error('these screens open no stream');
      },
      now: Date.now,
      random: () => 0,
      store: storage.open,
      states: createStore(),
      oldStore: async () => null,
      cipher: null,
      lock: (_name, _waitMs, work) => work(),
      channel: { post: () => undefined, subscribe: () => undefined },
      localNetworkPermission: async () => 'not-needed',
      onNetworkChange: () => undefined,
      everyWhileVisible: () => undefined,
      page: { protocol: 'https:', hostname: 'suite.example', userAgent: 'test' },
    },
  );
  await client.started;
  return client;
}
