import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useDataSaving } from '@barnwatch/shared/settings';
import type { WidgetProps } from '@barnwatch/shared/widgets';
import { memo } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { sameTile } from '../../camera-records/still-tile/camera-equality';
import type { Place } from '../../pictures/page/use-place';
import { dataSaverIntervalMs } from '../../walls/grid/data-saver-layout';
import { LivePicture } from '../../walls/grid/live-picture';
import { StillPicture } from '../../walls/grid/still-picture';
import { useLiveTurn } from './use-live-turn';

export interface PresentPictureProps
  extends Pick<WidgetProps<'camera-picture'>, 'motion' | 'intervalMs' | 'named' | 'heightPx'> {
  readonly instance: InstanceView;
  readonly camera: Camera;
  readonly place: Place;
}

/** On a lower picture words would cover the animals: a line of them is a tenth of this one. CSS px. */
const leastWordsPx = 200;

/** A camera now: by stills, or live once its turn has come. With the data saver stills alone, and seldom. */
export const PresentPicture = memo(function Present(props: PresentPictureProps) {
  const { motion, intervalMs, heightPx, ...shown } = props;
  const picture = { ...shown, quiet: heightPx < leastWordsPx };
  const [saving] = useDataSaving();
  const savesData = saving.kind !== 'none';
  const isVisible = props.place.nearness === 'visible';
  const turn = useLiveTurn(motion === 'live' && isVisible && !savesData);
  const pauseMs = savesData ? Math.max(intervalMs, dataSaverIntervalMs) : intervalMs;
  return turn.hasCome ? (
    <LivePicture {...picture} intervalMs={pauseMs} to={null} onSettled={turn.onSettled} />
  ) : (
    <StillPicture {...picture} intervalMs={pauseMs} to={null} />
  );
}, isSame);

function isSame(one: PresentPictureProps, other: PresentPictureProps): boolean {
  return sameTile(one, other) && compared.every((name) => one[name] === other[name]);
}

const compared = ['place', 'motion', 'intervalMs', 'named', 'heightPx'] as const;
