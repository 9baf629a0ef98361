import { millisecondsInHour } from 'date-fns/constants';
import { settled } from './doubles/device-double';
import { create, enqueue, event, offline, setUp, standings, titles } from './doubles/set-up';

test('what can be sent is sent at once, and is gone from the device', async () => {
  const { instance, device } = setUp();
  const window = device.open();
  const { identifier } = await enqueue(window, create('Draught'));
  const delivery = await window.outbox.delivery(identifier, new AbortController().signal);
  expect(delivery).toEqual({
    kind: 'sent',
    receipt: { incidentId: 'incident-1', trigger: 'issueDetected', payload: { title: 'Draught' } },
  });
  expect(instance.bodies).toEqual([
    { incidentData: { type: 'barnIntervention', identifier, trigger: 'issueDetected', payload: { title: 'Draught' } } },
  ]);
  expect(device.disk.size).toBe(0);
});

test('without a line it waits, and goes in order when the barn is back', async () => {
  const { instance, device } = setUp();
  device.see({ online: false });
  instance.reactions = [offline];
  const window = device.open();
  await enqueue(window, create('first'));
  await enqueue(window, create('second'));
  await settled();
  expect(standings(window)).toEqual(['waiting', 'waiting']);
  // The second one was not sent to an instance that does not answer.
  expect(instance.calls).toBe(1);
  device.time += 1;
  device.see({ online: true });
  await settled();
  expect(titles(instance)).toEqual(['first', 'second']);
});

test('one that waited for long says when it happened, by the barn’s clock', async () => {
  const { instance, device } = setUp();
  device.see({ clockOffsetMs: -5_000 });
  instance.reactions = [offline];
  const window = device.open();
  const { madeAt } = await enqueue(window, create('first'));
  await settled();
  window.pass(millisecondsInHour);
  await settled();
  expect(instance.bodies.at(-1)).toMatchObject({
    incidentData: { optionalOverrides: { openedAt: madeAt - 5_000 } },
  });
});

test('the pauses between tries grow, and a wake-up ends them', async () => {
  const { instance, device } = setUp();
  instance.reactions = Array.from({ length: 20 }, () => offline);
  const window = device.open();
  await enqueue(window, create('first'));
  await settled();
  expect(instance.calls).toBe(1);
  for (const [pauseMs, calls] of [
    [1_999, 1],
    [1, 2],
    [3_999, 2],
    [1, 3],
    [7_999, 3],
    [1, 4],
  ] as const) {
    window.pass(pauseMs);
    await settled();
    expect(instance.calls).toBe(calls);
  }
  instance.reactions = [];
  device.time += 1;
  window.wake();
  await settled();
  expect(titles(instance)).toEqual(['first']);
});

test.each(['no-auth', 'eula-required', 'offline', 'timeout', 'server-error', 'captive-portal'] as const)(
  '%s waits and tries again',
  async (code) => {
    const { instance, device } = setUp();
    instance.reactions = [{ kind: 'failed', code }];
    const window = device.open();
    await enqueue(window, create('first'));
    await settled();
    expect(standings(window)).toEqual(['waiting']);
    window.pass(60_000);
    await settled();
    expect(titles(instance)).toEqual(['first']);
  },
);

test.each(['forbidden', 'not-found', 'conflict', 'rejected'] as const)(
  '%s needs a person, holds nothing else back, and is tried again on request',
  async (code) => {
    const { instance, device } = setUp();
    instance.reactions = [{ kind: 'failed', code, reason: 'because' }];
    const window = device.open();
    const { identifier } = await enqueue(window, create('refused'));
    await enqueue(window, create('other'));
    await settled();
    expect(titles(instance)).toEqual(['other']);
    const [entry] = window.outbox.state.get().entries;
    expect(entry?.standing).toMatchObject({ kind: 'needs-you', error: { code, context: { reason: 'because' } } });
    window.pass(millisecondsInHour);
    await settled();
    expect(instance.calls).toBe(2);
    await window.outbox.retry(identifier);
    await settled();
    expect(titles(instance)).toEqual(['other', 'refused']);
  },
);

test('a later event of the same incident does not overtake one that needs a person', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'failed', code: 'conflict' }];
  const window = device.open();
  const { identifier } = await enqueue(window, event('incident-a', 'one'));
  await enqueue(window, event('incident-a', 'two'));
  await enqueue(window, event('incident-b', 'three'));
  await settled();
  expect(titles(instance)).toEqual(['three']);
  await window.outbox.discard(identifier);
  window.wake();
  await settled();
  expect(titles(instance)).toEqual(['three', 'two']);
});

