import { createAuthClient } from '../create-auth-client';
import { barnId, barnSettings, barnWorld, credentials, never } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';

type Reaction = 'opens' | 'is refused' | 'hangs';

class SocketDouble extends EventTarget {
  binaryType = 'blob';
  closed = false;
  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
    reaction: Reaction,
  ) {
    super();
    if (reaction === 'opens') setImmediate(() => this.dispatchEvent(new Event('open')));
    if (reaction === 'is refused') setImmediate(() => this.end(1006));
  }
  close(): void {
    this.closed = true;
    this.end(1000);
  }
  private end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

async function setUp(...reactions: Reaction[]) {
  const { device, barn } = barnWorld();
  const sockets: SocketDouble[] = [];
  const environment = device.window();
  environment.openWebSocket = (url, protocols) => {
    const socket = new SocketDouble(url, protocols, reactions[sockets.length] ?? 'is refused');
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  const client = createAuthClient(barnSettings(), environment);
  await client.started;
  await client.signIn(barnId, credentials, never());
  await settle();
  barn.calls.length = 0;
  return { device, barn, client, sockets };
}

const path = 'api/streaming/pen-1';

describe('a WebSocket to an instance', () => {
  test('carries the bearer as sub-protocol only, and closes with its signal', async () => {
    const { barn, client, sockets } = await setUp('opens');
    const leaving = new AbortController();
    const outcome = await client.client(barnId).openSocket(path, { signal: leaving.signal });
    expect(outcome.ok).toBe(true);
    const socket = sockets[0];
    expect(socket?.url).toBe('wss://north.example:8071/api/streaming/pen-1');
    expect(socket?.protocols).toEqual(['barnwatch.bearer', [...barn.accessTokens].at(-1)]);
    expect(socket?.binaryType).toBe('arraybuffer');
    leaving.abort();
    expect(socket?.closed).toBe(true);
  });

  test('closes when someone signs out', async () => {
    const { client, sockets } = await setUp('opens');
    await client.client(barnId).openSocket(path, { signal: never() });
    await client.signOut(barnId);
    expect(sockets[0]?.closed).toBe(true);
  });

  test('that is refused is tried once more with a fresh token, unless the token is fresh', async () => {
    const { device, barn, client, sockets } = await setUp('is refused', 'is refused', 'opens');
    const open = () => client.client(barnId).openSocket(path, { signal: never() });
    expect(await open()).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(sockets).toHaveLength(1);
    device.time += 60_000;
    expect(await open()).toMatchObject({ ok: true });
    expect(sockets).toHaveLength(3);
    expect(sockets[2]?.protocols[1]).not.toBe(sockets[1]?.protocols[1]);
    expect(barn.count('POST', 'api/login/refresh')).toBe(1);
  });

  test('that never opens is given up, and is closed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { client, sockets } = await setUp('hangs');
      const opening = client.client(barnId).openSocket(path, { signal: never() });
      await settle();
      await jest.advanceTimersByTimeAsync(5_000);
      await settle();
      expect(await opening).toMatchObject({ ok: false });
      expect(sockets[0]?.closed).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is not opened by someone who is not signed in', async () => {
    const { client, sockets } = await setUp('opens');
    await client.signOut(barnId);
    expect(await client.client(barnId).openSocket(path, { signal: never() })).toMatchObject({
      error: { code: 'no-auth' },
    });
    expect(sockets).toHaveLength(0);
  });

  test('waits where an EULA has to be accepted first, and then opens (F13)', async () => {
    const { device, barn, client, sockets } = await setUp('opens');
    client.selectBarn(barnId);
    device.time += barn.accessLifetimeMs;
    barn.eulaAccepted = false;
    const opening = client.client(barnId).openSocket(path, { signal: never() });
    await settle();
    expect(sockets).toEqual([]);
    await client.acceptEula(barnId, never());
    expect((await opening).ok).toBe(true);
    expect(sockets).toHaveLength(1);
  });
});
