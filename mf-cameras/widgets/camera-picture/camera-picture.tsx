import { knownReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { CameraTile, Skeleton } from '@barnwatch/shared/ui';
import { defineWidget, type WidgetProps } from '@barnwatch/shared/widgets';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useCameras } from '../../camera-records/record/use-cameras';
import { usePlace } from '../../pictures/page/use-place';
import styles from './camera-picture.module.css';
import { MomentPicture } from './moment-picture';
import { PresentPicture } from './present-picture';

/** The picture of one camera of the selected barn, as large as its place. */
function PlacedPicture(props: WidgetProps<'camera-picture'>) {
  const { cameraId, heightPx, moment, named, onShown } = props;
  const { t } = useTexts('mf-cameras');
  const instance = useSelectedBarn();
  const cameras = useCameras();
  const picture = useRef<HTMLDivElement>(null);
  // The place may be drawn smaller or larger than the page has it: it says itself how high that is on the screen.
  const place = usePlace(
    picture,
    useCallback(() => heightPx, [heightPx]),
  );
  const listed = knownReading(cameras)?.value ?? null;
  const camera = useMemo(() => listed?.find((known) => known.cameraId === cameraId), [listed, cameraId]);
  // Nobody waits for the picture of a camera that is not there.
  const isMissing = cameras.state === 'ready' && camera === undefined;
  useEffect(() => {
    if (isMissing && moment !== null) onShown?.({ cameraId, moment, outcome: 'none' });
  }, [isMissing, onShown, cameraId, moment]);

  const shown = () => {
    if (!instance) return null;
    if (camera && moment !== null)
      return <MomentPicture {...props} instance={instance} camera={camera} place={place} moment={moment} />;
    if (camera) return <PresentPicture {...props} instance={instance} camera={camera} place={place} />;
    switch (cameras.state) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'failed':
        return (
          <CameraTile
            name={cameraId}
            named={named}
            state={{ kind: 'retrying', seconds: 0, cause: t('cameraList.failed') }}
            picture={null}
          />
        );
      case 'ready':
        return (
          <CameraTile
            name={cameraId}
            named={named}
            state={{ kind: 'refused', reason: t('graph.moment.noCamera') }}
            picture={null}
          />
        );
    }
  };
  return (
    <div ref={picture} className={styles.place}>
      {shown()}
    </div>
  );
}

export const CameraPicture = defineWidget('camera-picture', PlacedPicture);
