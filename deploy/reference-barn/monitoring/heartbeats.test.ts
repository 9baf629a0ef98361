import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { createHeartbeats } from './heartbeats';

let nowMs: number;
beforeEach(() => {
  nowMs = 1_000;
});
const pass = (minutes: number): void => {
  nowMs += minutes * millisecondsInMinute;
};
const sightsOf = (beats: ReturnType<typeof createHeartbeats>, known: readonly string[] = []) =>
  beats.findings(known).map(({ subject, sight }) => [subject, sight.kind]);

test('a detector that was never heard is not missed', () => {
  expect(sightsOf(createHeartbeats(() => nowMs))).toEqual([]);
});

test('is silent after some of its usual pauses, and well with its next beat', () => {
  const beats = createHeartbeats(() => nowMs);
  for (let index = 0; index < 20; index += 1) {
    beats.beat('blobs');
    pass(4);
  }
  expect(sightsOf(beats)).toEqual([['blobs', 'well']]);
  pass(7);
  expect(sightsOf(beats)).toEqual([['blobs', 'well']]);
  pass(2);
  expect(beats.findings([])).toMatchObject([{ fault: 'detectorSilent', sight: { kind: 'faulty', figures: '13 min' } }]);
  beats.beat('blobs');
  expect(sightsOf(beats)).toEqual([['blobs', 'well']]);
});

test('one that tells something every second may be quiet for some minutes', () => {
  const beats = createHeartbeats(() => nowMs);
  beats.beat('fast');
  beats.beat('fast');
  pass(5);
  expect(sightsOf(beats)).toEqual([['fast', 'well']]);
  pass(1);
  expect(sightsOf(beats)).toEqual([['fast', 'faulty']]);
});

test('one that was taken away is forgotten, at once when it is said', () => {
  const beats = createHeartbeats(() => nowMs);
  beats.beat('old');
  beats.beat('retired');
  beats.retire('retired');
  expect(sightsOf(beats)).toEqual([['old', 'well']]);
  nowMs += 8 * millisecondsInDay;
  expect(sightsOf(beats)).toEqual([]);
});

test('after a start, those whose silence was told have a day to be heard', () => {
  const beats = createHeartbeats(() => nowMs);
  expect(sightsOf(beats, ['silent'])).toEqual([['silent', 'unknown']]);
  nowMs += 2 * millisecondsInDay;
  expect(sightsOf(beats, ['silent'])).toEqual([]);
});
