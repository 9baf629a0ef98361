import { inTasks } from './start-tasks';

test('between two steps the browser gets a turn', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    setImmediate(() => seen.push(`turn after ${name}`));
  };
  await inTasks([step('one'), step('two')]);
  expect(seen.slice(0, 3)).toEqual(['one', 'turn after one', 'two']);
});

test('a step that fails ends it: what comes after is not run', async () => {
  const after = jest.fn(async () => undefined);
  const failed = new Error('no program');
  await expect(inTasks([() => Promise.reject(failed), after])).rejects.toBe(failed);
  expect(after).not.toHaveBeenCalled();
});
