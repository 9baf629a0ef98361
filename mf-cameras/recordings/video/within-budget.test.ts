import { ConnectionBudget } from '../../pictures/origin/connection-budget';
import { BarnOfPieces } from './doubles/barn-of-pieces';
import { withinBudget } from './within-budget';

const span = { start: 60_000, end: 70_000 };
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('of six connections pieces take three; the fourth comes when one has ended, or is called off', async () => {
  const budget = new ConnectionBudget(() => 'one-request-a-connection');
  const barn = new BarnOfPieces();
  const open = withinBudget(barn.open, budget);
  const endings = Array.from({ length: 5 }, () => new AbortController());
  const answers = endings.map(({ signal }) => open(span, signal));
  await turn();
  expect([barn.asked.length, budget.streams]).toEqual([3, 3]);
  endings[3]?.abort();
  expect(await answers[3]).toMatchObject({ kind: 'refused' });
  const first = await answers[0];
  if (first?.kind === 'opened') await first.body.cancel();
  await turn();
  expect([barn.asked.length, budget.streams]).toEqual([4, 3]);
});

test('a piece that is refused gives its place back', async () => {
  const budget = new ConnectionBudget(() => 'one-request-a-connection');
  const barn = new BarnOfPieces();
  barn.refusal = { kind: 'not-recorded' };
  await withinBudget(barn.open, budget)(span, new AbortController().signal);
  expect(budget.streams).toBe(0);
});
