import type { Outcome } from '../../auth-client';
import { exampleBarn } from '../../testing';
import { exampleEntry, exampleError } from '../doubles/example-entry';
import type { OutboxEntry } from '../outbox-entry';
import type { OutboxEnvironment } from '../outbox-environment';
import type { WriteReceipt } from '../outbox-write';
import { InstanceSender } from './instance-sender';
import type { TryParts } from './send-entry';

const receipt: WriteReceipt = { incidentId: 'incident-1', trigger: 'issueDetected', payload: { title: 'Draught' } };
const arrived: Outcome<WriteReceipt> = { ok: true, value: receipt };
const lineDown: Outcome<WriteReceipt> = { ok: false, error: exampleError('offline') };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A sender among entries in memory; each call is answered by the test, in turn. */
class Bench {
  entries: OutboxEntry[] = [];
  view = exampleBarn();
  time = 10_000;
  isBroken = false;
  readonly calls: ((outcome: Outcome<WriteReceipt>) => void)[] = [];
  readonly alarms: { readonly pauseMs: number; readonly run: () => void }[] = [];
  readonly log: string[] = [];
  readonly shown: string[] = [];
  readonly sender = new InstanceSender(this.#parts(), 'north-barn');

  add(identifier: string): void {
    this.entries.push(exampleEntry({ identifier, position: this.entries.length }));
  }

  async answer(outcome: Outcome<WriteReceipt>): Promise<void> {
    await settled();
    this.calls.shift()?.(outcome);
    await settled();
  }

  #parts(): TryParts {
    const environment: Pick<OutboxEnvironment, 'now' | 'random' | 'lock' | 'client' | 'after' | 'log'> = {
      now: () => this.time,
      random: () => 0.5,
      lock: (_name, _waitMs, work) => work(),
      client: () => ({
        post: () => new Promise((resolve) => this.calls.push(resolve as (outcome: unknown) => void)),
        put: () => new Promise(() => undefined),
      }),
      after: (pauseMs, run) => {
        const alarm = { pauseMs, run };
        this.alarms.push(alarm);
        return () => void this.alarms.splice(this.alarms.indexOf(alarm), 1);
      },
      log: (_level, message) => this.log.push(message),
    };
    const find = (identifier: string) => this.entries.find((entry) => entry.identifier === identifier);
    return {
      environment: environment as OutboxEnvironment,
      viewOf: () => this.view,
      readAll: async () => {
        if (this.isBroken) throw new Error('no storage');
        return this.entries;
      },
      changingOne: async (identifier, work) => {
        const entry = find(identifier);
        return entry ? work(entry, this.entries) : null;
      },
      write: async (entry) => {
        this.entries = [...this.entries.filter(({ identifier }) => identifier !== entry.identifier), entry];
      },
      remove: async ({ identifier }) => {
        this.entries = this.entries.filter((entry) => entry.identifier !== identifier);
      },
      showSending: async (identifier, work) => {
        this.shown.push(identifier);
        return work().finally(() => this.shown.pop());
      },
      onReceipt: () => undefined,
    };
  }
}

test('nothing to send is the end of a round', async () => {
  const bench = new Bench();
  await bench.sender.send();
  expect([bench.calls, bench.alarms]).toEqual([[], []]);
});

test('who asks before a round begins is served by it', async () => {
  const bench = new Bench();
  const first = bench.sender.send();
  expect(bench.sender.send()).toBe(first);
  bench.add('entry-one');
  await bench.answer(arrived);
  await first;
  expect(bench.entries).toEqual([]);
});

test('who asks while a round goes on waits for one more', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  const first = bench.sender.send();
  await settled();
  const second = bench.sender.send();
  expect(second).not.toBe(first);
  expect(bench.sender.send()).toBe(second);
  await bench.answer(arrived);
  await Promise.all([first, second]);
  expect([bench.entries, bench.calls]).toEqual([[], []]);
});

test('an entry is shown for as long as it is being sent', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  const done = bench.sender.send();
  await settled();
  expect([bench.shown, bench.entries[0]?.attempted]).toEqual([['entry-one'], true]);
  await bench.answer(arrived);
  await done;
  expect(bench.shown).toEqual([]);
});

test('after a failure it rests until the entry is due, and goes on by itself', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  const round = bench.sender.send();
  await bench.answer(lineDown);
  await round;
  expect(bench.alarms.map(({ pauseMs }) => pauseMs)).toEqual([2_000]);
  bench.time += 2_000;
  bench.alarms[0]?.run();
  await bench.answer(arrived);
  expect(bench.entries).toEqual([]);
});

test('whoever wakes it ends its rest', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  const round = bench.sender.send();
  await bench.answer(lineDown);
  await round;
  bench.time += 1;
  bench.sender.wake();
  expect(bench.alarms).toEqual([]);
  await bench.answer(arrived);
  expect(bench.entries).toEqual([]);
});

test('a call that was called off ends the round without a rest', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  const round = bench.sender.send();
  await bench.answer({ ok: false, error: exampleError('aborted') });
  await round;
  expect([bench.alarms, bench.entries.length]).toEqual([[], 1]);
});

test('a storage that fails is told, and the next round goes on', async () => {
  const bench = new Bench();
  bench.add('entry-one');
  bench.isBroken = true;
  await bench.sender.send();
  expect(bench.log).toEqual(['the outbox could not go on']);
  bench.isBroken = false;
  const round = bench.sender.send();
  await bench.answer(arrived);
  await round;
  expect(bench.entries).toEqual([]);
});

test('an instance that nobody is signed in at is left alone', async () => {
  const bench = new Bench();
  bench.view = exampleBarn({ loggedIn: false });
  bench.add('entry-one');
  await bench.sender.send();
  expect(bench.calls).toEqual([]);
});
