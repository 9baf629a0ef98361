import type { RequestError, RequestErrorCode } from '../../auth-client';
import { formatDuration, type TextValues, type Translate } from '../../i18n';
import { missingRights } from './missing-rights';

interface Sentence {
  readonly key: string;
  readonly values?: TextValues;
}

type Phrase = (context: RequestError['context']) => Sentence;

/** Product F42: a refusal names the missing right, where the instance has named it. */
const refused: Phrase = (context) => {
  const { all, any } = missingRights({ code: 'forbidden', context });
  if (all.length > 0) return { key: 'forbidden-all', values: { count: all.length, rights: all.join(', ') } };
  if (any.length > 0) return { key: 'forbidden-any', values: { count: any.length, rights: any.join(', ') } };
  return { key: 'forbidden' };
};

const plain =
  (key: string): Phrase =>
  () => ({ key });

const withStatus =
  (key: string): Phrase =>
  ({ status }) =>
    status === undefined ? { key } : { key: `${key}-status`, values: { status } };

/** One sentence per code: what happened and what to do. */
const phrases: Readonly<Record<RequestErrorCode, Phrase>> = {
  offline: plain('offline'),
  timeout: plain('timeout'),
  aborted: plain('aborted'),
  'server-error': withStatus('server-error'),
  'captive-portal': plain('captive-portal'),
  unreadable: plain('unreadable'),
  'unexpected-shape': ({ call }) => ({ key: 'unexpected-shape', values: { call } }),
  // One is signed in as long as the instance does not end the session itself: it turned down this call alone.
  'no-auth': ({ status }) => ({ key: status === 401 ? 'no-auth-call' : 'no-auth' }),
  forbidden: refused,
  'eula-required': plain('eula-required'),
  'not-found': plain('not-found'),
  conflict: plain('conflict'),
  rejected: withStatus('rejected'),
  'rate-limited': ({ retryAfterMs }) =>
    retryAfterMs === undefined
      ? { key: 'rate-limited' }
      : // A second too late is right, a second too early is refused again.
        { key: 'rate-limited-wait', values: { duration: formatDuration(Math.ceil(retryAfterMs / 1000) * 1000) } },
  'blocked-by-browser': plain('blocked-by-browser'),
  redirected: plain('redirected'),
  stranger: plain('stranger'),
};

/** Puts a failed request into words. `t` is that of the frame's texts: `useTexts().t`. */
export function requestErrorWords({ code, context }: Pick<RequestError, 'code' | 'context'>, t: Translate): string {
  const { key, values } = phrases[code](context);
  return t(`request.${key}`, values);
}

/** A failed request as text for a report: code, call and status; no query, no token, no body. */
export function requestErrorReport({ code, context }: Pick<RequestError, 'code' | 'context'>): string {
  const lines: readonly (readonly [string, string | number | undefined])[] = [
    ['code', code],
    ['call', context.call],
    ['instance', context.instanceId],
    ['status', context.status],
    ['reason', context.reason],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join('\n');
}
