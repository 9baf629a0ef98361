/** What went wrong, in a form that the interface has a sentence for. */
export const requestErrorCodes = [
  /** The address does not answer (or the instance is known to be off). */
  'offline',
  'timeout',
  'aborted',
  /** 5xx. */
  'server-error',
  /** A web page where data was expected: something between us and the instance answered. */
  'captive-portal',
  /** The answer is not JSON. */
  'unreadable',
  /** JSON of another shape than the contract says. */
  'unexpected-shape',
  /** 'No Auth': not signed in, or 401 even with a fresh access token. */
  'no-auth',
  /** 403 */
  'forbidden',
  /** 451: the EULA must be accepted first. */
  'eula-required',
  /** 404 */
  'not-found',
  /** 409 */
  'conflict',
  /** Any other 4xx. */
  'rejected',
  /** 429; `retryAfterMs` where the instance names it. */
  'rate-limited',
  /** The browser refuses to reach the local network or a plain http address. */
  'blocked-by-browser',
  /** The answer is a redirect; it was not followed. */
  'redirected',
  /** Someone else than the expected instance answers at its address; no token was sent. */
  'stranger',
] as const;

export type RequestErrorCode = (typeof requestErrorCodes)[number];

export interface RequestErrorContext {
  instanceId: string;
  /** Method and path without query and secrets, such as `GET api/cameras`. */
  call: string;
  status?: number;
  /** How long the instance asks to wait (429 and 503), in ms. */
  retryAfterMs?: number;
  /** The instance's own error code (`camera-offline`), from its error envelope. */
  reason?: string;
  /** `error.details` of the error envelope, unchecked. */
  details?: unknown;
}

/** A failed call. A value, never thrown. */
export interface RequestError {
  code: RequestErrorCode;
  context: RequestErrorContext;
  cause?: unknown;
}

/**
 * Nobody is signed in. Not so where a call was answered 401 with a fresh token too: that call alone was turned down, and
 * one stays signed in (product 4.9).
 */
export function isSignedOut({ code, context }: Pick<RequestError, 'code' | 'context'>): boolean {
  return code === 'no-auth' && context.status !== 401;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: RequestError };

export function succeeded<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failed(
  code: RequestErrorCode,
  context: RequestErrorContext,
  cause?: unknown,
): { ok: false; error: RequestError } {
  return { ok: false, error: cause === undefined ? { code, context } : { code, context, cause } };
}

/** Failures that may pass by themselves: the ones worth another try. */
const transient: ReadonlySet<RequestErrorCode> = new Set([
  'offline',
  'timeout',
  'server-error',
  'captive-portal',
  'unreadable',
  'rate-limited',
  'redirected',
]);

export function isTransient(error: RequestError): boolean {
  return transient.has(error.code);
}

/** What the instance itself has decided: it was reached, and asking the same once more would change nothing. */
const refusals: ReadonlySet<RequestErrorCode> = new Set([
  'unexpected-shape',
  'no-auth',
  'forbidden',
  'eula-required',
  'not-found',
  'conflict',
  'rejected',
]);

export function isRefusal(error: RequestError): boolean {
  return refusals.has(error.code);
}
