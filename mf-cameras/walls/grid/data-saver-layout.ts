import type { GridLayout } from './grid-layout';

/** With the data saver a camera's still is asked for no more often than this, ms. */
export const dataSaverIntervalMs = 60_000;

/** What the data saver leaves of a layout: stills seldom, and live only the cameras that were chosen one by one. */
export function dataSaverLayout(layout: GridLayout): GridLayout {
  const { intervalMs, live } = layout;
  const seldom = intervalMs < dataSaverIntervalMs ? dataSaverIntervalMs : intervalMs;
  return { ...layout, intervalMs: seldom, live: live === 'all' ? 'none' : live };
}
