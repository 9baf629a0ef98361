import type { InstanceView } from '@barnwatch/shared/auth-client';
import { deviceStorage, type RecordReading, storedRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.array(v.string()) });

/** Which cameras of a barn were chosen on this device: undefined until it is read, null where none was. */
export function useChosenCameras({
  globalUniqueIdentifier,
}: Pick<InstanceView, 'globalUniqueIdentifier'>): readonly [
  readonly string[] | null | undefined,
  (chosen: readonly string[]) => void,
] {
  const key = `chosen-cameras/${encodeURIComponent(globalUniqueIdentifier)}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly chosen: readonly string[] | null } | null>(null);
  useEffect(() => {
    let mounted = true;
    const show = (reading: RecordReading<string[]>): void => {
      if (mounted) setKnown({ key, chosen: reading.state === 'present' ? reading.value : null });
    };
    void record.readInTime(key).then((reading) => {
      if (reading.kind === 'told') return show(reading.value);
      show({ state: 'absent' });
      // What is chosen meanwhile is what the device tells then.
      void reading.later.then(show);
    });
    return () => {
      mounted = false;
    };
  }, [key]);
  const choose = useCallback(
    (chosen: readonly string[]) => {
      setKnown({ key, chosen });
      void record.write(key, [...chosen]);
    },
    [key],
  );
  return [known?.key === key ? known.chosen : undefined, choose];
}
