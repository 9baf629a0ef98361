import type { RequestError } from '../requests/outcome';

export type AddInstanceOutcome =
  | { ok: true; instanceId: string }
  | { ok: false; reason: 'invalid-code' }
  | { ok: false; reason: 'already-exists'; instanceId: string }
  /** Nobody could be asked who lives there: off, blocked, or a stranger; `error.code` says which. */
  | { ok: false; reason: 'not-reached'; error: RequestError };
