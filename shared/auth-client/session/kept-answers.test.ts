import { memoryStore } from '../../testing';
import { keptAfterwards, keptAnswers, mostKept } from './kept-answers';

const instance = 'north-barn';
const account = 'anna';

test('what was received longest ago makes room, and nothing that a person has typed (product 10.6)', async () => {
  const store = memoryStore();
  const answers = keptAnswers(store, () => 0);
  await store.write(`${instance}/${account}/walk-round`, { version: 1, value: { seen: ['pen-01'] } });
  await store.write(`${instance}/berta/cameras`, { version: 1, value: { data: 1, receivedAt: 0 } });
  for (let number = 0; number < mostKept + 50; number += 1) {
    await answers.write(instance, account, `question ${number}`, { data: number, receivedAt: number });
  }
  const left = await store.keys(`${instance}/${account}/`);
  expect(left.length).toBeLessThanOrEqual(mostKept);
  expect(left.length).toBeGreaterThanOrEqual(keptAfterwards);
  expect(await answers.read(instance, account, 'question 0')).toBeNull();
  expect(await answers.read(instance, account, `question ${mostKept + 49}`)).toMatchObject({ data: mostKept + 49 });
  expect(left).toContain(`${instance}/${account}/walk-round`);
  expect(await answers.read(instance, 'berta', 'cameras')).not.toBeNull();
});
