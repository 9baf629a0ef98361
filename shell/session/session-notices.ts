import type { InstanceView, SessionTrouble } from '@barnwatch/shared/auth-client';
import type { OverridePlace, RemoteOverride } from '@barnwatch/shared/settings';
import { millisecondsInMinute } from 'date-fns/constants';

/** What the frame says about the session at the selected barn, for as long as it holds. */
export type SessionNotice =
  /** Someone else answers at an address of the barn. */
  | { readonly kind: 'stranger' }
  /** The browser lets this page reach none of its addresses. */
  | { readonly kind: 'blocked' }
  /** It has not answered for a while. `since`: its last answer, ms since 1970 UTC, by the device's clock. */
  | { readonly kind: 'offline'; readonly since: number }
  | { readonly kind: 'renewal'; readonly trouble: SessionTrouble }
  | { readonly kind: 'clock'; readonly ahead: boolean; readonly differenceMs: number }
  | { readonly kind: 'simulation'; readonly count: number }
  /** A remote comes from another address than that of the deployment. */
  | { readonly kind: 'override'; readonly override: RemoteOverride; readonly version: string };

/** No clock that is set at all is off by more: five minutes, the tolerance that Kerberos made usual (RFC 4120). */
export const clockWarningMs = 5 * millisecondsInMinute;

type NoticedFacts = Pick<
  InstanceView,
  | 'online'
  | 'loggedIn'
  | 'reachability'
  | 'strangerAt'
  | 'sessionTrouble'
  | 'clockOffsetMs'
  | 'lastContact'
  | 'offlineSince'
>;

/** A line that comes and goes would push the page about: until then only the connection mark says it, ms. */
export const offlineSilenceMs = 5_000;

/** Whether a barn has not answered for so long that it is said. */
export function isGone(barn: Pick<InstanceView, 'reachability' | 'offlineSince'> | null, nowMs: number): boolean {
  if (barn?.reachability !== 'offline' || barn.offlineSince === null) return false;
  return nowMs - barn.offlineSince >= offlineSilenceMs;
}

/**
 * All that holds at the moment, the gravest first.
 *
 * @param gone as `isGone` says
 */
export function sessionNotices(
  barn: NoticedFacts | null,
  simulated: readonly string[] | null,
  gone: boolean,
  place: OverridePlace | null,
): readonly SessionNotice[] {
  const notices: SessionNotice[] = [];
  if (barn) {
    const { online, loggedIn, reachability, strangerAt, sessionTrouble, clockOffsetMs } = barn;
    if (strangerAt.length > 0) notices.push({ kind: 'stranger' });
    if (reachability === 'blocked-by-browser') notices.push({ kind: 'blocked' });
    const since = barn.lastContact ?? barn.offlineSince;
    if (gone && loggedIn && since !== null) notices.push({ kind: 'offline', since });
    if (online && loggedIn && sessionTrouble) notices.push({ kind: 'renewal', trouble: sessionTrouble });
    const offset = loggedIn ? (clockOffsetMs ?? 0) : 0;
    if (Math.abs(offset) >= clockWarningMs) {
      // The way to the barn and the seconds of its token make it some milliseconds more or less.
      const differenceMs = Math.round(Math.abs(offset) / millisecondsInMinute) * millisecondsInMinute;
      notices.push({ kind: 'clock', ahead: offset < 0, differenceMs });
    }
  }
  if (simulated) notices.push({ kind: 'simulation', count: simulated.length });
  if (place?.state.kind === 'on') {
    const { override, version } = place.state;
    notices.push({ kind: 'override', override, version });
  }
  return notices;
}
