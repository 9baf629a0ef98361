import { millisecondsInDay } from 'date-fns/constants';
import type { RequestErrorCode } from './outcome';

const byStatus: Readonly<Record<number, RequestErrorCode>> = {
  401: 'no-auth',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
  451: 'eula-required',
  // Network Authentication Required: the only status a captive portal has of its own
  511: 'captive-portal',
};

/** A web page where the contract has data. */
export function isWebPage(response: Response): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)/i.test(response.headers.get('content-type') ?? '');
}

/** What the status says; null for success. */
export function statusProblem(response: Response): RequestErrorCode | null {
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return 'redirected';
  if (response.ok) return null;
  if (response.status >= 400 && response.status < 500 && isWebPage(response)) return pageProblem(response.status);
  return byStatus[response.status] ?? (response.status >= 500 ? 'server-error' : 'rejected');
}

/** An instance refuses in JSON only: a page that says 401 or 403 is not a refusal of ours. */
function pageProblem(status: number): RequestErrorCode {
  return status === 404 || status === 429 ? (byStatus[status] ?? 'rejected') : 'captive-portal';
}

/** How long the answer asks to wait, in ms: seconds or a date (RFC 9110 10.2.3), a day at most. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), millisecondsInDay) : undefined;
}

/** The JSON of an answer, or which way it cannot be read. */
export async function readJson(
  response: Response,
): Promise<{ ok: true; json: unknown } | { ok: false; code: 'captive-portal' | 'unreadable'; cause?: unknown }> {
  if (isWebPage(response)) return { ok: false, code: 'captive-portal' };
  try {
    const text = await response.text();
    if (text === '') return { ok: true, json: undefined };
    if (/^\s*<(!doctype|html)/i.test(text)) return { ok: false, code: 'captive-portal' };
    return { ok: true, json: JSON.parse(text) };
  } catch (cause) {
    return { ok: false, code: 'unreadable', cause };
  }
}
