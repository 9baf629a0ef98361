import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { Camera } from '../../camera-records/record/camera';
import type { Place } from '../../pictures/page/use-place';

/** What a tile of the grid shows. */
export interface TileProps {
  readonly instance: InstanceView;
  readonly camera: Camera;
  readonly place: Place;
  /** Time between two stills, ms. */
  readonly intervalMs: number;
  /** Where the tile leads; null where it leads nowhere. */
  readonly to: string | null;
  /** Whether the name of the camera stands on the picture, as it does by default. */
  readonly named?: boolean;
  /** Of words only what is wrong stands on it. */
  readonly quiet?: boolean;
}
