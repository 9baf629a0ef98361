import { useInstances } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import { readKeptSteps, type StepsInShort, type StepsPlace } from './kept-steps';

const none: ReadonlyMap<string, StepsInShort> = new Map();

/** What this device was told before of the steps at some barns, by intervention as it was then. */
export function useKeptSteps(barnIds: readonly string[]): {
  readonly kept: ReadonlyMap<string, StepsInShort>;
  readonly placeOf: (barnId: string) => StepsPlace;
} {
  const instances = useInstances();
  const [kept, setKept] = useState<{ readonly of: string; readonly steps: ReadonlyMap<string, StepsInShort> } | null>(
    null,
  );
  const placeOf = (barnId: string): StepsPlace => {
    const barn = instances.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId);
    return { barnId, accountId: barn?.accountId ?? '' };
  };
  const of = JSON.stringify([...new Set(barnIds)].sort().map(placeOf));
  useEffect(() => {
    let isWanted = true;
    const places: readonly StepsPlace[] = JSON.parse(of);
    void Promise.all(places.map(readKeptSteps)).then((barns) => {
      const steps = new Map(barns.flatMap((known) => [...known]));
      if (isWanted && steps.size > 0) setKept({ of, steps });
    });
    return () => {
      isWanted = false;
    };
  }, [of]);
  return { kept: kept?.of === of ? kept.steps : none, placeOf };
}
