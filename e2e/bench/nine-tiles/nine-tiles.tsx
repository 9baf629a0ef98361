import { type InstanceView, useInstance } from '@barnwatch/shared/auth-client';
import { CameraTile } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import { MediaHost } from '../../../mf-cameras/live/session/media-host';
import { useLivePicture } from '../../../mf-cameras/live/session/use-live-picture';
import { tilePicture } from '../../../mf-cameras/pictures/page/tile-picture';
import { usePlace } from '../../../mf-cameras/pictures/page/use-place';
import styles from './nine-tiles.module.css';

/** How many live pictures the bar asks for. */
export const tileCount = 9;

function LiveTile({ instance, cameraId }: { readonly instance: InstanceView; readonly cameraId: string }) {
  const tile = useRef<HTMLDivElement>(null);
  const place = usePlace(tile);
  const { snapshot, frame, state } = useLivePicture({ instance, cameraId, camera: null, place, seenElsewhere: false });
  return (
    <div ref={tile}>
      <CameraTile name={cameraId} state={state} picture={tilePicture(frame, instance)}>
        <MediaHost element={snapshot.element} shown={snapshot.connection.kind === 'playing'} label={cameraId} />
      </CameraTile>
    </div>
  );
}

/** Nine cameras of a barn, each as live as the product shows one. */
export function NineTiles({ barnId }: { readonly barnId: string }) {
  const instance = useInstance(barnId);
  if (!instance?.loggedIn) return <p>Nobody is signed in.</p>;
  return (
    <main className={styles.tiles}>
      {Array.from({ length: tileCount }, (_, index) => `pen-${String(index + 1).padStart(2, '0')}`).map((cameraId) => (
        <LiveTile key={cameraId} instance={instance} cameraId={cameraId} />
      ))}
    </main>
  );
}
