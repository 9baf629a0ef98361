import { memoryMs, type ObservedHerd } from '../cameras/observed-herd';
import { detectedMemoryMs } from '../detections/detected-looks';

/** Nothing is known of the time before this moment. @returns ms since 1970 UTC */
export function knownFromMs(herd: ObservedHerd | null, nowMs: number): number {
  return nowMs - (herd?.kind === 'detected' ? detectedMemoryMs : memoryMs);
}
