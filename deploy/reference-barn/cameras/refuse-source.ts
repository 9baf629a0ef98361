import { refuseRequest } from '../server/invalid-request';
import type { Refusal } from '../server/refusals';
import type { CameraSource } from './camera-seed';
import { sourceProblem } from './source-problem';

/**
 * What cannot be run is refused when it is written, not when somebody wants to see it.
 *
 * @param place where the source stands in the body
 */
export function refuseSource(source: CameraSource, place: string): Refusal | null {
  const problem = sourceProblem(source);
  if (!problem) return null;
  const { member, message } = problem;
  return refuseRequest({ in: 'body', field: `${place}/${member}`, rule: 'source', message });
}
