import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
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
      return (
        <span>
          <Icon name="region" size={14} /> {place.regionSpecification}
        </span>
      );
  }
}

function CameraName({ cameraId }: { readonly cameraId: string }) {
  const name = useCameraName(cameraId);
  return (
    <span>
      <Icon name="camera" size={14} /> {name ?? cameraId}
    </span>
  );
}
