import fc from 'fast-check';
import { planPieces } from './plan-pieces';
import { gapsBetween, lengthOf, overlap } from './spans';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const span = { start: 0, end: 3 * hour };
const nothing = { gaps: [], privateSpans: [], sizeBytes: 0 };

test('a long span becomes files of an hour', () => {
  expect(planPieces(span, nothing).pieces).toEqual([
    { start: 0, end: hour },
    { start: hour, end: 2 * hour },
    { start: 2 * hour, end: 3 * hour },
  ]);
});

test('a second more than an hour is no file of its own', () => {
  expect(planPieces({ start: 0, end: hour + second }, nothing).pieces).toHaveLength(1);
});

test('privacy is left out and told, a short gap is told only', () => {
  const plan = planPieces(
    { start: 0, end: hour },
    {
      gaps: [
        { start: 5 * minute, end: 5 * minute + 10 * second },
        { start: 40 * minute, end: 50 * minute },
      ],
      privateSpans: [{ start: 20 * minute, end: 30 * minute }],
      sizeBytes: 0,
    },
  );
  expect(plan.pieces).toEqual([
    { start: 0, end: 20 * minute },
    { start: 30 * minute, end: 40 * minute },
    { start: 50 * minute, end: hour },
  ]);
  expect(plan.missing.map(({ reason }) => reason)).toEqual(['gap', 'privacy', 'gap']);
});

test('nothing recorded makes no file', () => {
  expect(planPieces(span, { ...nothing, gaps: [span] })).toEqual({
    pieces: [],
    missing: [{ ...span, reason: 'gap' }],
  });
});

test('files do not overlap, touch nothing private, and with what is missing they cover the span', () => {
  const moment = fc.integer({ min: -hour, max: 6 * hour });
  const spans = fc.array(
    fc.tuple(moment, fc.integer({ min: 1, max: 2 * hour })).map(([start, length]) => ({ start, end: start + length })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: second, max: 5 * hour }), (gaps, privateSpans, length) => {
      const whole = { start: 0, end: length };
      const { pieces, missing } = planPieces(whole, { gaps, privateSpans, sizeBytes: 0 });
      for (const [index, piece] of pieces.entries()) {
        expect(piece.end - piece.start).toBeLessThanOrEqual(hour + second);
        expect(piece.start).toBeGreaterThanOrEqual(pieces[index - 1]?.end ?? 0);
        for (const hidden of privateSpans) expect(overlap(piece, hidden)).toBeNull();
      }
      // What is too short for a film or for a gap is neither.
      const untold = gapsBetween([...pieces, ...missing], whole);
      expect(lengthOf(untold)).toBeLessThanOrEqual(2 * second * (gaps.length + privateSpans.length + 1));
    }),
    { numRuns: 300 },
  );
});
