import redaxios from 'redaxios';
import type { AuthEnvironment } from '../auth-environment';
import type { QueryValues } from './instance-client';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as it goes out, once all rules have been applied to it. */
export interface OutgoingRequest {
  method: Method;
  /** Absolute, without the query. */
  url: string;
  /** `undefined` values are left out. */
  query?: QueryValues | undefined;
  headers?: Readonly<Record<string, string>>;
  /** The bearer, for the instance that it belongs to only. */
  token?: string | null;
  /** An object or a list, sent as JSON. */
  body?: unknown;
  /** Left out where it is like any other. */
  priority?: 'low' | undefined;
  signal: AbortSignal;
}

/**
 * How every request is sent. No cookie ever, nothing from or for the HTTP cache, no address of ours to the instance.
 * `manual`: a redirect is not followed, and unlike with `error` it can be told apart from a dead line.
 */
const plain = {
  mode: 'cors',
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

const transport = redaxios.create({
  // Comes back with the head. Whether the body is read, how far and as what is for the rules above to say.
  responseType: 'stream',
  // Matches nothing: no cookie of this page ever becomes a header.
  xsrfCookieName: '(?!)',
});

function given(query: QueryValues): Record<string, string> | undefined {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * Sends one request; the only place that does. Rejects as `fetch` does, and throws nothing else.
 *
 * @returns the browser's own answer, its body untouched: read through a stream of another object, Chromium would take
 *   some bodies for aborted at their end
 */
export async function send(request: OutgoingRequest, { fetch }: Pick<AuthEnvironment, 'fetch'>): Promise<Response> {
  const { method, url, query = {}, headers = {}, token = null, body, priority, signal } = request;
  const params = given(query);
  return new Promise((resolve, reject) => {
    transport(url, {
      method,
      headers,
      ...(params && { params }),
      ...(token !== null && { auth: `Bearer ${token}` }),
      ...(body !== undefined && { data: body }),
      fetch: async (address, init) => {
        const response = await fetch(String(address), { ...init, ...plain, ...(priority && { priority }), signal });
        resolve(response);
        return response;
      },
    }).catch(reject);
  });
}
