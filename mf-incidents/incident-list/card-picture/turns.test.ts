import { createTurns } from './turns';

const never = new AbortController().signal;

test('so many at once, the others in the order they came', async () => {
  const turns = createTurns(2);
  const order: string[] = [];
  const first = await turns.take(never);
  await turns.take(never);
  const third = turns.take(never).then((done) => {
    order.push('third');
    return done;
  });
  const fourth = turns.take(never).then(() => order.push('fourth'));
  await Promise.resolve();
  expect(order).toEqual([]);
  first?.();
  first?.();
  const thirdDone = await third;
  expect(order).toEqual(['third']);
  thirdDone?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('who leaves the queue does not hold it up', async () => {
  const turns = createTurns(1);
  const first = await turns.take(never);
  const left = new AbortController();
  const second = turns.take(left.signal);
  const third = turns.take(never);
  left.abort();
  expect(await second).toBeNull();
  first?.();
  expect(await third).not.toBeNull();
  expect(await turns.take(AbortSignal.abort())).toBeNull();
});
