import { knownReading, useReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useParams, useSearchParams } from '@barnwatch/shared/routing';
import { EmptyState, Icon, Page, RequestFailure, Skeleton, useMediaQuery } from '@barnwatch/shared/ui';
import { type AnswerOf, queryRecordings, type Recording } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { cameraPath, type PlayerIdentifier } from '../../camera-records/addresses/camera-addresses';
import { ToCameraLink } from '../../camera-records/addresses/to-camera-link';
import { CameraActionLinks } from '../../camera-records/camera-actions/camera-action-links';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useCameras } from '../../camera-records/record/use-cameras';
import { stageButtonClass } from '../../pictures/stage/stage-button';
import { readIdentifier, readMoment } from './identifier';
import { openingOf } from './opening-of';
import { PlayerCameras } from './player-cameras';
import { PlayerStage, type StageCamera } from './player-stage';

/** A phone on its side. */
const onItsSide = '(orientation: landscape) and (max-height: 500px)';
/** Four pictures are as many as one can look at, and as many as two cores decode. */
const mostCameras = 4;

/** Route `videoplayer/:cameraId/:identifierType/:identifier`: what cameras have recorded. */
export function PlayerScreen() {
  const { t } = useTexts('mf-cameras');
  const { cameraId = '', identifierType = '', identifier: text = '' } = useParams();
  const barn = useSelectedBarn();
  const alone = useMediaQuery(onItsSide);
  const [query] = useSearchParams();
  const answer = useCameras();
  const known = knownReading(answer)?.value;
  const identifier = useMemo(() => readIdentifier(identifierType, text), [identifierType, text]);
  const others = query.get('with') ?? '';
  const cameras = useMemo<readonly StageCamera[]>(() => {
    const wanted = [cameraId, ...others.split(',')].filter((id) => id !== '');
    const nameOf = (id: string) => known?.find((camera) => camera.cameraId === id)?.name ?? id;
    return [...new Set(wanted)].slice(0, mostCameras).map((id) => ({ cameraId: id, name: nameOf(id) }));
  }, [cameraId, others, known]);
  if (!barn) return null;
  const barnId = barn.globalUniqueIdentifier;
  const name = cameras[0]?.name ?? cameraId;
  const isGone = answer.state === 'ready' && !known?.some((camera) => camera.cameraId === cameraId);
  const toCamera = t('cameraDetail.toCamera', { name });
  const common = {
    instance: barn,
    cameras,
    alone,
    time: readMoment(query.get('time')),
    back: (
      <SuiteLink
        className={stageButtonClass('')}
        to={cameraPath(barnId, cameraId)}
        aria-label={toCamera}
        title={toCamera}
      >
        <Icon name="chevron-left" />
      </SuiteLink>
    ),
  };
  return (
    <Page
      title={name}
      subtitle={shownName(barn)}
      width="full"
      back={!alone && <ToCameraLink barnId={barnId} cameraId={cameraId} name={name} />}
    >
      <PrivacyBanner instance={barn} cameraId={cameraId} />
      {isGone && <AbsentCamera answer={answer} cameraId={cameraId} name={name} />}
      {!isGone && identifier === null && <NotFound />}
      {!isGone && identifier?.type === 'recording' && (
        <RecordingPlayer key={text} {...common} cameraId={cameraId} recordingId={identifier.recordingId} />
      )}
      {!isGone && identifier !== null && identifier.type !== 'recording' && (
        <MomentPlayer key={`${cameraId} ${text}`} {...common} identifier={identifier} />
      )}
      {!isGone && !alone && identifier !== null && (
        <>
          <PlayerCameras cameras={cameras} most={mostCameras} />
          <CameraActionLinks instance={barn} camera={{ cameraId, name }} except="player" />
        </>
      )}
    </Page>
  );
}

interface CommonProps {
  readonly instance: InstanceView;
  readonly cameras: readonly StageCamera[];
  readonly alone: boolean;
  readonly back: React.ReactNode;
  /** What the address says is seen. */
  readonly time: number | null;
}

function NotFound() {
  const { t } = useTexts('mf-cameras');
  return <EmptyState icon="recording" text={t('player.notFound')} hint={t('player.notFoundHint')} />;
}

function firstOf({ recordings }: AnswerOf<typeof queryRecordings>): Recording | null {
  return recordings[0] ?? null;
}

function RecordingPlayer(props: CommonProps & { readonly cameraId: string; readonly recordingId: string }) {
  const { cameraId, recordingId, time, ...common } = props;
  const { t } = useTexts('mf-cameras');
  const reading = useReading(
    queryRecordings,
    { body: { query: { recordingId: { $eq: recordingId } }, limit: 1 } },
    firstOf,
  );
  const recording = knownReading(reading);
  const { start = 0, end = 0 } = recording?.value ?? {};
  const opening = useMemo(() => ({ span: { start, end }, moment: time ?? start }), [start, end, time]);
  if (!recording) {
    if (reading.state === 'failed') {
      return <RequestFailure what={t('player.notLoaded')} error={reading.error} onRetry={reading.retry} />;
    }
    return <Skeleton height="min(56vw, 60dvh)" />;
  }
  if (recording.setAside.length > 0) return <EmptyState icon="damaged" text={t('player.unreadable')} />;
  if (recording.value?.cameraId !== cameraId) return <NotFound />;
  return <PlayerStage {...common} opening={opening} onAbsence={reading.retry} />;
}

type MomentIdentifier = Exclude<PlayerIdentifier, { readonly type: 'recording' }>;

function MomentPlayer({ identifier, time, ...common }: CommonProps & { readonly identifier: MomentIdentifier }) {
  const opening = useMemo(() => openingOf(identifier, time), [identifier, time]);
  return <PlayerStage {...common} opening={opening} onAbsence={nothing} />;
}

const nothing = () => {};
