import { inTasks } from './start-tasks';

/** Everything that may be done before a task ends, however long the chain. */
async function manyTurnsOfOneTask(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await null;
}

test('the task of a step ends before the next one begins', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    void manyTurnsOfOneTask().then(() => seen.push(`end of the task of ${name}`));
  };
  await inTasks([step('one'), step('two')]);
  expect(seen).toEqual(['one', 'end of the task of one', 'two', 'end of the task of two']);
});

test('a step that fails ends it: what comes after is not run', async () => {
  const after = jest.fn(async () => undefined);
  const failed = new Error('no program');
  await expect(inTasks([() => Promise.reject(failed), after])).rejects.toBe(failed);
  expect(after).not.toHaveBeenCalled();
});
