import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, StateMark } from '@barnwatch/shared/ui';
import type { Judgement } from './round';
import type { RecordAddress } from './use-record-address';
import { VerdictMark } from './verdict-mark';
import styles from './walk-round.module.css';

export interface FindingRowProps {
  readonly name: string;
  /** The camera's stop, where the verdict can be changed. */
  readonly address: string;
  readonly judgement: Judgement | null;
  readonly recordAddress: RecordAddress;
}

/** One camera in the findings: what one said of it, and when. */
export function FindingRow({ name, address, judgement, recordAddress }: FindingRowProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <li className={styles.finding}>
      <SuiteLink className={styles.findingName} to={address} dir="auto">
        {name}
      </SuiteLink>
      {judgement ? (
        <VerdictMark verdict={judgement.verdict} />
      ) : (
        <StateMark tone="off" icon="time" label={t('walkRound.notSeen')} />
      )}
      <span className={styles.findingTime}>{judgement && formatTimeOfDay(judgement.at)}</span>
      {judgement?.verdict === 'problem' && recordAddress && (
        <SuiteLink
          className={`${buttonClass('quiet')} ${styles.record}`}
          to={recordAddress(judgement.cameraId, judgement.shownAt)}
          state={roundTrip}
          aria-label={t('walkRound.recordNamed', { name })}
        >
          {t('walkRound.record')}
        </SuiteLink>
      )}
    </li>
  );
}
