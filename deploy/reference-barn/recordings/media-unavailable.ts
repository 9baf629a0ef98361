import { type Refusal, refuse } from '../server/refusals';

/** @param reason for the operator */
export function mediaUnavailable(reason: string): Refusal {
  return refuse('media-unavailable', 'The video cannot be made at present', { details: { reason } });
}
