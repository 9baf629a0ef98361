import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';

export interface CameraFieldProps {
  readonly cameras: readonly Camera[];
  /** Null while none is chosen. */
  readonly cameraId: string | null;
  readonly cameraName: (cameraId: string) => string;
  readonly error: string | undefined;
  readonly onChange: (cameraId: string) => void;
}

/** The camera of which something is made; one of the address may be in no list. */
export function CameraField({ cameras, cameraId, cameraName, error, onChange }: CameraFieldProps) {
  const { t } = useTexts('mf-cameras');
  const isListed = cameraId === null || cameras.some((camera) => camera.cameraId === cameraId);
  return (
    <SelectField
      label={t('artifacts.filter.camera')}
      required
      error={error}
      value={cameraId ?? ''}
      options={[
        ...(cameraId === null ? [{ value: '', label: t('artifacts.make.choose') }] : []),
        ...(isListed ? [] : [{ value: cameraId, label: cameraName(cameraId) }]),
        ...cameras.map((camera) => ({ value: camera.cameraId, label: camera.name })),
      ]}
      onChange={(value) => value !== '' && onChange(value)}
    />
  );
}
