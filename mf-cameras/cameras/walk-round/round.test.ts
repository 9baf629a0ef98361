import fc from 'fast-check';
import {
  begun,
  isOfToday,
  type Judgement,
  judged,
  judgedCount,
  judgementOf,
  newRound,
  nextStop,
  type Round,
  resumedStop,
  summaryOf,
  together,
  verdicts,
} from './round';

const cameras = ['a', 'b', 'c', 'd'].map((cameraId) => ({ cameraId }));
const judgement = (cameraId: string, facts: Partial<Judgement> = {}): Judgement => ({
  cameraId,
  name: cameraId.toUpperCase(),
  verdict: 'fine',
  at: 1000,
  shownAt: 900,
  ...facts,
});
const after = (...ids: string[]): Round => ids.reduce((round, id) => judged(round, judgement(id)), newRound);

test.each([
  ['at the start', newRound, null, 'a'],
  ['one after the other', after('a'), 'a', 'b'],
  ['past those that are judged', after('a', 'b'), 'a', 'c'],
  ['back to what was left out', after('c', 'd'), 'd', 'a'],
  ['after a camera that is gone', after('x'), 'x', 'a'],
  ['through', after('a', 'b', 'c', 'd'), 'd', undefined],
])('the next stop: %s', (_name, round, afterId, expected) => {
  expect(nextStop(cameras, round, afterId)?.cameraId).toBe(expected);
});

test('a round that was left goes on after the camera that was judged last', () => {
  expect(resumedStop(cameras, after('a', 'c'))?.cameraId).toBe('d');
  expect(resumedStop(cameras, newRound)?.cameraId).toBe('a');
  expect(resumedStop([], newRound)).toBeNull();
});

test('a second judgement of a camera replaces the first', () => {
  const round = judged(after('a', 'b'), judgement('a', { verdict: 'problem', at: 2000 }));
  expect(round.judgements).toHaveLength(2);
  expect(judgementOf(round, 'a')).toMatchObject({ verdict: 'problem', at: 2000 });
  expect(judgementOf(round, 'z')).toBeNull();
});

test('cameras that are gone do not count as seen', () => {
  expect(judgedCount(cameras, after('a', 'x'))).toBe(1);
});

test('whatever order one judges in, each camera comes up once until the round is through', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...verdicts)), { maxLength: 6 });
  fc.assert(
    fc.property(steps, (first) => {
      let round = first.reduce((all, [id, verdict]) => judged(all, judgement(id, { verdict })), newRound);
      const seen: string[] = [];
      let stop = resumedStop(cameras, round);
      while (stop && seen.length < 10) {
        seen.push(stop.cameraId);
        round = judged(round, judgement(stop.cameraId));
        stop = nextStop(cameras, round, stop.cameraId);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(judgedCount(cameras, round)).toBe(cameras.length);
    }),
  );
});

test('only a round of the same day is resumed', () => {
  const evening = new Date(2026, 10, 21, 23, 50).getTime();
  const round = judged(newRound, judgement('a', { at: evening }));
  expect(isOfToday(round, new Date(2026, 10, 21, 0, 1).getTime())).toBe(true);
  expect(isOfToday(round, new Date(2026, 10, 22, 0, 1).getTime())).toBe(false);
  expect(isOfToday(newRound, evening)).toBe(false);
});

test('a round knows when it was begun, through all judgements, and one kept from earlier by its first', () => {
  const round = judged(begun(newRound, 400), judgement('a'));
  expect(begun(round, 9000).startedAt).toBe(400);
  expect(begun(after('a', 'b'), 9000).startedAt).toBe(1000);
});

test('in figures', () => {
  const round = [
    judgement('a', { at: 3000 }),
    judgement('b', { at: 2000, verdict: 'problem' }),
    judgement('c', { at: 5000, verdict: 'skipped' }),
    judgement('d', { at: 4000 }),
  ].reduce(judged, newRound);
  expect(summaryOf(round)).toEqual({
    startedAt: 2000,
    endedAt: 5000,
    counts: { fine: 2, problem: 1, skipped: 1 },
  });
  expect(summaryOf(newRound)).toBeNull();
});

test('what was judged before the device told of the round counts beside what it tells, and more than it', () => {
  const kept: Round = { ...after('a', 'b'), startedAt: 500 };
  const made = judged(newRound, judgement('b', { verdict: 'problem' }));
  const round = together(kept, made);
  expect(round.startedAt).toBe(500);
  expect(round.judgements.map(({ cameraId, verdict }) => [cameraId, verdict])).toEqual([
    ['a', 'fine'],
    ['b', 'problem'],
  ]);
  expect(together(newRound, made)).toEqual(made);
});
