import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import factStyles from '../../incident-records/cards/facts.module.css';
import { TimeFact } from '../../incident-records/cards/time-fact';
import type { Incident } from '../../incident-records/record/incident';
import styles from './incident-list.module.css';

/** When an incident was opened, changed last, and closed. */
export function CardTimes({ incident }: { readonly incident: Incident }) {
  const { t } = useTexts('mf-incidents');
  const { openedAt, lastUpdated, closedAt } = incident;
  return (
    <dl className={`${factStyles.facts} ${styles.times}`}>
      <TimeFact label={t('card.opened')} timeMs={openedAt} />
      <div>
        <dt>{t('card.lastUpdate')}</dt>
        <dd>
          {/* The exact time in words too: a tooltip is neither for fingers nor for the keyboard. */}
          <Age since={lastUpdated} plain />
          {lastUpdated !== openedAt && <span className={styles.exact}> · {formatDateTime(lastUpdated)}</span>}
        </dd>
      </div>
      {closedAt !== null && <TimeFact label={t('card.closed')} timeMs={closedAt} />}
    </dl>
  );
}
