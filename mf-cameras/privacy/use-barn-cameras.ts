import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import { useEffect, useMemo } from 'react';
import type { Camera } from '../api/camera';
import { useCameras } from '../api/use-cameras';
import { type HiddenCameras, hiddenCameras } from './hidden-cameras';

export interface BarnCameras {
  /** They are asked for, and nothing is known of them yet. */
  readonly asking: boolean;
  readonly cameras: readonly Camera[];
  /** Those that privacy hides now; null while there are none. */
  readonly hidden: HiddenCameras | null;
}

const none: readonly Camera[] = [];

/** The barn's cameras and which of them are private, by the barn's clock. The list is asked anew when one comes back. */
export function useBarnCameras({ clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): BarnCameras {
  const answer = useCameras();
  const known = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : undefined;
  const cameras = known ?? none;
  const offset = clockOffsetMs ?? 0;
  const ends = useMemo(
    () => cameras.flatMap(({ privacy }) => (privacy.active && privacy.until !== null ? [privacy.until] : [])),
    [cameras],
  );
  // The last end that has passed: nothing else of the time matters here.
  const passed = useNow((nowMs) => Math.max(0, ...ends.filter((until) => until <= nowMs + offset)));
  const { retry } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each camera that comes back
  useEffect(() => {
    if (passed > 0) retry();
  }, [passed]);
  const hidden = useMemo(() => hiddenCameras(cameras, passed), [cameras, passed]);
  return { asking: answer.state === 'loading', cameras, hidden };
}
