import type { ComponentType } from 'react';
import type { LoadFailure } from './load-failure';

/** A screen, ready to be rendered. It takes no props: it reads the route. */
export type Screen = ComponentType;

export type ScreenOutcome = { readonly screen: Screen } | { readonly failure: LoadFailure };

/** Whether an export of a remote can be rendered: a function, or what React makes of one (`memo`, `lazy`). */
export function isScreen(value: unknown): value is Screen {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
