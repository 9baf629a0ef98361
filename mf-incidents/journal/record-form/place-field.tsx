import { knownReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { SegmentedControl, SelectField } from '@barnwatch/shared/ui';
import { inWalkingOrder, isDecommissioned, useBarnCameras } from '../../barn/places/barn-cameras';
import { useRegionSpecifications } from '../../barn/places/region-specifications';
import type { DocumentationPlace } from '../../incident-records/record/incident-message';
import styles from './record-form.module.css';

export interface PlaceFieldProps {
  readonly place: DocumentationPlace;
  readonly onChange: (place: DocumentationPlace) => void;
  readonly error: string | undefined;
}

const mayListRegions = { any: ['regions.view'] } as const;

const empty: Readonly<Record<DocumentationPlace['kind'], DocumentationPlace>> = {
  global: { kind: 'global' },
  camera: { kind: 'camera', cameraId: '' },
  region: { kind: 'region', regionSpecification: '' },
};

/** The whole barn, one camera, or one kind of place. */
export function PlaceField({ place, onChange, error }: PlaceFieldProps) {
  const { t } = useTexts('mf-incidents');
  const mayList = usePermission(mayListRegions);
  const kinds = (['global', 'camera', 'region'] as const).filter((kind) => kind !== 'region' || mayList);
  return (
    <div className={styles.group}>
      <SegmentedControl
        label={t('documentation.place')}
        value={place.kind}
        segments={kinds.map((value) => ({ value, label: t(`recordForm.place.${value}`) }))}
        onChange={(kind) => onChange(empty[kind])}
      />
      {place.kind === 'camera' && (
        <CameraField
          cameraId={place.cameraId}
          onChange={(cameraId) => onChange({ kind: 'camera', cameraId })}
          error={error}
        />
      )}
      {place.kind === 'region' && (
        <RegionField
          name={place.regionSpecification}
          onChange={(regionSpecification) => onChange({ kind: 'region', regionSpecification })}
          error={error}
        />
      )}
    </div>
  );
}

interface CameraFieldProps {
  readonly cameraId: string;
  readonly onChange: (cameraId: string) => void;
  readonly error: string | undefined;
}

function CameraField({ cameraId, onChange, error }: CameraFieldProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const known = knownReading(useBarnCameras());
  const unreadable = known?.setAside.length ?? 0;
  const cameras = inWalkingOrder(known?.value ?? [], language).filter(
    (camera) => camera.cameraId === cameraId || !isDecommissioned(camera),
  );
  return (
    <SelectField
      label={t('recordForm.place.camera')}
      required
      value={cameraId}
      options={options(
        cameras.map((camera) => ({ value: camera.cameraId, label: camera.name })),
        cameraId,
        t('recordForm.choose'),
      )}
      onChange={onChange}
      hint={unreadable > 0 ? t('documentation.placesUnreadable', { count: unreadable }) : undefined}
      error={error}
    />
  );
}

interface RegionFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}

function RegionField({ name, onChange, error }: RegionFieldProps) {
  const { t } = useTexts('mf-incidents');
  const known = knownReading(useRegionSpecifications());
  const unreadable = known?.setAside.length ?? 0;
  const regions = known?.value ?? [];
  return (
    <SelectField
      label={t('recordForm.place.region')}
      required
      value={name}
      options={options(
        regions.map((value) => ({ value, label: value })),
        name,
        t('recordForm.choose'),
      )}
      onChange={onChange}
      hint={unreadable > 0 ? t('documentation.placesUnreadable', { count: unreadable }) : undefined}
      error={error}
    />
  );
}

interface PlaceOption {
  readonly value: string;
  readonly label: string;
}

/** Nothing chosen, or a place that the barn does not list, is still what the field says. */
function options(listed: readonly PlaceOption[], chosen: string, choose: string): readonly PlaceOption[] {
  if (chosen === '') return [{ value: '', label: choose }, ...listed];
  return listed.some(({ value }) => value === chosen) ? listed : [{ value: chosen, label: chosen }, ...listed];
}
