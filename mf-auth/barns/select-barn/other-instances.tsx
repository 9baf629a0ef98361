import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { BarnCard } from './barn-card';
import type { InstanceDialogKind } from './barn-dialog';
import styles from './select-barn.module.css';

export interface OtherInstancesProps {
  readonly instances: readonly InstanceView[];
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
}

/** Instances that are no barn, below them. */
export function OtherInstances({ instances, onAsk }: OtherInstancesProps) {
  const { t } = useTexts('mf-auth');
  if (instances.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="other-instances">
      <h2 id="other-instances" className={styles.groupTitle}>
        {t('selectBarn.others')}
      </h2>
      <ul className={styles.grid}>
        {instances.map((instance) => (
          <li key={instance.globalUniqueIdentifier}>
            <BarnCard instance={instance} target="/account" level={3} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </section>
  );
}
