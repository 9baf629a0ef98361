import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState } from '@barnwatch/shared/ui';
import type { Camera } from '../record/camera';

export interface AbsentCameraProps {
  readonly answer: BarnReading<readonly Camera[]>;
  readonly cameraId: string;
  readonly name: string;
}

/** In the place of a camera that the barn does not tell of, or of which nothing can be read. */
export function AbsentCamera({ answer, cameraId, name }: AbsentCameraProps) {
  const { t } = useTexts('mf-cameras');
  const isSetAside = knownReading(answer)?.setAside.includes(cameraId) ?? false;
  return <EmptyState icon="camera" text={t(isSetAside ? 'cameraList.unreadable' : 'cameraList.gone', { name })} />;
}
