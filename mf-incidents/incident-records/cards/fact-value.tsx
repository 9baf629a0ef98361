import { usePermission } from '@barnwatch/shared/auth-client';
import { useCameraName } from '../record/use-camera-name';
import type { CardFact } from './incident-facts';
import { LongText } from './long-text';

const maySeeCameras = { any: ['cameras.view'] } as const;

export function FactValue({ fact }: { readonly fact: CardFact }) {
  const mayKnowCameras = usePermission(maySeeCameras);
  switch (fact.kind) {
    case 'words':
      return <LongText text={fact.value} />;
    case 'camera':
      return mayKnowCameras ? <CameraName cameraId={fact.cameraId} /> : fact.cameraId;
  }
}

/** The camera's name; its id until that is known. */
function CameraName({ cameraId }: { readonly cameraId: string }) {
  return useCameraName(cameraId) ?? cameraId;
}
