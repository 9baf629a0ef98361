import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const key = 'cameras-show-untagged';
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.boolean() });

/** The setting of product 5.14, kept on this device: list cameras without tags too. Off until it is known. */
export function useShowUntagged(): readonly [boolean, (showUntagged: boolean) => void] {
  const [showUntagged, setShowUntagged] = useState(false);
  useEffect(() => {
    let wanted = true;
    void record.read(key).then((reading) => {
      if (wanted && reading.state === 'present') setShowUntagged(reading.value);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const choose = (next: boolean) => {
    setShowUntagged(next);
    void record.write(key, next);
  };
  return [showUntagged, choose];
}
