import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConnectionChip, IconButton } from '@barnwatch/shared/ui';
import type { InstanceDialogKind } from './barn-dialog';
import styles from './select-barn.module.css';

export interface OtherInstancesProps {
  readonly instances: readonly InstanceView[];
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
}

/** Instances that are no barn, quietly below them. */
export function OtherInstances({ instances, onAsk }: OtherInstancesProps) {
  const { t } = useTexts('mf-auth');
  if (instances.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2 className={styles.othersTitle}>{t('selectBarn.others')}</h2>
      <ul className={styles.otherList}>
        {instances.map((instance) => (
          <li key={instance.globalUniqueIdentifier} className={styles.other}>
            <span className={styles.otherName}>{shownName(instance)}</span>
            <ConnectionChip instance={instance} />
            <IconButton
              icon="more"
              name={t('card.more', { barn: shownName(instance) })}
              onClick={() => onAsk('details', instance.globalUniqueIdentifier)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
