/**
 * The least that a page can do: fetches addresses, so many at once, as the product asks for stills (another origin, no
 * cookies, a header that needs a preflight), and does nothing with the answers.
 * @returns how long all of them took, ms
 */
export async function fetchAll(addresses: readonly string[], atOnce: number): Promise<number> {
  const waiting = [...addresses];
  const startedAt = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await fetch(next, { credentials: 'omit', cache: 'no-store', headers: { authorization: 'none' } });
      await answer.blob();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return performance.now() - startedAt;
}
