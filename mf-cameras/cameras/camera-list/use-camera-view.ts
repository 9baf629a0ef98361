import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';
import { useKeptChoice } from '../../camera-records/kept-choice/use-kept-choice';

const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.picklist(['pictures', 'list']) });

/** How somebody wants the cameras to be shown, kept on this device; null while nobody has said so. */
export const useCameraView = () => useKeptChoice(record, 'cameras-view');
