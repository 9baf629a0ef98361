import type { RequestError } from '../requests/outcome';

export type Credentials =
  | { kind: 'username'; username: string; password: string }
  | { kind: 'email'; email: string; password: string };

export type SignInOutcome =
  /** With `eulaNeeded` the EULA must be accepted before any other call is answered. */
  | { ok: true; eulaNeeded: boolean }
  | { ok: false; reason: 'wrong-credentials' | 'email-not-verified' | 'failed'; error: RequestError };
