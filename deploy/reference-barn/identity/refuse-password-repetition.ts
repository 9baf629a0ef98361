import { refuseRequest } from '../server/invalid-request';
import type { Refusal } from '../server/refusals';

/** What a schema cannot say of a new password: that it was typed twice the same. */
export function refusePasswordRepetition(): Refusal {
  const message = 'must be the same as the password';
  return refuseRequest({ in: 'body', field: '/passwordRepetition', rule: 'samePassword', message });
}
