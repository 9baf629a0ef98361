import { useTexts } from '@barnwatch/shared/i18n';
import { CameraTile } from '@barnwatch/shared/ui';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { PictureCountNote } from '../../figures/counts-now/picture-count-note';
import { tilePicture } from '../../pictures/page/tile-picture';
import { tileLink } from './tile-link';
import type { TileProps } from './tile-props';

/** A camera by stills. */
export function StillPicture({ instance, camera, place, intervalMs, to, named = true, quiet = false }: TileProps) {
  const { t } = useTexts('mf-cameras');
  const { frame, failure } = useCameraStill(instance, camera, place, intervalMs);
  return (
    <CameraTile
      name={camera.name}
      named={named}
      quiet={quiet}
      state={stillTileState(camera, failure, t, instance)}
      picture={place.nearness === 'hidden' ? null : tilePicture(frame, instance)}
      note={<PictureCountNote cameraId={camera.cameraId} />}
      fit="contain"
      {...tileLink(to)}
    />
  );
}
