import { useTexts } from '@barnwatch/shared/i18n';
import { useEffect, useMemo, useState } from 'react';
import { keyFingerprint } from '../public-keys/key-material';
import { readPublicKey } from '../public-keys/read-public-key';
import styles from './service-accounts.module.css';

/** What was recognised, before it is sent: its kind and its fingerprint, to be compared with the machine's. */
export function KeyPreview({ text }: { readonly text: string }) {
  const { t } = useTexts('mf-admin');
  const reading = useMemo(() => readPublicKey(text), [text]);
  const [fingerprint, setFingerprint] = useState<{ readonly of: typeof reading; readonly words: string } | null>(null);
  useEffect(() => {
    if (reading.kind !== 'public-key') return;
    let isLeft = false;
    void keyFingerprint(reading.spki).then((words) => {
      if (!isLeft && words !== null) setFingerprint({ of: reading, words });
    });
    return () => {
      isLeft = true;
    };
  }, [reading]);
  return (
    // Its room is kept: what is below does not jump.
    <p role="status" className={styles.preview}>
      {reading.kind === 'public-key' && (
        <>
          {t(`keyKind.${reading.algorithm}`, { bits: reading.bits })}
          {fingerprint?.of === reading && <code className={styles.code}>{fingerprint.words}</code>}
        </>
      )}
    </p>
  );
}
