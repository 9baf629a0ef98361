import type { StateStore } from '@barnwatch/shared/state';
import { afterFirstPaint } from '../kept/browser-triggers';
import { alongWorksAtom } from './along-works';

/** What is taken anew once a day may wait for whatever one has opened the suite for, ms. */
const laterMs = 30_000;

/** Lets what takes barns along look, some time after the start, whether something is due. */
export function startAlong(states: StateStore): void {
  afterFirstPaint(() => setTimeout(() => states.set(alongWorksAtom, true), laterMs));
}
