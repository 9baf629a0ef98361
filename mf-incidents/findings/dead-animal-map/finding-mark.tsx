import { Icon, type IconName } from '@barnwatch/shared/ui';
import type { FindingState } from '../dead-animals/finding';
import styles from './finding-mark.module.css';

/** Drawing and shape of a state: colour is never the only mark. */
export const stateIcons = {
  found: 'warning',
  collected: 'check',
  notDead: 'pig',
} as const satisfies Readonly<Record<FindingState, IconName>>;

/** The number of a finding in the shape of its state. */
export function FindingMark({ state, number }: { readonly state: FindingState; readonly number: number }) {
  return (
    <span className={styles.mark} data-state={state} data-number={number} aria-hidden="true">
      {state === 'collected' && <Icon name="check" size={12} />}
    </span>
  );
}
