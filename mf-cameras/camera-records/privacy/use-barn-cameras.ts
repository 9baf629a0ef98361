import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import { useEffect, useMemo } from 'react';
import type { Camera } from '../record/camera';
import { useCameras } from '../record/use-cameras';
import { type HiddenCameras, hiddenCameras } from './hidden-cameras';

export interface BarnCameras {
  /** They are asked for, and nothing is known of them yet. */
  readonly asking: boolean;
  /** All of them, those whose records cannot be read too. */
  readonly cameraIds: readonly string[];
  /** Those that privacy hides now; null while there are none. */
  readonly hidden: HiddenCameras | null;
}

const nothing = { value: [] as readonly Camera[], setAside: [] as readonly string[] };

/** The barn's cameras and which of them are private, by the barn's clock. The list is asked anew when one comes back. */
export function useBarnCameras({ clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): BarnCameras {
  const reading = useCameras();
  const { value: cameras, setAside } = knownReading(reading) ?? nothing;
  const offset = clockOffsetMs ?? 0;
  const ends = useMemo(
    () => cameras.flatMap(({ privacy }) => (privacy.active && privacy.until !== null ? [privacy.until] : [])),
    [cameras],
  );
  // The last end that has passed: nothing else of the time matters here.
  const passed = useNow((nowMs) => Math.max(0, ...ends.filter((until) => until <= nowMs + offset)));
  const { retry } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each camera that comes back
  useEffect(() => {
    if (passed > 0) retry();
  }, [passed]);
  const unread = setAside.length;
  const hidden = useMemo(() => hiddenCameras(cameras, passed, unread), [cameras, passed, unread]);
  const cameraIds = useMemo(() => [...cameras.map(({ cameraId }) => cameraId), ...setAside], [cameras, setAside]);
  return { asking: reading.state === 'loading', cameraIds, hidden };
}
