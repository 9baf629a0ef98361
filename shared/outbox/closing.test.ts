import { settled } from './doubles/device-double';
import { exampleEntry } from './doubles/example-entry';
import { close, enqueue, event, offline, setUp, standings, titles } from './doubles/set-up';

test('a close waits without a line and is done once when there is one, after the steps before it', async () => {
  const { instance, device } = setUp();
  instance.reactions = [offline];
  const window = device.open();
  await enqueue(window, event('incident-a', 'last step'));
  await enqueue(window, close('incident-a'));
  await settled();
  expect(standings(window)).toEqual(['waiting', 'waiting']);
  window.pass(120_000);
  await settled();
  expect(titles(instance)).toEqual(['last step']);
  expect(instance.closed).toEqual([{ incidentId: 'incident-a', accountId: 'manager' }]);
  expect(device.disk.size).toBe(0);
});

test('a close whose answer was lost meets itself, and is done (F25)', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'lost' }];
  const window = device.open();
  await enqueue(window, close('incident-a'));
  await settled();
  expect(standings(window)).toEqual(['waiting']);
  window.pass(120_000);
  await settled();
  expect(standings(window)).toEqual([]);
  expect(instance.closed).toHaveLength(1);
});

test.each([
  ['before its first try', []],
  ['while there was no line', [offline]],
])('closed on another device %s: it is told, and kept until somebody has read it (F26)', async (_name, reactions) => {
  const { instance, device } = setUp();
  instance.reactions = [...reactions];
  instance.closed.push({ incidentId: 'incident-a', accountId: 'stockperson' });
  const window = device.open();
  await enqueue(window, close('incident-a'));
  await settled();
  window.pass(120_000);
  await settled();
  const standing = window.outbox.state.get().entries[0]?.standing;
  expect(standing).toMatchObject({ kind: 'needs-you', error: { context: { reason: 'incident-closed' } } });
});

test.each(['forbidden', 'not-found'] as const)(
  'a close that is answered with %s is told and not lost',
  async (code) => {
    const { instance, device } = setUp();
    instance.reactions = [{ kind: 'failed', code }];
    const window = device.open();
    await enqueue(window, close('incident-a'));
    await settled();
    expect(standings(window)).toEqual(['needs-you']);
  },
);

test('killed while it closes, and by another account never: the same account closes it once (F24)', async () => {
  for (let life = 1; life < 30; life += 1) {
    const { instance, device } = setUp();
    instance.reactions = [offline];
    const first = device.open(life);
    void enqueue(first, close('incident-a'));
    await settled();
    first.pass(120_000);
    await settled();
    device.kill(first);
    const before = instance.closed.length;
    device.see({ accountId: 'somebody-else' });
    const other = device.open();
    await settled();
    other.pass(120_000);
    await settled();
    device.kill(other);
    expect(instance.closed).toHaveLength(before);
    const wasKept = device.disk.size > 0;
    device.see({ accountId: 'manager' });
    const second = device.open();
    await settled();
    second.pass(120_000);
    await settled();
    expect(instance.closed).toHaveLength(wasKept ? 1 : before);
    expect(device.disk.size).toBe(0);
  }
});

test('what a window of an earlier build has set aside, because it does not know it, is taken back and sent', async () => {
  const { instance, device } = setUp();
  const value = exampleEntry({ write: close('incident-a') });
  device.disk.set('damaged:north-barn/manager/entry-one:7', { version: 1, value });
  device.disk.set('damaged:north-barn/manager/entry-two:7', { version: 1, value: 'nobody can read this' });
  device.open();
  await settled();
  expect(instance.closed).toHaveLength(1);
  expect([...device.disk.keys()]).toEqual(['damaged:north-barn/manager/entry-two:7']);
});

test('asked for twice, it is one', async () => {
  const { instance, device } = setUp();
  instance.reactions = [offline];
  const window = device.open();
  await enqueue(window, close('incident-a'));
  await settled();
  await enqueue(window, close('incident-a'));
  await settled();
  expect(instance.closed).toHaveLength(1);
  expect(standings(window)).toEqual([]);
});
