import type { RequestErrorCode } from '../../auth-client';

/**
 * What each failure means for an entry. `line`: nothing reaches the instance now, so nothing else is tried before;
 * `entry`: this one waits, others go on; `person`: it will not get better by itself.
 */
export const failureMeans = {
  offline: 'line',
  timeout: 'line',
  aborted: 'line',
  'server-error': 'entry',
  'captive-portal': 'line',
  unreadable: 'entry',
  'unexpected-shape': 'person',
  'no-auth': 'line',
  forbidden: 'person',
  'eula-required': 'line',
  'not-found': 'person',
  conflict: 'person',
  rejected: 'person',
  'rate-limited': 'line',
  'blocked-by-browser': 'line',
  redirected: 'line',
  stranger: 'line',
} as const satisfies Readonly<Record<RequestErrorCode, 'line' | 'entry' | 'person'>>;
