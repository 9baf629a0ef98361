import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { CameraTile } from '@barnwatch/shared/ui';
import { tilePicture } from '../../pictures/page/tile-picture';
import { MediaHost } from '../session/media-host';
import type { LivePictureView } from '../session/use-live-picture';

export interface LiveTileProps {
  readonly instance: InstanceView;
  readonly name: string;
  /** Whether the name stands on the picture: not where the page has it as its title. */
  readonly named?: boolean;
  /** What `useLivePicture` says of the camera. */
  readonly view: LivePictureView;
}

/** A camera's picture as live as it can be: the still at hand at once, the moving picture as soon as it moves. */
export function LiveTile({ instance, name, named = true, view: { snapshot, frame, state } }: LiveTileProps) {
  const { t: frameText } = useTexts();
  return (
    <CameraTile name={name} named={named} state={state} picture={tilePicture(frame, instance)} fit="contain">
      <MediaHost
        element={snapshot.element}
        shown={snapshot.connection.kind === 'playing'}
        label={frameText('tile.pictureOf', { name })}
      />
    </CameraTile>
  );
}
