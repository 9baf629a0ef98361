import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';
import { useKeptChoice } from '../../camera-records/kept-choice/use-kept-choice';

const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.boolean() });

/** Whether somebody wants the counts on the pictures, kept on this device; pictures alone until it has been read. */
export function useCountsOnPictures(): readonly [boolean, (on: boolean) => void] {
  const [chosen, choose] = useKeptChoice(record, 'counts-on-pictures');
  return [chosen ?? false, choose];
}
