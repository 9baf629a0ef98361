import type { WidgetPlace } from '@barnwatch/shared/routing';

/** No first page shows one. */
export async function fetchWidgetPlace(): Promise<WidgetPlace> {
  const { WidgetPlace } = await import(/* webpackChunkName: "widgets" */ './widget-place');
  return WidgetPlace;
}
