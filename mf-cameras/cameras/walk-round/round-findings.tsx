import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useNavigate } from '@barnwatch/shared/routing';
import { Button, buttonClass, ConfirmDialog, Icon } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { stopPath } from '../../camera-records/addresses/camera-addresses';
import type { Camera } from '../../camera-records/record/camera';
import { FindingRow } from './finding-row';
import { begun, judgementOf, newRound, nextStop, type Round, resumedStop, summaryOf, verdicts } from './round';
import { useRecordAddress } from './use-record-address';
import { VerdictMark } from './verdict-mark';
import styles from './walk-round.module.css';

export interface RoundFindingsProps {
  readonly barn: InstanceView;
  readonly listed: readonly Camera[];
  readonly round: Round;
  readonly onRound: (round: Round) => Promise<void>;
}

/** What the round found, as far as it went, and the way on. */
export function RoundFindings({ barn, listed, round, onRound }: RoundFindingsProps) {
  const { t } = useTexts('mf-cameras');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const barnId = barn.globalUniqueIdentifier;
  const { recordAddress } = useRecordAddress(barnId);
  const summary = summaryOf(round);
  const stop = resumedStop(listed, round);
  const gone = round.judgements.filter(({ cameraId }) => !listed.some((camera) => camera.cameraId === cameraId));

  const beginAnew = async () => {
    await onRound(begun(newRound, Date.now()));
    const first = nextStop(listed, newRound, null);
    if (first) void navigate(stopPath(barnId, first.cameraId), { replace: true });
  };

  return (
    <div className={styles.summary}>
      {summary && (
        <>
          <p className={styles.lead}>
            {t(stop ? 'walkRound.soFar' : 'walkRound.done', {
              from: formatTimeOfDay(summary.startedAt),
              to: formatTimeOfDay(summary.endedAt),
            })}
          </p>
          <ul className={styles.counts} aria-label={t('walkRound.counts')}>
            {verdicts.map((verdict) => (
              <li key={verdict} className={styles.figure}>
                <strong>{summary.counts[verdict]}</strong>
                <VerdictMark verdict={verdict} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        {stop && (
          <SuiteLink className={`${buttonClass('primary')} ${styles.way}`} to={stopPath(barnId, stop.cameraId)}>
            <Icon name="play" size={18} />
            {t('walkRound.goOn', { name: stop.name })}
          </SuiteLink>
        )}
        <Button className={styles.way} icon="retry" onClick={() => setAsking(true)}>
          {t('walkRound.anew')}
        </Button>
      </div>
      <ul className={styles.findings} aria-label={t('walkRound.findings')}>
        {[...listed, ...gone].map(({ cameraId, name }) => (
          <FindingRow
            key={cameraId}
            name={name}
            address={stopPath(barnId, cameraId)}
            judgement={judgementOf(round, cameraId)}
            recordAddress={recordAddress}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title={t('walkRound.anew')}
        text={t('walkRound.anewHint')}
        confirmLabel={t('walkRound.anewConfirm')}
        onConfirm={() => {
          setAsking(false);
          void beginAnew();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
