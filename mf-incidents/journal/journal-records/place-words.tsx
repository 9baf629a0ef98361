import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import { useRegionColor } from '../../barn/places/region-specifications';
import type { DocumentationPlace } from '../../incident-records/record/incident-message';
import { useCameraName } from '../../incident-records/record/use-camera-name';

/** Where it was: the whole barn, a camera by its name, or a kind of place. */
export function PlaceWords({ place }: { readonly place: DocumentationPlace }) {
  const { t } = useTexts('mf-incidents');
  switch (place.kind) {
    case 'global':
      return (
        <span>
          <Icon name="barn" size={14} /> {t('card.wholeBarn')}
        </span>
      );
    case 'camera':
      return <CameraName cameraId={place.cameraId} />;
    case 'region':
      return <RegionName regionSpecification={place.regionSpecification} />;
  }
}

const maySeeRegions = { any: ['regions.view'] } as const;

/** In the colour in which the place is drawn on pictures. */
function RegionName({ regionSpecification }: { readonly regionSpecification: string }) {
  const isPermitted = usePermission(maySeeRegions);
  return (
    <span>
      {isPermitted ? <RegionMark regionSpecification={regionSpecification} /> : <Icon name="region" size={14} />}{' '}
      {regionSpecification}
    </span>
  );
}

function RegionMark({ regionSpecification }: { readonly regionSpecification: string }) {
  const color = useRegionColor(regionSpecification);
  if (color === null) return <Icon name="region" size={14} />;
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" data-color={color}>
      <rect x="0.5" y="0.5" width="13" height="13" rx="3" fill={color} stroke="currentColor" />
    </svg>
  );
}

function CameraName({ cameraId }: { readonly cameraId: string }) {
  const name = useCameraName(cameraId);
  return (
    <span>
      <Icon name="camera" size={14} /> {name ?? cameraId}
    </span>
  );
}
