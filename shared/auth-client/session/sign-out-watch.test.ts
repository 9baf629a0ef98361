import { signOutWatch } from './sign-out-watch';

test('a sign-out since the last look is noticed once; a store that was emptied is none', async () => {
  let generation = 3;
  const watch = signOutWatch('north', { signOutRecord: async () => ({ generation, undeleted: [] }) });
  await watch.look();
  expect(await watch.look()).toBe(false);
  generation = 4;
  expect(await watch.look()).toBe(true);
  expect(await watch.look()).toBe(false);
  generation = 0;
  expect(await watch.look()).toBe(false);
});
