import { useEffect, useMemo, useRef, useState } from 'react';
import type * as v from 'valibot';
import { useSelectedBarn } from '../../auth-client';
import { deviceStorage } from '../../storage';
import { type DraftStore, draftStore } from './draft-store';

/** A draft and whether it has been read. */
export type DraftReading<T> =
  | { readonly state: 'reading' }
  /** The device does not tell whether there is one: it is late. */
  | { readonly state: 'late'; readonly beginWithout: () => void }
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

/**
 * The draft of that name at the selected barn, for the signed-in account.
 *
 * @param onBeside storage that was late has another draft than what was written meanwhile: the form alone has the latter
 */
export function useDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  onBeside: () => void,
): DraftReading<v.InferOutput<Schema>> {
  const warn = useRef(onBeside);
  warn.current = onBeside;
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
    const waitFor = async (later: Promise<v.InferOutput<Schema> | null>): Promise<void> => {
      let begun = false;
      const beginWithout = (): void => {
        begun = true;
        store.beginWithout();
        show(null, 0);
      };
      if (wanted) setReading({ state: 'late', beginWithout });
      const found = await later;
      if (!begun) return show(found, 0);
      const outcome = store.tellLate(found);
      if (outcome === 'untouched' && found !== null) show(found, 1);
      if (outcome === 'beside' && wanted) warn.current();
    };
    void store.readInTime().then((read) => (read.kind === 'told' ? show(read.value, 0) : waitFor(read.later)));
    return () => {
      wanted = false;
    };
  }, [store]);
  return reading;
}
