import { settled } from './doubles/device-double';
import type { InstanceDouble } from './doubles/instance-double';
import { enqueue, setUp } from './doubles/set-up';
import type { OutboxWrite } from './outbox-write';

describe('a record whose words no event can change', () => {
  const retraction = { trigger: 'hide', payload: { reason: 'Replaced.' } };
  const record = (title: string): OutboxWrite => ({ ...createRecord, payload: { title }, retraction });
  const createRecord = { call: 'create-incident', type: 'barnDocumentation', trigger: 'create' } as const;
  /** Records that nobody has hidden. */
  const shown = (instance: InstanceDouble) =>
    instance.events.filter(({ incidentId }) => instance.latest(incidentId)?.trigger === 'create');

  test('that arrived with earlier ones is written anew, and the first one hidden', async () => {
    const { instance, device } = setUp();
    instance.reactions = [{ kind: 'lost' }];
    const window = device.open();
    const { identifier } = await enqueue(window, record('first'));
    await settled();
    await window.outbox.change(identifier, record('second'));
    await settled();
    expect(instance.events).toEqual([
      { identifier, incidentId: 'incident-1', trigger: 'create', payload: { title: 'first' } },
      { identifier: `${identifier}.1`, incidentId: 'incident-2', trigger: 'create', payload: { title: 'second' } },
      { identifier: `${identifier}.1.back`, incidentId: 'incident-1', ...retraction },
    ]);
    expect(device.disk.size).toBe(0);
  });

  test.each([
    ['the same words', ['first', 'first'], 'first'],
    ['other words, twice', ['second', 'second'], 'second'],
    ['other words, from two windows', ['second', 'third'], 'third'],
  ])('saved again after it has gone with %s: one is shown, with the last words', async (_name, saved, last) => {
    const { instance, device } = setUp();
    const window = device.open();
    const { identifier, kind, instanceId } = await enqueue(window, record('first'));
    await settled();
    for (const title of saved) {
      await window.outbox.enqueue({ identifier, kind, instanceId, write: record(title), mayBeKnown: true });
      await settled();
    }
    expect(shown(instance).map(({ payload }) => payload)).toEqual([{ title: last }]);
    expect(device.disk.size).toBe(0);
  });

  test('whatever answers are lost on the way, one is shown, with the last words', async () => {
    for (let lostAt = 0; lostAt < 4; lostAt += 1) {
      const { instance, device } = setUp();
      instance.reactions = [{ kind: 'lost' }];
      const window = device.open();
      const { identifier } = await enqueue(window, record('first'));
      await settled();
      instance.reactions = Array.from({ length: lostAt + 1 }, (_, call) => ({
        kind: call === lostAt ? 'lost' : 'answered',
      }));
      await window.outbox.change(identifier, record('second'));
      for (let turn = 0; turn < 4; turn += 1) {
        await settled();
        window.pass(120_000);
      }
      await settled();
      expect(shown(instance).map(({ payload }) => payload)).toEqual([{ title: 'second' }]);
      expect(device.disk.size).toBe(0);
    }
  });
});
