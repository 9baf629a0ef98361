import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { BesideButton } from '../../camera-records/camera-choice/beside-button';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { StageCamera } from './player-stage';

export interface PlayerCamerasProps {
  /** The first one is that of the address, and stays. */
  readonly cameras: readonly StageCamera[];
  /** How many run in step at most, the first one among them. */
  readonly most: number;
}

/** Which other cameras run in step with the one that is watched: the address says it. */
export function PlayerCameras({ cameras, most }: PlayerCamerasProps) {
  const { t } = useTexts('mf-cameras');
  const [, setQuery] = useSearchParams();
  const { listed } = useListedCameras();
  const [first, ...others] = cameras;
  return (
    <BesideButton
      firstId={first?.cameraId ?? null}
      listed={listed}
      chosen={others.map(({ cameraId }) => cameraId)}
      most={most - 1}
      words={others.length === 0 ? t('player.withOthers') : t('player.withCount', { count: others.length })}
      hint={t('player.withHint', { name: first?.name ?? '', count: most - 1 })}
      onChoose={(ids) =>
        setQuery((known) => withParameter(known, 'with', ids.length > 0 ? ids.join() : null), { replace: true })
      }
    />
  );
}
