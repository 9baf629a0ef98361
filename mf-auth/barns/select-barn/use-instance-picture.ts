import { readInstancePicture } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

/**
 * The picture that an instance has of itself, as an address of this page, or null: fetched without a token once it is
 * wanted, given back when it is no longer shown.
 */
export function useInstancePicture(instanceId: string, imageUrl: string | null, wanted: boolean): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (imageUrl === null || !wanted) return;
    const abort = new AbortController();
    let made: string | null = null;
    void readInstancePicture(instanceId, abort.signal).then((outcome) => {
      // A barn without a picture is shown by its initial; why it has none is in the log.
      if (!outcome.ok || abort.signal.aborted) return;
      made = URL.createObjectURL(outcome.value);
      setAddress(made);
    });
    return () => {
      abort.abort();
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [instanceId, imageUrl, wanted]);
  return address;
}
