import fc from 'fast-check';
import { createRenderBudget } from './render-budget';

/** Whether the budget is spent by drawings with one pause between them, ms. */
function isSpent(count: number, pauseMs: number, byItself: (index: number) => boolean = () => true): boolean {
  const budget = createRenderBudget();
  return Array.from({ length: count }, (_, index) => budget.drawn(byItself(index), index * pauseMs)).some(Boolean);
}

test.each([
  ['a quick loop', 2_000, 0.5, true],
  ['a loop of a heavy screen', 300, 30, true],
  ['some dozen drawings to measure something', 60, 1, false],
  ['one of a screen that is drawn at its own pace', 2_000, 20, true],
])('%s', (_name, count, pauseMs, spent) => {
  expect(isSpent(count, pauseMs)).toBe(spent);
});

test('drawings that something else asked for are never too many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.double({ min: 0.1, max: 50, noNaN: true }), (count, pauseMs) => {
      expect(isSpent(count, pauseMs, () => false)).toBe(false);
      // Every second one by itself: a wall whose tiles set a state after they were drawn.
      expect(isSpent(count, Math.max(pauseMs, 2), (index) => index % 2 === 0)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('who presses or types has it drawn for them', () => {
  const budget = createRenderBudget();
  const spent = Array.from({ length: 5_000 }, (_, index) => {
    if (index % 150 === 0) budget.userActed();
    return budget.drawn(true, index * 5);
  });
  expect(spent).not.toContain(true);
});
