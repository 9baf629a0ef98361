import { planFrames } from './plan-frames';

const minute = 60_000;
const span = { start: 0, end: 10 * minute };
const whole = { gaps: [], privateSpans: [], sizeBytes: 0, frameBytes: 1_000 };

test('one picture at the start, and one at every interval after it', () => {
  expect(planFrames(span, minute, [whole, whole])).toEqual({
    files: 22,
    lengthMs: null,
    sizeBytes: 22_000,
    missingMs: { gap: 0, privacy: 0 },
  });
});

test('what nobody recorded or sees makes no picture, and is told', () => {
  const partly = { ...whole, gaps: [{ start: 4 * minute + 1, end: 10 * minute }] };
  expect(planFrames(span, minute, [partly])).toMatchObject({ files: 5, missingMs: { gap: 6 * minute - 1 } });
});

test('a picture that could not be had leaves the size unknown', () => {
  expect(planFrames(span, minute, [whole, { ...whole, frameBytes: null }]).sizeBytes).toBeNull();
});