test('an instance that asks for patience gets it, whatever wakes the device', async () => {
  const { instance, device } = setUp();
  const window = device.open();
  instance.client.post = async (path) => {
    instance.calls += 1;
    const context = { instanceId: 'north-barn', call: path, retryAfterMs: 90_000 };
    return { ok: false, error: { code: 'rate-limited', context } };
  };
  await enqueue(window, create('first'));
  await settled();
  window.pass(30_000);
  window.wake();
  await settled();
  expect(instance.calls).toBe(1);
  window.pass(60_000);
  await settled();
  expect(instance.calls).toBe(2);
});

test('an answer that was lost makes no second record (F25)', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'lost' }];
  const window = device.open();
  await enqueue(window, create('first'));
  await settled();
  expect(standings(window)).toEqual(['waiting']);
  window.pass(60_000);
  await settled();
  expect(titles(instance)).toEqual(['first']);
  expect(standings(window)).toEqual([]);
});

test('words that were changed after an answer was lost follow as an event', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'lost' }];
  const window = device.open();
  const { identifier } = await enqueue(window, create('first'));
  await settled();
  expect(await window.outbox.change(identifier, create('second', 'noIssueDetected'))).toBe(true);
  await settled();
  expect(instance.events.map(({ incidentId, trigger, payload }) => ({ incidentId, trigger, payload }))).toEqual([
    { incidentId: 'incident-1', trigger: 'issueDetected', payload: { title: 'first' } },
    { incidentId: 'incident-1', trigger: 'noIssueDetected', payload: { title: 'second' } },
  ]);
});

test('what follows long after is of now: no instance takes a step that is older than its incident', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'lost' }, offline];
  const window = device.open();
  const { identifier } = await enqueue(window, create('first'));
  await settled();
  window.pass(10_000);
  await settled();
  device.time += 600_000;
  await window.outbox.change(identifier, create('second'));
  await settled();
  expect(titles(instance)).toEqual(['first', 'second']);
  expect(instance.bodies.at(-1)).toEqual({
    incidentEventData: expect.not.objectContaining({ eventTimestamp: expect.anything() }),
  });
});

test('words that are changed while they are on their way are not lost', async () => {
  const { instance, device } = setUp();
  const window = device.open();
  const post = instance.client.post;
  let change: Promise<unknown> = Promise.resolve();
  instance.client.post = async (path, options) => {
    const answer = await post(path, options);
    if (instance.calls === 1) change = window.outbox.change('identifier-1', create('second'));
    return answer;
  };
  await enqueue(window, create('first'));
  await settled();
  await change;
  await settled();
  expect(instance.latest('incident-1')?.payload).toEqual({ title: 'second' });
  expect(standings(window)).toEqual([]);
});

test('a refused one becomes another record, once, however often that is asked for', async () => {
  const { instance, device } = setUp();
  instance.reactions = [{ kind: 'failed', code: 'conflict', reason: 'incident-closed' }];
  const window = device.open();
  const { identifier } = await enqueue(window, event('incident-a', 'late'));
  await settled();
  await Promise.all([
    window.outbox.replace(identifier, create('late')),
    window.outbox.replace(identifier, create('late')),
  ]);
  await settled();
  expect(titles(instance)).toEqual(['late']);
  expect(standings(window)).toEqual([]);
});

test('of several windows one sends, and all of them see it', async () => {
  const { instance, device } = setUp();
  const [one, two, three] = [device.open(), device.open(), device.open()];
  await settled();
  await enqueue(one, create('first'));
  for (const window of [one, two, three]) window.wake();
  await settled();
  expect(instance.calls).toBe(1);
  expect([one, two, three].map(standings)).toEqual([[], [], []]);
});

test('signing out wipes what waits; being signed out by the barn keeps it for the same account (F12)', async () => {
  const { instance, device } = setUp();
  instance.reactions = Array.from({ length: 9 }, () => offline);
  const window = device.open();
  await enqueue(window, create('kept'));
  await settled();
  window.signOut('refused');
  await settled();
  expect(device.disk.size).toBe(1);
  expect(await window.outbox.enqueue({ kind: 'x', instanceId: 'north-barn', write: create('nobody') })).toBeNull();
  const calls = instance.calls;
  device.see({ loggedIn: true, accountId: 'somebody-else' });
  await settled();
  expect(instance.calls).toBe(calls);
  window.signOut('by-user');
  await settled();
  expect(device.disk.size).toBe(0);
  expect(standings(window)).toEqual([]);
});

test('a record that cannot be read is set aside and holds nothing up', async () => {
  const { instance, device } = setUp();
  device.disk.set('north-barn/manager/broken', { version: 1, value: { words: 'no entry' } });
  const window = device.open();
  await enqueue(window, create('first'));
  await settled();
  expect(titles(instance)).toEqual(['first']);
  expect([...device.disk.keys()]).toEqual([expect.stringMatching(/^damaged:north-barn/)]);
  expect(window.log).toHaveLength(1);
});
