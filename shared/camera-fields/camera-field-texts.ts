import { type DoorTexts, useDoorTexts } from '@barnwatch/shared/i18n';
import de from './texts/de.json';
import en from './texts/en.json';

const cameraFieldTexts: DoorTexts = { namespace: 'camera-fields', en, de };

/** The words of this door, for it and for screens that tell what is wrong (`cameraFields.problems`) or name a source. */
export function useCameraFieldTexts() {
  return useDoorTexts(cameraFieldTexts);
}
