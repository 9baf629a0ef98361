import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useMemo } from 'react';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { useSpanNow } from '../../figures/spans/use-span-now';
import { BrowseTimeline } from './browse-timeline';

export interface CameraStripProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
}

const lastDay = { kind: 'latest', name: '1d' } as const;

/** The last day of one camera. */
export function CameraStrip({ instance, camera }: CameraStripProps) {
  const span = useSpanNow(lastDay, instance);
  const { cameraId, name } = camera;
  const cameras = useMemo(() => [{ cameraId, name }], [cameraId, name]);
  return <BrowseTimeline instance={instance} cameras={cameras} span={span} subject={cameraId} kind="strip" />;
}
