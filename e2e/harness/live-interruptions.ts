import type { Suite } from './suite';

const name = 'barnwatchInterruptions';

/**
 * Notes, from now on, each state of the live picture but `live` with the words that tell its cause, and whether it was put
 * into the page anew. Answers what was noted since.
 *
 * @param besides words of causes that are no interruption: a machine without time for its pictures gives up a line that
 *   has fallen behind, whatever is under test
 */
export async function watchInterruptions(
  { page }: Suite,
  besides: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  const look = ({ name, besides }: { readonly name: string; readonly besides: readonly string[] }) => {
    const tile = document.querySelector('main article[data-state]:not(li *)');
    const found: string[] = [];
    Reflect.set(globalThis, name, found);
    const note = () => {
      const state = tile?.getAttribute('data-state');
      const words = tile?.textContent ?? '';
      const isNoted = state !== 'live' && state !== 'lagging' && !besides.some((cause) => words.includes(cause));
      if (isNoted) found.push(`${state}: ${words}`);
      if (tile?.isConnected !== true) found.push('another tile');
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state'],
    });
  };
  await page.evaluate(look, { name, besides });
  return () => page.evaluate((name) => Reflect.get(globalThis, name) as string[], name);
}
