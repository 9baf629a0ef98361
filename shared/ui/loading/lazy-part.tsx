// biome-ignore lint/style/noRestrictedImports: this is what stands for it
import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useState } from 'react';

/** Longest from a failure until React draws it on a busy machine, ms. Older ones are of parts that were left before. */
const longestUntilDrawnMs = 10_000;

/**
 * A part of a page whose code is fetched when it is first drawn, once for all places. It suspends meanwhile, and throws
 * to the next boundary what it could not be had for. React's own `lazy` keeps that for as long as the page lives; here
 * whoever tries again, or opens the part anew, asks the server anew.
 *
 * @param load `() => import('./…').then((module) => module.Part)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let latest: Asked<Props> | null = null;
  const ask = (): Asked<Props> => {
    if (latest === null || isLeft(latest)) latest = askedWith(load, forget);
    return latest;
  };
  const forget = (failed: Asked<Props>): void => {
    if (latest === failed) latest = null;
  };

  return function LazyPart(props: Props) {
    // One that stands on the page keeps what it asked for: it is drawn again before a boundary has its failure.
    const [{ Part }] = useState(ask);
    return <Part {...props} />;
  };
}

interface Asked<Props> {
  /** The part once it has come, or what throws why it has not. */
  readonly Part: ComponentType<Props>;
  readonly failedAtMs: () => number | null;
}

function askedWith<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  forget: (failed: Asked<Props>) => void,
): Asked<Props> {
  let failedAtMs: number | null = null;
  const Part = lazy(() =>
    load().then(
      (Come) => ({ default: Come }),
      (error: unknown) => {
        failedAtMs = performance.now();
        return { default: () => <Failure error={error} onDrawn={() => forget(asked)} /> };
      },
    ),
  );
  const asked = { Part, failedAtMs: () => failedAtMs };
  return asked;
}

/** Whether it failed when nobody waited for it any more. */
function isLeft<Props>({ failedAtMs }: Asked<Props>): boolean {
  const at = failedAtMs();
  return at !== null && performance.now() - at > longestUntilDrawnMs;
}

/**
 * Throws once it stands on the page, before that is painted. A failure that was thrown while drawing could not be
 * forgotten in time: nobody tells how often React draws it, and how much later, before a boundary has it.
 */
function Failure({ error, onDrawn }: { readonly error: unknown; readonly onDrawn: () => void }) {
  const [isDrawn, setIsDrawn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    onDrawn();
    setIsDrawn(true);
  }, []);
  if (isDrawn) throw error;
  return null;
}
