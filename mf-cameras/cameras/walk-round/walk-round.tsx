import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate, SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Icon, Page, Skeleton } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import { listPath, stopPath } from '../../camera-records/addresses/camera-addresses';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { begun, resumedStop } from './round';
import { RoundFindings } from './round-findings';
import { useRound } from './use-round';
import { WalkStop } from './walk-stop';

/** Route `walk-round/:cameraId?`: past all cameras of the barn with one thumb, and what was found there. */
export function WalkRoundScreen() {
  const { t } = useTexts('mf-cameras');
  const { cameraId } = useParams();
  const barn = useSelectedBarn();
  const { answer, all, listed, setAside, isUnreadable, receivedAt } = useListedCameras();
  if (!barn) return null;
  const barnId = barn.globalUniqueIdentifier;
  const content = () => {
    if (all === null) return answer.state === 'loading' && <Skeleton ratio="16 / 9" />;
    if (isUnreadable) return null;
    if (listed.length === 0) return <EmptyState icon="walk" hint={t('walkRound.noCameras')} />;
    return <OpenRound key={barnId} barn={barn} cameraId={cameraId ?? null} listed={listed} />;
  };
  return (
    <Page
      title={t('walkRound.title')}
      subtitle={shownName(barn)}
      back={
        <SuiteLink
          end
          className={buttonClass('quiet')}
          to={listPath(barnId)}
          aria-label={t('walkRound.leave')}
          title={t('walkRound.leave')}
        >
          <Icon name="close" />
        </SuiteLink>
      }
    >
      <PrivacyBanner instance={barn} cameraId={cameraId} />
      {/* Where the cameras are known, each picture says by itself that the barn cannot be reached. */}
      {all === null && <CameraListFailure answer={answer} receivedAt={receivedAt} />}
      <SetAsideCameras setAside={setAside} />
      {content()}
    </Page>
  );
}

interface OpenRoundProps {
  readonly barn: NonNullable<ReturnType<typeof useSelectedBarn>>;
  readonly cameraId: string | null;
  readonly listed: ReturnType<typeof useListedCameras>['listed'];
}

function OpenRound({ barn, cameraId, listed }: OpenRoundProps) {
  const [reading, keep] = useRound(barn);
  const [openedAt] = useState(Date.now);
  if (reading.state === 'reading') return <Skeleton ratio="16 / 9" />;
  const { round } = reading;
  const stop = listed.findIndex((camera) => camera.cameraId === cameraId);
  const camera = listed[stop];
  if (camera)
    return (
      <WalkStop
        barn={barn}
        camera={camera}
        listed={listed}
        place={stop + 1}
        round={begun(round, openedAt)}
        onRound={keep}
      />
    );
  const first = resumedStop(listed, round);
  // A camera that is gone, or a round that has not begun: on to where it begins.
  if (first && (cameraId !== null || round.judgements.length === 0)) {
    return <Navigate replace to={stopPath(barn.globalUniqueIdentifier, first.cameraId)} />;
  }
  return <RoundFindings barn={barn} listed={listed} round={round} onRound={keep} />;
}
