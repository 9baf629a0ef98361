import { barnId, barnSettings, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { InstanceDouble, json, page, type RecordedCall, type Reply } from '../doubles/instance-double';
import { formatDiscoveryCode } from '../instances/discovery-code';
import { senatorId } from '../instances/senator';

const senatorAddress = { protocol: 'https', hostname: 'senator.example', port: 8066 } as const;
const listPath = 'api/serviceProviders/';
const createPath = 'api/serviceProviders';
const accountPath = 'api/idp/sp-1/account';
const loginPath = 'api/idp/sp-1/login/';

function provider(remoteAccountId: string | null = null) {
  return {
    serviceProviderId: 'sp-1',
    globalUniqueIdentifier: barnId,
    remoteAccountId,
    remoteAuthenticationId: remoteAccountId,
    name: 'North barn',
  };
}

/** A senator that one is signed in at, beside the barn. */
async function withSenator(answer: (call: RecordedCall) => Reply | undefined, signedIn = true) {
  const { device, barn } = barnWorld();
  const senator = new InstanceDouble(senatorId, device.now);
  device.instances.set('https://senator.example:8066/', senator);
  const settings = {
    ...barnSettings(),
    senator: {
      globalUniqueIdentifier: senatorId,
      name: 'senator',
      realWorldName: 'Senator',
      type: 'senator' as const,
      discoveryCode: formatDiscoveryCode({ remote: senatorAddress }),
    },
  };
  const client = await openWindow(device, settings);
  if (signedIn) expect((await client.signIn(senatorId, credentials, never())).ok).toBe(true);
  await settle();
  senator.calls.length = 0;
  barn.calls.length = 0;
  senator.override = answer;
  return { device, barn, senator, client };
}

const called = (senator: InstanceDouble) => senator.calls.map(({ method, path }) => `${method} ${path}`);

describe('the provider of a barn', () => {
  test('is the one that the senator lists, also beside one that cannot be read (F49)', async () => {
    const { senator, client } = await withSenator(({ path }) =>
      path === listPath
        ? json({
            serviceProviders: [{ ...provider(), globalUniqueIdentifier: 'x' }, { name: 7 }, provider('account-7')],
          })
        : undefined,
    );
    expect(await client.readServiceProvider(barnId, never())).toEqual({
      ok: true,
      serviceProvider: {
        serviceProviderId: 'sp-1',
        globalUniqueIdentifier: barnId,
        name: 'North barn',
        hasAccount: true,
      },
    });
    expect(called(senator)).toEqual([`GET ${listPath}`]);
  });

  test('is created where it is missing', async () => {
    const { senator, client } = await withSenator(({ path }) => {
      if (path === listPath) return json({ serviceProviders: [] });
      return path === createPath ? json({ serviceProvider: provider() }, 201) : undefined;
    });
    expect(await client.readServiceProvider(barnId, never())).toMatchObject({
      ok: true,
      serviceProvider: { serviceProviderId: 'sp-1', hasAccount: false },
    });
    expect(senator.calls.at(-1)?.body).toEqual({ name: 'North barn', globalUniqueIdentifier: barnId });
  });

  test('that another window created meanwhile is taken', async () => {
    let listed = 0;
    const { client } = await withSenator(({ path }) => {
      if (path === createPath) return json({}, 409);
      if (path !== listPath) return undefined;
      listed += 1;
      return json({ serviceProviders: listed === 1 ? [] : [provider()] });
    });
    expect(await client.readServiceProvider(barnId, never())).toMatchObject({ ok: true });
  });

  test.each<[string, (call: RecordedCall) => Reply | undefined, string]>([
    [
      'unknown to the senator',
      ({ path }) => (path === listPath ? json({ serviceProviders: [] }) : json({}, 404)),
      'could-not-create',
    ],
    [
      'in conflict, and still not there',
      ({ path }) => (path === listPath ? json({ serviceProviders: [] }) : json({}, 409)),
      'could-not-create',
    ],
    ['asked for in vain', () => page(503), 'failed'],
    ['of another shape', () => json({ serviceProviders: {} }), 'failed'],
  ])('%s', async (_name, answer, reason) => {
    const { client } = await withSenator((call) => (call.path.startsWith('api/service') ? answer(call) : undefined));
    expect(await client.readServiceProvider(barnId, never())).toMatchObject({ ok: false, reason });
  });

  test('that is turned down twice does not say that one is signed out at the senator', async () => {
    const { client } = await withSenator((call) => (call.path.startsWith('api/service') ? json({}, 401) : undefined));
    const failure = { ok: false, error: { code: 'no-auth', context: { status: 401 } } };
    expect(await client.readServiceProvider(barnId, never())).toMatchObject({ ...failure, reason: 'failed' });
    expect(await client.signInAtProvider(barnId, never())).toMatchObject({ ...failure, reason: 'failed' });
    expect(viewOf(client, senatorId).loggedIn).toBe(true);
  });

  test('needs someone signed in at the senator', async () => {
    const { senator, client } = await withSenator(() => undefined, false);
    const reason = 'not-signed-in-at-senator';
    expect(await client.readServiceProvider(barnId, never())).toMatchObject({ ok: false, reason });
    expect(await client.createAccountAtProvider(barnId, { displayName: 'A', acceptEula: true }, never())).toMatchObject(
      {
        ok: false,
        reason,
      },
    );
    expect(await client.signInAtProvider(barnId, never())).toMatchObject({ ok: false, reason });
    expect(called(senator)).toEqual([]);
  });
});

describe('an account at the barn', () => {
  const account = { displayName: 'Anna', acceptEula: true };
  const listing = (remoteAccountId: string | null, reply: () => Reply) => (call: RecordedCall) => {
    if (call.path === listPath) return json({ serviceProviders: [provider(remoteAccountId)] });
    return call.path === accountPath ? reply() : undefined;
  };

  test('is created', async () => {
    const { senator, client } = await withSenator(
      listing(null, () => json({ serviceProvider: provider('account-7') }, 201)),
    );
    expect(await client.createAccountAtProvider(barnId, account, never())).toEqual({ ok: true, created: true });
    expect(senator.calls.at(-1)?.body).toEqual(account);
  });

  test('that exists is as good', async () => {
    const conflict = await withSenator(listing(null, () => json({}, 409)));
    expect(await conflict.client.createAccountAtProvider(barnId, account, never())).toEqual({
      ok: true,
      created: false,
    });
  });

  test('that only the senator remembers is created anew: the barn knows better', async () => {
    const { senator, client } = await withSenator(
      listing('account-gone', () => json({ serviceProvider: provider('account-7') }, 201)),
    );
    expect(await client.createAccountAtProvider(barnId, account, never())).toEqual({ ok: true, created: true });
    expect(called(senator)).toContain(`POST ${accountPath}`);
  });

  test.each<[string, () => Reply, string]>([
    ["the barn's EULA", () => json({}, 451), 'eula-required'],
    ['a barn that the senator cannot reach', () => json({}, 502), 'could-not-create'],
    ['a refusal', () => json({}, 403), 'could-not-create'],
  ])('tells %s apart, and never takes it for the own of the senator', async (_name, reply, reason) => {
    const { senator, client } = await withSenator(listing(null, reply));
    expect(await client.createAccountAtProvider(barnId, account, never())).toMatchObject({ ok: false, reason });
    expect(viewOf(client, senatorId)).toMatchObject({ eulaNeeded: false, loggedIn: true });
    expect(senator.count('GET', 'api/permissions')).toBe(0);
  });
});

describe('signing in at the barn through the senator', () => {
  const answering = (barnOf: () => InstanceDouble, reply?: () => Reply) => (call: RecordedCall) => {
    if (call.path === listPath) return json({ serviceProviders: [provider('account-7')] });
    if (call.path !== loginPath) return undefined;
    return reply?.() ?? json({ refreshToken: barnOf().grantRefreshToken() });
  };

  test('begins a session of the barn; no token leaves the auth client', async () => {
    let target: InstanceDouble | undefined;
    const world = await withSenator(answering(() => target as InstanceDouble));
    target = world.barn;
    const outcome = await world.client.signInAtProvider(barnId, never());
    expect(outcome).toEqual({ ok: true, eulaNeeded: false });
    expect(viewOf(world.client)).toMatchObject({ loggedIn: true, availablePermissions: ['cameras.view'] });
    expect(viewOf(world.client, senatorId).loggedIn).toBe(true);
    // The senator's bearer never went to the barn, nor the barn's to the senator.
    const bearers = (double: InstanceDouble) => double.calls.map(({ authorization }) => authorization).filter(Boolean);
    expect(bearers(world.barn).some((bearer) => bearers(world.senator).includes(bearer))).toBe(false);
    expect(JSON.stringify(outcome)).not.toContain('eyJ');
  });

  test('takes the place of an earlier account, whose token is deleted', async () => {
    let target: InstanceDouble | undefined;
    const world = await withSenator(answering(() => target as InstanceDouble));
    target = world.barn;
    await world.client.signIn(barnId, credentials, never());
    await world.client.signInAtProvider(barnId, never());
    await world.client.checkConnection(barnId, never(), { asked: true });
    await settle();
    expect(viewOf(world.client).loggedIn).toBe(true);
    expect(world.barn.reused).toEqual([]);
  });

  test("meets the barn's EULA", async () => {
    let target: InstanceDouble | undefined;
    const world = await withSenator(answering(() => target as InstanceDouble));
    target = world.barn;
    target.eulaAccepted = false;
    expect(await world.client.signInAtProvider(barnId, never())).toEqual({ ok: true, eulaNeeded: true });
    expect(viewOf(world.client)).toMatchObject({ loggedIn: true, eulaNeeded: true });
  });

  const refusedBecause = (code: string, status: number): Response =>
    new Response(JSON.stringify({ error: { code, message: 'No.' } }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  test.each<[string, () => Reply, string]>([
    ['without an account there', () => refusedBecause('remote-account-missing', 404), 'no-account'],
    ['at a provider that is gone', () => refusedBecause('service-provider-unknown', 404), 'failed'],
    ['at a silent barn', () => json({}, 504), 'failed'],
    ['with a token that is none', () => json({ refreshToken: 'garbage' }), 'failed'],
    ['with an answer of another shape', () => json({ token: 'x' }), 'failed'],
  ])('%s fails, and nobody is signed in', async (_name, reply, reason) => {
    const { barn, client } = await withSenator(answering(() => barn, reply));
    expect(await client.signInAtProvider(barnId, never())).toMatchObject({ ok: false, reason });
    expect(viewOf(client).loggedIn).toBe(false);
  });
});
