import { checkInTurn, checksAtOnce } from './check-in-turn';

const ids = Array.from({ length: 200 }, (_, index) => `barn-${index}`);

function recorder() {
  const open = new Map<string, () => void>();
  const asked: string[] = [];
  return {
    open,
    asked,
    check: (id: string) => {
      asked.push(id);
      return new Promise<void>((resolve) => open.set(id, resolve));
    },
    async answer(id: string) {
      open.get(id)?.();
      open.delete(id);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('no more than the limit are asked at once, and a silent one holds up no other', async () => {
  const world = recorder();
  const done = checkInTurn(ids, world.check, new AbortController().signal);
  expect(world.asked).toHaveLength(checksAtOnce);
  for (let round = 0; world.asked.length < ids.length; round += 1) {
    expect(world.open.size).toBeLessThanOrEqual(checksAtOnce);
    const [, next] = [...world.open.keys()];
    await world.answer(next ?? '');
    expect(round).toBeLessThan(ids.length);
  }
  expect(world.open.has('barn-0')).toBe(true);
  for (const id of [...world.open.keys()]) await world.answer(id);
  await done;
  expect(world.asked).toEqual(ids);
});

test('nothing further is asked once the page is left', async () => {
  const world = recorder();
  const leaving = new AbortController();
  const done = checkInTurn(ids, world.check, leaving.signal);
  leaving.abort();
  for (const id of [...world.open.keys()]) await world.answer(id);
  await done;
  expect(world.asked).toHaveLength(checksAtOnce);
});
