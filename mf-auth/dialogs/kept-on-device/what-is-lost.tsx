import { useTexts } from '@barnwatch/shared/i18n';
import { deviceStorage, inTime, lateAfterMs } from '@barnwatch/shared/storage';
import { Icon } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { type KeptOnDevice, keptOnDevice } from './kept-on-device';
import styles from './what-is-lost.module.css';

const kinds = ['unsent', 'drafts', 'pictures'] as const satisfies readonly (keyof KeptOnDevice)[];

/** What goes with the instances when they are removed or signed out of, counted. What is unsent stands out. */
export function WhatIsLost({ instanceIds }: { readonly instanceIds: readonly string[] }) {
  const { t } = useTexts('mf-auth');
  const [kept, setKept] = useState<KeptOnDevice | 'late' | null>(null);
  const key = JSON.stringify(instanceIds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids count by what they say, not by their list
  useEffect(() => {
    let wanted = true;
    const show = (counted: KeptOnDevice | 'late'): void => {
      if (wanted) setKept(counted);
    };
    void inTime(keptOnDevice(instanceIds, deviceStorage), lateAfterMs).then((counted) => {
      if (counted.kind === 'told') return show(counted.value);
      show('late');
      void counted.later.then(show);
    });
    return () => {
      wanted = false;
    };
  }, [key]);

  if (kept === null) return <span className={styles.place} />;
  if (kept === 'late')
    return (
      <span className={styles.place} role="status">
        {t('whatIsLost.counting')}
      </span>
    );
  const lost = kinds.filter((kind) => kept[kind] > 0);
  return (
    <span className={styles.place} role="status">
      {lost.length === 0
        ? t('whatIsLost.nothing')
        : lost.map((kind) => (
            <span key={kind} className={kind === 'unsent' ? styles.unsent : styles.line}>
              <Icon name={kind === 'unsent' ? 'warning' : 'info'} size={16} />
              {t(`whatIsLost.${kind}`, { count: kept[kind] })}
            </span>
          ))}
    </span>
  );
}
