import { ownWrites, rememberOwnWrite } from './own-writes';

test('own writes are remembered by account, each once, the latest first, and not without end', async () => {
  const manager = { instanceId: 'north-barn', accountId: 'manager' };
  await Promise.all(['a', 'b', 'a'].map((identifier) => rememberOwnWrite(manager, identifier)));
  expect(await ownWrites(manager)).toEqual(['a', 'b']);
  expect(await ownWrites({ ...manager, accountId: 'viewer' })).toEqual([]);
  for (let index = 0; index < 60; index += 1) await rememberOwnWrite(manager, `i${index}`);
  const kept = await ownWrites(manager);
  expect([kept.length, kept[0]]).toEqual([50, 'i59']);
});
