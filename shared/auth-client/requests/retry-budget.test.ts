import fc from 'fast-check';
import { retryBudget } from './retry-budget';

const events = fc.array(fc.constantFrom('take', 'answer'), { maxLength: 200 });

test('never more is sent again than ten and a fifth of the answers (F2)', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const budget = retryBudget();
      let answers = 0;
      let taken = 0;
      for (const event of happened) {
        if (event === 'answer') {
          budget.noteAnswer();
          answers += 1;
        } else if (budget.take()) taken += 1;
        expect(taken).toBeLessThanOrEqual(10 + answers / 5 + 1e-6);
      }
    }),
    { numRuns: 50 },
  );
});

test('a budget that was used up is whole again after fifty answers, and no larger', () => {
  const budget = retryBudget();
  const takeAll = () => Array.from({ length: 30 }, () => budget.take()).filter(Boolean).length;
  expect(takeAll()).toBe(10);
  for (let answers = 0; answers < 5; answers += 1) budget.noteAnswer();
  expect(takeAll()).toBe(1);
  for (let answers = 0; answers < 500; answers += 1) budget.noteAnswer();
  expect(takeAll()).toBe(10);
});
