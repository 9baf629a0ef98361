import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { deviceStorage } from '@barnwatch/shared/storage';
import { useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import { type DraftStore, draftStore } from './draft-store';

/** A draft and whether it has been read. */
export type DraftReading<T> =
  | { readonly state: 'reading' }
  | {
      readonly state: 'read';
      /** Null where there is none, and once it was begun anew. */
      readonly found: T | null;
      readonly store: DraftStore<T>;
      /** How often it was begun anew: a form with another number is another form. */
      readonly begun: number;
      /** Forgets the draft. */
      readonly startOver: () => void;
    };

/** The draft of that name at the selected barn, for the signed-in account. */
export function useDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): DraftReading<v.InferOutput<Schema>> {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const store = useMemo(
    () => draftStore(deviceStorage.open('drafts'), { instanceId, accountId, name }, schema),
    [instanceId, accountId, name, schema],
  );
  const [reading, setReading] = useState<DraftReading<v.InferOutput<Schema>>>({ state: 'reading' });
  useEffect(() => {
    let wanted = true;
    const show = (found: v.InferOutput<Schema> | null, begun: number): void => {
      if (wanted) setReading({ state: 'read', found, store, begun, startOver: () => startOver(begun) });
    };
    const startOver = (begun: number): void => void store.forget().then(() => show(null, begun + 1));
    void store.read().then((found) => show(found, 0));
    return () => {
      wanted = false;
    };
  }, [store]);
  return reading;
}
