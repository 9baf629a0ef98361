import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, useGrowingCount } from '@barnwatch/shared/ui';
import { memo } from 'react';
import type { Arrival } from '../../access/arrival/arrival';
import { targetAt } from '../../access/arrival/arrival';
import { BarnCard } from './barn-card';
import type { InstanceDialogKind } from './barn-dialog';
import { firstBarns, type GroupedBarns, type GroupPlaces, groupedBarns } from './barn-groups';
import styles from './select-barn.module.css';
import type { VisibleInstances } from './visible-instances';

/** More cards than fit on a large screen, and as many as are drawn within one frame on a slow phone. */
const growth = { first: 24, step: 24 } as const;

export interface BarnsProps {
  readonly visible: VisibleInstances;
  readonly places: GroupPlaces;
  readonly search: string;
  readonly arrival: Arrival | null;
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
  readonly onAdd: () => void;
}

/** A card a barn, many barns in groups; or why there is none. */
export const Barns = memo(function Barns({ visible, places, search, arrival, onAsk, onAdd }: BarnsProps) {
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
  if (!visible.grouped) return <Cards barns={visible.barns} level={2} arrival={arrival} onAsk={onAsk} />;
  return <Groups groups={groupedBarns(places, visible.barns)} arrival={arrival} onAsk={onAsk} />;
});

interface GroupsProps extends Pick<BarnsProps, 'arrival' | 'onAsk'> {
  readonly groups: readonly GroupedBarns[];
}

function Groups({ groups, arrival, onAsk }: GroupsProps) {
  const { t } = useTexts('mf-auth');
  const count = useGrowingCount(
    groups.reduce((sum, { barns }) => sum + barns.length, 0),
    growth,
  );
  const sizes = new Map(groups.map(({ group, barns }) => [group, barns.length]));
  return firstBarns(groups, count).map(({ group, barns }) => (
    <section key={group} className={styles.group} aria-labelledby={`barns-${group}`}>
      <h2 id={`barns-${group}`} className={styles.groupTitle}>
        {t(`group.${group}`)} <span className={styles.groupCount}>{sizes.get(group)}</span>
      </h2>
      <Cards barns={barns} level={3} arrival={arrival} onAsk={onAsk} />
    </section>
  ));
}

interface CardsProps extends Pick<BarnsProps, 'arrival' | 'onAsk'> {
  readonly barns: readonly InstanceView[];
  readonly level: 2 | 3;
}

function Cards({ barns, level, arrival, onAsk }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {barns.map((instance) => (
        <li key={instance.globalUniqueIdentifier}>
          <BarnCard
            instance={instance}
            target={targetAt(instance.globalUniqueIdentifier, arrival)}
            level={level}
            onAsk={onAsk}
          />
        </li>
      ))}
    </ul>
  );
}
