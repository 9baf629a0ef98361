import { barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';

/** A window of a device that is signed in, and has forgotten what the account may do. */
async function reopened() {
  const { device, barn } = barnWorld();
  const before = await openWindow(device);
  await before.signIn(barnId, credentials, never());
  await settle();
  device.databases.delete('instances');
  const asked = barn.count('GET', 'api/permissions');
  return { barn, client: await openWindow(device), count: () => barn.count('GET', 'api/permissions') - asked };
}

test('what the account may do is asked for once, however many wait for it', async () => {
  const { client, count } = await reopened();
  const outcomes = await Promise.all([
    client.refreshPermissions(barnId, never()),
    client.refreshPermissions(barnId, never()),
  ]);
  await settle();
  expect(outcomes).toEqual([
    { ok: true, value: ['cameras.view'] },
    { ok: true, value: ['cameras.view'] },
  ]);
  expect(count()).toBe(1);
});

test('who leaves while it is asked for takes the answer from nobody', async () => {
  const { client, count } = await reopened();
  const leaving = new AbortController();
  const left = client.refreshPermissions(barnId, leaving.signal);
  const stayed = client.refreshPermissions(barnId, never());
  leaving.abort();
  expect(await left).toMatchObject({ ok: false, error: { code: 'aborted' } });
  expect(await stayed).toMatchObject({ ok: true });
  expect(viewOf(client).permissionsKnown).toBe(true);
  expect(count()).toBe(1);
});

test('once it is known, whoever asks is told what has changed since', async () => {
  const { barn, client } = await reopened();
  await client.refreshPermissions(barnId, never());
  barn.permissions = ['cameras.view', 'cameras.manage'];
  expect(await client.refreshPermissions(barnId, never())).toMatchObject({ value: ['cameras.view', 'cameras.manage'] });
});
