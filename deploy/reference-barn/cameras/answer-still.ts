import type { FileAnswer } from '../server/answers';
import type { CapturedStill } from './camera-pictures';

/** A still as a file with the time at which it was captured. */
export function answerStill({ jpeg, capturedAt }: CapturedStill): FileAnswer {
  return {
    kind: 'file',
    content: jpeg,
    contentType: 'image/jpeg',
    headers: { 'x-capture-time': String(capturedAt) },
  };
}
