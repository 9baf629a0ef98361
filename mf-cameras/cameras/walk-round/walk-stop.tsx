import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { RouteIntentContext, roundTrip, SuiteLink, useNavigate } from '@barnwatch/shared/routing';
import { Button, buttonClass, Icon, ProgressBar, VisuallyHidden } from '@barnwatch/shared/ui';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { OfflineNotice } from '../../camera-records/absence/offline-notice';
import { stopPath, walkRoundPath } from '../../camera-records/addresses/camera-addresses';
import { recordingRight } from '../../camera-records/camera-actions/camera-actions';
import type { Camera } from '../../camera-records/record/camera';
import type { StepDirection } from '../../pictures/swipe/swipe';
import { type begun, judged, judgedCount, judgementOf, nextStop, type Round, type Verdict } from './round';
import { useRecordAddress } from './use-record-address';
import { VerdictButtons } from './verdict-buttons';
import { VerdictMark } from './verdict-mark';
import { WalkPicture } from './walk-picture';
import styles from './walk-round.module.css';
import type { WhyNotFine } from './why-not-fine';

export interface WalkStopProps {
  readonly barn: InstanceView;
  readonly camera: Camera;
  readonly listed: readonly Camera[];
  /** Of the camera among those listed, from 1. */
  readonly place: number;
  readonly round: ReturnType<typeof begun>;
  readonly onRound: (round: Round) => Promise<void>;
}

/** One camera of the round: look, and say with one thumb whether all is well. */
export function WalkStop({ barn, camera, listed, place, round, onRound }: WalkStopProps) {
  const { t } = useTexts('mf-cameras');
  const navigate = useNavigate();
  const moment = useRef(Date.now);
  const judging = useRef(false);
  const [known, setKnown] = useState<{ readonly of: string; readonly notFine: WhyNotFine | null } | null>(null);
  const tellWhyNotFine = useCallback((of: string, notFine: WhyNotFine | null) => setKnown({ of, notFine }), []);
  const barnId = barn.globalUniqueIdentifier;
  const { isPermitted, recordAddress } = useRecordAddress(barnId);
  const { cameraId, name } = camera;
  const announce = useContext(RouteIntentContext);
  const canRecord = recordAddress !== null;
  // The form must open where there is no network any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a round, whatever is drawn anew
  useEffect(() => {
    if (recordAddress) announce(recordAddress(cameraId, 0));
  }, [canRecord]);
  const before = judgementOf(round, cameraId);
  const notFine = known?.of === cameraId ? known.notFine : 'no-picture';
  const previous = listed[place - 2] ?? null;

  const step = (direction: StepDirection) => {
    const beside = direction === 'previous' ? previous : (listed[place] ?? null);
    if (beside) void navigate(stopPath(barnId, beside.cameraId), { replace: true });
  };
  const judge = async (verdict: Verdict) => {
    // A second press of the same finger is not meant for the next camera.
    if (judging.current) return;
    judging.current = true;
    const shownAt = Math.round(moment.current());
    const next = judged(round, { cameraId, name, verdict, at: Date.now(), shownAt });
    await onRound(next);
    const stop = nextStop(listed, next, cameraId);
    // The way back from the intervention leads to the next camera, not to this one.
    void navigate(stop ? stopPath(barnId, stop.cameraId) : walkRoundPath(barnId), { replace: true });
    if (verdict === 'problem' && recordAddress) void navigate(recordAddress(cameraId, shownAt), { state: roundTrip });
    judging.current = false;
  };

  return (
    <div className={styles.stop}>
      <ProgressBar
        label={t('walkRound.place', { place, total: listed.length })}
        share={judgedCount(listed, round) / listed.length}
      />
      <VisuallyHidden>
        <span role="status">{t('walkRound.announced', { name, place, total: listed.length })}</span>
      </VisuallyHidden>
      <WalkPicture
        key={cameraId}
        barn={barn}
        camera={camera}
        next={nextStop(listed, round, cameraId)}
        moment={moment}
        startedAt={round.startedAt}
        onWhyNotFine={tellWhyNotFine}
        onStep={step}
      />
      <OfflineNotice instance={barn} camera={camera} />
      <div className={styles.thumb} data-thumb-area>
        {before && (
          <p className={styles.before}>
            <VerdictMark verdict={before.verdict} /> {t('walkRound.judgedAt', { time: formatTimeOfDay(before.at) })}
          </p>
        )}
        <VerdictButtons notFine={notFine} onVerdict={(verdict) => void judge(verdict)} />
        <div className={styles.further}>
          {previous ? (
            <SuiteLink
              replace
              className={`${buttonClass('plain')} ${styles.minor}`}
              to={stopPath(barnId, previous.cameraId)}
              aria-label={t('walkRound.previousNamed', { name: previous.name })}
            >
              <Icon name="chevron-left" size={18} />
              {t('walkRound.previous')}
            </SuiteLink>
          ) : (
            <span />
          )}
          <Button kind="plain" className={styles.minor} onClick={() => void judge('skipped')}>
            {t('walkRound.judge.skipped')}
          </Button>
          <SuiteLink end className={`${buttonClass('plain')} ${styles.minor}`} to={walkRoundPath(barnId)}>
            {t('walkRound.findings')}
          </SuiteLink>
        </div>
        {!recordAddress && (
          <p className={styles.hint}>
            {isPermitted
              ? t('walkRound.noInterventions')
              : t('walkRound.mayNotRecord', { right: recordingRight.any[0] })}
          </p>
        )}
      </div>
    </div>
  );
}
