import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState } from '@barnwatch/shared/ui';
import type { Arrival } from './arrival';
import { targetAt } from './arrival';
import { BarnCard } from './barn-card';
import type { InstanceDialogKind } from './barn-dialog';
import styles from './select-barn.module.css';
import type { VisibleInstances } from './visible-instances';

export interface BarnsProps {
  readonly visible: VisibleInstances;
  readonly search: string;
  readonly arrival: Arrival | null;
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
  readonly onAdd: () => void;
}

/** A card a barn; or why there is none. */
export function Barns({ visible, search, arrival, onAsk, onAdd }: BarnsProps) {
  const { t } = useTexts('mf-auth');
  if (visible.total === 0) {
    return (
      <EmptyState
        icon="barn"
        hint={t('selectBarn.empty')}
        action={
          <Button kind="primary" icon="add" onClick={onAdd}>
            {t('addBarn.action')}
          </Button>
        }
      />
    );
  }
  if (visible.barns.length === 0) return <EmptyState hint={t('selectBarn.noMatch', { search: search.trim() })} />;
  return (
    <ul className={styles.grid}>
      {visible.barns.map((instance) => (
        <li key={instance.globalUniqueIdentifier}>
          <BarnCard instance={instance} target={targetAt(instance.globalUniqueIdentifier, arrival)} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}
