import { isReviewed, marksWith, mostMarks, type ReviewMarks } from './review-marks';

const none: ReviewMarks = new Map();
const incident = (incidentId: string, lastUpdated = 10) => ({ incidentId, lastUpdated });

test('a mark holds until the incident changes', () => {
  const marks = marksWith(none, [incident('a')], true);
  expect(isReviewed(marks, incident('a'))).toBe(true);
  expect(isReviewed(marks, incident('a', 11))).toBe(false);
  expect(isReviewed(marks, incident('b'))).toBe(false);
});

test('a mark can be taken back; others stay', () => {
  const marks = marksWith(marksWith(none, [incident('a'), incident('b')], true), [incident('a')], false);
  expect([...marks.keys()]).toEqual(['b']);
});

test('names of the language are names like any other', () => {
  expect(isReviewed(none, incident('__proto__', 0))).toBe(false);
  expect(isReviewed(none, incident('constructor', 0))).toBe(false);
});

test('the oldest marks go first', () => {
  const first = marksWith(none, [incident('first'), incident('second')], true);
  const again = marksWith(first, [incident('first')], true);
  const many = Array.from({ length: mostMarks - 1 }, (_, index) => incident(`i${index}`));
  const marks = marksWith(again, many, true);
  expect(marks.size).toBe(mostMarks);
  expect(marks.has('first')).toBe(true);
  expect(marks.has('second')).toBe(false);
});
