import { until } from '../in-page/until';
import type { LightBarn } from './light-barn';

/** What the page asks in one go comes in shorter distances than this, ms. */
const restMs = 500;

const limitMs = 20_000;

/** Waits until all barns have told the permissions and the page asks none of them for anything more. */
export async function untilAtRest(barns: readonly LightBarn[]): Promise<void> {
  const isAtRest = (barn: LightBarn): boolean => {
    const since = barn.restsSince();
    const told = barn.asked('/api/permissions')?.answeredAt ?? null;
    return told !== null && since !== null && performance.now() - since >= restMs;
  };
  await until('all barns have told the permissions, and nothing is under way', limitMs, async () =>
    barns.every(isAtRest) ? true : undefined,
  );
}
