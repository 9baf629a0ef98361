import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CameraView } from './cameras';

const key = 'cameras-view';
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.picklist(['pictures', 'list']) });

/** How the cameras are shown where there is room for both, kept on this device. */
export function useCameraView(): readonly [CameraView, (view: CameraView) => void] {
  const [view, setView] = useState<CameraView>('pictures');
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
