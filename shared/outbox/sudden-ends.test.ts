import fc from 'fast-check';
import { settled } from './doubles/device-double';
import type { Reaction } from './doubles/instance-double';
import { create, enqueue, event, offline, setUp } from './doubles/set-up';

const reaction = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Reaction>({ kind: 'answered' }) },
  { weight: 2, arbitrary: fc.constant<Reaction>({ kind: 'lost' }) },
  { weight: 1, arbitrary: fc.constant<Reaction>(offline) },
  { weight: 1, arbitrary: fc.constant<Reaction>({ kind: 'failed', code: 'server-error' }) },
);

test('killed at any moment, with any answers lost: everything that was kept is sent, once, with its last words (F24)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ life: fc.integer({ min: 1, max: 60 }), reactions: fc.array(reaction, { maxLength: 6 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.boolean(),
      async (lives, changes) => {
        const { instance, device } = setUp();
        const kept = new Map<string, string>();
        for (const [number, { life, reactions }] of lives.entries()) {
          instance.reactions = [...reactions];
          const window = device.open(life);
          const title = `title ${number}`;
          void enqueue(window, create(title)).then(async ({ identifier }) => {
            kept.set(identifier, title);
            if (!changes) return;
            const changed = `${title} changed`;
            if (await window.outbox.change(identifier, create(changed))) kept.set(identifier, changed);
          });
          await settled();
          window.pass(10_000);
          await settled();
          device.kill(window);
          device.time += 1_000;
        }
        instance.reactions = [];
        const last = device.open();
        for (let turn = 0; turn < 3; turn += 1) {
          await settled();
          last.pass(120_000);
        }
        await settled();

        expect(device.disk.size).toBe(0);
        const created = instance.events.filter(({ identifier }) => /^identifier-\d+$/.test(identifier));
        const identifiers = created.map(({ identifier }) => identifier);
        expect(new Set(identifiers).size).toBe(identifiers.length);
        for (const [identifier, title] of kept) {
          const first = created.find((candidate) => candidate.identifier === identifier);
          // A change may have been killed between being kept and being told: then its words stand there all the same.
          const said = (instance.latest(first?.incidentId ?? '')?.payload as { title?: string } | undefined)?.title;
          expect([title, `${title} changed`]).toContain(said);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['never got into the outbox', 'none'],
  ['still waits there', 'waiting'],
  ['has arrived', 'arrived'],
] as const)('words of a draft that %s are saved again: one record with the last words', async (_name, before) => {
  const { instance, device } = setUp();
  const entry = { kind: 'intervention', instanceId: 'north-barn', identifier: 'draft-1234' };
  const first = device.open();
  if (before === 'waiting') instance.reactions = [offline];
  if (before !== 'none') await first.outbox.enqueue({ ...entry, write: create('first words') });
  await settled();
  device.kill(first);

  const second = device.open();
  await second.outbox.enqueue({ ...entry, write: create('last words'), mayBeKnown: true });
  await settled();
  second.pass(120_000);
  await settled();
  expect(device.disk.size).toBe(0);
  expect(new Set(instance.events.map(({ incidentId }) => incidentId)).size).toBe(1);
  expect(instance.latest('incident-1')?.payload).toEqual({ title: 'last words' });
});

test('a step that had arrived with another trigger is followed by one with the trigger of now', async () => {
  const { instance, device } = setUp();
  const window = device.open();
  instance.reactions = [{ kind: 'lost' }, { kind: 'failed', code: 'conflict', reason: 'identifier-in-use' }];
  const { identifier } = await enqueue(window, event('incident-7', 'step'));
  await settled();
  const write = { ...event('incident-7', 'step'), trigger: 'issueDetected' };
  await window.outbox.change(identifier, write);
  await settled();
  expect(instance.events.map(({ trigger }) => trigger)).toEqual(['noIssueDetected', 'issueDetected']);
  expect(device.disk.size).toBe(0);
});
