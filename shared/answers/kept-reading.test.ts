import { client, run, runningClient } from '../auth-client/running';
import { openBarnDoor, settle } from '../testing';
import { listRolesOfAccount } from '../wire/calls';
import { keptReading, readAndKeep } from './kept-reading';

const asked = { path: { accountId: 'anna' }, query: { recursive: false } } as const;
const never = new AbortController().signal;

afterEach(() => run(null));

test('what a flow has read is known to it without the barn, with its time, and to nobody after signing out (F1)', async () => {
  const door = await openBarnDoor();
  door.answer(listRolesOfAccount.name, { roles: [] });
  const read = await readAndKeep(client(door.id), listRolesOfAccount, asked, { signal: never });
  expect(read).toMatchObject({ ok: true, value: { receivedAt: runningClient().now() } });
  await settle();
  door.refuse(listRolesOfAccount.name, 503);
  expect(await keptReading(door.id, listRolesOfAccount, asked)).toEqual(read.ok && read.value);
  expect(await keptReading(door.id, listRolesOfAccount, { ...asked, query: { recursive: true } })).toBeNull();
  await runningClient().signOut(door.id);
  await settle();
  expect(await keptReading(door.id, listRolesOfAccount, asked)).toBeNull();
});

test('a failure is told, and never kept', async () => {
  const door = await openBarnDoor();
  door.refuse(listRolesOfAccount.name, 403);
  expect((await readAndKeep(client(door.id), listRolesOfAccount, asked, { signal: never })).ok).toBe(false);
  await settle();
  expect(await keptReading(door.id, listRolesOfAccount, asked)).toBeNull();
});
