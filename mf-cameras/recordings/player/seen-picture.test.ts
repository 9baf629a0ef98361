import type { PictureReading, RecordedPicture } from '@barnwatch/shared/pictures';
import { isVideoSeen, seenForm, seenPicture } from './seen-picture';

const blob = new Blob();
const before: RecordedPicture = { blob, frame: 'blob:before', capturedAt: 1_000 };
const now: RecordedPicture = { blob, frame: 'blob:now', capturedAt: 2_000 };
const retry = () => {};
const loading: PictureReading = { state: { kind: 'loading', key: 'now', last: before }, retry };
const ready: PictureReading = { state: { kind: 'ready', key: 'now', picture: now }, retry };
const failed: PictureReading = {
  state: { kind: 'failed', key: 'now', failure: { kind: 'damaged', damage: 'undecodable' } },
  retry,
};

test('P23: over a video no picture of another time is seen: its own last frame stays', () => {
  expect([seenPicture(loading, false), seenPicture(ready, false)]).toEqual([null, now]);
  expect(isVideoSeen({ kind: 'opening', ranDry: false }, loading)).toBe(true);
});

test('pictures that run follow each other without black between them', () => {
  expect([seenPicture(loading, true), seenPicture(ready, true)]).toEqual([before, now]);
});

test('a frame that was seen before stays neither in a gap nor below what says that there is nothing', () => {
  expect(isVideoSeen({ kind: 'absent', reason: 'gap', until: 5 }, loading)).toBe(false);
  const lost = { kind: 'failed', failure: { kind: 'broken-off' } } as const;
  expect([isVideoSeen(lost, loading), isVideoSeen(lost, failed)]).toEqual([true, false]);
});

test('nothing is saved of a gap or of private time; else what is seen', () => {
  expect(seenForm(null, { kind: 'absent', reason: 'privacy', until: 5 })).toBe('nothing');
  expect(seenForm(null, { kind: 'shown' })).toBe('video');
  expect([seenForm(1_000, { kind: 'opening', ranDry: false }), seenForm(1_000, null)]).toEqual(['picture', 'picture']);
});
