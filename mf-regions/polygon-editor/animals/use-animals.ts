import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import { type Animals, findAnimals } from './find-animals';

export type AnimalsReading = { readonly kind: 'off' } | { readonly kind: 'looking' } | Animals;

const off: AnimalsReading = { kind: 'off' };
const looking: AnimalsReading = { kind: 'looking' };

/** Where the animals of a camera were in the last day, for as long as somebody wants to see it. */
export function useAnimals(cameraId: string, isWanted: boolean): AnimalsReading {
  const client = useInstanceClient();
  const [animals, setAnimals] = useState<Animals | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void findAnimals(client, cameraId, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setAnimals(found);
    });
    return () => {
      leaving.abort();
      setAnimals(null);
    };
  }, [client, cameraId, isWanted]);
  if (!isWanted) return off;
  return animals ?? looking;
}
