import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.array(v.string()) });

export interface LeftOut {
  /** Cameras on which no regions are wanted; null until the device has told. */
  readonly cameraIds: readonly string[] | null;
  readonly change: (cameraIds: readonly string[]) => void;
}

/** Which cameras of a barn the wizard leaves out, on this device. */
export function useLeftOut(barnId: string): LeftOut {
  const key = `region-wizard/${encodeURIComponent(barnId)}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly cameraIds: readonly string[] } | null>(null);
  /** What was chosen here holds, also where the device tells later what was kept. */
  const isChosen = useRef(false);
  useEffect(() => {
    let mounted = true;
    isChosen.current = false;
    const show = (cameraIds: readonly string[]): void => {
      if (mounted && !isChosen.current) setKnown({ key, cameraIds });
    };
    void record.readInTime(key).then(async (reading) => {
      const told = reading.kind === 'told' ? reading.value : null;
      show(told?.state === 'present' ? told.value : []);
      if (reading.kind === 'told') return;
      const late = await reading.later;
      if (late.state === 'present') show(late.value);
    });
    return () => {
      mounted = false;
    };
  }, [key]);
  const change = useCallback(
    (cameraIds: readonly string[]) => {
      isChosen.current = true;
      setKnown({ key, cameraIds });
      void record.write(key, [...cameraIds]);
    },
    [key],
  );
  return { cameraIds: known?.key === key ? known.cameraIds : null, change };
}
