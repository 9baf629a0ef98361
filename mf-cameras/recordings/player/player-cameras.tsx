import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Button } from '@barnwatch/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { StageCamera } from './player-stage';

const CameraChoiceDialog = lazy(() =>
  import('../../camera-records/camera-choice/camera-choice-dialog').then((module) => ({
    default: module.CameraChoiceDialog,
  })),
);

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
  const [isOpen, setIsOpen] = useState(false);
  const { listed } = useListedCameras();
  const [first, ...others] = cameras;
  const offered = listed.filter(({ cameraId }) => cameraId !== first?.cameraId);
  return (
    <div>
      <Button icon="grid" disabled={offered.length === 0} onClick={() => setIsOpen(true)}>
        {others.length === 0 ? t('player.withOthers') : t('player.withCount', { count: others.length })}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraChoiceDialog
            listed={offered}
            chosen={others.map(({ cameraId }) => cameraId)}
            limit={{ most: most - 1, hint: t('player.withHint', { name: first?.name ?? '', count: most - 1 }) }}
            least={0}
            confirm="beside"
            onChoose={(chosen) => {
              const ids = chosen ?? [];
              setQuery((known) => withParameter(known, 'with', ids.length > 0 ? ids.join() : null), { replace: true });
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
