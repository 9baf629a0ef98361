import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useNavigate } from '@barnwatch/shared/routing';
import { lazyPart } from '@barnwatch/shared/ui';
import { OfflineNotice } from '../../camera-records/absence/offline-notice';
import { CameraActionLinks } from '../../camera-records/camera-actions/camera-action-links';
import type { Camera } from '../../camera-records/record/camera';
import { CameraCounts } from '../../figures/counts-now/camera-counts';
import { PlacesOfCamera } from '../../figures/places-of-camera/places-of-camera';
import { LastIncident } from '../../incident-records/camera-incidents/last-incident';
import type { StepDirection } from '../../pictures/swipe/swipe';
import { useSwipe } from '../../pictures/swipe/use-swipe';
import { StripPlace } from '../../timeline/strip-place/strip-place';
import { CameraFacts } from './camera-facts';
import { CameraSteps } from './camera-steps';
import { DetailPicture } from './detail-picture';
import type { Steps } from './steps';
import { useStepKeys } from './use-step-keys';

const CameraStrip = lazyPart(() => import('../../timeline/browsing/camera-strip').then((module) => module.CameraStrip));

export interface DetailBodyProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly name: string;
  /** Null until the barn has described it. */
  readonly camera: Camera | null;
  readonly steps: Steps;
  /** Whether the list of cameras has arrived. */
  readonly isListKnown: boolean;
  readonly addressOf: (camera: Camera) => string;
}

/** One camera: its picture, the ways to the ones beside it, and what can be done with it. */
export function DetailBody({ instance, cameraId, name, camera, steps, isListKnown, addressOf }: DetailBodyProps) {
  const navigate = useNavigate();
  const seesRecordings = usePermission({ any: ['recordings.view'] });
  const barnId = instance.globalUniqueIdentifier;
  const step = (direction: StepDirection) => {
    const camera = steps[direction];
    if (camera) void navigate(addressOf(camera), { replace: true });
  };
  useStepKeys(step);
  return (
    <>
      <DetailPicture
        key={`${barnId} ${cameraId}`}
        instance={instance}
        cameraId={cameraId}
        name={name}
        camera={camera}
        {...useSwipe(step)}
      />
      <OfflineNotice instance={instance} camera={camera} />
      <CameraSteps steps={steps} isKnown={isListKnown} addressOf={addressOf} />
      {seesRecordings && (
        <StripPlace>
          <CameraStrip key={`${barnId} ${cameraId}`} instance={instance} camera={{ cameraId, name }} />
        </StripPlace>
      )}
      <CameraCounts instance={instance} cameraId={cameraId} />
      <LastIncident instance={instance} cameraId={cameraId} />
      <CameraActionLinks instance={instance} camera={{ cameraId, name }} />
      {camera && <CameraFacts camera={camera} />}
      <PlacesOfCamera key={`places of ${barnId} ${cameraId}`} instance={instance} cameraId={cameraId} />
    </>
  );
}
