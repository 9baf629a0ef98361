/**
 * How every request is sent. No cookie ever, nothing from or for the HTTP cache, no address of ours to the instance.
 * `manual`: a redirect is not followed, and unlike with `error` it can be told apart from a dead line.
 */
export const plainRequest = {
  mode: 'cors',
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;
