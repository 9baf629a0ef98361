import { exampleEntry, examplePicture } from '../doubles/example-entry';
import { event } from '../doubles/set-up';
import { freshStanding } from '../outbox-entry';
import type { AfterTry } from './after-try';
import { changesAfter } from './record-changes';

const now = 6_000;
const stored = exampleEntry({ attempted: true });
const picture = examplePicture('entry-one');
const all = [stored, picture, exampleEntry({ identifier: 'entry-two', position: 3 })];
const released = { ...picture, write: { ...picture.write, incidentId: 'incident-1' } };
const after = (what: AfterTry, of = stored) => changesAfter(what, of, all, now);

test('one that is kept is written as it is now', () => {
  expect(after({ kind: 'keep', entry: stored })).toEqual([{ kind: 'write', entry: stored }]);
});

test('one that arrived goes after its pictures have learned the incident', () => {
  const receipt = { incidentId: 'incident-1', trigger: 'issueDetected', payload: null };
  expect(after({ kind: 'done', receipt })).toEqual([
    { kind: 'write', entry: released },
    { kind: 'remove', entry: stored },
  ]);
});

test('words that follow stand there before the first ones go, and are of now', () => {
  const write = event('incident-1', 'Cold');
  const followUp = { kind: 'follow-up', write, identifier: 'entry-one.0' } as const;
  const next = {
    ...stored,
    identifier: 'entry-one.0',
    write,
    madeAt: now,
    revision: 1,
    attempted: false,
    changedAfterAttempt: true,
    standing: freshStanding,
  };
  expect(after({ ...followUp, incidentId: 'incident-1' })).toEqual([
    { kind: 'write', entry: released },
    { kind: 'write', entry: next },
    { kind: 'remove', entry: stored },
  ]);
  expect(after({ ...followUp, incidentId: null })).toEqual([
    { kind: 'write', entry: next },
    { kind: 'remove', entry: stored },
  ]);
});

test('what follows words that were changed here is known not to have been sent', () => {
  const changed = { ...stored, revision: 2 };
  const [written] = after(
    { kind: 'follow-up', write: stored.write, identifier: 'entry-one.2', incidentId: null },
    changed,
  );
  expect(written?.entry).toMatchObject({ revision: 1, changedAfterAttempt: false });
});

test('one that is written anew takes its pictures along, and the first one is taken back behind it', () => {
  const retraction = event('incident-1', 'other words');
  const changes = after({ kind: 'anew', identifier: 'entry-one.0', retraction });
  expect(changes.map(({ kind, entry }) => [kind, entry.identifier])).toEqual([
    ['write', 'entry-one.0'],
    ['write', 'picture-one'],
    ['write', 'entry-one.0.back'],
    ['remove', 'entry-one'],
  ]);
  const [anew, moved, takenBack] = changes;
  expect(anew?.entry).toMatchObject({ write: stored.write, madeAt: stored.madeAt, attempted: false });
  expect(moved?.entry.write).toMatchObject({ after: 'entry-one.0', incidentId: null });
  expect(takenBack?.entry).toMatchObject({ write: retraction, position: 1.5, madeAt: now });
});
