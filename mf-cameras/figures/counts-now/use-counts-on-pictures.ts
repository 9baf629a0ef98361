import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const key = 'counts-on-pictures';
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.boolean() });

/** Whether somebody wants the counts on the pictures, kept on this device; pictures alone until it has been read. */
export function useCountsOnPictures(): readonly [boolean, (on: boolean) => void] {
  const [chosen, setChosen] = useState<boolean | null>(null);
  useEffect(() => {
    let mounted = true;
    void record.read(key).then((reading) => {
      // What was pressed meanwhile is newer.
      if (mounted && reading.state === 'present') setChosen((pressed) => pressed ?? reading.value);
    });
    return () => {
      mounted = false;
    };
  }, []);
  const choose = (on: boolean) => {
    setChosen(on);
    void record.write(key, on);
  };
  return [chosen ?? false, choose];
}
