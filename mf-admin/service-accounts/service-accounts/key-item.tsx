import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Button, StateMark, type StateTone, useNow, VisuallyHidden } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { readPublicKey } from '../public-keys/read-public-key';
import { type KeyState, keyState, type PublicKey } from './key-state';
import styles from './service-accounts.module.css';

export interface KeyItemProps {
  readonly publicKey: PublicKey;
  readonly onDelete: () => void;
}

const tones: Readonly<Record<KeyState, StateTone>> = {
  endless: 'good',
  valid: 'good',
  expiring: 'attention',
  expired: 'failed',
};

/** One key: its kind, its fingerprint, and how long it will do. */
export function KeyItem({ publicKey, onDelete }: KeyItemProps) {
  const { t } = useTexts('mf-admin');
  const { fingerprint, expiry } = publicKey;
  const state = useNow((nowMs) => keyState(publicKey, nowMs));
  const reading = useMemo(() => readPublicKey(publicKey.publicKey), [publicKey.publicKey]);
  return (
    <li className={styles.key}>
      <div className={styles.keyFacts}>
        <code className={styles.code}>{fingerprint}</code>
        <span className={styles.marks}>
          <span className={styles.muted}>
            {reading.kind === 'public-key'
              ? t(`keyKind.${reading.algorithm}`, { bits: reading.bits })
              : t('keyKind.unknown')}
          </span>
          <StateMark
            tone={tones[state]}
            label={t(`keyState.${state}`, { time: expiry === null ? '' : formatDateTime(expiry) })}
          />
        </span>
      </div>
      <Button icon="delete" onClick={onDelete}>
        {t('serviceAccounts.deleteKey')}
        <VisuallyHidden> {fingerprint}</VisuallyHidden>
      </Button>
    </li>
  );
}
