import type { AccessUnit } from '../access-unit';
import type { LiveSource } from '../live-source';
import type { SourceEnd } from '../source-end';

/** A run of a source under test. */
export interface Playing {
  units: AccessUnit[];
  /** When each unit came, ms since 1970 UTC. */
  arrivals: number[];
  ended: Promise<SourceEnd>;
  stop(): Promise<SourceEnd>;
  /** Waits until so many units are there; rejects when the source ends before, or after `timeoutMs`. */
  atLeast(count: number, timeoutMs?: number): Promise<void>;
}

/** Starts a source and keeps what it delivers. */
export function playSource(source: LiveSource): Playing {
  const stopping = new AbortController();
  const units: AccessUnit[] = [];
  const arrivals: number[] = [];
  let wake = () => {};
  const ended = new Promise<SourceEnd>((resolve) => {
    source.start(
      (unit) => {
        units.push(unit);
        arrivals.push(Date.now());
        wake();
      },
      resolve,
      stopping.signal,
    );
  });
  return {
    units,
    arrivals,
    ended,
    stop: () => {
      stopping.abort();
      return ended;
    },
    atLeast: (count, timeoutMs = 10_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${units.length} of ${count} units`)), timeoutMs);
        wake = () => {
          if (units.length < count) return;
          clearTimeout(timer);
          resolve();
        };
        ended.then((end) => {
          clearTimeout(timer);
          reject(new Error(`ended with ${JSON.stringify(end)} after ${units.length} of ${count} units`));
        }, reject);
        wake();
      }),
  };
}
