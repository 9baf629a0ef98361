import type { LoadFailureCode } from '../loader/load-failure';

/** A remote in a version: both are words of the registry, never of a person. */
export interface CountedRemote {
  readonly remote: string;
  readonly version: string;
}

export const vitalNames = ['lcp', 'inp', 'cls'] as const;

export type VitalName = (typeof vitalNames)[number];

/** What is counted of a window's health. */
export type HealthEvent =
  | (CountedRemote & { readonly kind: 'loaded'; readonly ms: number })
  | (CountedRemote & { readonly kind: 'failed'; readonly code: LoadFailureCode })
  | (CountedRemote & { readonly kind: 'threw' })
  /** `route` is the route's path as the registry has it: an address with what it names never comes here. */
  | (CountedRemote & {
      readonly kind: 'vital';
      readonly name: VitalName;
      readonly route: string;
      readonly value: number;
    });
