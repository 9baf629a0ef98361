import { settled } from './doubles/device-double';
import type { Reaction } from './doubles/instance-double';
import { create, event, offline, setUp } from './doubles/set-up';
import { pictureIdentifier } from './picture-identifier';

const picture = { content: '/9j/', caption: 'Torn seal', capturedAt: 5 };

test('pictures follow the incident that they belong to', async () => {
  const { instance, device } = setUp();
  instance.reactions = [offline];
  const window = device.open();
  await window.outbox.enqueue({
    kind: 'intervention',
    instanceId: 'north-barn',
    write: create('Draught'),
    pictures: [picture, { content: '/9k/' }],
  });
  await settled();
  expect(instance.calls).toBe(1);
  window.pass(2_000);
  await settled();
  expect(instance.pictures.map(({ path, identifier }) => [path, identifier])).toEqual([
    ['api/incidents/incident-1/attachments', pictureIdentifier('identifier-1', picture)],
    ['api/incidents/incident-1/attachments', pictureIdentifier('identifier-1', { content: '/9k/' })],
  ]);
  expect(device.disk.size).toBe(0);
});

test('pictures go with the entry: to the incident that it becomes, or away with it', async () => {
  const { instance, device } = setUp();
  const closed: Reaction = { kind: 'failed', code: 'conflict', reason: 'incident-closed' };
  instance.reactions = [closed];
  const window = device.open();
  const enqueueLate = () =>
    window.outbox.enqueue({
      kind: 'intervention',
      instanceId: 'north-barn',
      write: event('incident-a', 'late'),
      pictures: [picture],
    });
  const one = await enqueueLate();
  await settled();
  await window.outbox.replace(one?.identifier ?? '', create('late'));
  await settled();
  expect(instance.pictures.map(({ path }) => path)).toEqual(['api/incidents/incident-1/attachments']);
  instance.reactions = [closed];
  const other = await enqueueLate();
  await settled();
  await window.outbox.discard(other?.identifier ?? '');
  await settled();
  expect(device.disk.size).toBe(0);
  expect(instance.pictures).toHaveLength(1);
});

const still = { content: '/9s/', cameraId: 'pen-01', capturedAt: 7 };

test.each([
  ['the same one', picture, { ...picture, caption: 'Another word' }, true],
  ['another one', picture, { content: '/9k/' }, false],
  ['the same still, encoded anew', still, { ...still, content: '/9t/' }, true],
  ['a still of another moment', still, { ...still, capturedAt: 8 }, false],
])('a picture is known again: %s', (_name, one, other, same) => {
  expect(pictureIdentifier('entry-1', one) === pictureIdentifier('entry-1', other)).toBe(same);
  expect(pictureIdentifier('entry-1', one)).not.toBe(pictureIdentifier('entry-2', one));
  expect(pictureIdentifier('x'.repeat(128), one)).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
});

test('killed at any step with photos, and saved again from the draft: each photo is at the barn once', async () => {
  const pictures = [picture, { content: '/9k/' }];
  const entry = { kind: 'intervention', instanceId: 'north-barn', identifier: 'draft-1234', write: create('Draught') };
  for (let life = 1; life < 40; life += 1) {
    for (const lost of [0, 1, 2]) {
      const { instance, device } = setUp();
      instance.reactions = Array.from({ length: lost + 1 }, (_, call) => ({
        kind: call === lost ? 'lost' : 'answered',
      }));
      const window = device.open(life);
      void window.outbox.enqueue({ ...entry, pictures });
      await settled();
      device.kill(window);
      const last = device.open();
      await last.outbox.enqueue({ ...entry, pictures, mayBeKnown: true });
      for (let turn = 0; turn < 3; turn += 1) {
        await settled();
        last.pass(120_000);
      }
      await settled();
      expect(device.disk.size).toBe(0);
      expect(instance.events).toHaveLength(1);
      expect(instance.pictures.map(({ identifier }) => identifier).toSorted()).toEqual(
        pictures.map((one) => pictureIdentifier('draft-1234', one)).toSorted(),
      );
    }
  }
});
