import { exampleEntry, exampleError, examplePicture } from '../doubles/example-entry';
import { create, event } from '../doubles/set-up';
import { changedEntry } from '../entry-changes';
import type { OutboxEntry } from '../outbox-entry';
import type { OutboxWrite, WriteReceipt } from '../outbox-write';
import { afterTry } from './after-try';

const circumstances = { now: 6_000, chance: 0.5 };
const sent = exampleEntry({ attempted: true });
const receiptOf = (title: string): WriteReceipt => ({
  incidentId: 'incident-1',
  trigger: 'issueDetected',
  payload: { title },
});
const answered = (entry: OutboxEntry, title: string) =>
  afterTry(entry, sent, { ok: true, value: receiptOf(title) }, circumstances);
const failed = (entry: OutboxEntry, error: ReturnType<typeof exampleError>, of: OutboxEntry = sent) =>
  afterTry(entry, of, { ok: false, error }, circumstances);

describe('an answer', () => {
  test('to the words of now is the end', () => {
    expect(answered(sent, 'Draught')).toEqual({ kind: 'done', receipt: receiptOf('Draught') });
  });

  test('to words that were changed meanwhile lets those of now follow', () => {
    expect(answered(changedEntry(sent, create('Cold')), 'Draught')).toEqual({
      kind: 'follow-up',
      identifier: 'entry-one.1',
      incidentId: 'incident-1',
      write: {
        call: 'add-event',
        incidentId: 'incident-1',
        incidentType: 'barnIntervention',
        trigger: 'issueDetected',
        payload: { title: 'Cold' },
      },
    });
  });

  test('that tells the words of now all the same is the end', () => {
    const changedBack = changedEntry(changedEntry(sent, create('Cold')), create('Draught'));
    expect(answered(changedBack, 'Draught').kind).toBe('done');
  });

  test('to words that no event can change lets them be written anew, and takes the first ones back', () => {
    const retraction = { trigger: 'hide', payload: { reason: 'other words' } };
    const write: OutboxWrite = { ...create('Cold'), call: 'create-incident', retraction } as OutboxWrite;
    expect(answered(changedEntry(sent, write), 'Draught')).toEqual({
      kind: 'anew',
      identifier: 'entry-one.1',
      retraction: { call: 'add-event', incidentId: 'incident-1', incidentType: 'barnIntervention', ...retraction },
    });
  });

  test('to a picture is the end, whatever it says', () => {
    expect(answered(examplePicture('entry-one', { revision: 3 }), '').kind).toBe('done');
  });
});

describe('a failure', () => {
  test.each(['offline', 'server-error', 'no-auth', 'rate-limited'] as const)('as %s is tried again later', (code) => {
    expect(failed(sent, exampleError(code))).toEqual({
      kind: 'keep',
      entry: {
        ...sent,
        standing: { kind: 'waiting', failures: 1, notBefore: 8_000, failedAt: 6_000, error: exampleError(code) },
      },
    });
  });

  test('of an instance that asks for patience waits for as long as it asks', () => {
    const after = failed(sent, exampleError('rate-limited', { retryAfterMs: 90_000 }));
    expect(after).toMatchObject({ entry: { standing: { notBefore: 96_000 } } });
  });

  test('after others pauses longer', () => {
    const after = failed(sent, exampleError('offline'));
    const again = after.kind === 'keep' ? failed(after.entry, exampleError('offline')) : after;
    expect(again).toMatchObject({ entry: { standing: { failures: 2, notBefore: 10_000 } } });
  });

  test.each(['forbidden', 'not-found', 'conflict', 'rejected', 'unexpected-shape'] as const)(
    'as %s waits for somebody to decide',
    (code) => {
      const error = exampleError(code);
      expect(failed(sent, error)).toEqual({ kind: 'keep', entry: { ...sent, standing: { kind: 'needs-you', error } } });
    },
  );

  test('of earlier words says nothing about those of now', () => {
    const changed = changedEntry(sent, create('Cold'));
    expect(failed(changed, exampleError('rejected'))).toEqual({ kind: 'keep', entry: changed });
  });

  test('because it was called off changes nothing', () => {
    expect(failed(sent, exampleError('aborted'))).toEqual({ kind: 'keep', entry: sent });
  });

  test('because the identifier is taken by an earlier form of the same step lets the words of now follow', () => {
    const step = exampleEntry({ write: event('incident-1', 'Closed'), attempted: true });
    const changed = changedEntry(step, event('incident-1', 'Opened'));
    const taken = exampleError('conflict', { reason: 'identifier-in-use' });
    expect(failed(changed, taken, step)).toEqual({
      kind: 'follow-up',
      write: changed.write,
      identifier: 'entry-one.1',
      incidentId: null,
    });
    expect(failed(step, taken, step)).toMatchObject({ kind: 'keep', entry: { standing: { kind: 'needs-you' } } });
  });
});
