import { millisecondsInHour } from 'date-fns/constants';
import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { SettingValue } from './setting-table';
import { useSetting } from './use-setting';

/** One remote of the suite that comes from another address for a while (developer option, product 3.17). */
export type RemoteOverride = NonNullable<SettingValue<'remoteOverride'>>;

/** Why what was chosen does not hold. */
export type OverrideRefusal =
  /** The deployment does not name this address. */
  | 'not-allowed'
  | 'unreachable'
  /** What lies there is no description of a remote. */
  | 'unreadable'
  /** It describes another remote than the one that was chosen. */
  | 'another-remote'
  /** It needs another contract than this suite has. */
  | 'contract';

/** What the page has begun with: it stays so until the page is loaded anew. */
export type OverrideState =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly override: RemoteOverride; readonly version: string }
  | { readonly kind: 'refused'; readonly override: RemoteOverride; readonly why: OverrideRefusal };

/** Where a remote of this deployment may come from, and how it stands. Written by the shell; null where none may. */
export interface OverridePlace {
  readonly origins: readonly string[];
  readonly remotes: readonly string[];
  readonly state: OverrideState;
}

export const overridePlaceAtom = atom<OverridePlace | null>(null);

/** So long pages begin with it, ms: a day at work. It ends by itself. */
const overrideHoldsMs = 8 * millisecondsInHour;

export interface RemoteOverrideControl {
  /** Null where the deployment allows none. */
  readonly place: OverridePlace | null;
  readonly chosen: RemoteOverride | null;
  readonly choose: (remote: string, address: string) => void;
  readonly end: () => void;
}

/** The override of this device, how it stands, and how to change it. */
export function useRemoteOverride(): RemoteOverrideControl {
  const place = useAtomValue(overridePlaceAtom);
  const [chosen, change] = useSetting('remoteOverride');
  return {
    place,
    chosen,
    choose: useCallback(
      (remote, address) => change({ remote, address, until: Date.now() + overrideHoldsMs }),
      [change],
    ),
    end: useCallback(() => change(null), [change]),
  };
}
