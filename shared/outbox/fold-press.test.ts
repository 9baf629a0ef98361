import fc from 'fast-check';
import { settled } from './doubles/device-double';
import { exampleEntry, exampleError } from './doubles/example-entry';
import type { Reaction } from './doubles/instance-double';
import { create, enqueue, event, offline, press, setUp, standings, titles } from './doubles/set-up';
import { foldPress } from './fold-press';

const waits = (write: ReturnType<typeof press>, facts = {}) => exampleEntry({ write, ...facts });
const hide = press('record-a', 'hide');
const show = press('record-a', 'create');

test.each([
  ['nothing', [], hide, 'append'],
  ['another record', [waits(press('record-b', 'hide'))], hide, 'append'],
  ['the same press', [waits(hide)], press('record-a', 'hide', 'other'), 'change'],
  ['what it undoes', [waits(hide)], show, 'cancel'],
  ['what it undoes and may have arrived', [waits(hide, { attempted: true })], show, 'append'],
  ['what came back to the same words', [waits(hide, { attempted: true }), waits(show)], hide, 'cancel'],
  [
    'what was sent with other words',
    [waits(press('record-a', 'hide', 'x'), { attempted: true }), waits(show)],
    hide,
    'append',
  ],
  ['a step of an intervention', [waits(event('record-a', 'one'))], event('record-a', 'two'), 'append'],
  ['a new incident', [waits(create('Draught'))], create('Draught'), 'append'],
] as const)('a press beside %s', (_name, waiting, write, kind) => {
  expect(foldPress(waiting, write).step.kind).toBe(kind);
});

test('a press is the answer to one that was refused', () => {
  const refused = waits(hide, { attempted: true, standing: { kind: 'needs-you', error: exampleError('conflict') } });
  expect(foldPress([refused], show)).toEqual({ superseded: [refused], step: { kind: 'append' } });
});

test('hide, show, hide without a line: one hiding is sent, with the last words', async () => {
  const { instance, device } = setUp();
  instance.reactions = [offline];
  const window = device.open();
  // What waits before it keeps the barn from being tried.
  await enqueue(window, create('first'));
  await settled();
  for (const write of [press('record-a', 'hide', 'one'), show, press('record-a', 'hide', 'two')]) {
    await enqueue(window, write);
    await settled();
  }
  expect(standings(window)).toEqual(['waiting', 'waiting']);
  window.pass(120_000);
  await settled();
  expect(titles(instance)).toEqual(['first', 'hide two']);
});

const reaction = fc.constantFrom<Reaction>({ kind: 'answered' }, { kind: 'lost' }, offline, {
  kind: 'failed',
  code: 'server-error',
});

test('however a record is hidden and shown and whatever is lost: each is said in turn, and the last press counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ words: fc.constantFrom('one', 'two'), passes: fc.boolean(), reactions: fc.array(reaction) }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      async (presses) => {
        const { instance, device } = setUp();
        const window = device.open();
        let last = '';
        for (const [number, { words, passes, reactions }] of presses.entries()) {
          instance.reactions = [...reactions];
          const write = press('record-a', number % 2 === 0 ? 'hide' : 'create', words);
          await enqueue(window, write);
          await settled();
          if (passes) window.pass(10_000);
          await settled();
          last = number % 2 === 0 ? `hide ${words}` : 'create';
        }
        instance.reactions = [];
        for (let turn = 0; turn < 3; turn += 1) {
          window.pass(120_000);
          await settled();
        }
        const said = instance.events.map(({ trigger }) => trigger);
        expect(said).toEqual(said.map((_trigger, index) => (index % 2 === 0 ? 'hide' : 'create')));
        const end = titles(instance).at(-1) ?? 'create';
        expect(end.startsWith(last)).toBe(true);
        expect(device.disk.size).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});
