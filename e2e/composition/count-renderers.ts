import type { Page } from '@playwright/test';

const renderers = 'barnwatchRenderers';

/** Counts the copies of React that draw: each announces itself to the developer tools. */
export async function countRenderers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    let count = 0;
    Reflect.set(globalThis, name, () => count);
    Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      renderers: new Map(),
      supportsFiber: true,
      isDisabled: false,
      inject: () => {
        count += 1;
        return count;
      },
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onScheduleFiberRoot: () => undefined,
      checkDCE: () => undefined,
    });
  }, renderers);
  return () => page.evaluate((name) => (Reflect.get(globalThis, name) as () => number)(), renderers);
}
