import type { InstanceView } from '@barnwatch/shared/auth-client';
import { Skeleton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { OpenPlayer } from './open-player';
import styles from './player.module.css';
import { type Opening, usePlayback } from './use-playback';

export interface StageCamera {
  readonly cameraId: string;
  readonly name: string;
}

export interface PlayerStageProps {
  readonly instance: InstanceView;
  /** The first one is that of the address. */
  readonly cameras: readonly StageCamera[];
  readonly opening: Opening;
  /** A phone on its side has room for nothing but the picture. */
  readonly alone: boolean;
  /** The way out, where nothing but the picture is to be seen. */
  readonly back: ReactNode;
  /** The video is not there any more, or not yet. */
  readonly onAbsence: () => void;
}

/** The player, once there is something to play with. */
export function PlayerStage(props: PlayerStageProps) {
  const { instance, cameras, opening } = props;
  const open = usePlayback(
    instance,
    cameras.map(({ cameraId }) => cameraId),
    opening,
  );
  if (!open || open.cameraIds.join() !== cameras.map(({ cameraId }) => cameraId).join()) {
    return (
      <div className={styles.player}>
        <div className={styles.place}>
          <Skeleton height="100%" />
        </div>
      </div>
    );
  }
  return <OpenPlayer {...props} playing={open} />;
}
