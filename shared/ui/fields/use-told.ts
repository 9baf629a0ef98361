import { useState } from 'react';

interface Telling<Value> {
  readonly told: Value;
  /** What the screen said last. */
  readonly shown: Value;
  /** What was told to the screen, and has not come back from it: oldest first. */
  readonly awaited: readonly Value[];
}

/**
 * What stands in a field, and how it changes, where the screen takes it over late: an address changes at once, and is
 * drawn when there is time for it. React would put back what was there before, and what is typed next would come behind
 * that, or be merged with it. What the screen says by itself, such as an emptied filter, takes the place of what was told.
 */
export function useTold<Value>(
  value: Value,
  tell: (told: Value) => void,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): readonly [Value, (told: Value) => void] {
  const [telling, setTelling] = useState<Telling<Value>>({ told: value, shown: value, awaited: [] });
  const current = isSame(value, telling.shown) ? telling : withShown(telling, value, isSame);
  if (current !== telling) setTelling(current);
  return [
    current.told,
    (told) => {
      // Back at what is shown nothing comes back: what was told before is never drawn by itself any more.
      setTelling(({ shown, awaited }) => ({
        told,
        shown,
        awaited: isSame(told, shown) ? [] : [...awaited, told],
      }));
      tell(told);
    },
  ];
}

function withShown<Value>(
  { told, awaited }: Telling<Value>,
  shown: Value,
  isSame: (one: Value, other: Value) => boolean,
): Telling<Value> {
  const at = awaited.findLastIndex((one) => isSame(one, shown));
  return at < 0 ? { told: shown, shown, awaited: [] } : { told, shown, awaited: awaited.slice(at + 1) };
}
