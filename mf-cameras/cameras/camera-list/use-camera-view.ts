import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CameraView } from './cameras';

const key = 'cameras-view';
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.picklist(['pictures', 'list']) });

/** How somebody wants the cameras to be shown, kept on this device; null while nobody has said so. */
export function useCameraView(): readonly [CameraView | null, (view: CameraView) => void] {
  const [view, setView] = useState<CameraView | null>(null);
  useEffect(() => {
    let mounted = true;
    void record.read(key).then((reading) => {
      if (mounted && reading.state === 'present') setView(reading.value);
    });
    return () => {
      mounted = false;
    };
  }, []);
  const choose = (next: CameraView) => {
    setView(next);
    void record.write(key, next);
  };
  return [view, choose];
}
