/** Does something with each of many, so many at the same time; the first that fails ends it. */
export async function inTurns<Item>(
  items: readonly Item[],
  mostAtOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const turns = Array.from({ length: Math.min(mostAtOnce, left.length) }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  });
  await Promise.all(turns);
}
